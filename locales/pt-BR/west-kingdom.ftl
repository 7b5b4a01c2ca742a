# Arquitetos do Reino Ocidental. As palavras do jogo são as do manual em português.

## O nome do jogo

game-west-kingdom = Arquitetos do Reino Ocidental

## Recursos e outras coisas que se contam: 2 …

wk-good-clay = argila
wk-good-wood = madeira
wk-good-stone = pedra
wk-good-gold = ouro
wk-good-marble = mármore
wk-good-silver = prata
wk-good-virtue = virtude
wk-good-building-card = carta de construção
wk-good-building-cards = cartas de construção
wk-good-debt = débito não quitado
wk-good-debts = débitos não quitados
wk-good-tax = taxa
wk-good-wood-or-stone = madeira ou pedra
wk-good-clay-wood-or-stone = argila, madeira ou pedra

## O que os efeitos das construções contam: para cada 2 disto: …

wk-count-virtue = níveis de virtude
wk-count-clay-wood-stone = argila, madeira e pedra somadas
wk-count-cathedral = níveis na Catedral
wk-count-paid-debt = débitos quitados
wk-count-captured = trabalhadores capturados no seu tabuleiro
wk-count-building = construções feitas, esta incluída
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
wk-sheet-amount = { $count } { $what }

## O que fazem as cartas e os tabuleiros

wk-effect-also = E também: { $count } { $what }.
wk-effect-also-pay = A pagar também: { $count } { $what }.
wk-effect-none = Sem habilidade.
wk-effect-place-worker = { $location }: um trabalhador colocado ali rende a mais { $count } { $what }.
wk-effect-trade = Mais uma troca no Depósito Real: { $paid } { $paid_what } por { $count } { $what }.
wk-effect-tax-stand = Posto Fiscal: uma visita também rende { $count } { $what }.
wk-effect-tax-stand-virtue = Posto Fiscal: uma visita custa { $count } virtude a menos.
wk-effect-town-centre = Centro da Cidade: as capturas custam { $count } prata a menos.
wk-effect-market = Mercado Negro: cada ação também rende { $count } { $what }.
wk-effect-market-virtue = Mercado Negro: uma ação custa { $count } virtude a menos.
wk-effect-market-silver = Mercado Negro: uma ação custa { $count } prata a menos.
wk-effect-debt-paid = Um débito quitado também rende { $count } { $what }.
wk-effect-cathedral = Um avanço na Catedral também rende { $count } { $what }.
wk-effect-reset = Atualização do Mercado Negro: receba { $count } { $what }.
wk-effect-reset-free = Atualização do Mercado Negro: sem trabalhador na Prisão, receba { $count } { $what }.
wk-effect-reset-release = { $count ->
    [one] Atualização do Mercado Negro: você pode libertar { $count } trabalhador da Prisão.
   *[other] Atualização do Mercado Negro: você pode libertar até { $count } trabalhadores da Prisão.
}
wk-effect-gain = Na hora: { $count } { $what }.
wk-effect-gain-choice = Na hora, à escolha:
wk-effect-option = { $count } { $what }.
wk-effect-gain-per = { $per ->
    [one] Na hora: { $count } { $what } para cada unidade disto: { $of }.
   *[other] Na hora: { $count } { $what } para cada { $per } disto: { $of }.
}
wk-effect-hire-free = { $count ->
    [one] Na hora: você pode contratar sem custo { $count } aprendiz de qualquer coluna.
   *[other] Na hora: você pode contratar sem custo até { $count } aprendizes de qualquer coluna.
}
wk-effect-capture-free = { $count ->
    [one] Na hora: você pode fazer { $count } captura sem custo.
   *[other] Na hora: você pode fazer até { $count } capturas sem custo.
}
wk-effect-choice = Na hora, à escolha, ou nada:
wk-effect-act-capture = { $count ->
    [one] { $count } captura sem custo.
   *[other] Até { $count } capturas sem custo.
}
wk-effect-act-ransom = Um resgate sem custo.
wk-effect-take-debt = { $count ->
    [one] Na hora: pegue { $count } débito não quitado.
   *[other] Na hora: pegue { $count } débitos não quitados.
}
wk-effect-destroy-debt = { $count ->
    [one] Na hora: você pode destruir { $count } débito não quitado.
   *[other] Na hora: você pode destruir até { $count } débitos não quitados.
}
wk-effect-release = Na hora: liberte todos os seus trabalhadores da Prisão.
wk-effect-discard-for = { $cards ->
    [one] Na hora: você pode descartar { $cards } carta de construção da mão por { $count } { $what }.
   *[other] Na hora: você pode descartar { $cards } cartas de construção da mão por { $count } { $what }.
}
wk-effect-all-gain = Na hora: cada jogador, você incluído, recebe { $count } { $what }.
wk-effect-all-lose = { $threshold ->
    [one] Na hora: cada jogador, você incluído, com um trabalhador na Prisão perde { $count } virtude.
   *[other] Na hora: cada jogador, você incluído, com { $threshold } ou mais trabalhadores na Prisão perde { $count } virtude.
}
wk-effect-vp-per = { $per ->
    [one] No fim: { $vp } PV para cada unidade disto: { $of }.
   *[other] No fim: { $vp } PV para cada { $per } disto: { $of }.
}
wk-effect-vp-most = No fim: { $vp } PV se ninguém tem tanto disto: { $of }.
wk-effect-vp-no-debt = No fim: { $vp } PV sem débito não quitado.
wk-effect-debt-delta = No fim: { $delta } PV para cada débito seu não quitado.
wk-effect-virtue-per = { $per ->
    [one] No fim: { $count } virtude para cada unidade disto: { $of }.
   *[other] No fim: { $count } virtude para cada { $per } disto: { $of }.
}
wk-effect-virtue-most = No fim: { $count } virtude se ninguém tem tanto disto: { $of }.
wk-effect-lose-virtue = No fim: perca { $count } virtude.
wk-effect-small = Lado pequeno:
wk-effect-large = Lado grande:
wk-effect-start = Início: { $silver } prata, Virtude { $virtue }, trabalhadores na Prisão: { $prison }.
wk-effect-start-with = No início: { $count } { $what }.
wk-effect-gold-marble = Ouro e mármore são um só recurso.
wk-effect-ignore-tax = Ignora { $count } taxa de cada custo.
wk-effect-no-discard = Nenhuma carta de construção é descartada para a Catedral.
wk-effect-workshop = Contratar na Oficina custa { $count } prata a menos; até { $limit } aprendizes.

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
    [one] { $count } carta de contrabando é conhecida só pela edição digital: compare os dois lados.
   *[other] { $count } cartas de contrabando são conhecidas só pela edição digital: compare os dois lados.
}
wk-advice-rewards = { $count ->
    [one] { $count } tipo de carta de recompensa é conhecido só pela edição digital: compare o que rende.
   *[other] { $count } tipos de cartas de recompensa são conhecidos só pela edição digital: compare o que rendem.
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
wk-advice-q2 = O limite de locais vale para as capturas da Fortaleza? (WK-Q2)
wk-advice-q3 = Vira-se uma carta na atualização que encontra vazia a pilha esquerda do Mercado Negro? (WK-Q3)
wk-advice-q4 = Pode-se colocar um trabalhador onde ele não pode fazer nada? Aqui não, exceto nos recursos e no Depósito. (WK-Q4)
wk-advice-q5 = Quando se podem descartar aprendizes? Aqui, só para contratar no limite. (WK-Q5)
wk-advice-q6 = Quem começa com o lado 2 dos tabuleiros, e com que prata? Aqui começa a maior Virtude, com a prata do tabuleiro. (WK-Q6)
wk-advice-q7 = Que efeitos imediatos das construções se podem recusar? Aqui, capturas, contratações, a Igreja e a Biblioteca. (WK-Q7)
wk-advice-q8 = Paga-se a Catedral antes do descarte, ou depois? Aqui, antes. (WK-Q8)
wk-advice-q9 = O adversário oficial de um jogador só não é conhecido; o rival da casa fica no lugar dele. (WK-Q9)
wk-advice-q10 = Quantas colunas da Prefeitura e cartas de recompensa há para um jogador? Aqui, tantas quantas para dois. (WK-Q10)

## O que está errado em um arquivo de dados

wk-edition-color-twice = Outro tabuleiro já tem esta cor.
wk-edition-copies = Cópias: { $copies }; números listados: { $count }. Cada carta tem o seu número.
wk-edition-count-apprentices = Há { $wanted } cartas de aprendiz, e as cópias de todas as linhas somam { $count }.
wk-edition-count-boards = Há { $wanted } tabuleiros do jogador, e o arquivo descreve { $count }.
wk-edition-count-buildings = Há { $wanted } construções, e o arquivo descreve { $count }.
wk-edition-count-market = Há { $wanted } cartas de contrabando, e o arquivo descreve { $count }.
wk-edition-count-rewards = Há { $wanted } cartas de recompensa, e as cópias de todas as linhas somam { $count }.
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
