# What only the web client says of Queen’s Architect. The words of the game itself are those of the
# edition and of `queens-architect.ftl`.

web-game-queens-architect = Queen’s Architect
web-about-queens-architect = Contrate artesãos, dê a volta na sua estrela de ação e viaje pelo reino até a rainha lhe confiar o palácio.

web-qa-part-star = Estrela
web-qa-part-map = Mapa
web-qa-part-billboard = Quadro
web-qa-part-tavern = Taverna
web-qa-performance = desempenho
web-qa-race-won = { $count ->
    [one] Primeira contribuição para o palácio, com desempenho { $goal }.
   *[other] { $count } contribuições para o palácio; o maior desempenho é { $goal }.
}
web-qa-race-nobody = Ninguém contribuiu para o palácio: esta é só a ordem.
web-qa-race-there = no palácio, desempenho { $goal }
web-qa-race-at = { $at ->
    [0] ainda antes da trilha
   *[other] espaço { $at } de { $of }
}
web-qa-free = livre
web-qa-start = início
web-qa-top-price = linha de cima
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
    [0] táleres
    [one] táler
   *[other] táleres
}
web-qa-bonds = { $count ->
    [0] títulos
    [one] título
   *[other] títulos
}
web-qa-markers = { $left } de { $all } marcadores de construção
web-qa-per-visit = títulos por visita, { $talers ->
    [one] { $talers } táler cada
   *[other] { $talers } táleres cada
}
web-qa-fees = 1 a { $most } guildas custam { $fees }
web-qa-most = Máximo por localidade:
web-qa-roads = Viagem de 1 a { $most } custa
web-qa-display = Artesãos iniciais
web-qa-need-track = Trilha: { $space } de { $all }
web-qa-need-capital = Na capital
web-qa-need-performance = Desempenho { $sum }
web-qa-need-action = Em “{ $action }”
web-qa-contributed = No palácio:
web-qa-met = (cumprida)
web-qa-unmet = (ainda não)
web-qa-season-spring = Primavera
web-qa-season-summer = Verão
web-qa-season-autumn = Outono
web-qa-season-winter = Inverno
web-qa-season-weather = só o clima
web-qa-jobs = { $jobs ->
    [one] resta { $jobs } trabalho
   *[other] restam { $jobs } trabalhos
}
web-qa-turning = Cada trabalho gira a ficha uma posição. Depois do trabalho na seta vermelha, o artesão vai embora.
web-qa-put-aside = Ver o tabuleiro
web-qa-take-up = Voltar à escolha
web-qa-enter = Entrar
