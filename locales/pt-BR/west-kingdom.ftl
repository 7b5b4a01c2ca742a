# Arquitetos do Reino Ocidental. As palavras do jogo são as do manual em português.

## O nome do jogo

game-west-kingdom = Arquitetos do Reino Ocidental

## O adversário de um jogador só, dentro de uma frase e no começo dela

wk-house-rival = o rival da casa
wk-house-rival-name = Rival da casa
wk-house-rival-begins = O rival da casa

## Tanto de alguma coisa, sozinho ou em uma lista: 2 argilas e 1 ouro. Nada de nada se diz “nada”

wk-amount-clay = { $count ->
    [one] { $count } argila
   *[other] { $count } argilas
}
wk-amount-wood = { $count ->
    [one] { $count } madeira
   *[other] { $count } madeiras
}
wk-amount-stone = { $count ->
    [one] { $count } pedra
   *[other] { $count } pedras
}
wk-amount-gold = { $count ->
    [one] { $count } ouro
   *[other] { $count } ouros
}
wk-amount-marble = { $count ->
    [one] { $count } mármore
   *[other] { $count } mármores
}
wk-amount-silver = { $count ->
    [one] { $count } prata
   *[other] { $count } pratas
}
wk-amount-tax = { $count ->
    [one] { $count } taxa
   *[other] { $count } taxas
}
wk-amount-wood-or-stone = { $count ->
    [one] { $count } madeira ou pedra
   *[other] { $count } madeiras ou pedras
}
wk-amount-clay-wood-or-stone = { $count ->
    [one] { $count } argila, madeira ou pedra
   *[other] { $count } argilas, madeiras ou pedras
}
wk-amount-virtue = { $count ->
    [one] { $count } Virtude
   *[other] { $count } Virtudes
}
wk-amount-building-card = { $count ->
    [one] { $count } carta de Construção
   *[other] { $count } cartas de Construção
}
wk-amount-debt = { $count ->
    [one] { $count } débito
   *[other] { $count } débitos
}
wk-amount-worker = { $count ->
    [one] { $count } trabalhador
   *[other] { $count } trabalhadores
}

## O tipo de palavra que o texto de uma ação pede: “…” deveria ser …

wk-word-location = um local, como “quarry”
wk-word-open-location = um local onde se podem capturar trabalhadores, como “forest”
wk-word-dig = “clay” ou “gold”
wk-word-row = uma linha de aprendizes, 1 (em cima) ou 2 (embaixo)
wk-word-column = uma coluna de aprendizes, de 1 (à esquerda) a 4 (à direita)
wk-word-ransom = “silver”, “debt” ou “free”
wk-word-option = 1 ou 2
wk-word-debts = um número de débitos, como “1”
wk-word-workers = um número de trabalhadores, como “2”
wk-word-mix = um número de recursos, como “2”, com 12 no máximo ao todo
wk-word-mix-good = “clay”, “wood” ou “stone”, cada um uma vez e nesta ordem
wk-word-trade = “1”, “2” ou um aprendiz que traz uma troca, como “merchant_gold”
wk-word-building = uma construção, como “well”
wk-word-apprentice = um aprendiz, como “squire_gold”
wk-word-seat = um lugar, de 0 a 4

## Perguntas. O nome de um local ou de um jogador nunca vem depois de “em”, “de” ou “a”, que pediriam artigo

wk-ask-nothing = Não há nada a decidir.
wk-ask-draft = Carta { $pick } de { $keep }: qual Construção você mantém? As outras passam para a esquerda.
wk-ask-draft-last = Carta { $pick } de { $keep }: qual Construção você mantém? As outras vão para baixo do monte.
wk-ask-turn = Sua vez: onde você coloca um trabalhador? Você tem { $workers }.
wk-ask-last-turn = Seu último turno: onde você coloca um trabalhador? Você tem { $workers }.
wk-ask-recall = Você não tem mais trabalhadores para colocar. De onde você pega um de volta? O turno é só isso.
wk-ask-dig = O que você procura nas Minas?
wk-ask-workshop = Oficina: quem você contrata, ou você compra cartas de Construção? Você { $silver ->
    [nada] não tem prata
   *[other] tem { $silver }
}.
wk-ask-trades = { $left ->
    [one] Depósito Real: que troca você faz? Você ainda pode fazer uma.
   *[other] Depósito Real: que troca você faz? Você ainda pode fazer { $left }.
}
wk-ask-mix-trade = O que você paga por { $gain }? O preço, à escolha: { $pay }.
wk-ask-mix-advance = O que você paga pelo nível { $level } da Catedral? O preço, à escolha: { $pay }.
wk-ask-captures = { $left ->
    [one] Centro da Cidade: que trabalhadores você captura? Você ainda pode fazer uma captura, { $price ->
        [nada] sem custo
       *[other] por { $price }
    }.
   *[other] Centro da Cidade: que trabalhadores você captura? Você ainda pode fazer { $left } capturas, a próxima { $price ->
        [nada] sem custo
       *[other] por { $price }
    }.
}
wk-ask-captures-building = { $left ->
    [one] { $building }: que trabalhadores você captura, sem custo?
   *[other] { $building }: que trabalhadores você captura, sem custo? Restam { $left } capturas.
}
wk-ask-capture-or-ransom = { $left ->
    [one] { $building }: que trabalhadores você captura, ou você resgata os seus? As duas coisas são sem custo.
   *[other] { $building }: que trabalhadores você captura, até { $left } vezes, ou você resgata os seus? As duas coisas são sem custo.
}
wk-ask-guardhouse = { $left ->
    [one] Quartel: o que você faz? Você ainda tem uma ação, e { $silver ->
        [nada] nenhuma prata
       *[other] { $silver }
    }.
   *[other] Quartel: o que você faz? Você ainda tem { $left } ações, e { $silver ->
        [nada] nenhuma prata
       *[other] { $silver }
    }.
}
wk-ask-guildhall = Prefeitura: o que você finaliza, ou você avança na Catedral?
wk-ask-market-middle = { $cards ->
    [0] Mercado Negro: quem você contrata sem custo? O monte de Construções está vazio.
    [one] Mercado Negro: quem você contrata sem custo, ou você pega a última carta de Construção?
   *[other] Mercado Negro: quem você contrata sem custo, ou você olha { $cards } cartas de Construção, para ficar com { $keep }?
}
wk-ask-look = { $left ->
    [one] Você olha { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } de Construção. Com qual você fica? O resto vai para baixo do monte.
   *[other] Você olha { $cards } cartas de Construção, para ficar com { $left }. Com qual você fica agora? O resto vai para baixo do monte.
}
wk-ask-free-hire = { $left ->
    [one] { $building }: quem você contrata, sem custo?
   *[other] { $building }: quem você contrata, sem custo? Restam { $left } contratações.
}
wk-ask-dismiss = { $limit ->
    [one] Você só pode ter { $limit } aprendiz. Quem sai, para dar lugar à carta { $apprentice }?
   *[other] Você tem { $limit } aprendizes, o máximo permitido. Quem sai, para dar lugar à carta { $apprentice }?
}
wk-ask-discard-limit = { $left ->
    [one] Ficam na mão no máximo { $limit } cartas de Construção. Qual vai para baixo do monte?
   *[other] Ficam na mão no máximo { $limit } cartas de Construção, e { $left } precisam ir para baixo do monte. Qual vai agora?
}
wk-ask-discard-cathedral = { $left ->
    [one] A Catedral pede uma carta de Construção da sua mão. Qual vai para baixo do monte?
   *[other] A Catedral pede { $left } cartas de Construção da sua mão. Qual vai agora para baixo do monte?
}
wk-ask-discard-building = { $left ->
    [one] { $building }: qual carta da sua mão vai para baixo do monte, por { $gain }?
   *[other] { $building }: quais cartas da sua mão vão para baixo do monte, { $left } por { $gain }? Escolha uma.
}
wk-ask-discard-deal = { $left ->
    [one] Você joga contra o rival da casa (nosso, não o oficial). Você recebeu uma carta de Construção a mais. Qual vai para baixo do monte?
   *[other] Você joga contra o rival da casa (nosso, não o oficial). Você recebeu { $left } cartas de Construção a mais. Qual vai agora para baixo do monte?
}
wk-ask-choose = { $building }: qual das duas você escolhe?
wk-ask-destroy = { $most ->
    [one] Você destrói um débito? Você tem { $debts }.
   *[other] Quantos débitos você destrói, no máximo { $most }? Você tem { $debts }.
}
wk-ask-reset = O Mercado Negro é atualizado, e você tem { $workers } na Prisão. Quantos você liberta?
wk-ask-reset-order = O Mercado Negro é atualizado, e você tem { $workers } na Prisão. Quantos você liberta, ou quem age antes disso?

## Respostas, como linhas de uma lista numerada. Entre parênteses depois de um aprendiz, o que o distingue dos que têm o mesmo nome

wk-do-keep = Manter { $building }: { $cost }; { $vp } PV{ $virtue ->
    [none] { "" }
   *[other] , virtude { $virtue }
}{ $skills ->
    [nada] { "" }
   *[other] ; { $skills }
}
wk-do-discard = Pôr embaixo do monte: { $building } ({ $cost }; { $vp } PV{ $virtue ->
    [none] { "" }
   *[other] , virtude { $virtue }
}{ $skills ->
    [nada] { "" }
   *[other] ; { $skills }
})
wk-do-discard-for = Por { $gain }, pôr embaixo do monte: { $building } ({ $cost }; { $vp } PV{ $virtue ->
    [none] { "" }
   *[other] , virtude { $virtue }
}{ $skills ->
    [nada] { "" }
   *[other] ; { $skills }
})
wk-do-place = { $location }: { $gain }
wk-do-place-mines = { $location }: { $clay }, ou { $gold }
wk-do-place-storehouse-idle = { $location }: nenhuma troca é possível agora
wk-do-place-storehouse = { $count ->
    [one] { $location }: uma troca
   *[other] { $location }: até { $count } trocas
}
wk-do-place-workshop = { $location }: contratar { $columns ->
    [one] na primeira coluna
   *[other] nas { $columns } primeiras colunas
}, ou { $cards ->
    [0] não comprar nada, pois o monte de Construções está vazio
    [one] comprar { $cards } carta de Construção
   *[other] comprar { $cards } cartas de Construção
}
wk-do-place-town-centre = { $count ->
    [one] { $location }: uma captura, { $price ->
        [nada] sem custo
       *[other] por { $price }
    }
   *[other] { $location }: até { $count } capturas, a primeira { $price ->
        [nada] sem custo
       *[other] por { $price }
    }
}
wk-do-place-tax-stand = { $location }: pegar { $gain }{ $loss ->
    [nada] { "" }
   *[other] , perder { $loss }
}
wk-do-place-guardhouse = { $count ->
    [one] { $location }: uma ação
   *[other] { $location }: até { $count } ações
}
wk-do-place-market = { $location }: { $price ->
    [nada] não pagar nada
   *[other] pagar { $price }
}{ $loss ->
    [nada] { "" }
   *[other] , perder { $loss }
}, receber { $gain }{ $reset ->
    [0] { "" }
   *[other] ; depois, uma atualização do Mercado Negro
}
wk-do-place-market-middle = { $location }: { $price ->
    [nada] não pagar nada
   *[other] pagar { $price }
}{ $loss ->
    [nada] { "" }
   *[other] , perder { $loss }
}, contratar qualquer aprendiz { $cards ->
    [0] (o monte de Construções está vazio)
    [one] ou pegar a última carta de Construção
   *[other] ou ficar com { $keep } de { $cards } cartas de Construção
}{ $gain ->
    [nada] { "" }
   *[other] , receber { $gain }
}{ $reset ->
    [0] { "" }
   *[other] ; depois, uma atualização do Mercado Negro
}
wk-do-place-guildhall = { $location }, espaço { $space } de { $spaces }: finalizar, ou avançar na Catedral
wk-do-place-guildhall-reset = { $location }, espaço { $space } de { $spaces }: finalizar, ou avançar na Catedral; depois, uma atualização do Mercado Negro
wk-do-place-guildhall-end = { $location }, espaço { $space } de { $spaces }: finalizar, ou avançar na Catedral; depois, todos têm um último turno
wk-do-place-beside-guildhall = { $location }, ao lado: finalizar, ou avançar na Catedral
wk-do-place-prison = { $location }
wk-do-recall = Pegar um trabalhador de volta: { $location }
wk-do-recall-held = Pegar um trabalhador de volta do tabuleiro de um oponente: { $holder }
wk-do-dig = Pegar { $gain }
wk-do-trade = Trocar { $pay } por { $gain }
wk-do-trade-apprentice = Trocar { $pay } por { $gain } ({ $apprentice })
wk-do-pay = Pagar { $mix }
wk-do-hire = Contratar { $apprentice }{ $pay ->
    [nada] { $gain ->
        [nada] { "" }
       *[other] { " " }({ $gain })
    }
   *[other] { " " }({ $pay } por { $gain })
}, linha { $row }, coluna { $column }: { $price ->
    [nada] não pagar nada
   *[other] pagar { $price }
}{ $skips ->
    [nada] { "" }
   *[other] , pôr { $skips } nas cartas puladas
}{ $coins ->
    [nada] { "" }
   *[other] , pegar { $coins } com a carta
}{ $virtue ->
    [none] { "" }
   *[other] , virtude { $virtue }
}{ $skills ->
    [nada] { "" }
   *[other] ; { $skills }
}
wk-do-hire-free = Contratar sem custo { $apprentice }{ $pay ->
    [nada] { $gain ->
        [nada] { "" }
       *[other] { " " }({ $gain })
    }
   *[other] { " " }({ $pay } por { $gain })
}, linha { $row }, coluna { $column }{ $coins ->
    [nada] { "" }
   *[other] , e pegar { $coins } com a carta
}{ $virtue ->
    [none] { "" }
   *[other] , virtude { $virtue }
}{ $skills ->
    [nada] { "" }
   *[other] ; { $skills }
}
wk-do-hire-nobody = Contratar, linha { $row }, coluna { $column }
wk-do-draw = { $gain ->
    [nada] Não comprar nada: o monte de Construções está vazio
   *[other] Comprar { $gain }
}
wk-do-look = { $cards ->
    [0] Não pegar carta: o monte de Construções está vazio
    [one] Pegar a última carta de Construção
   *[other] Olhar { $cards } cartas de Construção e ficar com { $keep }
}
wk-do-dismiss = Descartar { $apprentice }{ $pay ->
    [nada] { $gain ->
        [nada] { "" }
       *[other] { " " }({ $gain })
    }
   *[other] { " " }({ $pay } por { $gain })
}
wk-do-capture = Capturar { $workers } ({ $owner }, { $location }){ $price ->
    [nada] { "" }
   *[other] { " " }por { $price }
}
wk-do-capture-own = Recolher { $workers } da sua cor ({ $location }){ $price ->
    [nada] { "" }
   *[other] { " " }por { $price }
}
wk-do-imprison = Enviar { $workers } para a Prisão por { $gain }
wk-do-release = Libertar { $workers } da Prisão
wk-do-ransom-silver = Resgatar { $workers } por { $price }
wk-do-ransom-debt = Resgatar { $workers }: pegar { $debts }, perder { $loss }
wk-do-ransom-free = Resgatar { $workers } sem custo
wk-do-settle = Quitar um débito: { $price } por { $gain }
wk-do-construct = Finalizar { $building } por { $cost }: { $vp } PV{ $virtue ->
    [none] { "" }
   *[other] , virtude { $virtue }
}
wk-do-advance = Avançar ao nível { $level } da Catedral por { $cost }{ $discard ->
    [nada] { "" }
   *[other] , com { $discard } da sua mão
}: { $vp } PV{ $rewards ->
    [0] { "" }
   *[other] , e uma carta de Recompensa
}
wk-do-advance-top = Avançar na Catedral
wk-do-choose = Pegar { $gain }
wk-do-destroy = { $debts ->
    [0] Não destruir nenhum débito
    [one] Destruir { $debts } débito
   *[other] Destruir { $debts } débitos
}
wk-do-act = Usar primeiro { $apprentice }{ $gain ->
    [nada] { "" }
   *[other] : { $gain }
}
wk-do-act-idle = Usar primeiro { $apprentice } ({ $gain }): em vão, enquanto você tem trabalhadores na Prisão
wk-do-free = { $workers ->
    [0] Não libertar ninguém da Prisão
    [one] Libertar { $workers } trabalhador da Prisão
   *[other] Libertar { $workers } trabalhadores da Prisão
}
wk-do-done = Parar por aqui
wk-do-done-trades = Parar de trocar
wk-do-done-captures = Parar de capturar
wk-do-done-guardhouse = Sair do Quartel
wk-do-decline = Dispensar isso
wk-do-decline-captures = Não capturar ninguém
wk-do-decline-hire = Não contratar ninguém
wk-do-decline-discard = Ficar com as suas cartas

## O que aconteceu, para o registro. Um jogador no começo de uma frase está ali em todas as línguas

wk-event-kept = { $seat } mantém { $building }.
wk-event-passed = Todos mantiveram uma carta, e o resto passa para a esquerda.
wk-event-received = { $seat } recebe { $buildings }.
wk-event-drew = { $seat } compra { $buildings }.
wk-event-drew-hidden = { $count ->
    [0] { $seat } não compra nada: o monte de Construções está vazio.
    [one] { $seat } compra { $count } carta de Construção.
   *[other] { $seat } compra { $count } cartas de Construção.
}
wk-event-looked = { $seat } olha { $buildings }.
wk-event-looked-hidden = { $count ->
    [one] { $seat } olha { $count } carta de Construção.
   *[other] { $seat } olha { $count } cartas de Construção.
}
wk-event-took-looked = { $seat } mantém { $building }.
wk-event-took-looked-hidden = { $seat } fica com uma dessas cartas.
wk-event-chose = { $seat } escolhe o que vai para baixo do monte: { $building }.
wk-event-put-under = { $seat } põe embaixo do monte: { $buildings }.
wk-event-put-under-hidden = { $count ->
    [one] { $seat } põe { $count } carta de Construção embaixo do monte.
   *[other] { $seat } põe { $count } cartas de Construção embaixo do monte.
}
wk-event-turn-began = Rodada { $round }, turno { $turn }: { $seat }.
wk-event-asked = { $seat } decide agora.
wk-event-placed = { $workers ->
    [one] { $seat } coloca um trabalhador: { $location }.
   *[other] { $seat } coloca um trabalhador: { $location }, onde agora tem { $workers }.
}
wk-event-placed-in-guildhall = { $space ->
    [0] { $seat } põe um trabalhador ao lado da Prefeitura.
   *[other] { $seat } coloca um trabalhador na Prefeitura, no espaço { $space }.
}
wk-event-recalled = { $seat } pega um trabalhador de volta: { $location }.
wk-event-recalled-held = { $seat } pega um trabalhador de volta do tabuleiro de um oponente: { $holder }.
wk-event-skipped = { $seat } tem todos os trabalhadores na Prefeitura e perde a vez.
wk-event-gained = { $seat } recebe { $goods }.
wk-event-paid = { $seat } paga { $goods }.
wk-event-paid-tax = { $tax ->
    [one] { $seat } paga { $tax } taxa, que vai para o Posto Fiscal.
   *[other] { $seat } paga { $tax } taxas, que vão para o Posto Fiscal.
}
wk-event-virtue-changed = { $seat } { $change ->
    [-6] perde 6 Virtudes
    [-5] perde 5 Virtudes
    [-4] perde 4 Virtudes
    [-3] perde 3 Virtudes
    [-2] perde 2 Virtudes
    [-1] perde 1 Virtude
    [one] ganha { $change } Virtude
   *[other] ganha { $change } Virtudes
}: Virtude { $level }.
wk-event-virtue-lost = { $virtue ->
    [one] { $seat } está no fim da Trilha da Virtude: mais { $virtue } Virtude se perde.
   *[other] { $seat } está no fim da Trilha da Virtude: mais { $virtue } Virtudes se perdem.
}
wk-event-took-debts = { $debts ->
    [one] { $seat } pega { $debts } débito.
   *[other] { $seat } pega { $debts } débitos.
}
wk-event-destroyed-debts = { $debts ->
    [0] { $seat } não destrói nenhum débito.
    [one] { $seat } destrói { $debts } débito.
   *[other] { $seat } destrói { $debts } débitos.
}
wk-event-paid-debt = { $seat } quitou um débito.
wk-event-laid-coin = { $seat } põe uma moeda na carta { $apprentice }, linha { $row }, coluna { $column }.
wk-event-hired = { $coins ->
    [0] { $seat } contrata { $apprentice }, linha { $row }, coluna { $column }.
    [one] { $seat } contrata { $apprentice }, linha { $row }, coluna { $column }, e pega { $coins } prata com a carta.
   *[other] { $seat } contrata { $apprentice }, linha { $row }, coluna { $column }, e pega { $coins } pratas com a carta.
}
wk-event-dismissed = { $seat } descarta { $apprentice }, e a carta vai para baixo do monte.
wk-event-refilled = { $apprentice } entra na linha { $row } da Oficina.
wk-event-slid = A linha { $row } da Oficina desliza para a esquerda, e não há mais carta para completá-la.
wk-event-took-taxes = { $silver ->
    [one] { $seat } pega { $silver } prata no Posto Fiscal.
   *[other] { $seat } pega { $silver } pratas no Posto Fiscal.
}
wk-event-captured = { $workers ->
    [one] { $seat } captura { $workers } trabalhador ({ $owner }, { $location }).
   *[other] { $seat } captura { $workers } trabalhadores ({ $owner }, { $location }).
}
wk-event-rounded-up = { $workers ->
    [one] { $seat } recolhe { $workers } trabalhador próprio ({ $location }).
   *[other] { $seat } recolhe { $workers } trabalhadores próprios ({ $location }).
}
wk-event-imprisoned = { $workers ->
    [one] { $seat } envia { $workers } trabalhador ({ $owner }) para a Prisão.
   *[other] { $seat } envia { $workers } trabalhadores ({ $owner }) para a Prisão.
}
wk-event-released = { $workers ->
    [one] { $seat } liberta { $workers } trabalhador da Prisão.
   *[other] { $seat } liberta { $workers } trabalhadores da Prisão.
}
wk-event-ransomed = { $seat } resgata { $workers ->
    [one] { $workers } trabalhador, que estava com
   *[other] { $workers } trabalhadores, que estavam com
} { $holder }{ $by ->
    [silver] , pagando com prata
    [debt] , pegando um débito
   *[free] , sem custo
}.
wk-event-constructed = { $seat } finaliza { $building }.
wk-event-advanced = { $seat } avança ao nível { $level } da Catedral.
wk-event-rewarded = { $seat } revela uma carta: { $reward }.
wk-event-no-reward = { $seat } não encontra mais cartas de Recompensa.
wk-event-declined = { $seat } dispensa o que esta construção oferece: { $building }.
wk-event-reset-began = O Mercado Negro é atualizado.
wk-event-jailed = { $location }: um trabalhador ({ $seat }) vai para a Prisão.
wk-event-turned = { $card }: a carta é virada. À direita, o Mercado Negro agora oferece { $goods }.
wk-event-reshuffled = A pilha direita do Mercado Negro é embaralhada e vira a pilha esquerda.
wk-event-shown = À esquerda, o Mercado Negro agora oferece { $goods }.
wk-event-pile-empty = A pilha esquerda do Mercado Negro agora está vazia.
wk-event-reset-acted = { $acted ->
    [0] { $seat } tem trabalhadores na Prisão: { $apprentice } não rende nada.
   *[other] { $seat } usa { $apprentice }.
}
wk-event-end-began = { $seat } ocupou o último espaço da Prefeitura. Depois deste turno, todos têm mais um.
wk-event-rival-turned = O rival da casa vira uma carta: { $location }.
wk-event-rival-turned-market = O rival da casa vira uma carta: Mercado Negro.
wk-event-rival-skipped = { $location }: o rival da casa não pode ir para lá e vira outra carta.
wk-event-rival-skipped-market = Mercado Negro: o rival da casa não pode ir para lá e vira outra carta.
wk-event-rival-shuffled = O baralho do rival da casa é embaralhado.
wk-event-rival-worked = O contador de trabalho do rival da casa agora está em { $work }.
wk-event-rival-took-back = { $workers ->
    [one] { $seat } pega { $workers } trabalhador de volta: { $location }.
   *[other] { $seat } pega { $workers } trabalhadores de volta: { $location }.
}
wk-event-rival-built = { $seat } pega a construção de cima: { $building }.
wk-event-rival-removed = { $coins ->
    [0] O rival da casa tira { $apprentice } da Oficina.
    [one] O rival da casa tira { $apprentice } da Oficina, e { $coins } prata com a carta.
   *[other] O rival da casa tira { $apprentice } da Oficina, e { $coins } pratas com a carta.
}
wk-event-rival-took-reward = O rival da casa tira uma carta de Recompensa sem mostrá-la.
wk-event-rival-emptied = { $silver ->
    [one] O rival da casa esvazia o Posto Fiscal: { $silver } prata vai para o estoque comum.
   *[other] O rival da casa esvazia o Posto Fiscal: { $silver } pratas vão para o estoque comum.
}
wk-event-rival-idle = { $seat } não pode fazer nada.
wk-event-end-effects = { $debts ->
    [0] { $seat }: depois dos efeitos de final de jogo, Virtude { $level }, nenhum débito.
    [one] { $seat }: depois dos efeitos de final de jogo, Virtude { $level }, { $debts } débito não quitado.
   *[other] { $seat }: depois dos efeitos de final de jogo, Virtude { $level }, { $debts } débitos não quitados.
}
wk-event-stopped = { $rounds ->
    [one] A partida é interrompida após { $rounds } rodada.
   *[other] A partida é interrompida após { $rounds } rodadas.
}
wk-event-game-over = A partida terminou.

## Por que não

wk-no-over = A partida está encerrada.
wk-no-not-asked = Agora quem decide é outra pessoa; a sua vez vai chegar.
wk-no-other-question = Isso não responde à pergunta feita agora.
wk-no-not-dealt = Esta carta não está entre as que você pode manter: { $building }.
wk-no-not-looked-at = Esta carta não está entre as que você olha: { $building }.
wk-no-not-in-hand = Você não tem esta carta na mão: { $building }.
wk-no-already-chosen = Você já escolheu { $building }: escolha outra carta.
wk-no-not-placeable = Ninguém vai para a Prisão por vontade própria: coloque o seu trabalhador em outro lugar.
wk-no-empty-tax-stand = Não há prata no Posto Fiscal.
wk-no-first-capture = A primeira captura custa { $price }, e você { $silver ->
    [nada] não tem nenhuma
   *[other] só tem { $silver }
}.
wk-no-nothing-at-guardhouse = Você não tem nada a fazer no Quartel: nenhum trabalhador para enviar, libertar ou resgatar, e nenhum débito que possa quitar.
wk-no-space-taken = Quem ocupa este espaço até a próxima atualização é { $seat }: { $location }.
wk-no-too-virtuous = Com Virtude { $level }, o Mercado Negro está fechado para você.
wk-no-market-too-dear = Este espaço do Mercado Negro custa { $price }, e você { $silver ->
    [nada] não tem nenhuma
   *[other] só tem { $silver }
}.
wk-no-nothing-to-build = Você não pode finalizar nenhuma Construção da sua mão nem avançar na Catedral: a Prefeitura está fechada para você.
wk-no-worker-there = Você não tem trabalhador aqui: { $location }.
wk-no-stays-in-guildhall = Os trabalhadores ficam na Prefeitura até o fim da partida.
wk-no-not-from-there = Nenhum trabalhador volta de lá enquanto você tem outros em locais abertos: { $location }.
wk-no-not-from-board = Você não pode pegar um trabalhador de volta deste tabuleiro ({ $holder }): você não tem nenhum ali, ou tem outros em locais abertos.
wk-no-gold = Para pegar ouro, você precisa de mais trabalhadores nas Minas.
wk-no-such-trade = Esta troca pede um aprendiz que você não tem: { $apprentice }.
wk-no-trader = Este aprendiz não traz nenhuma troca: { $apprentice }.
wk-no-cannot-trade = Você não tem como pagar esta troca.
wk-no-wrong-mix = O preço não é esse: são { $total } dos recursos permitidos, nem mais nem menos.
wk-no-mix-missing = Você não tem tanto desses recursos.
wk-no-apprentice = Não há aprendiz neste espaço.
wk-no-hire-too-dear = Esta contratação custa { $price } ao todo, e você { $silver ->
    [nada] não tem nenhuma
   *[other] só tem { $silver }
}.
wk-no-must-keep = Você já olha estas cartas: fique com uma delas.
wk-no-not-hired = Você não tem este aprendiz: { $apprentice }.
wk-no-must-dismiss = Você já escolheu quem contratar, e não há lugar: escolha quem sai.
wk-no-nobody-there = Não há ali nenhum trabalhador desta cor ({ $owner }, { $location }).
wk-no-too-many-locations = { $most ->
    [one] As capturas deste turno vêm de um só local: fique onde você começou.
   *[other] As capturas deste turno vêm de no máximo { $most } locais: fique com os locais onde você já capturou.
}
wk-no-capture-too-dear = Esta captura custa { $price }, e você { $silver ->
    [nada] não tem nenhuma
   *[other] só tem { $silver }
}.
wk-no-nobody-captured = Não há trabalhador capturado no seu tabuleiro.
wk-no-nobody-in-prison = Você não tem trabalhador na Prisão.
wk-no-nobody-held = Ninguém prende um trabalhador seu.
wk-no-ransom-too-dear = Um resgate custa { $price }, e você { $silver ->
    [nada] não tem nenhuma
   *[other] só tem { $silver }
}. Em vez disso, você poderia pegar um débito.
wk-no-debt = Você não tem débito para quitar.
wk-no-debt-too-dear = Quitar um débito custa { $price }, e você { $silver ->
    [nada] não tem nenhuma
   *[other] só tem { $silver }
}.
wk-no-missing-skills = Para { $building }, falta aos seus aprendizes: { $skills }.
wk-no-missing-goods = { $building } custa { $cost }, e você não tem tudo isso.
wk-no-too-wicked = Com Virtude { $level }, a Catedral está fechada para você.
wk-no-top-of-cathedral = Você já está no topo da Catedral.
wk-no-level-full = O nível { $level } da Catedral está cheio: alguém precisa sair dele primeiro.
wk-no-advance-too-dear = Você não tem os recursos para o nível { $level } da Catedral.
wk-no-card-to-discard = Você não tem na mão nenhuma carta de Construção para descartar.
wk-no-too-many-debts = { $most ->
    [0] Agora você não pode destruir nenhum débito.
    [one] Você pode destruir no máximo { $most } débito.
   *[other] Você pode destruir no máximo { $most } débitos.
}
wk-no-cannot-act = Este aprendiz não pode agir antes dos outros agora: { $apprentice }.
wk-no-too-many-freed = { $most ->
    [0] Agora você não pode libertar ninguém.
    [one] Você pode libertar no máximo { $most } trabalhador.
   *[other] Você pode libertar no máximo { $most } trabalhadores.
}
wk-no-must-place = Você tem um trabalhador e precisa colocá-lo: não se pode passar.
wk-no-not-optional = Você não pode dispensar isso: escolha uma das respostas.
wk-no-must-carry-out = A Construção está finalizada, então seu efeito se realiza tanto quanto possível: { $building }.

## Recursos e outras coisas que se contam: 2 …

wk-good-clay = argila
wk-good-wood = madeira
wk-good-stone = pedra
wk-good-gold = ouro
wk-good-marble = mármore
wk-good-silver = prata

## O que os efeitos das construções contam: para cada 2 disto: …

wk-count-virtue = níveis de virtude
wk-count-clay-wood-stone = argila, madeira e pedra somadas
wk-count-cathedral = níveis na Catedral
wk-count-paid-debt = débitos quitados
wk-count-captured = trabalhadores capturados no seu tabuleiro
wk-count-building = Construções finalizadas, esta incluída
wk-count-carpentry = aprendizes com carpintaria
wk-count-tiling = aprendizes com olaria
wk-count-masonry = aprendizes com alvenaria

## A tabela de cartas e tabuleiros

wk-sheet-copies = Cartas
wk-sheet-skills = Perícias
wk-sheet-cost = Custo
wk-sheet-vp = PV
wk-sheet-virtue = Virtude
wk-sheet-list = { $items }
wk-sheet-amounts = { $goods }

## O que fazem as cartas e os tabuleiros

wk-effect-none = Sem habilidade.
wk-effect-place-worker = { $location }: um trabalhador colocado ali rende mais { $what }.
wk-effect-trade = Mais uma troca no Depósito Real: { $paid } por { $what }.
wk-effect-tax-stand = Posto Fiscal: uma visita também rende { $what }.
wk-effect-tax-stand-virtue = Posto Fiscal: uma visita custa { $what } a menos.
wk-effect-town-centre = Centro da Cidade: as capturas custam { $what } a menos.
wk-effect-market = Mercado Negro: cada ação também rende { $what }.
wk-effect-market-virtue = Mercado Negro: uma ação custa { $what } a menos.
wk-effect-market-silver = Mercado Negro: uma ação custa { $what } a menos.
wk-effect-debt-paid = Um débito quitado também rende { $what }.
wk-effect-cathedral = Um avanço na Catedral também rende { $what }.
wk-effect-reset = Atualização do Mercado Negro: receba { $what }.
wk-effect-reset-free = Atualização do Mercado Negro: sem trabalhador na Prisão, receba { $what }.
wk-effect-reset-release = { $count ->
    [one] Atualização do Mercado Negro: você pode libertar { $count } trabalhador da Prisão.
   *[other] Atualização do Mercado Negro: você pode libertar até { $count } trabalhadores da Prisão.
}
wk-effect-gain = Imediato: { $what }.
wk-effect-gain-choice = Imediato, à escolha:
wk-effect-option = { $what }.
wk-effect-gain-per = { $per ->
    [one] Imediato: { $what } por item: { $of }.
   *[other] Imediato: { $what } a cada { $per }: { $of }.
}
wk-effect-hire-free = { $count ->
    [one] Imediato: contrate sem custo { $count } aprendiz de qualquer coluna.
   *[other] Imediato: contrate sem custo { $count } aprendizes de qualquer coluna.
}
wk-effect-capture-free = { $count ->
    [one] Imediato: faça { $count } captura sem custo.
   *[other] Imediato: faça { $count } capturas sem custo.
}
wk-effect-choice = Imediato, à escolha:
wk-effect-act-capture = { $count ->
    [one] { $count } captura sem custo.
   *[other] { $count } capturas sem custo.
}
wk-effect-act-ransom = Um resgate sem custo.
wk-effect-take-debt = { $count ->
    [one] Imediato: pegue { $count } débito não quitado.
   *[other] Imediato: pegue { $count } débitos não quitados.
}
wk-effect-destroy-debt = { $count ->
    [one] Imediato: destrua { $count } débito não quitado.
   *[other] Imediato: destrua { $count } débitos não quitados.
}
wk-effect-release = Imediato: liberte todos os seus trabalhadores da Prisão.
wk-effect-discard-for = { $cards ->
    [one] Imediato: descarte { $cards } carta de Construção da mão por { $what }.
   *[other] Imediato: descarte { $cards } cartas de Construção da mão por { $what }.
}
wk-effect-all-gain = Imediato: cada jogador, você incluído, recebe { $what }.
wk-effect-all-lose = { $threshold ->
    [one] Imediato: cada jogador, você incluído, com um trabalhador na Prisão perde { $what }.
   *[other] Imediato: cada jogador, você incluído, com { $threshold } ou mais trabalhadores na Prisão perde { $what }.
}
wk-effect-vp-per = { $per ->
    [one] Final do jogo: { $vp } PV por item: { $of }.
   *[other] Final do jogo: { $vp } PV a cada { $per }: { $of }.
}
wk-effect-vp-most = Final do jogo: { $vp } PV se você tem mais que todos os outros: { $of }.
wk-effect-vp-no-debt = Final do jogo: { $vp } PV sem débito não quitado.
wk-effect-debt-delta = Final do jogo: { $delta } PV para cada débito seu não quitado.
wk-effect-virtue-per = { $per ->
    [one] Final do jogo: { $what } por item: { $of }.
   *[other] Final do jogo: { $what } a cada { $per }: { $of }.
}
wk-effect-virtue-most = Final do jogo: { $what } se você tem mais que todos os outros: { $of }.
wk-effect-lose-virtue = Final do jogo: perca { $what }.
wk-effect-small = Lado pequeno: { $goods }.
wk-effect-large = Lado grande: { $goods }.
wk-effect-start = Início: { $silver }, Virtude { $virtue }, trabalhadores na Prisão: { $prison }.
wk-effect-start-with = No início: { $what }.
wk-effect-gold-marble = Ouro e mármore são um só recurso.
wk-effect-ignore-tax = Ignora { $what } de cada custo.
wk-effect-no-discard = Nenhuma carta de Construção é descartada para a Catedral.
wk-effect-workshop = Contratar na Oficina custa { $what } a menos; até { $limit } aprendizes.

## O que o dono da caixa deveria conferir

wk-advice-apprentices = { $count ->
    [one] { $count } tipo de aprendiz é conhecido só pela edição digital: compare perícia, virtude e habilidade.
   *[other] { $count } tipos de aprendizes são conhecidos só pela edição digital: compare perícias, virtude e habilidades.
}
wk-advice-buildings = { $count ->
    [one] { $count } construção é conhecida só pela edição digital: compare custo, perícias, PV, virtude e efeito.
   *[other] { $count } construções são conhecidas só pela edição digital: compare custo, perícias, PV, virtude e efeito.
}
wk-advice-market = { $count ->
    [one] { $count } carta de Contrabando é conhecida só pela edição digital: compare os dois lados.
   *[other] { $count } cartas de Contrabando são conhecidas só pela edição digital: compare os dois lados.
}
wk-advice-rewards = { $count ->
    [one] { $count } tipo de carta de Recompensa é conhecido só pela edição digital: compare o que rende.
   *[other] { $count } tipos de cartas de Recompensa são conhecidos só pela edição digital: compare o que rendem.
}
wk-advice-boards = { $count ->
    [one] { $count } tabuleiro do jogador é conhecido só pela edição digital: compare o lado 2.
   *[other] { $count } tabuleiros do jogador são conhecidos só pela edição digital: compare o lado 2.
}
wk-advice-virtue = { $count ->
    [one] { $count } nível da Trilha da Virtude é conhecido só pela edição digital: compare PV, taxas e proibições.
   *[other] { $count } níveis da Trilha da Virtude são conhecidos só pela edição digital: compare PV, taxas e proibições.
}
wk-advice-q1 = O Conspirador barateia a visita inteira ao Centro da Cidade, ou cada captura seguinte? (WK-Q1)
wk-advice-q2 = O limite de locais vale para as capturas da Fortaleza? A ajuda da carta fala a favor dele; aqui ele não vale. (WK-Q2)
wk-advice-q3 = Vira-se uma carta na atualização que encontra vazia a pilha esquerda do Mercado Negro? (WK-Q3)
wk-advice-q4 = Pode-se colocar um trabalhador onde ele não pode fazer nada? Aqui não, exceto nos recursos e no Depósito. (WK-Q4)
wk-advice-q5 = Quando se podem descartar aprendizes? Aqui, só para contratar no limite. (WK-Q5)
wk-advice-q6 = Quem começa com o lado 2 dos tabuleiros, e com que prata? Aqui começa a maior Virtude, com a prata do tabuleiro. (WK-Q6)
wk-advice-q7 = Os efeitos imediatos das construções podem ser recusados? Aqui se realizam tanto quanto possível, como diz o manual. (WK-Q7)
wk-advice-q8 = Paga-se a Catedral antes do descarte, ou depois? Aqui, antes. (WK-Q8)
wk-advice-q9 = O adversário oficial de um jogador só não é conhecido; o rival da casa fica no lugar dele. (WK-Q9)
wk-advice-q10 = Quantas colunas da Prefeitura e cartas de Recompensa há para um jogador? Aqui, tantas quantas para dois. (WK-Q10)

## O que uma prévia conta: estas palavras vêm antes de um número

goods-clay = argila
goods-wood = madeira
goods-stone = pedra
goods-gold = ouro
goods-marble = mármore
goods-silver = prata
goods-virtue = virtude
goods-workers = trabalhadores livres
goods-cards = cartas de Construção
goods-debts = débitos

## As linhas da folha de pontos, e o que decide um empate

score-buildings = Construções
score-effects = Efeitos das construções
score-cathedral = Catedral
score-virtue = Virtude
score-debts = Débitos não quitados
score-gold = Ouro
score-marble = Mármore
score-silver = Prata
score-prison = Trabalhadores na Prisão

tie-virtue = a maior Virtude
tie-silver = mais prata

## Configurações que não servem

wk-setup-players = O jogo é para { $least } a { $most } jogadores, não para { $players }.
wk-setup-first = O lugar { $seat } não pode começar: o número de lugares é { $players }, e eles se contam a partir de 0.
wk-setup-first-boards = Com o lado 2 dos tabuleiros do jogador, começa a maior Virtude: não diga quem é o primeiro.
wk-setup-boards-count = Cada jogador precisa de um tabuleiro: a lista tem { $boards }, e há { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}.
wk-setup-board-unknown = Não há tabuleiro do jogador chamado “{ $board }”; há: { $known }.
wk-setup-board-twice = O tabuleiro do jogador “{ $board }” só pode ser usado uma vez.

## Estados que não podem existir: $why é uma das orações que seguem

wk-load-apprentice = nenhum aprendiz tem este id
wk-load-apprentice-limit = o jogador tem mais aprendizes do que é permitido
wk-load-apprentices = as cartas deste aprendiz precisam ser tantas quantas há na caixa
wk-load-board = nenhum tabuleiro do jogador tem este id
wk-load-boards = ou todos os jogadores usam o lado 2 de um tabuleiro, ou nenhum usa
wk-load-building = nenhuma construção tem este id
wk-load-buildings = toda Construção precisa estar em algum lugar: no monte, numa mão, num pacote ou finalizada
wk-load-cathedral = este nível da Catedral não tem espaço para tantos marcadores
wk-load-draft = as cartas de Construção são escolhidas antes do primeiro turno, e até lá nada mais aconteceu
wk-load-held = os trabalhadores capturados são contados por lugar, e ninguém prende os próprios
wk-load-last-turns = os últimos turnos começam exatamente quando a Prefeitura está cheia, e só eles trazem trabalhadores para o lado dela
wk-load-leaving = só saem cartas da mão de quem está na vez, e só enquanto se escolhem descartes
wk-load-location = nenhum local aberto tem este id
wk-load-marble = para este tabuleiro, ouro e mármore são um número só, contado como ouro
wk-load-market = as duas pilhas do Mercado Negro precisam ter juntas todas as cartas
wk-load-market-card = nenhuma Carta de Contrabando tem este id
wk-load-market-workers = o Mercado Negro tem três espaços
wk-load-over = uma partida terminou exatamente quando o último turno foi jogado e “pending” é uma lista vazia
wk-load-packet = durante a escolha das cartas, pacotes e mãos têm tantas cartas quantas as escolhas feitas deixam; depois, não há mais pacotes
wk-load-passed = estas cartas não podem ter sido passadas ao vizinho e estar onde estão agora
wk-load-pick = a carta escolhida não está no pacote
wk-load-pile-by = precisa dizer um lugar, ou ninguém, para cada carta da pilha, e ninguém pôs ali as de cima
wk-load-reset = uma atualização só é ativada durante uma ação, e um Mercado Negro cheio é sempre esvaziado no mesmo turno
wk-load-reward = nenhuma Carta de Recompensa tem este id
wk-load-rewards = há mais Cartas de Recompensa do que na caixa, ou do que na pilha para este número de jogadores
wk-load-rival = o rival da casa não tem recursos, nem mão, nem aprendizes, nem tabuleiro do jogador
wk-load-rival-deck = o baralho do rival da casa não tem esta carta, ou não tantas vezes
wk-load-rival-turn = uma partida não pode começar pelo turno do rival da casa
wk-load-turn = o número do turno não combina com quem está na vez e quem começou
wk-load-workers = os trabalhadores de cada jogador, nos tabuleiros e no estoque, precisam ser tantos quantos há na caixa
wk-load-workshop = a Oficina tem duas linhas de quatro aprendizes, e um espaço só fica livre até ser preenchido

## O que está errado em um arquivo de dados

wk-edition-color-twice = Outro tabuleiro já tem esta cor.
wk-edition-copies = Cópias: { $copies }; números listados: { $count }. Cada carta tem o seu número.
wk-edition-count-apprentices = Há { $wanted } cartas de aprendiz, e as cópias de todas as linhas somam { $count }.
wk-edition-count-boards = Há { $wanted } tabuleiros do jogador, e o arquivo descreve { $count }.
wk-edition-count-buildings = Há { $wanted } construções, e o arquivo descreve { $count }.
wk-edition-count-market = Há { $wanted } cartas de Contrabando, e o arquivo descreve { $count }.
wk-edition-count-rewards = Há { $wanted } cartas de Recompensa, e as cópias de todas as linhas somam { $count }.
wk-edition-disagrees = { $value } não concorda com { $other }, que dá { $wanted }.
wk-edition-falls = Um nível mais alto não vale menos: { $value } não pode vir depois de { $before }.
wk-edition-fixed = Aqui as regras só conhecem { $wanted }, não { $value }.
wk-edition-length = O número de itens precisa ser de { $least } a { $most }, e aqui é { $count }.
wk-edition-location = A ordem dos locais é fixa: aqui vem “{ $wanted }”, não “{ $id }”.
wk-edition-missing = Falta este campo.
wk-edition-name-from = Precisa ser "rulebook" ou "rendering"; uma observação pode vir depois de ponto e vírgula.
wk-edition-no-term = Não há termo com o id “{ $id }”.
wk-edition-nothing = Isto não pode ficar vazio: diga pelo menos uma coisa e o seu número.
wk-edition-number-twice = Outra carta já tem o número { $number }.
wk-edition-order = As linhas estão em ordem: aqui vem { $wanted }, não { $value }.
wk-edition-question = Uma questão aberta se cita assim: "WK-Q1".
wk-edition-rival-deck = O baralho do rival da casa tem de 1 a { $most } cartas, e este tem { $count }.
wk-edition-rows = Precisa haver { $wanted } linhas, e aqui o número é { $count }.
wk-edition-same-gain = Isto precisa ser igual a { $other }.
wk-edition-skill-twice = A perícia “{ $skill }” já está na lista.
wk-edition-source = Uma fonte é uma ou mais destas palavras, unidas por +: { $known }; uma observação pode vir depois de ponto e vírgula.
wk-edition-unfit = Este campo não combina com “{ $tag }”.
wk-edition-unknown-field = Não existe este campo aqui.
wk-edition-unknown-word = “{ $word }” não serve aqui. O que serve: { $known }.
wk-edition-virtue-twice = Outro tabuleiro já começa com Virtude { $level }, e não ficaria claro quem começa.
wk-edition-wants-flag = Precisa ser true ou false.
wk-edition-wants-list = Precisa ser uma lista entre colchetes.
wk-edition-wants-number = Precisa ser um número inteiro.
wk-edition-wants-table = Precisa ser uma tabela.
wk-edition-wants-text = Precisa ser um texto entre aspas.

## O tabuleiro no terminal

wk-sketch-line = { $label }: { $text }
wk-sketch-clay = Ar
wk-sketch-wood = Md
wk-sketch-stone = Pd
wk-sketch-gold = Ou
wk-sketch-marble = Mm
wk-sketch-silver = $
wk-sketch-tax = Tx
wk-sketch-virtue = Vi
wk-sketch-debt = De
wk-sketch-card = Ca
wk-sketch-points = PV
wk-sketch-prison = Pr
wk-sketch-carpentry = C
wk-sketch-tiling = O
wk-sketch-masonry = A
wk-sketch-cathedral = Catedral
wk-sketch-workers = Trabalhadores
wk-sketch-next = Próximo de { $mark }
wk-sketch-trades = { $count ->
    [one] { $count } troca
   *[other] { $count } trocas
}
wk-sketch-hire-or-draw = { $columns ->
    [one] contratar 1 / { $cards }
   *[other] contratar 1-{ $columns } / { $cards }
}
wk-sketch-captures = { $count ->
    [one] { $count } captura: { $first }
   *[other] { $count } capturas: { $first }, { $next }
}
wk-sketch-actions = { $count ->
    [one] { $count } ação
   *[other] { $count } ações
}
wk-sketch-hire-or-look = contratar / { $keep } de { $cards }{ wk-sketch-card }
wk-sketch-in-prison = ! { $threshold }+ { $loss }, mais { $debt }
wk-sketch-guard = prender { $imprison } cada, libertar, resgate { $silver } ou { $debt }, débito { $pay }
wk-sketch-guildhall = { $name } { $filled }/{ $spaces }
wk-sketch-last-turns = ÚLTIMOS TURNOS: { $count }
wk-sketch-cathedral-from = { $name } ({ wk-sketch-virtue } { $virtue }+)
wk-sketch-pile-buildings = Construções { $count }
wk-sketch-pile-rewards = Recompensas { $count }
wk-sketch-pile-market = Mercado Negro { $left } | { $right }
wk-sketch-no-market = sem Mercado Negro
wk-sketch-hire = contratar { $price }, e { $coin } por carta pulada; monte { $pile }
wk-sketch-trade = troca { $trade }
wk-sketch-at-market = Merc. Negro { $help }
wk-sketch-at-payment = déb. quitado { $gain }
wk-sketch-at-cathedral = Catedral { $gain }
wk-sketch-at-reset = atual.: { $gain }
wk-sketch-at-reset-none = atual., { wk-sketch-prison } 0 { $gain }
wk-sketch-at-reset-free = atual. liberta 0-{ $count }
wk-sketch-at-end = fim: { $effect }
wk-sketch-tax-less = Posto poupa { $count }{ wk-sketch-virtue }
wk-sketch-market-less = Mercado poupa { $count }{ wk-sketch-virtue }
wk-sketch-hire-free = { $count ->
    [one] contratar { $count } grátis
   *[other] contratar { $count } grátis
}
wk-sketch-capture-free = { $count ->
    [one] { $count } captura grátis
   *[other] { $count } capturas grátis
}
wk-sketch-ransom-free = resgate grátis
wk-sketch-destroy = destrói { $count }{ wk-sketch-debt }
wk-sketch-release = liberta seus { wk-sketch-prison }
wk-sketch-all = todos { $gain }
wk-sketch-all-lose = todos com { wk-sketch-prison } { $threshold }+: { $loss }
wk-sketch-no-debt = { $what } sem { wk-sketch-debt }
wk-sketch-per = { $what } por { $of }
wk-sketch-most = { $what } se mais { $of }
wk-sketch-of-paid = { wk-sketch-debt } quitados
wk-sketch-of-captured = capturados
wk-sketch-of-building = construção
wk-sketch-of-apprentice = aprendiz { $skill }
wk-sketch-no-discard = Catedral sem descarte
wk-sketch-cheap-hire = contratar { $discount }, até { $limit } aprendizes
wk-sketch-head-cathedral = Cat
wk-sketch-head-supply = Livres
wk-sketch-head-held = Capturados
wk-sketch-rival = Rival da casa
wk-sketch-work = trabalho { $work }/{ $threshold }, baralho { $deck }
wk-sketch-packet = Para escolher: mantenha 1
wk-sketch-looked = Cartas olhadas
wk-sketch-hand = Mão { $count } (limite { $limit })
wk-sketch-legend-codes = Tx taxa   PV pontos de vitória   De débitos não quitados (1+2: e 2 quitados)   Ca cartas de Construção   Pr próprios trabalhadores na Prisão
wk-sketch-legend-signs = # ocupado   ! atualização   X fim   * dá para finalizar   > escolhida

## O que pode ser escolhido para uma partida

wk-option-boards = Tabuleiros do jogador
wk-option-boards-help = Personagens começam com recursos próprios e têm uma habilidade; a maior Virtude começa.
wk-option-boards-side-1 = os mesmos para todos
wk-option-boards-dealt = personagens, distribuídos ao acaso
wk-option-conspirator = O Conspirador reduz o custo em 1 prata
wk-option-conspirator-visit = por visita
wk-option-conspirator-each = por captura adicional
wk-option-fortress = O limite de locais vale para a Fortaleza
wk-option-black-market = Uma carta é virada mesmo com a pilha do Mercado Negro vazia
wk-option-effects-optional = Os efeitos das construções podem ser recusados

## O que há a dizer sobre peças e lugares

wk-help-yield = Um trabalhador colocado ali rende { $per } por trabalhador seu no local, incluindo o novo.
wk-help-yield-base = Um trabalhador colocado ali rende { $base }, e mais { $per } por trabalhador seu no local, incluindo o novo.
wk-help-yield-each = Ou { $per } a cada { $workers } trabalhadores seus no local; os dois não se misturam.
wk-help-others = Os trabalhadores dos outros nunca mudam o que você recebe.
wk-help-trades = Para cada trabalhador seu no local, você pode fazer uma troca, uma depois da outra.
wk-help-trade = Aberto a todos: { $pay } por { $gain }.
wk-help-hire = Contrate um aprendiz por { $price }: entre tantas colunas quantos trabalhadores você tem no local, a partir da esquerda. { $coin } em cada carta pulada leva você uma coluna adiante.
wk-help-draw = Ou compre { $base }, e mais { $per } a cada { $workers } trabalhadores seus no local.
wk-help-captures = Para cada trabalhador seu no local, você pode capturar todos os trabalhadores de um jogador em um local: a primeira vez por { $first }, depois por { $next }.
wk-help-capture-places = Com 1 a 3 jogadores, as capturas de um turno podem vir de { $few } locais; com 4 ou 5, de { $many }.
wk-help-tax-stand = Pegue toda a prata que estiver ali e perca { $loss }. Sem prata, fica fechado.
wk-help-tax = As taxas de todos os custos vêm para cá.
wk-help-guardhouse = Para cada trabalhador seu no local, você pode fazer uma ação; qualquer uma pode ser repetida.
wk-help-imprison = Envie para a Prisão todos os trabalhadores que você capturou, por { $gain } cada.
wk-help-release = Liberte todos os seus trabalhadores da Prisão.
wk-help-ransom = Resgate todos os seus trabalhadores dos tabuleiros dos outros, por { $price }, ou com { $debt } e a perda de { $loss }.
wk-help-settle = Quite um débito: { $price } por { $gain }.
wk-help-market-cost = Há lugar para um só trabalhador, que paga { $price } e perde { $loss }.
wk-help-market-small = Rende o que mostra a carta pequena da pilha da esquerda; sem carta, { $printed }.
wk-help-market-large = Rende o que mostra a carta grande da pilha da direita; sem carta, { $printed }.
wk-help-market-middle = Contrate sem custo qualquer aprendiz visível, ou olhe { $draw } e fique com { $keep }.
wk-help-market-closed = Com Virtude { $level } ou mais, fica fechado para você.
wk-help-market-reset = Quando os três espaços estão ocupados, o Mercado Negro é atualizado: os trabalhadores vão para a Prisão e uma carta é virada.
wk-help-guildhall = Um trabalhador ali finaliza uma Construção da sua mão ou avança na Catedral, e fica até o fim da partida.
wk-help-guildhall-signs = Uma lua marca um espaço que atualiza o Mercado Negro. Quando o espaço com a bandeira é ocupado, todos têm um último turno.
wk-help-prison = Ninguém é colocado aqui: os trabalhadores vêm pelo Quartel e por uma atualização do Mercado Negro.
wk-help-prison-reset = Em uma atualização, os jogadores com { $threshold } ou mais trabalhadores aqui perdem { $loss }, e o que tem mais pega { $debt }.
wk-help-prison-end = No fim, cada { $workers } trabalhadores seus aqui custam 1 PV.
wk-help-cathedral = Para avançar um nível, você precisa de Virtude { $virtue } ou mais e de um espaço livre. Você paga o custo e põe uma carta de Construção da sua mão embaixo do monte.
wk-help-cathedral-level = Nível { $level }: { $cost }; { $vp } PV.
wk-help-cathedral-reward = Cada avanço revela uma carta de Recompensa; se não houver mais, rende { $gain }. No fim, só conta o seu nível.
wk-help-skills = Perícias: { $skills }.
wk-help-no-skills = Não exige perícia.
wk-help-virtue-hired = Virtude { $change } ao contratar.
wk-help-virtue-built = Virtude { $change } ao finalizar.
wk-help-cost = Custa { $cost }; { $vp } PV.
wk-help-reward = Se você a revela na Catedral, recebe { $gain }.
wk-side-1 = Tabuleiro do jogador, lado 1
wk-help-side-1 = O lado 1 é igual para todos: Virtude { $virtue }, { $workers }, e prata pela ordem dos turnos.
wk-help-limits = Você pode ter { $apprentices } aprendizes e ficar com { $cards } na mão no fim do seu turno.
wk-help-rival = É um oponente próprio deste projeto e não decide nada: suas tarefas lhe dão pontos de trabalho, e a cada { $work } ele põe um trabalhador na Prefeitura.
wk-help-zone-tax = Em cada custo, você ignora { $tax }.
wk-help-zone-cathedral = A Catedral fica fechada para você.
wk-help-zone-market = O Mercado Negro fica fechado para você.
wk-help-zone-open = A Catedral e o Mercado Negro ficam abertos para você.
wk-help-zone-below = Para cada Virtude que você perderia abaixo de { $level }, pegue um débito.
wk-help-zone-above = Para cada Virtude além de { $level }, você pode destruir um débito não quitado.
wk-help-material = Paga construções, trocas e a Catedral.
wk-help-material-vp = Cada unidade que sobra no fim vale { $vp } PV.
wk-help-silver = Paga contratações, capturas, o Mercado Negro e débitos. Uma moeda vermelha em um custo é taxa: vai para o Posto Fiscal.
wk-help-silver-vp = No fim, cada { $silver } pratas valem 1 PV.
wk-help-debt = Um débito não quitado custa { $vp } PV no fim, um quitado nada. Débitos são quitados no Quartel.
wk-help-worker = Cada um tem { $count }. Os trabalhadores ficam onde estão até que alguém os capture ou o local seja esvaziado.
wk-help-captured = Trabalhadores capturados ficam no tabuleiro de quem os capturou até o resgate ou a Prisão.
wk-help-building-cards = Cartas de Construção vêm da Oficina, são finalizadas na Prefeitura e pagam a Catedral. No fim do seu turno, { $limit } ficam na mão.
wk-help-zone = Virtude { $levels }
wk-help-zone-worth = Nível { $level }: { $vp } PV no fim.
wk-chapter-places = Locais
wk-chapter-virtue = Trilha da Virtude
wk-chapter-apprentices = Aprendizes
wk-chapter-buildings = Construções
wk-chapter-market = Cartas de Contrabando
wk-chapter-rewards = Cartas de Recompensa
wk-chapter-boards = Tabuleiros do jogador
wk-chapter-terms = Recursos e outras coisas
wk-power-gold-marble = { $name }: ouro e mármore são um só recurso
wk-power-market = { $name }: { $gain } a cada ação no Mercado Negro
wk-power-ignore-tax = { $tax ->
    [one] { $name }: ignora mais { $tax } taxa em cada custo
   *[other] { $name }: ignora mais { $tax } taxas em cada custo
}
wk-power-no-discard = { $name }: nenhuma carta sai da mão pela Catedral
wk-power-workshop = { $name }: contrata por { $less } a menos, até { $limit } aprendizes
