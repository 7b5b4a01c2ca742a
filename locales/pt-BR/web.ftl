# What only the web client says.

## Queen’s Architect board. The words of the game itself are those of the edition

web-qa-part-star = Estrela
web-qa-part-map = Mapa
web-qa-part-billboard = Quadro
web-qa-part-tavern = Taverna
web-qa-performance = desempenho
web-qa-free = livre
web-qa-start = início
web-qa-top-price = preço da 1ª linha
web-qa-step = Espaço { $space }, um passo por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
web-qa-site = próximo local: { $deduction ->
    [0] sem desconto
   *[other] −{ $deduction }
}
web-qa-craftsman = { $name }: desempenho { $performance }, { $jobs ->
    [one] resta { $jobs } trabalho
   *[other] restam { $jobs } trabalhos
}, reparo { $repair }
web-qa-talers = { $count ->
    [one] táler
   *[other] táleres
}
web-qa-bonds = { $count ->
    [one] título
   *[other] títulos
}
web-qa-markers = { $left } de { $all } marcadores de construção
web-qa-per-visit = títulos por visita, { $talers ->
    [one] { $talers } táler cada
   *[other] { $talers } táleres cada
}
web-qa-fees = 1 a { $most } guildas custam { $fees }
web-qa-most = Máximo por lugar:
web-qa-roads = Viagem de 1 a { $most } custa
web-qa-display = Artesãos iniciais
web-qa-palace = Para construir o palácio
web-qa-need-track = Trilha: { $space } de { $all }
web-qa-need-capital = Na capital
web-qa-need-performance = Desempenho { $sum }
web-qa-need-action = Em “{ $action }”
web-qa-contributed = No palácio:
web-qa-met = (cumprido)
web-qa-unmet = (ainda não)

## West Kingdom board

web-wk-you = (você)
web-wk-or = ou
web-wk-of = { $count } de { $most }
web-wk-answers = Respostas
web-wk-group = { $name }: { $count ->
    [one] { $count } trabalhador
   *[other] { $count } trabalhadores
}
web-wk-trades = { $count ->
    [0] nenhuma troca
    [one] { $count } troca
   *[other] { $count } trocas
}
web-wk-captures = { $count ->
    [one] { $count } captura
   *[other] { $count } capturas
}
web-wk-actions = { $count ->
    [one] { $count } ação
   *[other] { $count } ações
}
web-wk-hire = { $columns ->
    [one] contratar da coluna 1
   *[other] contratar das colunas 1 a { $columns }
}
web-wk-hire-short = contratar
web-wk-hire-free = contratar qualquer um
web-wk-hire-price = { $price } para contratar
web-wk-build-or-advance = construir ou avançar
web-wk-building-pile = Pilha de construções
web-wk-no-cathedral = sem Catedral
web-wk-tax-ignored = { $count ->
    [one] { $from }–{ $to } ignoram { $count } taxa
   *[other] { $from }–{ $to } ignoram { $count } taxas
}
web-wk-market-closed = Mercado Negro fechado
web-wk-virtue-level = Virtude { $level }, { $vp } PV
web-wk-reset-prison = Na atualização: { $threshold } ou mais aqui perdem { $virtue } virtude; quem tem mais recebe { $debt ->
    [one] { $debt } débito
   *[other] { $debt } débitos
}
web-wk-spaces = { $filled } de { $spaces }
web-wk-beside = { $count ->
    [one] { $count } trabalhador ao lado
   *[other] { $count } trabalhadores ao lado
}
web-wk-on-level = { $name }: nível { $level }
web-wk-your-workers = Seus trabalhadores
web-wk-workers = Trabalhadores livres
web-wk-captured = Capturados
web-wk-debts = Débitos
web-wk-apprentices = Aprendizes
web-wk-hand = Cartas de Construção na mão
web-wk-choice = Cartas para escolher
web-wk-no-cards = Nenhuma carta de Construção na mão
web-wk-can-be-built = pode ser construída
web-wk-sealed = sua escolha
web-wk-short = falta: { $what }
web-wk-missing = sem { $what }
web-wk-built = { $count ->
    [one] { $count } obra
   *[other] { $count } obras
}
web-wk-work = trabalho { $work } de { $threshold }
web-wk-tab-board = Tabuleiro
web-wk-tab-workshop = Oficina
web-wk-tab-halls = Edifícios
web-wk-tab-players = Jogadores
web-wk-fx-none = sem habilidade
web-wk-fx-place-worker = { $location }: mais { $gain }
web-wk-fx-storehouse-trade = Depósito Real: { $pay } por { $gain }
web-wk-fx-tax-stand-action = Posto Fiscal: { $helps ->
    [gain] { $gain }
   *[less] perde { $less } a menos
}
web-wk-fx-town-centre-action = Centro da Cidade: paga { $less } a menos
web-wk-fx-black-market-action = Mercado Negro: { $helps ->
    [gain] { $gain }
   *[less] { $less } a menos
}
web-wk-fx-debt-paid = Por débito quitado: { $gain }
web-wk-fx-cathedral-advance = Por nível da Catedral: { $gain }
web-wk-fx-black-market-reset = Na atualização, sem trabalhadores na Prisão: { $gain }
web-wk-fx-black-market-reset-release = Na atualização: liberte até { $count } de seus trabalhadores da Prisão
web-wk-fx-gain = Na hora: { $gain }
web-wk-fx-gain-choice = Na hora: { $first } ou { $second }
web-wk-fx-gain-per = Na hora: { $gain } a cada { $per } { $of }
web-wk-fx-hire-free = Na hora: contrate { $count } sem custo
web-wk-fx-capture-free = Na hora: { $count ->
    [one] { $count } captura
   *[other] { $count } capturas
} sem custo
web-wk-fx-choice = Na hora: uma captura ou um resgate sem custo
web-wk-fx-take-debt = Na hora: receba { $count ->
    [one] { $count } débito
   *[other] { $count } débitos
}
web-wk-fx-destroy-unpaid-debt = Na hora: destrua { $count ->
    [one] { $count } débito
   *[other] { $count } débitos
}
web-wk-fx-release-own-from-prison = Na hora: todos os seus trabalhadores saem da Prisão
web-wk-fx-discard-building-for = Na hora: { $count ->
    [one] { $count } carta de Construção
   *[other] { $count } cartas de Construção
} sob a pilha por { $gain }
web-wk-fx-all-players-gain = Na hora: todos ganham { $gain }
web-wk-fx-all-players-lose = Na hora: quem tem { $threshold } ou mais trabalhadores na Prisão perde { $virtue } virtude
web-wk-fx-vp-per = No fim: { $vp } PV a cada { $per } { $of }
web-wk-fx-vp-if-most = No fim: { $vp } PV para quem tem mais { $of }
web-wk-fx-vp-if-no-unpaid-debt = No fim: { $vp } PV sem débito não quitado
web-wk-fx-unpaid-debt-vp-delta = No fim: { $vp } PV por débito seu não quitado
web-wk-fx-virtue-per = No fim: { $virtue } virtude a cada { $per } { $of }
web-wk-fx-virtue-if-most = No fim: { $virtue } virtude para quem tem mais { $of }
web-wk-fx-lose-virtue = No fim: perca { $virtue } virtude
web-wk-of-virtue = virtude
web-wk-of-clay = argila
web-wk-of-wood = madeira
web-wk-of-stone = pedra
web-wk-of-gold = ouro
web-wk-of-marble = mármore
web-wk-of-silver = prata
web-wk-of-clay-wood-stone-total = argila, madeira e pedra somadas
web-wk-of-cathedral-level = níveis da Catedral
web-wk-of-paid-debt = débitos quitados
web-wk-of-captured-worker-on-own-board = trabalhadores capturados
web-wk-of-own-constructed-building = construções suas
web-wk-of-apprentice-with-skill = aprendizes
web-wk-power-gold-marble-interchangeable = { $name }: ouro e mármore são um só recurso
web-wk-power-black-market-action-gain = { $name }: { $gain } a cada ação no Mercado Negro
web-wk-power-ignore-tax = { $name }: ignora mais { $tax } taxa em cada preço
web-wk-power-cathedral-no-discard = { $name }: nenhuma carta sai da mão pela Catedral
web-wk-power-workshop-hire = { $name }: contrata por { $less } a menos, até { $limit } aprendizes

## Architectura board

web-ar-city = A cidade
web-ar-hand = Sua mão
web-ar-deck = { $count ->
    [one] { $count } carta no seu baralho
   *[other] { $count } cartas no seu baralho
}
web-ar-tokens = { $count ->
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
web-ar-falls = { $value } cai
web-ar-stays = { $value } fica
web-ar-protected = protegida
web-ar-zone-falls = cai
web-ar-zone-down = desce
web-ar-zone-up = sobe
web-ar-ruler = A carta nova vale { $fresh }; a da esquerda, { $left }.
web-ar-ruler-alone = A carta nova vale { $fresh }; não há nada com que comparar.
web-ar-if-built = { $card }: se você construir aqui
web-ar-if-done = O que isto faz
web-ar-quiet = Nenhuma outra carta muda.
web-ar-choose = Escolha uma carta da sua mão.
web-ar-point = Escolha um espaço dourado. Cada um mostra o que acontece com a carta à esquerda.
web-ar-score = { $name }: { $from } pontos antes, { $to } depois
web-ar-turn-cw = Sentido horário
web-ar-turn-ccw = Sentido anti-horário
web-ar-front = Diante de { $owner }:
web-ar-beside = Ao lado:
web-ar-removed = Fora da partida:
web-ar-additional = Cartas adicionais
web-ar-your-deck = Seu baralho
web-ar-given = Trocadas por outras
