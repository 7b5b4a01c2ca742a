# Architectura. Um espaço se escreve rua:quadra, como 1:4.

## O nome do jogo

game-architectura = Architectura

## Sentidos de rotação, que ficam dentro de outras frases

ar-turn-cw = no sentido horário
ar-turn-ccw = no sentido anti-horário

## O tipo de palavra que o texto de uma ação pede: “…” deveria ser …

ar-word-card = uma carta, como “library”
ar-word-space = um espaço, como “1:4” (rua 1, quadra 4)
ar-word-direction = “cw” (sentido horário) ou “ccw” (sentido anti-horário)

## Perguntas

ar-ask-nothing = Não há nada a decidir.
ar-ask-decks = { $left ->
    [0] Monte seu baralho. Você não tem mais nenhuma troca: responda ready, e o baralho fica como está.
    [one] Monte seu baralho. Você ainda tem uma troca: faça-a, ou fique com o baralho como está.
   *[other] Monte seu baralho. Você ainda tem { $left } trocas: faça uma, ou fique com o baralho como está.
}
ar-ask-turn = Sua vez: jogue uma carta.
ar-ask-pay = { $left ->
    [one] Para pagar { $card }, remova uma carta do jogo.
   *[other] Para pagar { $card }, remova { $left } cartas do jogo, uma de cada vez.
}
ar-ask-compare = Sua carta { $card }, em { $at }, está protegida. A carta que você acabou de jogar age sobre ela, ou você a poupa?
ar-ask-strike = Sua carta protegida { $card }, em { $at }, está na linha de tiro. Você deixa que seja destruída, ou a poupa?
ar-ask-escape = A carta { $card }, em { $at }, está prestes a ser destruída. Mova-a para outro espaço, ou deixe que seja destruída.
ar-ask-to = Para onde vai a carta { $card }, que sai de { $at }?
ar-ask-replay = A carta { $card } voltou para a sua mão. Que outra carta você joga em { $at }?
ar-ask-lay = Escolha uma carta da sua mão para colocar virada para baixo; ela conta como destruída.
ar-ask-rotate = { $left ->
    [one] { $card }: que carta você rotaciona em um passo?
   *[other] { $card }: que carta você rotaciona? Você pode rotacionar até { $left }, um passo cada uma.
}
ar-ask-rotate-each = { $card }: que carta você rotaciona? No máximo uma de cada jogador, um passo cada uma.
ar-ask-swap = { $card }: que cartas adjacentes trocam de lugar?
ar-ask-destroy = { $card }: que carta adjacente você destrói?
ar-ask-protect = { $card }: qual das suas cartas recebe uma ficha de proteção?
ar-ask-move = { $card }: qual das suas cartas você move?
ar-ask-rebuild = { $card }: qual das suas cartas destruídas você reconstrói?
ar-ask-cycle = { $card }: que carta da sua mão vai para baixo do seu baralho? Você compra outra no lugar dela.
ar-ask-reserve = { $card }: que espaço você reserva com uma ficha?
ar-ask-copy = { $card }: que efeito você copia? Depois disso, a carta { $card } sai do jogo.
ar-ask-return = { $card }: qual das suas cartas você pega de volta, para jogar outra no lugar dela?

## Respostas, como linhas de uma lista numerada

ar-do-exchange = Pegar { $card } no lugar de { $give }
ar-do-ready = Ficar com o baralho como está
ar-do-play = Jogar { $card } em { $at }
ar-do-play-front = Jogar { $card } à sua frente
ar-do-remove = Remover { $card } do jogo, por não poder pagar
ar-do-mulligan = Nova mão: colocar a mão inteira embaixo do seu baralho e comprar outras tantas cartas
ar-do-search = Colocar { $card } embaixo do seu baralho, tirar dele a carta que você pode buscar e embaralhar
ar-do-pay = Pagar com { $card }
ar-do-affect = Deixar acontecer
ar-do-spare = Poupar a carta
ar-do-turn = Rotacionar { $card } ({ $owner }, { $at }) { $turn }
ar-do-space = Espaço { $at }
ar-do-swap = Trocar de lugar { $card } ({ $owner }, { $at }) e { $other } ({ $other_owner }, { $other_at })
ar-do-destroy = Destruir { $card } ({ $owner }, { $at })
ar-do-protect = Proteger { $card } ({ $owner }, { $at })
ar-do-move = Mover { $card } ({ $owner }, { $at })
ar-do-to = Mover a carta para { $at }
ar-do-rebuild = Reconstruir { $card } ({ $owner }, { $at })
ar-do-cycle = Colocar { $card } embaixo do seu baralho e comprar uma carta
ar-do-reserve = Reservar { $at }
ar-do-copy = Copiar o efeito da carta { $card }
ar-do-return = Pegar de volta { $card } ({ $owner }, { $at })
ar-do-lay = Colocar a carta { $card } virada para baixo em { $at }
ar-do-lay-beside = Colocar a carta { $card } virada para baixo ao lado do seu Cemitério
ar-do-fall = Deixar que a carta seja destruída
ar-do-pass = Deixar por isso mesmo

## O que aconteceu, para o registro

ar-event-exchanged = { $seat } põe { $card } no baralho, no lugar de { $given }.
ar-event-deck-ready = { $seat } já escolheu o baralho.
ar-event-deck-shown = { $count ->
    [0] { $seat } joga com o baralho básico.
    [one] { $seat } troca uma carta. Entra: { $taken }. Sai: { $given }.
   *[other] { $seat } troca { $count } cartas. Entram: { $taken }. Saem: { $given }.
}
ar-event-dealt = { $count ->
    [one] Os baralhos são embaralhados, e cada um compra { $count } carta.
   *[other] Os baralhos são embaralhados, e cada um compra { $count } cartas.
}
ar-event-turn-began = Turno { $turn }: { $seat }.
ar-event-asked = Agora quem decide é { $seat }.
ar-event-skipped = { $seat } não tem como jogar nenhuma carta e perde a vez.
ar-event-mulligan = { $count ->
    [0] { $seat } compra uma nova mão sem cartas na mão.
    [one] { $seat } compra uma nova mão: a única carta da mão vai para baixo do baralho, e uma é comprada.
   *[other] { $seat } compra uma nova mão: as { $count } cartas da mão vão para baixo do baralho, e outras tantas são compradas.
}
ar-event-buried = { $seat } coloca { $card } embaixo do baralho.
ar-event-buried-hidden = { $seat } coloca uma carta da mão embaixo do baralho.
ar-event-searched = { $seat } procura no baralho, pega { $card } e embaralha.
ar-event-announced = { $seat } anuncia { $card } para { $at } e precisa pagar antes.
ar-event-played = { $seat } joga { $card } em { $at }, valor { $value }.
ar-event-played-front = { $seat } joga { $card } fora da cidade.
ar-event-removed = A carta { $card } ({ $seat }) sai do jogo.
ar-event-paid = { $seat } paga com { $card }, que sai do jogo.
ar-event-spared = { $owner } poupa { $card } em { $at }.
ar-event-turned = A carta { $card } ({ $owner }), em { $at }, é rotacionada { $turn } e agora vale { $value }.
ar-event-destroyed = A carta { $card } ({ $owner }), em { $at }, é destruída.
ar-event-gathered = A carta { $card } ({ $owner }), em { $at }, é destruída e vai para o lado do Cemitério.
ar-event-moved = A carta { $card } ({ $owner }) vai de { $from } para { $at }.
ar-event-swapped = As cartas em { $at } e { $other } trocam de lugar.
ar-event-protected = { $seat } protege com uma ficha a carta em { $at }.
ar-event-reserved = { $seat } reserva { $at } com uma ficha.
ar-event-token-back = { $seat } recupera a ficha que estava em { $at }.
ar-event-rebuilt = A carta { $card } ({ $owner }), em { $at }, é reconstruída.
ar-event-hand-limit = { $seat } passa a ter um limite de { $limit } cartas na mão.
ar-event-copied = { $seat } copia o efeito da carta { $card }.
ar-event-returned = { $seat } pega de volta a carta { $card } em { $at }.
ar-event-laid = { $seat } coloca a carta { $card } virada para baixo em { $at }.
ar-event-laid-beside = { $seat } coloca a carta { $card } virada para baixo ao lado do Cemitério.
ar-event-drew = { $count ->
    [one] { $seat } compra { $count } carta: { $cards }.
   *[other] { $seat } compra { $count } cartas: { $cards }.
}
ar-event-drew-hidden = { $count ->
    [one] { $seat } compra { $count } carta.
   *[other] { $seat } compra { $count } cartas.
}
ar-event-game-over = Ninguém mais pode jogar: a partida terminou.

## Por que não

ar-no-over = A partida está encerrada.
ar-no-not-asked = Agora quem decide é outra pessoa; a sua vez vai chegar.
ar-no-other-question = Isso não responde à pergunta feita agora.
ar-no-not-in-hand = A carta { $card } não está na sua mão.
ar-no-outside-city = A cidade desta partida não chega até { $at }.
ar-no-space-taken = Há uma carta virada para cima em { $at }. Escolha um espaço vazio, ou um cuja carta esteja virada para baixo.
ar-no-left-neighbor = À esquerda de { $at } não haveria nada, e as ruas crescem da esquerda para a direita.
ar-no-nearest-street = Um primeiro espaço vazio só é elegível em uma rua, a de menor número sem cartas; { $at } não fica nessa rua.
ar-no-reserved-space = { $owner } reservou { $at } com uma ficha, e mais ninguém pode usar esse espaço.
ar-no-third-in-row = Jogada em { $at }, sua carta ficaria em uma sequência de { $run } ou mais cartas da sua cor, e só um efeito pode levar a isso. Escolha outro espaço.
ar-no-goes-in-front = A carta { $card } não ocupa espaço na cidade: jogue-a à sua frente.
ar-no-goes-in-city = A carta { $card } vai para a cidade: escolha um espaço para ela.
ar-no-cannot-pay = { $cost ->
    [one] A carta { $card } custa uma outra carta, e você não tem nenhuma para dar. Jogue outra, ou remova { $card }.
   *[other] A carta { $card } custa outras { $cost } cartas, e você não tem tantas. Jogue outra, ou remova { $card }.
}
ar-no-must-pay = Você pode pagar a carta { $card }, por isso ela não é removida: jogue-a, ou jogue outra.
ar-no-nothing-to-remove = Só se remove uma carta que não se pode pagar, e não é o caso da carta { $card }.
ar-no-open-space = Nenhum espaço é elegível para você, por isso a carta { $card } fica na sua mão.
ar-no-mulligan-used = Você já comprou a sua nova mão.
ar-no-search-too-late = Você só pode procurar no seu baralho no começo do seu primeiro turno, antes de qualquer outra coisa.
ar-no-nothing-to-search = Seu baralho não tem nenhuma carta que você possa buscar.
ar-no-not-payable = Você não pode pagar aqui com a carta { $card }: escolha outra.
ar-no-must-act = Este efeito é obrigatório enquanto puder fazer algo: escolha o que ele faz.
ar-no-copy-must-act = Um efeito copiado precisa fazer algo: escolha o que ele faz.
ar-no-card = Não há carta em { $at }.
ar-no-face-down = A carta em { $at } está virada para baixo, e este efeito pede uma virada para cima.
ar-no-not-face-down = A carta em { $at } está virada para cima, e só uma carta destruída pode ser reconstruída.
ar-no-not-yours = A carta em { $at } não é sua, e este efeito vale apenas para as suas próprias cartas.
ar-no-protected = Um adversário protege a carta em { $at }, por isso as suas cartas não podem afetá-la.
ar-no-one-sided = A carta em { $at } só tem valor em um lado, por isso não pode ser rotacionada.
ar-no-not-adjacent = A carta em { $at } não é adjacente. São adjacentes os espaços vizinhos à esquerda e à direita na mesma rua, e a mesma quadra das ruas vizinhas.
ar-no-not-neighbors = { $at } e { $other } não são adjacentes: só trocam de lugar duas cartas vizinhas da mesma rua ou da mesma quadra.
ar-no-already-turned = Você já rotacionou a carta em { $at }, e cada carta só é rotacionada uma vez.
ar-no-player-served = Você já rotacionou uma carta de { $owner }, e o máximo é uma de cada jogador.
ar-no-already-protected = A carta em { $at } já está protegida.
ar-no-token = Você não tem mais nenhuma ficha livre.
ar-no-nowhere-to-go = A carta em { $at } não tem para onde ir: sem ela, nenhum outro espaço seria elegível.
ar-no-same-space = A carta vem de { $at }: escolha outro espaço.
ar-no-reserved-twice = Sua ficha já está em { $at }.
ar-no-not-in-city = Não há carta { $card } virada para cima na cidade.
ar-no-not-instant = A carta { $card } não tem efeito no momento em que é jogada, e só efeitos desse momento podem ser copiados.
ar-no-copies-copier = A carta { $card } copia outras e não pode ela mesma ser copiada.
ar-no-would-do-nothing = O efeito da carta { $card } não faria nada aqui, por isso não pode ser copiado.
ar-no-copier-stays = A carta em { $at } é a que copia, por isso não pode ser pega de volta.
ar-no-nothing-to-replay = Você não tem na mão outra carta para jogar no lugar dela.
ar-no-another-card = Você acabou de pegar de volta a carta { $card }: jogue outra.
ar-no-other-space = Jogue a carta em { $at }, o espaço que acabou de ficar livre.
ar-no-cannot-replay = A carta { $card } não pode ser jogada aqui: o lugar dela é fora da cidade, ou você não pode pagá-la.
ar-no-lays-beside = Você tem um Cemitério, por isso a carta vai para o lado dele e não ocupa espaço.
ar-no-lays-in-city = Você não tem um Cemitério, por isso a carta vai para a cidade: escolha um espaço para ela.
ar-no-not-in-set = A carta { $card } não está entre as suas cartas adicionais.
ar-no-exchanged = A carta { $card } já está no seu baralho.
ar-no-given-away = A carta { $card } já saiu do seu baralho: escolha outra para a troca.
ar-no-does-not-replace = A carta { $card } não pode substituir { $give }: ela só substitui uma carta com o mesmo valor básico, ou a que seu texto cita.
ar-no-exchange-left = { $limit ->
    [0] Nenhuma troca é permitida nesta partida.
    [one] Só uma troca é permitida, e você já a fez.
   *[other] Só { $limit } trocas são permitidas, e você já fez todas.
}

## Textos das cartas

ar-effect-cost = { $count ->
    [one] Para jogar esta carta, remova do jogo uma outra carta da sua mão; se não puder, ela própria é removida.
   *[other] Para jogar esta carta, remova do jogo outras { $count } cartas da sua mão; se não puder, ela própria é removida.
}
ar-effect-cost-beside = { $count ->
    [one] Para jogar esta carta, remova do jogo uma outra carta, da sua mão ou do lado do seu Cemitério; se não puder, ela própria é removida.
   *[other] Para jogar esta carta, remova do jogo outras { $count } cartas, da sua mão, do lado do seu Cemitério ou de ambos; se não puder, ela própria é removida.
}
ar-effect-off-city = Jogue esta carta à sua frente, fora da cidade.
ar-effect-divert = A partir daí, suas cartas destruídas vão para o lado dela, viradas para baixo, e não podem ser reconstruídas.
ar-effect-search = No começo do seu primeiro turno, você pode colocar uma carta da mão embaixo do seu baralho, procurar nele a carta { $card }, pegá-la e embaralhar.
ar-effect-escape = Quando esta carta estiver prestes a ser destruída, você pode, em vez disso, movê-la para outro espaço elegível.
ar-effect-hand-limit = Seu limite de cartas na mão passa a ser { $limit } até o fim da partida.
ar-effect-rotate-own = { $count ->
    [one] Você pode rotacionar uma das suas cartas em um passo.
   *[other] Você pode rotacionar até { $count } das suas cartas, um passo cada uma.
}
ar-effect-rotate-any = { $count ->
    [one] Você pode rotacionar uma carta de qualquer jogador em um passo.
   *[other] Você pode rotacionar até { $count } cartas de quaisquer jogadores, um passo cada uma.
}
ar-effect-rotate-own-adjacent = { $count ->
    [one] Você pode rotacionar uma das suas cartas adjacentes em um passo.
   *[other] Você pode rotacionar até { $count } das suas cartas adjacentes, um passo cada uma.
}
ar-effect-rotate-any-adjacent = { $count ->
    [one] Você pode rotacionar uma carta adjacente em um passo.
   *[other] Você pode rotacionar até { $count } cartas adjacentes, um passo cada uma.
}
ar-effect-rotate-each = Você pode rotacionar em um passo uma carta de cada jogador, inclusive uma sua.
ar-effect-swap-any = Você pode trocar de lugar duas cartas viradas para cima e adjacentes entre si.
ar-effect-swap-own = Você pode trocar de lugar duas das suas cartas viradas para cima e adjacentes entre si.
ar-effect-destroy = Destrua uma carta adjacente.
ar-effect-may-destroy = Você pode destruir uma carta adjacente.
ar-effect-protect = Coloque uma das suas fichas de proteção em uma das suas cartas.
ar-effect-may-protect = Você pode colocar uma das suas fichas de proteção em uma das suas cartas.
ar-effect-move = Você pode mover uma das suas cartas viradas para cima para outro espaço elegível.
ar-effect-rebuild = Você pode reconstruir uma das suas cartas destruídas, se nada a cobrir.
ar-effect-cycle = Você pode colocar uma carta da mão embaixo do seu baralho e comprar outra.
ar-effect-reserve = Coloque uma das suas fichas de proteção em um espaço elegível: mais ninguém pode usá-lo.
ar-effect-may-reserve = Você pode colocar uma das suas fichas de proteção em um espaço elegível: mais ninguém pode usá-lo.
ar-effect-copy = Você pode aplicar o que uma carta da cidade virada para cima faz ao ser jogada; depois disso, esta carta é removida do jogo.
ar-effect-lay-down = No sentido horário, cada adversário coloca uma carta da mão, virada para baixo, em um espaço elegível; ela conta como destruída.
ar-effect-replay = Você pode pegar de volta uma das suas cartas viradas para cima e jogar outra carta da mão no espaço dela, com comparação e efeito.
ar-effect-destroy-lower = Destrua todas as cartas desta rua que valem menos do que esta, inclusive as suas.
ar-effect-per-named = No fim da partida: { $points } PV por carta adjacente deste tipo, seja de quem for: { $cards }.
ar-effect-per-named-own = No fim da partida: { $points } PV por carta adjacente sua deste tipo: { $cards }.
ar-effect-per-own = No fim da partida: { $points } PV por carta adjacente sua.
ar-effect-if-named = No fim da partida: { $points } PV se uma carta deste tipo for adjacente, seja de quem for: { $cards }.
ar-effect-if-named-own = No fim da partida: { $points } PV se uma carta sua deste tipo for adjacente: { $cards }.
ar-effect-per-beside = No fim da partida: { $points } PV por carta ao lado desta.
ar-effect-protected = Esta carta está protegida desde o início, sem ficha.
ar-effect-none = Esta carta não tem efeito.

## A tabela das cartas, e o que conferir primeiro nela

sheet-effect = Efeito
ar-sheet-set = Tipo
ar-sheet-sides = Valores
ar-sheet-source = Fonte dos valores
ar-set-basic = básica
ar-set-additional = adicional

ar-advice-sides = { $card } (lados { $sides }): os lados parecem ter sido lidos no sentido errado. Eles são lidos no sentido horário a partir do topo, e uma rotação nesse sentido, que traz o lado esquerdo para cima, deveria fazer a carta aumentar.
ar-advice-basic = { $count ->
    [one] Os valores de uma carta básica são reconstituídos: { $cards }.
   *[other] Os valores de { $count } cartas básicas são reconstituídos: { $cards }.
}
ar-advice-additional = { $count ->
    [one] Os valores de uma carta adicional são reconstituídos: { $cards }.
   *[other] Os valores de { $count } cartas adicionais são reconstituídos: { $cards }.
}

## O tabuleiro do terminal

ar-sketch-legend = = valor calculado   * protegida   ## destruída   +1 cartas embaixo   o reservado
ar-sketch-line = { $label }: { $text }
ar-sketch-player = pontos { $score }, mão { $hand } (limite { $limit }), baralho { $deck }, fichas livres { $tokens }
ar-sketch-hand = Mão
ar-sketch-front = À frente
ar-sketch-beside = Ao lado do Cemitério
ar-sketch-removed = Fora do jogo

## O que uma prévia conta: estas palavras vêm antes de um número

goods-hand = mão
goods-deck = baralho
goods-tokens = fichas livres
goods-in-city = na cidade

## As linhas da folha de pontos, e o que decide um empate; a carta entre parênteses é um exemplo

score-values = Valores das cartas
score-adjacent-own = Cartas vizinhas próprias (Parque)
score-adjacent-named = Certas cartas vizinhas (Mansão)
score-adjacent-any = Uma certa carta vizinha (Estátua)
score-cemetery = Cartas ao lado do Cemitério

tie-cards = mais cartas na mesa
tie-lowest = a carta de menor valor na mesa

## O que se pode escolher para uma partida

ar-option-variant = Variante
ar-variant-basic = jogo básico
ar-variant-advanced = jogo avançado, com trocas
ar-option-sets = Cartas adicionais
ar-sets-by-color = próprias de cada cor
ar-sets-uniform = as mesmas para todos
ar-option-exchanges = Trocas
ar-exchanges-all = todas as seis
ar-exchanges-die = um dado decide
ar-help-variant = No jogo avançado, cada um pode pôr cartas adicionais no baralho antes de começar.
ar-help-sets = As seis cartas adicionais entre as quais cada um pode escolher.
ar-help-exchanges = Quantas cartas cada um pode trocar no máximo.
ar-option-colors = Cor

## Configurações que não servem

ar-setup-players = O jogo é para { $least } a { $most } jogadores, não para { $players }.
ar-setup-first = O lugar { $seat } não pode começar: há { $players } lugares, contados a partir de 0.
ar-setup-color = “{ $color }” não é uma cor deste jogo, ou foi indicada duas vezes. As cores são red, blue, green e yellow.
ar-setup-colors = Indique { $players } cores, uma para cada jogador.
ar-setup-basic = “exchanges” e “sets” são do jogo avançado: tire-os, ou dê a “variant” o valor “advanced”.
ar-setup-exchanges = O número de trocas vai de 0 a { $most }, e { $count } é demais; “die” o sorteia com um dado.

## Estados que não podem existir: $why é uma das orações que seguem

ar-load-beside = só há cartas ao lado de um Cemitério onde um foi jogado
ar-load-card = nenhuma carta tem este id
ar-load-choosing = enquanto se escolhem os baralhos, nada foi distribuído nem construído, e ninguém fez mais trocas do que o combinado
ar-load-color = cada lugar tem sua própria cor, entre red, blue, green e yellow
ar-load-conserve = as cartas de cada lugar precisam formar um baralho que as regras permitem, com cada carta uma única vez
ar-load-covered = uma carta coberta por outra fica virada para baixo e não mostra nenhum lado
ar-load-empty-space = um espaço sem cartas e sem ficha não se escreve
ar-load-exchange = as cartas recebidas não podem ter sido trocadas pelas cartas dadas
ar-load-front = só uma carta que se joga fora da cidade pode estar ali
ar-load-layers = a soma das camadas precisa dar o baralho, e nenhuma pode ser vazia
ar-load-not-choosing = “taken” e “given” só servem enquanto se escolhem os baralhos
ar-load-over = uma partida terminou exatamente quando “pending” é uma lista vazia e ninguém pode jogar
ar-load-reserved = não se pode reservar um espaço cuja carta está virada para cima
ar-load-shown = uma carta mostrada precisa estar na mão ou no baralho do seu lugar
ar-load-side = um lado é um número de 0 a 3, e sempre 0 em uma carta que não pode ser rotacionada
ar-load-space = isto não é um espaço da cidade; um espaço se escreve como 1:4
ar-load-tokens = há fichas demais, ou há uma em uma carta que não recebe ficha

## Erros de um arquivo de dados

edition-base = “base” precisa ser o primeiro dos lados, “{ $top }”.
edition-basic-count = Número de cartas básicas por cor: { $wanted } segundo a caixa, { $count } no arquivo.
edition-basic-replaces = Uma carta básica não substitui nada: tire “replaces”.
edition-colors = As cores são { $wanted }, cada uma uma vez e nesta ordem.
edition-compulsory = O efeito “{ $tag }” não deixa escolha: escreva optional = false.
edition-off-city = Uma carta colocada fora da cidade não pode ter preço nem efeito ao ser jogada.
edition-one-effect = Uma carta só pode ter um efeito deste tipo.
edition-optional = O efeito “{ $tag }” é uma escolha: escreva optional = true.
edition-cost = O preço é de 1 a 6 cartas, e as fontes precisam incluir "hand".
edition-end-game = end_game precisa ser true se um efeito da carta tem timing = "end_game", e false se nenhum tem.
edition-mixed-sides = Os lados de uma carta são todos números simples, todos X ou todos N.
edition-no-set = A cor “{ $color }” não tem conjunto de cartas adicionais.
edition-not-additional = “{ $card }” não é uma carta adicional deste arquivo.
edition-only-one = Só uma carta pode ter o efeito “{ $tag }”.
edition-params = Os parâmetros não servem para o efeito: { $text }.
edition-replaces = Ela não substitui nenhuma carta básica: dê o id de uma, ou escreva "same_base" se houver uma com a mesma base.
edition-set-count = { $wanted ->
    [one] O conjunto precisa ter exatamente { $wanted } carta.
   *[other] O conjunto precisa ter exatamente { $wanted } cartas diferentes.
}
edition-sides = Uma carta tem valores nos quatro lados, ou só no primeiro.
edition-source-extra = Há uma fonte para “{ $field }”, mas a carta não tem esse campo.
edition-timing = O efeito “{ $tag }” precisa de timing = "{ $wanted }".
edition-too-many = Há espaço para { $most } cartas diferentes, e esta é uma a mais.
edition-two-on-play = Uma carta só pode ter um efeito com timing = "on_play".
edition-unknown-card = Nenhuma carta tem o id “{ $card }”.
edition-value = “{ $text }” não é um valor. Valores são números de -20 a 40, ou X ou N, sozinhos ou com um número desses, como X-1 e N+2.

## What there is to say about cards, and the headings of their list

ar-chapter-basic = Cartas básicas
ar-chapter-additional = Cartas adicionais
ar-chapter-things = Na mesa
ar-help-values = Seus valores, no sentido horário a partir do valor básico: { $values }.
ar-help-value = Ela tem um só valor, { $value }, e não pode ser rotacionada.
ar-help-x = X é o valor da carta imediatamente à esquerda, e 0 se ali não houver carta virada para cima.
ar-help-n = N é o número da sua quadra.
ar-help-same-base = Ela pode substituir uma carta básica com o mesmo valor básico.
ar-help-replaces = Ela pode substituir a carta { $card }.
ar-help-token-name = Ficha de proteção
ar-help-token = Cada pessoa tem { $count }. Sobre uma carta, impede que cartas dos adversários a afetem; sobre um espaço, reserva-o ao dono. Só os efeitos das cartas colocam fichas em jogo.
ar-help-space-name = Espaço
ar-help-space = Uma carta pode ser colocada num espaço vazio cujo vizinho da esquerda esteja ocupado, no primeiro espaço da rua sem cartas mais próxima e sobre uma carta virada para baixo.
ar-help-block-name = Carta de quadra
ar-help-block = As cartas de quadra numeram as quadras da cidade. Uma carta com N vale mais quanto maior for o número da sua quadra.
