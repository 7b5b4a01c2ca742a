# What only the web client says of Architects of the West Kingdom. The words of the game itself are those of the
# edition and of `west-kingdom.ftl`.

web-game-west-kingdom = Arquitetos do Reino Ocidental
web-about-west-kingdom = Coloque trabalhadores, capture os dos rivais e escolha entre um nome limpo e um lucro rápido.
web-wk-reset = atualização
web-wk-last-turns = fim

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
web-wk-build-or-advance = finalizar ou avançar
web-wk-building-pile = Monte de Construções
web-wk-no-cathedral = sem Catedral
web-wk-tax-ignored = { $count ->
    [one] { $from }–{ $to } ignoram { $count } taxa
   *[other] { $from }–{ $to } ignoram { $count } taxas
}
web-wk-market-closed = Mercado Negro fechado
web-wk-virtue-level = Virtude { $level }, { $vp } PV
web-wk-reset-prison = Na atualização: { $threshold } ou mais aqui perdem { $virtue } Virtude; quem tem mais recebe { $debt ->
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
web-wk-can-be-built = pode ser finalizada
web-wk-sealed = sua escolha
web-wk-short = falta: { $what }
web-wk-missing = sem { $what }
web-wk-work = trabalho { $work } de { $threshold }
web-wk-tab-board = Tabuleiro
web-wk-tab-workshop = Oficina
web-wk-tab-halls = Prefeitura
web-wk-tab-hand = Mão
web-wk-constructed = Finalizadas
web-wk-no-apprentices = nenhum aprendiz ainda
web-wk-nothing-built = nada finalizado ainda
web-wk-no-captives = nenhum capturado
web-wk-unpaid = { $count ->
    [one] { $count } não quitado
   *[other] { $count } não quitados
}
web-wk-paid = { $count ->
    [one] { $count } quitado
   *[other] { $count } quitados
}
web-wk-level = nível { $level } ({ $vp } PV)
web-wk-crew = { $free } disponíveis · { $board } no tabuleiro · { $prison } na Prisão · { $held } capturados por outros
web-wk-have = você tem { $count }
