# What only the web client says.

## Shell

# The house and its pages

web-skip = Ir para o conteúdo
web-home = Trestle, página inicial
web-nav = Páginas
web-nav-play = Jogar
web-nav-tables = Mesas
web-nav-learn = Aprender
web-menu = Menu
web-settings = Configurações
web-you = Você
web-guest = Visitante
web-close = Fechar
web-loading = Um momento…
web-lost = Esta página não existe.
web-unreachable = Não foi possível falar com o servidor. Tente de novo em um momento.
web-yes = sim
web-no = não
web-gone = Alguém que saiu

# Home

web-headline = Três jogos de pedra, engenho e rivalidade
web-lead = Jogue com amigos distantes ou só contra robôs que jogam limpo. Sem cadastro.
web-play-now = Jogar agora
web-invite-friends = Convidar amigos
web-invite-short = Convidar
web-quick-start = { $game } contra um robô ({ $level }), cerca de { $minutes } minutos.
web-change = Mudar
web-your-tables = Suas mesas
web-tables-wait = { $count ->
    [0] nenhuma espera por você
    [one] uma espera por você
   *[other] { $count } esperam por você
}
web-table-open = espera jogadores
web-the-games = Os jogos
web-your-turn = Sua vez
web-look = Ver
web-players = Jogadores
web-minutes = { $count } min
web-play-game = Jogar { $game }
web-unaffiliated = O Trestle não tem ligação com as editoras destes jogos. Vale a pena comprá-los.
web-game-architectura = Architectura
web-game-queens-architect = Queen’s Architect
web-game-west-kingdom = Arquitetos do Reino Ocidental
web-about-architectura = Ponha cartas quadradas ao longo das ruas. Cada novo edifício se mede com o vizinho, que sobe, desce ou cai.
web-about-queens-architect = Contrate artesãos, leve-os pela estrela de tarefas e viaje pelo reino até a rainha lhe confiar o palácio.
web-about-west-kingdom = Coloque trabalhadores, capture os dos rivais e escolha entre um nome limpo e um lucro rápido.
web-level-novice = Novato
web-level-apprentice = Aprendiz
web-level-journeyman = Oficial
web-level-master = Mestre
web-level-other = Robô

# Times

web-ago-now = agora mesmo
web-ago-minutes = { $count ->
    [one] há um minuto
   *[other] há { $count } minutos
}
web-ago-hours = { $count ->
    [one] há uma hora
   *[other] há { $count } horas
}
web-ago-days = { $count ->
    [one] ontem
   *[other] há { $count } dias
}
web-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}

# Settings and you

web-language = Idioma
web-theme = Tema
web-theme-is = Tema: { $theme }
web-theme-system = como o sistema
web-theme-light = claro
web-theme-dark = escuro
web-speed = Movimento das peças
web-speed-none = nenhum
web-speed-slow = lento
web-speed-normal = normal
web-speed-fast = rápido
web-playing = Durante o jogo
web-one-click = Um clique basta quando a resposta pode ser desfeita livremente
web-sounds = Sons
web-name = Seu nome
web-save-name = Usar este nome
web-account-lead = Com um login e uma senha você pode voltar de outros aparelhos. Suas partidas continuam suas.
web-login = Login
web-password = Senha
web-sign-in = Entrar
web-sign-out = Sair
web-register = Criar uma conta
web-signed-in = Você entrou como { $login }.
web-codes = Anote estes códigos: cada um deixa você entrar uma vez se perder a senha. Eles só são mostrados agora.
web-results = Resultados
web-played = Jogadas
web-won = Vencidas
web-rating = Classificação

# Lobby, set-up, invitations

web-lobby-which = Quais mesas
web-lobby-open = Abertas
web-lobby-playing = Em jogo
web-lobby-mine = Suas
web-lobby-finished = Terminadas
web-lobby-all = Todos os jogos
web-lobby-empty = Ainda não há nada aqui.
web-lobby-open-one = Abrir uma mesa: { $game }
web-join = Participar
web-join-title = Você foi convidado
web-join-lead = Alguém guardou uma cadeira para você. Diga seu nome e sente-se.
web-setup-players = Jogadores
web-setup-first = Quem começa
web-setup-rules = Regras
web-setup-table = Mesa
web-setup-clock = Relógio
web-setup-undo = Desfazer
web-setup-watch = Quem pode assistir
web-setup-rated = A partida conta para a classificação
web-setup-listed = Mostrar a mesa na lista
web-open-table = Abrir a mesa
web-seat = Lugar { $number }
web-chair-me = Você
web-chair-friend = Livre para uma pessoa
web-chair-here = Alguém neste aparelho
web-chair-bot = Robô: { $level }
web-chair-open = cadeira livre
web-first-lot = por sorteio
web-clock-none = sem relógio
web-clock-live = tempo para a partida inteira
web-clock-daily = dias para cada lance
web-clock-minutes = Minutos por jogador
web-clock-increment = Segundos a mais por resposta
web-clock-days = Dias por resposta
web-clock-holidays = Dias de férias
web-policy-consent = livremente na própria vez; além dela, se os outros concordarem
web-policy-free = livremente na própria vez
web-policy-none = nunca
web-watch-everyone = todos
web-watch-players = só quem joga
web-option-usual = como de costume
web-option-variant = Variante
web-variant-basic = jogo básico
web-variant-advanced = jogo avançado, com trocas
web-option-sets = Cartas adicionais
web-sets-by-color = próprias de cada cor
web-sets-uniform = as mesmas para todos
web-option-exchanges = Trocas
web-exchanges-all = todas as seis
web-exchanges-die = um dado decide
web-option-round-limit = A partida para depois de tantas rodadas
web-limit-none = sem limite
web-setup-rulings = Onde o manual silencia
web-setup-patience = Um robô pode jogar por quem se ausenta
web-patience-never = nunca
web-patience-minutes = depois de { $count } minutos
web-patience-day = depois de um dia
web-option-price-marker-forfeited = O marcador de preço anda quando se abre mão de contratar
web-option-town-hire-price = A contratação na cidade move o marcador de preço
web-option-town-hire-timing = A contratação na cidade acontece
web-timing-after = depois que o grupo gira
web-timing-before = antes que o grupo gire
web-option-town-hire-rotated = O artesão contratado na cidade também gira
web-option-bonds-limited = Os títulos se limitam à reserva
web-option-travel-zero = Ficar no lugar conta como viagem
web-option-tavern-zero = Uma ação de taverna pode não enviar ninguém
web-option-palace-optional = O palácio pode ficar para depois
web-option-boards = Tabuleiros dos jogadores
web-boards-side-1 = os mesmos para todos
web-boards-dealt = personagens, distribuídos ao acaso
web-option-conspirator = Um conspirador poupa 1 prata
web-conspirator-visit = por visita
web-conspirator-each = por captura adicional
web-option-fortress = O limite de locais vale para a fortaleza
web-option-black-market = Uma carta é virada mesmo com a pilha do mercado negro vazia
web-waiting-title = À espera de jogadores
web-sit = Sentar
web-stand = Levantar
web-invite = Criar um link de convite
web-link = Envie este link:
web-link-copied = O link foi copiado. Envie-o:

# The table

web-table-fault = Esta mesa não pode ser mostrada
web-phase-waiting = À espera de jogadores
web-phase-paused = A partida está em pausa
web-phase-over = A partida terminou
web-phase-frozen = Uma falha parou esta mesa; nada se perdeu
web-round = Rodada { $round }
web-turn = Turno { $turn }
web-turn-of = vez de { $names }
web-rated = classificada
web-unrated = sem classificação
web-watching = você está assistindo
web-house-rival = Rival da casa
web-you-tag = (você)
web-seat-thinking = está pensando
web-seat-bot = robô
web-seat-bot-plays = um robô joga ({ $level })
web-seat-away = está ausente
web-seat-flagged = tempo esgotado
web-clock = restam { $left }
web-flag = O tempo acabou
web-hand-over = Deixar um robô jogar
web-reclaim = Voltar a jogar
web-curtain = É a vez de { $name }
web-curtain-hint = Passe o aparelho. Ninguém mais deve olhar.
web-curtain-take = Eu sou { $name }
web-question = A pergunta
web-question-hint = { $count ->
    [one] Há uma resposta.
   *[other] Há { $count } respostas: escolha no tabuleiro ou na lista, ou tecle um número.
}
web-thinking = { $count ->
    [one] { $names } está pensando
   *[other] { $names } estão pensando
}
web-answers = Suas respostas
web-list = Lista
web-other-answer = Outra resposta
web-confirm = Confirmar
web-refused = { $count ->
    [one] Uma coisa que não se pode fazer agora, e por quê
   *[other] { $count } coisas que não se podem fazer agora, e por quê
}
web-not-now = Agora não:
web-barrier-ahead = Depois, { $why }: isso não se desfaz sozinho.
web-reconnecting = Reconectando…
web-reconnecting-hint = Seu último lance está salvo.
web-undo = Desfazer
web-undo-ask = Pedir para desfazer
web-undo-free = Livre: nada de novo foi visto.
web-undo-unrated = Possível, mas a partida deixa de contar para a classificação.
web-undo-consent = { $names } precisa concordar: { $barrier }.
web-rail = Registro, conversa e regras
web-tabs = Partes da mesa
web-tab-board = Tabuleiro
web-tab-log = Registro
web-tab-chat = Conversa
web-tab-rules = Regras
web-since = Desde sua última resposta
web-chat-empty = Ninguém disse nada ainda.
web-chat-line = Diga algo
web-phrases = Frases prontas
web-send = Enviar
web-note = Uma nota para você
web-propose-pause = Propor uma pausa
web-propose-resign = Propor desistir
web-proposed-undo = { $seat } quer desfazer uma resposta.
web-proposed-pause = { $seat } propõe uma pausa.
web-proposed-resign = { $seat } propõe desistir.
web-proposed-rematch = { $seat } quer jogar de novo.
web-proposal-waits = Falta responder: { $names }.
web-agree = Aceitar
web-decline = Recusar
web-withdraw = Retirar a proposta
web-resume = Continuar
web-pause = Pausa
web-no-board = Este jogo ainda não tem tabuleiro.

# What happens at a table beside the game

web-log-sat = { $name } senta-se à mesa.
web-log-stood = { $seat } levanta-se.
web-log-started = A partida começa.
web-log-undone = { $seat } desfaz uma resposta.
web-log-agreed = { $seat } concorda.
web-log-accepted = Todos concordam.
web-log-withdrawn = A proposta já não vale.
web-log-declined = { $seat } não concorda.
web-log-paused = A partida entra em pausa.
web-log-resumed = A partida continua.
web-log-flagged = O tempo de { $seat } acabou.
web-log-handed-over = Um robô joga por { $seat }.
web-log-reclaimed = { $seat } volta a jogar.
web-log-holiday = { $seat } se ausenta por alguns dias.
web-log-unrated = A partida deixa de contar para a classificação.
web-log-rematch = Há uma nova partida em outra mesa.

# After the game

web-ended-rules = A partida terminou.
web-ended-abandoned = O anfitrião encerrou a partida.
web-ended-resigned = { $seat } desistiu.
web-winner = { $count ->
    [one] { $names } vence
   *[other] { $names } vencem juntos
}
web-tie-break = O empate foi decidido por: { $why }.
web-category = Categoria
web-points = Pontos
web-replay = Rever
web-result = Resultado
web-rematch = Revanche
web-rematch-go = Ir à nova mesa
web-new-game = Nova partida
web-save = Salvar
web-seed = O embaralhamento foi justo?
web-seed-check = A primeira linha é a semente; seu hash BLAKE3, a segunda linha, foi mostrado no começo da partida.
web-eyes = Visto por
web-eyes-all = um espectador
web-first = Ao início
web-last = Ao fim
web-next = Próximo
web-previous = Anterior
web-move-of = Resposta { $at } de { $of }
web-branch = Jogar a partir daqui

# Rules and shortcuts

web-learn-lead = Todas as regras de cada jogo, em nossas próprias palavras, com uma marca em cada parágrafo.
web-rules-read = Ler as regras
web-rules-search = Buscar nas regras
web-rules-nothing = As regras não dizem nada sobre “{ $word }”.
web-rules-english = As regras estão escritas em inglês.
web-keys = Atalhos
web-keys-pick = escolher uma das nove primeiras respostas
web-keys-confirm = dar a resposta escolhida
web-keys-drop = escolher outra resposta
web-keys-undo = desfazer
web-keys-answers = mostrar as respostas em lista
web-keys-tabs = registro, conversa, regras
web-keys-replay = percorrer uma partida
web-keys-help = esta folha
