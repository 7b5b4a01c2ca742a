# What only the web client says of Architectura. The words of the game itself are those of the
# edition and of `architectura.ftl`.

web-game-architectura = Architectura
web-about-architectura = Ponha cartas quadradas ao longo das ruas. Cada novo edifício se mede com o vizinho, que aumenta, diminui ou é destruído.

web-ar-city = A cidade
web-ar-hand = Sua mão
web-ar-deck = { $count ->
    [0] nenhuma carta no seu baralho
    [one] { $count } carta no seu baralho
   *[other] { $count } cartas no seu baralho
}
web-ar-tokens = { $count ->
    [0] nenhuma ficha livre
    [one] { $count } ficha livre
   *[other] { $count } fichas livres
}
web-ar-new-hand = Nova mão
web-ar-new-hand-note = uma vez por partida, antes de jogar
web-ar-search = Procurar no baralho
web-ar-where = rua { $street }, quadra { $column }
web-ar-space-empty = Espaço vazio, { $place }
web-ar-space-reserved = Espaço reservado por { $owner }, { $place }
web-ar-space-card = { $card } de { $owner }, vale { $value }, { $place }
web-ar-space-protected = { $card } de { $owner }, vale { $value }, carta protegida, { $place }
web-ar-space-fallen = { $card } de { $owner }, carta destruída, { $place }
web-ar-lock-third = muitas seguidas
web-ar-lock-reserved = reservado
web-ar-turns = { $from } → { $to }
web-ar-falls = { $value } destruída
web-ar-stays = { $value } fica
web-ar-protected = protegida
web-ar-zone-falls = destruída
web-ar-zone-down = diminui
web-ar-zone-up = aumenta
web-ar-ruler = A carta nova vale { $fresh }; a da esquerda, { $left }.
web-ar-ruler-alone = A carta nova vale { $fresh }; não há nada com que comparar.
web-ar-if-built = { $card }: se você construir aqui
web-ar-if-done = O que isto faz
web-ar-quiet = Nenhuma outra carta muda.
web-ar-choose = Escolha uma carta da sua mão.
web-ar-point = Escolha um espaço dourado. Cada um mostra o que acontece com a carta à esquerda.
web-ar-score = { $from ->
    [0] { $name }: { $from } pontos antes, { $to } depois
    [one] { $name }: { $from } ponto antes, { $to } depois
   *[other] { $name }: { $from } pontos antes, { $to } depois
}
web-ar-turn-cw = Sentido horário
web-ar-turn-ccw = Sentido anti-horário
web-ar-front = Diante de { $owner }:
web-ar-beside = Ao lado:
web-ar-removed = Fora da partida:
web-ar-your-deck = Seu baralho
web-ar-given = Trocadas por outras
web-ar-about = Sobre a carta { $card }
web-ar-seat-hand = { $count ->
    [0] nenhuma carta na mão, no máximo { $limit }
    [one] { $count } carta na mão, no máximo { $limit }
   *[other] { $count } cartas na mão, no máximo { $limit }
}
web-ar-seat-deck = { $count ->
    [0] nenhuma carta no baralho
    [one] { $count } carta no baralho
   *[other] { $count } cartas no baralho
}
web-ar-standing = { $count } de pé
web-ar-fallen = { $count ->
    [one] { $count } destruída
   *[other] { $count } destruídas
}
web-ar-hand-seen = Vistas na mão:
web-ar-unseen = Na mão ou no baralho:
web-ar-taken = Recebidas em troca:
