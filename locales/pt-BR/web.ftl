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
