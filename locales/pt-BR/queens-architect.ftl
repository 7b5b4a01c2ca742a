# Queen’s Architect. Uma linha do quadro se conta a partir do topo, uma posição a partir da posição inicial da ficha.

## O nome do jogo

game-queens-architect = Queen’s Architect

## O tipo de palavra que o texto de uma ação pede: “…” deveria ser …

qa-word-character = um artesão, como “glazier_1”
qa-word-guild = uma guilda, como “glazier”
qa-word-place = uma localidade, como “v3”
qa-word-row = uma linha do quadro de avisos, de 1 (no topo) a 6 (embaixo)
qa-word-spaces = um número de espaços, como “2”
qa-word-turns = um número de posições, de 0 a 5
qa-word-bonds = um número de títulos, como “2”
qa-word-steps = um número de passos, como “2”

## Perguntas. A capital é a única localidade cujo nome pede artigo

qa-ask-nothing = Não há nada a decidir.
qa-ask-pick = Escolha um artesão inicial. Os números são os desempenhos, do primeiro trabalho ao último.
qa-ask-turn = { $talers ->
    [one] Você gira { $character }? Cada posição rende { $talers } táler e deixa um trabalho a menos.
   *[other] Você gira { $character }? Cada posição rende { $talers } táleres e deixa um trabalho a menos.
}
qa-ask-advance = Sua vez: o arquiteto está em “{ $action }”. Quantos espaços ele avança?
qa-ask-labor = Dia de trabalho: você recebe a renda?
qa-ask-icons = { $talers ->
    [one] Qual artesão com o ícone de dia de trabalho você gira, por { $talers } táler cada um? Conta como um trabalho.
   *[other] Qual artesão com o ícone de dia de trabalho você gira, por { $talers } táleres cada um? Conta como um trabalho.
}
qa-ask-hire = { $talers ->
    [0] Quem você contrata? Você não tem táleres.
    [one] Quem você contrata? Você tem { $talers } táler.
   *[other] Quem você contrata? Você tem { $talers } táleres.
}
qa-ask-bonus-hire = { $talers ->
    [0] A cidade oferece a você uma contratação adicional. Quem você contrata? Você não tem táleres.
    [one] A cidade oferece a você uma contratação adicional. Quem você contrata? Você tem { $talers } táler.
   *[other] A cidade oferece a você uma contratação adicional. Quem você contrata? Você tem { $talers } táleres.
}
qa-ask-fire = Seu grupo está completo. Quem sai do jogo, para dar lugar a { $character }?
qa-ask-money = O que você quer do cambista? { $bonds ->
    [0] Você não tem títulos; se tivesse, poderia resgatar { $most ->
        [one] só um por visita
       *[other] até { $most } por visita
    }.
    [one] Você tem um título; { $most ->
        [one] só se pode resgatar um por visita
       *[other] pode-se resgatar até { $most } por visita
    }.
   *[other] Você tem { $bonds } títulos; { $most ->
        [one] só se pode resgatar um por visita
       *[other] pode-se resgatar até { $most } por visita
    }.
}
qa-ask-travel = Para onde você viaja? Entre parênteses, as guildas pedidas ali. Sua carruagem está { $place ->
    [Capital] na Capital
   *[other] em { $place }
}, e você { $talers ->
    [0] não tem táleres
    [one] tem { $talers } táler
   *[other] tem { $talers } táleres
}.
qa-ask-tavern = Taverna: você entra?
qa-ask-rest = { $count ->
    [0] Qual guilda você envia ao salão? Os artesãos dela voltam uma posição. Você { $talers ->
        [0] não tem táleres
        [one] tem { $talers } táler
       *[other] tem { $talers } táleres
    }.
    [one] Qual outra guilda você envia ao salão? Os artesãos dela voltam uma posição. Pela que já está lá você deve { $fee ->
        [one] { $fee } táler
       *[other] { $fee } táleres
    }, e tem { $talers }.
   *[other] Qual outra guilda você envia ao salão? Os artesãos dela voltam uma posição. Pelas { $count } que já estão lá você deve { $fee ->
        [one] { $fee } táler
       *[other] { $fee } táleres
    }, e tem { $talers }.
}
qa-ask-construct = O que você faz { $place ->
    [Capital] na Capital
   *[other] em { $place }
}? Seu grupo tem um desempenho total de { $sum }.
qa-ask-repair = { $count ->
    [one] Quem mais ajuda nos reparos? Até agora, um artesão rende { $points ->
        [0] nenhum ponto
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
   *[other] Quem mais ajuda nos reparos? Até agora, { $count } artesãos rendem { $points ->
        [0] nenhum ponto
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
}
qa-ask-spend = { $points ->
    [one] Você tem { $points } ponto de apreciação. Quantos passos você dá? O que sobra vira títulos.
   *[other] Você tem { $points } pontos de apreciação. Quantos passos você dá? O que sobra vira títulos.
}

## Respostas, como linhas de uma lista numerada

qa-do-take = { $icon ->
    [0] Pegar { $character }: { $numbers }, reparo { $repair }
   *[other] Pegar { $character }: { $numbers }, reparo { $repair }, ícone de dia de trabalho
}
qa-do-turn = { $positions ->
    [0] Deixar a ficha como está
    [one] Girar a ficha { $positions } posição por { $talers ->
        [one] { $talers } táler
       *[other] { $talers } táleres
    }
   *[other] Girar a ficha { $positions } posições por { $talers ->
        [one] { $talers } táler
       *[other] { $talers } táleres
    }
}
qa-do-advance = { $spaces ->
    [one] Avançar { $spaces } espaço: { $action }
   *[other] Avançar { $spaces } espaços: { $action }
}{ $idle ->
    [0] { "" }
   *[other] { " " }(nada é possível ali agora)
}
qa-do-earn = { $talers ->
    [0] Receber a renda: nada
    [one] Receber a renda: { $talers } táler
   *[other] Receber a renda: { $talers } táleres
}
qa-do-labor = { $talers ->
    [one] Girar { $character } por { $talers } táler
   *[other] Girar { $character } por { $talers } táleres
}
qa-do-labor-last = { $talers ->
    [one] Girar { $character } por { $talers } táler: último trabalho, e sai do jogo
   *[other] Girar { $character } por { $talers } táleres: último trabalho, e sai do jogo
}
qa-do-hire = Contratar { $character } por { $price ->
    [one] { $price } táler
   *[other] { $price } táleres
}: desempenho { $performance }, { $jobs ->
    [one] { $jobs } trabalho
   *[other] { $jobs } trabalhos
}
qa-do-hire-nobody = Contratar da linha { $row }
qa-do-fire = Demitir { $character }: desempenho { $performance }, { $jobs ->
    [one] resta { $jobs } trabalho
   *[other] restam { $jobs } trabalhos
}
qa-do-confidence = { $bonds ->
    [0] Ganhar confiança
    [one] Ganhar confiança: até { $bonds } título em cada visita futura
   *[other] Ganhar confiança: até { $bonds } títulos em cada visita futura
}
qa-do-redeem = Resgatar { $bonds ->
    [one] { $bonds } título
   *[other] { $bonds } títulos
} por { $talers ->
    [one] { $talers } táler
   *[other] { $talers } táleres
}
qa-do-travel = { $spaces ->
    [0] Para { $place } ({ $guilds })
    [one] Para { $place }: { $spaces } espaço, { $price ->
        [0] de graça
        [one] { $price } táler
       *[other] { $price } táleres
    } ({ $guilds })
   *[other] Para { $place }: { $spaces } espaços, { $price ->
        [0] de graça
        [one] { $price } táler
       *[other] { $price } táleres
    } ({ $guilds })
}
qa-do-travel-capital = { $spaces ->
    [0] Para a Capital
    [one] Para a Capital: { $spaces } espaço, { $price ->
        [0] de graça
        [one] { $price } táler
       *[other] { $price } táleres
    }
   *[other] Para a Capital: { $spaces } espaços, { $price ->
        [0] de graça
        [one] { $price } táler
       *[other] { $price } táleres
    }
}
qa-do-tavern = Entrar: o dormitório passa para a entrada, o salão para o dormitório; depois, enviar guildas
qa-do-rest = Enviar ao salão: { $guild } (taxa total: { $fee ->
    [one] { $fee } táler
   *[other] { $fee } táleres
})
qa-do-rest-done = { $fee ->
    [0] É só isso: nada a pagar
    [one] É só isso: pagar { $fee } táler
   *[other] É só isso: pagar { $fee } táleres
}
qa-do-build = Construir um edifício ({ $place }): { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
}{ $talers ->
    [0] { "" }
    [one] { " " }e { $talers } táler
   *[other] { " " }e { $talers } táleres
}{ $hire ->
    [0] { "" }
   *[other] { " " }e uma contratação adicional
}
qa-do-repair = Designar { $character } para reparos: { $value ->
    [0] nenhum ponto
    [one] { $value } ponto
   *[other] { $value } pontos
}{ $last ->
    [0] { "" }
   *[other] { " " }(último trabalho, e sai do jogo)
}
qa-do-repair-done = { $points ->
    [0] É só isso: reparos sem pontos
    [one] É só isso: reparos por { $points } ponto
   *[other] É só isso: reparos por { $points } pontos
}
qa-do-palace = Contribuir para o palácio com um desempenho total de { $sum }
qa-do-steps = { $steps ->
    [0] Não dar nenhum passo
    [one] Dar { $steps } passo por { $price ->
        [one] { $price } ponto
       *[other] { $price } pontos
    }
   *[other] Dar { $steps } passos por { $price ->
        [one] { $price } ponto
       *[other] { $price } pontos
    }
}{ $bonds ->
    [0] { "" }
    [one] , { $bonds } título recebido
   *[other] , { $bonds } títulos recebidos
}{ $lost ->
    [0] { "" }
    [one] , { $lost } ponto se perde
   *[other] , { $lost } pontos se perdem
}
qa-do-done = Parar por aqui
qa-do-forfeit = Abrir mão da ação
qa-do-forfeit-bonus = Dispensar a contratação adicional

## O que aconteceu, para o registro

qa-event-pick-began = Agora quem escolhe um artesão inicial é { $seat }.
qa-event-took = { $seat } pega { $character }.
qa-event-turned-for-talers = { $seat } gira { $character } { $position ->
    [one] { $position } posição
   *[other] { $position } posições
} por { $talers ->
    [one] { $talers } táler
   *[other] { $talers } táleres
}.
qa-event-nothing-to-take = { $seat } já tem todos os personagens expostos e não pega nenhum.
qa-event-left-on-display = Ninguém podia pegar { $character }: a ficha sai do jogo.
qa-event-turn-began = Rodada { $round }, turno { $turn }: { $seat }.
qa-event-advanced = { $spaces ->
    [one] { $seat } avança o arquiteto { $spaces } espaço: { $action }.
   *[other] { $seat } avança o arquiteto { $spaces } espaços: { $action }.
}
qa-event-forfeited = { $forced ->
    [0] { $seat } abre mão da ação: { $action }.
   *[other] { $seat } não pode fazer nada ali: { $action }.
}
qa-event-bonus-forfeited = { $seat } dispensa a contratação adicional.
qa-event-labored = { $craftsmen ->
    [0] { $seat } não tem artesãos e não ganha nada.
    [one] { $seat } ganha { $talers ->
        [one] { $talers } táler
       *[other] { $talers } táleres
    } com { $craftsmen } artesão.
   *[other] { $seat } ganha { $talers ->
        [one] { $talers } táler
       *[other] { $talers } táleres
    } com { $craftsmen } artesãos.
}
qa-event-earned = { $talers ->
    [one] { $seat } recebe { $talers } táler por girar { $character }.
   *[other] { $seat } recebe { $talers } táleres por girar { $character }.
}
qa-event-town-paid = { $talers ->
    [one] { $seat } recebe { $talers } táler da cidade de { $place }.
   *[other] { $seat } recebe { $talers } táleres da cidade de { $place }.
}
qa-event-fired = { $seat } demite { $character }, e a ficha sai do jogo.
qa-event-hired = { $price ->
    [one] { $seat } contrata { $character } da linha { $row } por { $price } táler.
   *[other] { $seat } contrata { $character } da linha { $row } por { $price } táleres.
}
qa-event-price-moved = { $price ->
    [one] A linha do topo do quadro de avisos agora custa { $price } táler.
   *[other] A linha do topo do quadro de avisos agora custa { $price } táleres.
}
qa-event-displaced = Ninguém quis { $character } pelo menor preço: a ficha sai do jogo.
qa-event-moved-up = As fichas do quadro de avisos sobem.
qa-event-revealed = { $character } entra na linha { $row } do quadro de avisos.
qa-event-gained-confidence = { $bonds ->
    [one] { $seat } ganha confiança e agora pode resgatar até { $bonds } título por visita.
   *[other] { $seat } ganha confiança e agora pode resgatar até { $bonds } títulos por visita.
}
qa-event-redeemed = { $seat } resgata { $bonds ->
    [one] { $bonds } título
   *[other] { $bonds } títulos
} por { $talers ->
    [one] { $talers } táler
   *[other] { $talers } táleres
}.
qa-event-traveled = { $spaces ->
    [0] { $seat } deixa a carruagem onde está.
   *[other] { $seat } viaja { $from ->
        [Capital] da Capital
       *[other] de { $from }
    } para { $place ->
        [Capital] a Capital
       *[other] { $place }
    }: { $spaces ->
        [one] { $spaces } espaço
       *[other] { $spaces } espaços
    }, { $price ->
        [0] de graça
        [one] { $price } táler
       *[other] { $price } táleres
    }.
}
qa-event-tavern-moved = { $seat } vai à taverna: o dormitório passa para a entrada, e o salão para o dormitório.
qa-event-sent = { $seat } envia ao salão: { $guild }.
qa-event-paid-fee = { $seat } paga { $fee ->
    [one] { $fee } táler
   *[other] { $fee } táleres
} por { $count ->
    [one] { $count } guilda
   *[other] { $count } guildas
}.
qa-event-turned-back = { $character } ({ $seat }) descansa e volta ao desempenho { $performance }.
qa-event-built = { $seat } constrói em { $place }: desempenho total { $sum }{ $deduction ->
    [0] { "" }
   *[other] , local de construção −{ $deduction }
}{ $bonus ->
    [0] { "" }
   *[other] , bônus +{ $bonus }
}. Isso { $points ->
    [0] não rende pontos
    [one] rende { $points } ponto
   *[other] rende { $points } pontos
}.{ $limit ->
    [0] { "" }
   *[other] { " " }O limite de { $limit } corta o resto.
}
qa-event-assigned = { $value ->
    [0] { $seat } designa { $character } para reparos: nenhum ponto.
    [one] { $seat } designa { $character } para reparos: { $value } ponto.
   *[other] { $seat } designa { $character } para reparos: { $value } pontos.
}
qa-event-repaired = { $points ->
    [0] { $seat } faz reparos, sem pontos.
    [one] { $seat } faz reparos por { $points } ponto.
   *[other] { $seat } faz reparos por { $points } pontos.
}
qa-event-stepped = { $steps ->
    [one] { $seat } dá { $steps } passo na trilha de apreciação, até o espaço { $space }.
   *[other] { $seat } dá { $steps } passos na trilha de apreciação, até o espaço { $space }.
}
qa-event-took-bonds = { $bonds ->
    [0] O suprimento não tem mais títulos: { $seat } perde { $lost ->
        [one] { $lost } ponto
       *[other] { $lost } pontos
    }.
    [one] { $seat } pega { $bonds } título{ $lost ->
        [0] .
        [one] ; o suprimento não tem mais, e { $lost } ponto se perde.
       *[other] ; o suprimento não tem mais, e { $lost } pontos se perdem.
    }
   *[other] { $seat } pega { $bonds } títulos{ $lost ->
        [0] .
        [one] ; o suprimento não tem mais, e { $lost } ponto se perde.
       *[other] ; o suprimento não tem mais, e { $lost } pontos se perdem.
    }
}
qa-event-turned = { $character } ({ $seat }) trabalhou e passa ao desempenho { $performance }.
qa-event-dropped-out = { $character } ({ $seat }) fez o último trabalho e sai do jogo.
qa-event-contributed = { $seat } contribui para o palácio com um desempenho total de { $sum }. A partida termina com esta rodada.
qa-event-stopped = { $rounds ->
    [one] A partida é interrompida após { $rounds } rodada.
   *[other] A partida é interrompida após { $rounds } rodadas.
}
qa-event-game-over = A partida terminou.

## Por que não

qa-no-over = A partida está encerrada.
qa-no-not-asked = Agora quem decide é outra pessoa; a sua vez vai chegar.
qa-no-other-question = Isso não responde à pergunta feita agora.
qa-no-must-move = O arquiteto não pode ficar parado. Avance primeiro; da ação em que ele parar você pode abrir mão.
qa-no-such-move = O arquiteto avança de { $least } a { $most } espaços, e só no sentido horário.
qa-no-not-on-display = Este artesão não está exposto: { $character }. Escolha um dos artesãos iniciais que estão.
qa-no-taken-character = Você já tem { $character }, e ninguém tem o mesmo personagem duas vezes: escolha outro.
qa-no-past-arrow = { $most ->
    [one] Uma ficha não é girada além da sua seta de saída: aqui, no máximo { $most } posição.
   *[other] Uma ficha não é girada além da sua seta de saída: aqui, no máximo { $most } posições.
}
qa-no-not-in-band = Este artesão não está no seu grupo: { $character }.
qa-no-icon = { $character } não tem o ícone de dia de trabalho, e só artesãos com o ícone são girados por táleres.
qa-no-already-turned = Você já girou { $character }, e cada artesão só é girado uma vez por ação.
qa-no-empty-row = A linha { $row } do quadro de avisos está vazia: escolha uma com um artesão.
qa-no-cannot-pay = { $talers ->
    [0] Isso custa { $price ->
        [one] { $price } táler
       *[other] { $price } táleres
    }, e você não tem nenhum.
   *[other] Isso custa { $price ->
        [one] { $price } táler
       *[other] { $price } táleres
    }, e você só tem { $talers }.
}
qa-no-same-character = Você já tem { $character }, e ninguém tem o mesmo personagem duas vezes. Com um grupo completo, você poderia demitir o artesão que tem.
qa-no-must-fire-same = Você está contratando { $character } outra vez, por isso quem precisa sair é o artesão que você já tem.
qa-no-must-fire = Você já escolheu quem contratar, e seu grupo está completo: escolha agora quem demitir.
qa-no-top-confidence = Sua figura já está no topo da trilha do cambista: resgate títulos, ou abra mão da ação.
qa-no-bonds = Você não tem títulos para resgatar. Os pontos que você não gasta em passos viram títulos.
qa-no-too-many-bonds = { $most ->
    [one] Agora você pode resgatar no máximo { $most } título: não mais do que tem, nem mais do que mostra o espaço da sua figura na trilha do cambista.
   *[other] Agora você pode resgatar no máximo { $most } títulos: não mais do que tem, nem mais do que mostra o espaço da sua figura na trilha do cambista.
}
qa-no-other-side = A localidade “{ $place }” fica do outro lado do tabuleiro, e esse lado não está em jogo.
qa-no-same-place = Sua carruagem já está { $place ->
    [Capital] na Capital
   *[other] em { $place }
}. Viaje para outra localidade, ou abra mão da ação para ficar.
qa-no-too-far = São mais de { $most ->
    [one] { $most } espaço
   *[other] { $most } espaços
} até { $place ->
    [Capital] a Capital
   *[other] { $place }
}, e nenhuma viagem é mais longa que isso. É preciso mais de uma.
qa-no-nobody-to-send = Nesta partida, uma visita à taverna pede pelo menos uma guilda para enviar, e você não tem nenhuma, ou não pode pagar.
qa-no-must-send = Nesta partida, uma visita à taverna pede pelo menos uma guilda: escolha uma para enviar.
qa-no-already-sent = Esta guilda já está no salão: { $guild }. Escolha outra.
qa-no-asleep = Esta guilda dorme no dormitório: { $guild }. Você pode enviá-la de novo na sua próxima visita à taverna.
qa-no-in-capital = Na Capital só se constrói o palácio. Para construir um edifício, viaje para outra localidade.
qa-no-already-built = Você já tem um edifício em { $place }, e só um é permitido em cada localidade. Reparos ainda são possíveis.
qa-no-marker = Você não tem mais nenhum marcador de construção. Reparos ainda são possíveis.
qa-no-missing-guilds = Falta ao seu grupo o que se pede aqui: { $guilds }. Contrate primeiro; reparos são possíveis sem isso.
qa-no-same-guild = Nos reparos, cada artesão é de uma guilda diferente, e já há um desta guilda: { $guild }.
qa-no-already-assigned = { $character } já participa: escolha outra pessoa.
qa-no-not-at-palace = { $left ->
    [one] Você ainda está a { $left } passo do fim da trilha de apreciação, e só de lá se pode contribuir para o palácio.
   *[other] Você ainda está a { $left } passos do fim da trilha de apreciação, e só de lá se pode contribuir para o palácio.
}
qa-no-not-in-capital = O palácio se constrói na Capital, e sua carruagem está em outro lugar: viaje para lá primeiro.
qa-no-too-weak = Seu grupo tem um desempenho total de { $sum }, e o palácio pede { $wanted }. Contrate artesãos, ou deixe guildas descansarem na taverna.
qa-no-must-contribute = Você pode contribuir para o palácio, e nesta partida isso é obrigatório.
qa-no-too-many-steps = { $points ->
    [one] São passos demais para { $points } ponto: cada passo custa a ficha de apreciação do espaço a que leva.
   *[other] São passos demais para { $points } pontos: cada passo custa a ficha de apreciação do espaço a que leva.
}
qa-no-end-of-track = A trilha de apreciação acaba antes disso: escolha menos passos.
qa-no-must-spend = Diga primeiro o que acontece com os seus pontos: “steps 0” transforma todos em títulos.

## A tabela das fichas, e o que conferir primeiro nela

qa-sheet-performance = Desempenho
qa-sheet-repair = Reparo
qa-sheet-tiles = Fichas (!)
qa-sheet-guild = Guilda: { $guild }.
qa-sheet-laborer = Ícone de dia de trabalho.
qa-sheet-demand = Demanda: { $guilds }.
qa-bonus-appreciation = { $points ->
    [one] Bônus: +{ $points } ponto de apreciação.
   *[other] Bônus: +{ $points } pontos de apreciação.
}
qa-bonus-talers = { $count ->
    [one] Bônus: { $count } táler.
   *[other] Bônus: { $count } táleres.
}
qa-bonus-hire = Bônus: uma contratação adicional.

qa-advice-all-faces = As faces de todos os { $count } personagens são reconstituídas: os seis números, o valor de reparo e o ícone de dia de trabalho. Compare com as suas fichas e corrija [[character]].
qa-advice-faces = { $count ->
    [one] A face de um personagem é reconstituída: { $characters }. Compare os seis números, o valor de reparo e o ícone de dia de trabalho com as suas fichas e corrija [[character]].
   *[other] As faces de { $count } personagens são reconstituídas: { $characters }. Compare os seis números, os valores de reparo e os ícones de dia de trabalho com as suas fichas e corrija [[character]].
}
qa-advice-copies = O número de fichas de cada personagem, e das que têm “!” no verso, é reconstituído. Conte as suas e corrija copies e starting_copies em [[character]].
qa-advice-demands = { $count ->
    [one] As guildas ou o bônus de uma ficha de demanda são reconstituídos. Compare com a sua ficha e corrija [[demand]].
   *[other] As guildas ou os bônus de { $count } fichas de demanda são reconstituídos. Compare com as suas fichas e corrija [[demand]].
}
qa-advice-boards = { $count ->
    [one] As localidades, as estradas ou os locais de construção de um lado do tabuleiro são reconstituídos. Compare com o seu tabuleiro e corrija [[board]] e [[board.location]].
   *[other] As localidades, as estradas ou os locais de construção de { $count } lados do tabuleiro são reconstituídos. Compare com o seu tabuleiro e corrija [[board]] e [[board.location]].
}
qa-advice-scale = A ponta direita da escala de preços é reconstituída; aqui é { $last }. Olhe o seu tabuleiro e corrija values em [price_scale].
qa-advice-star = A ordem da estrela de ação não é certa; aqui, no sentido horário a partir do topo, é { $order }. Se a sua for diferente, corrija order em [action_star]; em todo caso, tire order_alternative depois de olhar.
qa-advice-track = { $count ->
    [one] A trilha de apreciação tem aqui { $count } espaço para fichas, e não é certo que isso valha para os dois lados do tabuleiro. Se a sua tiver mais ou menos, corrija token_spaces em [appreciation_track].
   *[other] A trilha de apreciação tem aqui { $count } espaços para fichas, e não é certo que isso valha para os dois lados do tabuleiro. Se a sua tiver mais ou menos, corrija token_spaces em [appreciation_track].
}

## O tabuleiro do terminal. Os marcadores são os que restam, a equipe é o seu desempenho total

qa-sketch-line = { $label }: { $text }
qa-sketch-billboard = Quadro de avisos (pilha: { $pile })
qa-sketch-price = Preço do topo: { $scale }
qa-sketch-track = Trilha de apreciação
qa-sketch-bonds = Títulos no suprimento: { $bonds }
qa-sketch-palace = Palácio: { $sum }+
qa-sketch-points = { $count ->
    [one] +{ $count } ponto
   *[other] +{ $count } pontos
}
qa-sketch-talers = { $count ->
    [one] { $count } táler
   *[other] { $count } táleres
}
qa-sketch-legend-places = 20 máximo de pontos   * no seu grupo   VmAz construtores   -4 próximo local
qa-sketch-display = Artesãos iniciais expostos
qa-sketch-player = { $action }, táleres { $talers }, títulos { $bonds } (máx. { $redeems }), marcadores { $markers }, grupo { $sum }
qa-sketch-legend-craftsmen = 4·3·0 desempenho agora e após cada trabalho   (2) reparo   $ dia de trabalho

## O que uma prévia conta: estas palavras vêm antes de um número

goods-talers = táleres
goods-bonds = títulos
goods-craftsmen = artesãos
goods-performance = desempenho

## As linhas da folha de pontos, e o que decide um empate

score-track = Trilha de apreciação
score-palace = Palácio

tie-band = o desempenho total do grupo

## Configurações que não servem

qa-setup-players = O jogo é para { $least } a { $most } jogadores, não para { $players }.
qa-setup-first = O lugar { $seat } não pode começar: há { $players } lugares, contados a partir de 0.

## Estados que não podem existir: $why é uma das orações que seguem

qa-load-billboard = o quadro de avisos tem seis espaços, e os vazios ficam embaixo, e só quando a pilha está vazia
qa-load-bonds = os títulos dos jogadores e do suprimento precisam ser os da caixa
qa-load-builders = há mais construtores do que locais de construção
qa-load-character = nenhum artesão tem este id
qa-load-demand = não há tal ficha de demanda para este tipo de localidade
qa-load-draft = os artesãos iniciais são escolhidos antes do primeiro turno, e até lá nada mais aconteceu
qa-load-first = antes do primeiro turno, é preciso dizer quem começa
qa-load-guild = nenhuma guilda tem este id
qa-load-markers = um jogador tem mais edifícios do que marcadores de construção
qa-load-not-in-band = este artesão não está no grupo de quem está na vez
qa-load-notches = uma estrela de ação só tem seis encaixes
qa-load-over = uma partida terminou exatamente quando a última rodada foi jogada e “pending” é uma lista vazia
qa-load-palace = um jogador que contribuiu para o palácio fez isso nesta rodada, cumpre as condições e tem exatamente esta soma
qa-load-pile = a pilha tem fichas demais, ou os artesãos iniciais não estão em cima
qa-load-place = este lado do tabuleiro não tem localidade com este id
qa-load-places = toda localidade, menos a capital, precisa da sua ficha de demanda
qa-load-position = a posição fica além da seta de saída
qa-load-removed = as fichas fora do jogo precisam ser exatamente as que não estão em nenhum outro lugar
qa-load-tiles = há mais fichas de um personagem do que na caixa
qa-load-track = a trilha precisa de uma ficha de apreciação da caixa em cada espaço
qa-load-turn = o número do turno não combina com quem está na vez e quem começou

## Erros de um arquivo de dados

qa-edition-action-once = { $count ->
    [0] Falta “{ $action }”: cada ação tem um espaço da estrela.
   *[other] “{ $action }” aparece aqui { $count } vezes: cada ação tem um espaço da estrela.
}
qa-edition-board-twice = Outro lado do tabuleiro já é para { $players } jogadores.
qa-edition-capital = Um lado do tabuleiro tem exatamente uma capital, e este tem { $count }.
qa-edition-coin = Há moedas de 1 e de 3 táleres, mas nenhuma de { $value }.
qa-edition-count-bonds = Títulos: { $wanted } segundo a caixa, { $count } aqui.
qa-edition-count-coins = Moedas de { $value }: { $wanted } segundo a caixa, { $count } no arquivo.
qa-edition-count-craftsmen = Artesãos: { $wanted } segundo a caixa, { $count } somando as cópias de todos os personagens do arquivo.
qa-edition-count-demands = Fichas de demanda: { $wanted } segundo a caixa, { $count } no arquivo.
qa-edition-count-guild = Artesãos por guilda: { $wanted }, mas { $count } somando as cópias dos personagens da guilda “{ $guild }”.
qa-edition-count-monasteries = Fichas de demanda para monastérios: { $wanted } segundo a caixa, { $count } no arquivo.
qa-edition-count-starters = Artesãos iniciais: { $wanted } segundo a caixa, { $count } somando as cópias iniciais de todos os personagens do arquivo.
qa-edition-count-tokens = Fichas de apreciação: { $wanted } segundo a caixa, { $count } no arquivo.
qa-edition-count-towns = Fichas de demanda para cidades: { $wanted } segundo a caixa, { $count } no arquivo.
qa-edition-count-villages = Fichas de demanda para aldeias: { $wanted } segundo a caixa, { $count } no arquivo.
qa-edition-disagrees = { $value } não combina com { $other }, de onde se tira { $wanted }.
qa-edition-display = Com { $players } jogadores, ficam expostos dois artesãos iniciais por jogador: escreva { $wanted }, não { $value }.
qa-edition-draw-pile = Com { $players } jogadores, a pilha de compras tem as { $wanted } fichas que não estão no quadro nem expostas, não { $value }.
qa-edition-dropout = A seta de saída está em { $value }, mas a linha { $row } do quadro de avisos põe um artesão em { $start }, além da seta.
qa-edition-falls = Estes números não podem cair, e { $value } vem depois de { $before }.
qa-edition-few-demands = Fichas de demanda com type = "{ $type }": este lado precisa de { $wanted }, e o arquivo tem { $count }.
qa-edition-few-sites = Até { $players } jogadores constroem neste lado, e o número de locais de construção é só { $count }.
qa-edition-few-starters = Com { $players } jogadores, são precisos { $wanted } artesãos iniciais, para o quadro e para a escolha, e há { $count }.
qa-edition-fixed = As regras só conhecem { $wanted } aqui, não { $value }.
qa-edition-general-sites = Esta lista precisa ser a do tabuleiro “{ $board }”, o de quatro jogadores: { $wanted }.
qa-edition-guild-twice = A guilda “{ $guild }” já está nesta ficha.
qa-edition-guilds = Número de guildas: { $wanted } no jogo, { $count } no arquivo.
qa-edition-length = O número de itens precisa ir de { $least } a { $most }, e aqui é { $count }.
qa-edition-no-board = Nenhum lado do tabuleiro é para { $players } jogadores.
qa-edition-no-bonus = Toda cidade dá um bônus, e esta não tem nenhum.
qa-edition-no-word = Nenhuma linha tem o id “{ $id }”.
qa-edition-rgb = “{ $text }” não é uma cor: escreva # e seis dígitos de 0 a f.
qa-edition-road-ends = Uma estrada tem duas pontas, e esta tem { $count }.
qa-edition-road-loop = Esta estrada sai de “{ $place }” e volta para lá.
qa-edition-road-nowhere = Esta estrada não leva a lugar nenhum: este lado do tabuleiro não tem a localidade “{ $place }”.
qa-edition-road-twice = Já há uma estrada entre “{ $from }” e “{ $to }”.
qa-edition-row = As linhas ficam em ordem a partir do topo: esta é a { $wanted }, não a { $value }.
qa-edition-row-price = Só a linha do topo tem a escala de preços: aqui o preço é um número de táleres.
qa-edition-rows = Número de linhas do quadro de avisos: { $wanted } no jogo, { $count } no arquivo.
qa-edition-ruling = Não há regras para { $ruling } = true: escreva false.
qa-edition-scale-step = Cada preço da escala é 1 a menos que o anterior: depois de { $before } vem { $wanted }, não { $value }.
qa-edition-site-order = Os locais de construção ficam em ordem, o melhor primeiro: { $value } não pode vir depois de { $before }.
qa-edition-star-top = Os arquitetos começam no espaço do topo, que é "construct", não “{ $action }”.
qa-edition-too-many = Há espaço para { $most } linhas deste tipo, e esta já é demais.
qa-edition-top-price = O preço da linha do topo está na escala de preços: escreva "scale".
qa-edition-town-bonus = Só cidades dão um bônus: tire-o.
qa-edition-unknown-action = Não há ação “{ $action }”. As ações são { $known }.
qa-edition-unknown-bonus = Não há bônus “{ $type }”. Os bônus são { $known }.
qa-edition-unknown-guild = Não há guilda “{ $guild }” neste arquivo.
qa-edition-unknown-type = “{ $type }” não serve aqui. Os tipos são { $known }.
qa-edition-unknown-word = “{ $id }” não serve aqui. Os ids são { $known }.
qa-edition-unreachable = Nenhuma estrada leva da capital a “{ $place }”, nem passando por outras localidades.

## O que se pode escolher para uma partida

qa-option-price-marker-forfeited = O marcador de preço anda quando se abre mão de contratar
qa-option-town-hire-price = A contratação na cidade move o marcador de preço
qa-option-town-hire-timing = A contratação na cidade acontece
qa-option-timing-after = depois que o grupo gira
qa-option-timing-before = antes que o grupo gire
qa-option-town-hire-rotated = O artesão contratado na cidade também gira
qa-option-bonds-limited = Os títulos se limitam ao suprimento
qa-option-travel-zero = Ficar no lugar conta como viagem
qa-option-tavern-zero = Uma ação de taverna pode não enviar ninguém
qa-option-palace-optional = O palácio pode ficar para depois

## O que há a dizer das peças e dos lugares

qa-help-palace-title = Para construir o palácio
qa-help-token-title = Ficha de apreciação { $points }
qa-help-faces = Desempenho do primeiro ao último trabalho: { $numbers }.
qa-help-repair = Em reparos: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
qa-help-icon = Em “{ $action }”, a ficha pode ser girada uma posição por { $talers ->
    [one] { $talers } táler
   *[other] { $talers } táleres
}; isso conta como um trabalho.
qa-help-copies = Há { $count } fichas iguais a esta, entre elas { $starters ->
    [one] { $starters } artesão inicial
   *[other] { $starters } artesãos iniciais
}.
qa-help-members = Seus personagens: { $names }.
qa-help-rest = Quando a guilda é enviada ao salão, os seus artesãos dela voltam uma posição. Na sua próxima visita ela dorme no dormitório; depois disso pode ser enviada de novo.
qa-help-construct = Construa um edifício, faça reparos com um a { $most } artesãos, ou contribua para o palácio.
qa-help-construct-2 = Num edifício trabalha o grupo todo: os desempenhos, menos o desconto do local, são os seus pontos, até o limite da localidade. Depois o grupo gira.
qa-help-day-laborer = A renda é de { $income ->
    [one] { $income } táler
   *[other] { $income } táleres
} para cada dois artesãos, arredondada para cima. Cada artesão com o ícone pode ser girado uma posição por mais { $talers }.
qa-help-hire = Contrate um artesão do quadro pelo preço da linha. Quanto mais baixa a linha, mais barato ele é, e menos trabalhos lhe restam. Com seis artesãos, você demite um antes.
qa-help-moneychanger = Mova a sua figura um espaço para cima na trilha do cambista, ou resgate títulos por { $talers ->
    [one] { $talers } táler
   *[other] { $talers } táleres
} cada, até o número ao lado da figura.
qa-help-travel = Mova a sua carruagem pelas estradas. Viagens de 1 a { $most } espaços custam { $costs } táleres.
qa-help-tavern = Primeiro o dormitório passa para a entrada, e o salão para o dormitório. Depois você pode enviar guildas da entrada ao salão: 1 a { $most } guildas custam { $costs } táleres, e os artesãos delas voltam uma posição.
qa-help-move = O arquiteto anda de { $least } a { $most } espaços no sentido horário; pode-se abrir mão da ação.
qa-help-limit = { $type }: um edifício rende no máximo { $points } pontos.
qa-help-demand = A ficha de demanda mostra { $count } guildas, e o seu grupo precisa de todas.
qa-help-sites = Do primeiro ao último construtor, os locais descontam { $sites }. Cada jogador constrói aqui só uma vez.
qa-help-bonus = A ficha de demanda dá também um bônus: pontos, táleres ou uma contratação adicional.
qa-help-band = Para construir aqui, você precisa de um artesão de cada uma destas guildas; o resto do grupo trabalha também.
qa-help-token = Um passo até o espaço desta ficha custa { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
qa-help-tokens = { $count } das { $all } fichas da caixa têm este valor.
qa-help-need-track = A sua figura está no último espaço da trilha de apreciação.
qa-help-need-capital = A sua carruagem está na capital.
qa-help-need-performance = Os desempenhos do seu grupo somam pelo menos { $sum }.
qa-help-need-construct = O seu arquiteto para em “{ $action }”.
qa-help-taler = Os táleres pagam contratações, viagens e a taverna. O dia de trabalho, os títulos resgatados e algumas cidades rendem táleres.
qa-help-bond = Cada ponto que você não gasta em passos vira um título. O cambista resgata títulos por { $talers ->
    [one] { $talers } táler
   *[other] { $talers } táleres
} cada.
qa-help-building-marker = Cada edifício usa um dos seus { $count } marcadores.
qa-help-price-scale = O marcador mostra o preço da primeira linha. Ele avança quando se contrata em outra linha, e volta a { $first } quando se contrata na primeira. Onde ele não pode mais avançar, a ficha de cima sai do jogo.
qa-help-moneychanger-figure = O espaço dele mostra quantos títulos você pode resgatar em uma visita: { $least } embaixo, { $most } no topo.
qa-help-entrance = As guildas na entrada podem ser enviadas ao salão.
qa-help-saloon = As guildas recém-enviadas ficam aqui. Na sua próxima visita à taverna, elas passam para o dormitório.
qa-help-dormitory = As guildas no dormitório não podem ser enviadas. Na sua próxima visita à taverna, elas passam antes para a entrada.
qa-help-palace = Se você cumpre as quatro condições, pode contribuir para o palácio com o desempenho do seu grupo. A partida termina com essa rodada, e a maior contribuição vence.
qa-chapter-craftsmen = Artesãos
qa-chapter-guilds = Guildas
qa-chapter-actions = Estrela de ação
qa-chapter-places = Localidades
qa-chapter-demands = Fichas de demanda
qa-chapter-tokens = Fichas de apreciação
qa-chapter-conditions = Condições do palácio
qa-chapter-things = Outras coisas
