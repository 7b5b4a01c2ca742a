# What only the web client says of Queen’s Architect. The words of the game itself are those of the
# edition and of `queens-architect.ftl`.

web-game-queens-architect = Queen’s Architect
web-about-queens-architect = Contrate artesãos, leve-os pela estrela de tarefas e viaje pelo reino até a rainha lhe confiar o palácio.

web-qa-part-star = Estrela
web-qa-part-map = Mapa
web-qa-part-billboard = Quadro
web-qa-part-tavern = Taverna
web-qa-performance = desempenho
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
web-qa-need-track = Trilha: { $space } de { $all }
web-qa-need-capital = Na capital
web-qa-need-performance = Desempenho { $sum }
web-qa-need-action = Em “{ $action }”
web-qa-contributed = No palácio:
web-qa-met = (cumprido)
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
web-qa-turning = Cada trabalho rotaciona a ficha em uma posição. Depois do trabalho na seta vermelha, o artesão vai embora.
web-qa-put-aside = Ver o tabuleiro
web-qa-take-up = Voltar à escolha
web-qa-enter = Entrar
