# What only the web client says.

## After a game

web-af-lead = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $ahead } à frente de { $name }.
web-af-level = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, tantos quanto { $name }.
web-af-fold = Ver o tabuleiro
web-af-unfold = Ver a folha de pontos
web-af-sources = De onde vieram os pontos
web-af-race = Até onde cada um chegou
web-af-points = Pontos por turno
web-af-goods = Recursos por turno
web-af-good = Recurso
web-af-chance = Chance de vitória
web-af-as-bot = segundo um robô
web-af-thinking = Um robô examina cada decisão da partida…
web-af-turning = Momentos decisivos
web-af-no-turning = Nenhuma decisão se destaca.
web-af-skills = A qualidade das decisões
web-af-skill = { $best } de { $decisions } decisões como o robô; { $lost }% da chance de vitória perdida em média
web-af-turn = turno { $turn }
web-af-turns = Turno
web-af-table = Em tabela
web-af-chart = Gráfico: { $title }. Os mesmos números estão na tabela abaixo.
web-af-seed-good = O embaralhamento é o prometido: a semente corresponde ao hash mostrado no início.
web-af-seed-bad = A semente não corresponde ao hash mostrado no início.
web-af-seed-more = Seu navegador acabou de calcular o hash. Para conferir também cada embaralhamento, salve a partida e execute:
web-af-share = Copiar link
web-af-shared = Copiado
web-af-timeline = Momento da partida
web-af-speed = Velocidade ×{ $speed }
web-af-here = A jogada que acaba de ser feita
web-af-begin = Nada foi decidido ainda.
web-af-rather = Um robô teria preferido:
web-af-same = Um robô teria feito quase o mesmo.
web-af-forced = Havia uma única resposta.

## Help, log, reference and offline

web-help-nothing = Ainda não há nada escrito sobre isto.
web-help-rules = Regras
web-help-more = Na lista de peças
web-hint = Dica
web-hint-thinking = Pensando…
web-hint-says = Um robô jogaria: { $answer }
web-since-count = { $count ->
    [1] Uma coisa aconteceu desde a sua última resposta.
   *[other] { $count } coisas aconteceram desde a sua última resposta.
}
web-step-of = { $at } de { $of }
web-step-all = Tudo
web-explore = Todas as peças: mova-se com as setas, aperte ? para saber o que é uma peça
web-what = O que é isto?
web-past = Você está revendo um momento anterior
web-past-end = Voltar à partida
web-keys-hint = perguntar a um robô o que ele faria
web-keys-show = numa partida guiada: mostrar o que a lição sugere
web-keys-steps = percorrer o que aconteceu desde a sua última resposta
web-learn-cards = Peças
web-learn-glossary = Glossário
web-cards-search = Procurar uma peça
web-cards-nothing = Nenhuma peça corresponde a “{ $word }”.
web-cards-none = Ainda não há lista de peças para este jogo.
web-glossary-search = Procurar no glossário
web-glossary-nothing = Não há esta palavra: “{ $word }”.
web-concerns = Diz respeito a:
web-concerns-more = { $count ->
    [1] e mais uma
   *[other] e mais { $count }
}
web-offline = Você está sem conexão
web-offline-hint = As regras, as peças e as partidas que você já reviu estão aqui; as mesas esperam pela rede.

web-af-by = { $name }: { $what }
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
web-gone = Ex-jogador

# Home

web-headline = { $count ->
    [1] Um jogo de pedra, engenho e rivalidade
    [2] Dois jogos de pedra, engenho e rivalidade
    [3] Três jogos de pedra, engenho e rivalidade
    [4] Quatro jogos de pedra, engenho e rivalidade
    [5] Cinco jogos de pedra, engenho e rivalidade
   *[other] { $count } jogos de pedra, engenho e rivalidade
}
web-lead = Jogue desde o primeiro clique: a partida guiada mostra cada regra na hora certa. Sem cadastro, nada para instalar.
web-play-now = Jogar agora
web-step-first = Sua primeira partida
web-step-first-start = Começar sua primeira partida
web-step-guided = Partida guiada
web-step-guided-about = { $game }, partida guiada contra um robô. Cerca de dez minutos.
web-step-whole = Jogar uma partida inteira
web-step-won = Vencer uma partida
web-stones = { $count } pedras: para cada jogo, uma partida guiada, uma partida inteira e uma primeira vitória
web-stones-laid = { $laid } de { $count } pedras assentadas
web-play-bot = Jogar contra um robô
web-continue = Continuar
web-continue-none = Nenhuma partida aberta.
web-all-tables = Todas as partidas
web-go-on = Continuar
web-invite-friends = Convidar amigos
web-quick-start = { $game } contra um robô ({ $level }), cerca de { $minutes } minutos.
web-tables-wait = { $count ->
    [0] nenhuma espera por você
    [one] uma espera por você
   *[other] { $count } esperam por você
}
web-table-open = espera jogadores
web-the-games = Os jogos
web-your-turn = Sua vez
web-look = Assistir
web-players = Jogadores
web-minutes = { $count } min
web-play-game = Jogar { $game }
web-unaffiliated = O Trestle não tem ligação com as editoras destes jogos. Vale a pena comprá-los.
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
web-playing = Durante a partida
web-one-click = Um clique basta quando a resposta pode ser desfeita livremente
web-sounds = Sons
web-name = Seu nome
web-save-name = Usar este nome
web-account-lead = Com um login e uma senha você pode voltar de outros dispositivos. Suas partidas continuam suas.
web-login = Login
web-password = Senha
web-sign-in = Entrar
web-sign-out = Sair
web-register = Criar conta
web-signed-in = Conta em uso: { $login }.
web-codes = Anote estes códigos: cada um deixa você entrar uma vez se perder a senha. Eles só são mostrados agora.
web-results = Resultados
web-played = Jogadas
web-won = Vencidas
web-rating = Classificação

# Lobby, set-up, invitations

web-lobby-which = Quais mesas
web-lobby-open = Abertas
web-lobby-playing = Em andamento
web-lobby-mine = Suas
web-lobby-finished = Encerradas
web-lobby-all = Todos os jogos
web-lobby-empty = Ainda não há nada aqui.
web-lobby-loading = Procurando mesas…
web-lobby-away = Suas partidas estão seguras. A lista volta sozinha.
web-try-again = Tentar de novo
web-lobby-none-open = Tudo calmo por enquanto
web-lobby-none-open-text = Ninguém procura jogadores. Abra uma mesa: ela fica aqui até os lugares serem ocupados.
web-lobby-none-playing = Nenhuma partida em andamento
web-lobby-none-playing-text = As partidas abertas a espectadores aparecem aqui.
web-lobby-none-mine = Nada começado ainda
web-lobby-none-mine-text = Suas partidas ficam aqui até o fim.
web-lobby-none-finished = Nada terminado ainda
web-lobby-none-finished-text = As partidas encerradas ficam aqui, para rever quando quiser.
web-lobby-own = Abrir uma mesa:
web-pair = Jogar com alguém agora
web-pair-lead = Você entra em uma mesa que serve. Se não houver, a sua se abre e os outros a encontram aqui.
web-pair-free = { $count ->
    [0] ninguém espera
    [one] uma espera
   *[other] { $count } esperam
}
web-pair-any = qualquer
web-pair-pace = Ritmo
web-pace-none = Sem relógio
web-pace-quick = Rápido
web-pace-steady = Tranquilo
web-pace-daily = Por dia
web-pair-find = Achar uma mesa
web-pair-fit = { $count ->
    [0] Nenhuma mesa serve ainda: a sua se abrirá.
    [one] Uma mesa serve.
   *[other] { $count } mesas servem.
}
web-lobby-open-one = Abrir uma mesa: { $game }
web-join = Participar
web-join-title = Convite para jogar
web-join-from = { $name } convida você para uma mesa de
web-join-seats = { $count ->
    [one] { $count } lugar
   *[other] { $count } lugares
}
web-join-minutes = cerca de { $minutes } minutos se todos jogarem juntos
web-join-yours = este lugar é seu
web-join-host = convidou você
web-join-seated = já se sentou
web-join-name = Seu nome à mesa
web-join-take = Ocupar meu lugar
web-join-back = Ao meu lugar
web-join-watch = Só assistir
web-join-free = Não é preciso ter conta
web-join-board = Como começa
web-join-board-text = O início de uma partida; a sua será embaralhada de novo.
web-join-void = Este convite não leva a lugar nenhum
web-join-late = Todos os lugares estão ocupados
web-join-late-text = A mesa começou sem você. Você não perdeu nada.
web-join-else = Jogar outra coisa
web-presets = Mesas prontas
web-preset-quiet = Uma noite tranquila
web-preset-quiet-about = { $count ->
    [0] Em modo solo. Sem relógio, desfazer à vontade.
    [1] Você e um robô de jogo constante. Sem relógio, desfazer à vontade, dicas permitidas.
   *[other] Você e { $count } robôs de jogo constante. Sem relógio, desfazer à vontade, dicas permitidas.
}
web-preset-test = Um verdadeiro teste
web-preset-test-about = { $count ->
    [1] Você contra um Mestre. 25 minutos para cada um, nada se desfaz.
   *[other] Você contra { $count } Mestres. 25 minutos para cada um, nada se desfaz.
}
web-preset-friends = Amigos por link
web-preset-friends-about = Você recebe um link para enviar. Ao vivo ou jogada a jogada ao longo de dias; adicione lugares abaixo.
web-preset-around = Em torno de uma tela
web-preset-around-about = Passem o dispositivo. As mãos ficam cobertas entre os turnos.
web-setup-lead = Escolha uma e jogue. O resto pode ficar como está.
web-setup-facts = { $players } jogadores, cerca de { $minutes } minutos
web-setup-seats = Lugares em detalhe
web-setup-in-lobby = na lista de mesas
web-rules-printed = como impresso, edição integrada
web-begin = Começar
web-plan-own = Sua própria mesa
web-plan-you = Você joga
web-plan-first = Este é você; quem começa é aleatório
web-plan-first-seat = Este é você; o lugar { $number } começa
web-plan-bots = { $count ->
    [1] um robô: { $levels }
   *[other] { $count } robôs: { $levels }
}
web-plan-here = { $count ->
    [1] mais uma pessoa neste dispositivo
   *[other] mais { $count } pessoas neste dispositivo
}
web-plan-open = { $count ->
    [1] um lugar livre: você recebe um link
   *[other] { $count } lugares livres: você recebe um link
}
web-plan-undo = desfazer: { $how }
web-plan-undo-none = nada se desfaz
web-plan-undo-alone = contra robôs, você pode desfazer tudo
web-setup-rules = Regras
web-setup-clock = Relógio
web-setup-undo = Desfazer
web-setup-watch = Quem pode assistir
web-setup-rated = A partida conta para a classificação
web-setup-listed = Mostrar a mesa na lista
web-open-table = Abrir a mesa
web-seat = Lugar { $number }
web-chair-me = Você
web-chair-friend = Livre para uma pessoa
web-chair-here = Outro jogador neste dispositivo
web-chair-bot = Robô: { $level }
web-chair-open = lugar livre
web-first-lot = aleatório
web-clock-none = sem relógio
web-clock-live = tempo para a partida inteira
web-clock-daily = dias para cada jogada
web-clock-minutes = Minutos por jogador
web-clock-increment = Segundos a mais por jogada
web-clock-days = Dias por jogada
web-clock-holidays = Dias de folga
web-policy-consent = livre na sua vez; depois, com acordo
web-policy-free = livre na sua vez
web-policy-none = desativado
web-watch-everyone = todos
web-watch-players = só quem joga
web-option-usual = padrão
web-setup-rulings = Pontos em que o manual é omisso
web-setup-patience = Um robô pode jogar por um jogador ausente
web-patience-never = nunca
web-patience-minutes = depois de { $count } minutos
web-patience-day = depois de um dia
web-waiting-open = { $count ->
    [0] Todos os lugares estão ocupados
    [one] Um lugar está livre
   *[other] { $count } lugares estão livres
}
web-waiting-lead = A partida começa sozinha quando todos os lugares estiverem ocupados.
web-waiting-ready = a postos
web-waiting-level = Nível dos robôs
web-waiting-table = A mesa
web-waiting-while = Enquanto espera
web-seat-a-bot = Sentar um robô
web-sit = Sentar
web-stand = Levantar
web-invite = Copiar link de convite
web-link = Envie este link:
web-link-copied = O link foi copiado. Envie-o:

# Set-up: what each choice means

web-option-usual-is = padrão: { $usual }
web-seat-option = { $option } do lugar { $number }
web-option-each = um para cada lugar
web-setup-edition = Edição
web-edition-default = integrada
web-help-edition = Os números das cartas, peças e tabuleiros com que se joga.
web-help-clock-none = Cada um pensa o tempo que quiser.
web-help-clock-live = Os outros podem reivindicar o tempo esgotado de um jogador.
web-help-clock-daily = Para partidas ao longo de dias ou semanas; um dia de folga para o relógio.
web-help-patience = Os outros podem então entregar o lugar a um robô; o jogador pode retomá-lo a qualquer momento.
web-help-undo = O que revela uma carta ou usa o acaso só se desfaz se os outros concordarem. Contra robôs você pode desfazer tudo, menos numa partida ranqueada.
web-help-watch = Espectadores não veem nenhuma mão nem nada mais que esteja oculto.
web-help-rated = O resultado muda a classificação de todos; com um robô, só a dos robôs. O tempo esgotado ou a saída é derrota, e nada se desfaz além de um ponto sem volta.
web-help-listed = Qualquer pessoa pode então ocupar o lugar livre; senão, só quem tem o link de convite.
web-holiday = Tirar dias de folga
web-hand-over-to = Deixar um robô jogar por { $name }
web-code = Código de recuperação
web-password-new = Nova senha
web-password-change = Mudar a senha
web-password-changed = Senha alterada.
web-passkeys-revoke = Remover também todas as chaves de acesso
web-password-changed-passkeys = Senha alterada. Todas as outras sessões foram encerradas e as chaves de acesso, removidas.
web-recover-ask = Perdeu a senha?
web-recover-lead = Um código de recuperação deixa você entrar e escolher uma nova senha.
web-recover = Redefinir senha
web-recover-back = Entrar com uma senha
web-sign-out-elsewhere = Sair de todos os outros dispositivos
web-sessions-ended = { $count ->
    [0] Não havia outra sessão aberta.
    [one] Sessão encerrada em { $count } outro dispositivo.
   *[other] Sessão encerrada em { $count } outros dispositivos.
}
web-account-care = Senha e códigos de recuperação
web-codes-new = Novos códigos de recuperação
web-passkeys = Chaves de acesso
web-passkeys-lead = Uma chave de acesso deixa você entrar sem login nem senha: seu dispositivo pede sua digital, seu rosto ou o código dele.
web-passkeys-nowhere = Seu navegador não tem chaves de acesso neste endereço. É preciso um com nome e TLS, ou http://localhost na própria máquina.
web-passkey-name = Nome da chave de acesso
web-passkey-mine = Minha chave de acesso
web-passkey-add = Adicionar uma chave de acesso
web-passkey-added = De agora em diante, “{ $name }” deixa você entrar.
web-passkey-made = Criada em { $date }
web-passkey-used = último uso { $ago }
web-passkey-unused = ainda não usada
web-passkey-rename = Renomear
web-passkey-remove = Remover
web-passkey-remove-lead = Você não poderá mais entrar com ela. Seu dispositivo talvez ainda a mostre, até você apagá-la lá também.
web-passkey-keep = Manter
web-passkey-sign-in = Entrar com uma chave de acesso
web-passkey-cancelled = Nenhuma chave de acesso foi usada: foi cancelado, ou demorou demais.
web-passkey-there = Este dispositivo já tem uma chave de acesso da sua conta.
web-passkey-failed = O navegador não conseguiu usar uma chave de acesso.
web-data = Seus dados
web-data-lead = Tudo o que é guardado sobre você, em um arquivo.
web-data-export = Baixar
web-leave = Excluir conta
web-leave-lead = Seu nome, login, notas e classificações são excluídos; as partidas ficam, sem o seu nome. Isso não pode ser desfeito.
web-leave-act = Excluir minha conta
web-averages = { $game } em detalhe
web-averages-lead = Pontos por partida, em média
web-wins-of = { $players ->
    [one] Em solo: { $wins } de { $games } vencidas
   *[other] Com { $players } jogadores: { $wins } de { $games } vencidas
}
web-clock-live-of = { $time } para cada um e { $seconds } s por jogada
web-clock-daily-of = { $count ->
    [one] { $count } dia por jogada
   *[other] { $count } dias por jogada
}
web-join-known = Há um lugar guardado para você. Você se senta como { $name }.

# The table

web-table-fault = Esta mesa não pode ser mostrada
web-phase-waiting = Aguardando jogadores
web-phase-paused = A partida está em pausa
web-phase-over = A partida está encerrada
web-phase-frozen = Uma falha parou esta mesa; nada se perdeu
web-round = Rodada { $round }
web-turn = Turno { $turn }
web-turn-of = vez de { $names }
web-rated = ranqueada
web-hot-seat = um só dispositivo
web-hot-seat-told = Nesta mesa, várias pessoas jogam no mesmo dispositivo: uma conta tem mais de um lugar.
web-rated-told = Esta partida é ranqueada: tem relógio, o tempo esgotado ou a saída é derrota, e nada se desfaz além de um ponto sem volta.
web-seat-forfeited = saiu e perdeu
web-log-forfeited = { $seat } deixou a partida e a perdeu.
web-unrated = não ranqueada
web-watching = você está assistindo
web-house-rival = Rival da casa
web-you-tag = (você)
web-seat-thinking = está pensando
web-seat-bot = robô
web-seat-bot-plays = um robô joga ({ $level })
web-seat-away = está de folga
web-seat-flagged = tempo esgotado
web-seat-open = Ver o tabuleiro inteiro ({ $name })
web-recent = Desde seu último turno
web-chat-new = { $count ->
    [one] Chat, { $count } mensagem nova
   *[other] Chat, { $count } mensagens novas
}
web-clock = { $left } restantes
web-flag = Reivindicar tempo esgotado
web-hand-over = Deixar um robô jogar
web-reclaim = Retomar o lugar
web-curtain = É a vez de { $name }
web-curtain-hint = Passe o dispositivo; ninguém mais deve olhar.
web-curtain-take = Eu sou { $name }
web-question = A pergunta
web-question-hint = { $count ->
    [1] Há uma resposta.
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
    [1] Uma coisa que não se pode fazer agora, e por quê
   *[other] { $count } coisas que não se podem fazer agora, e por quê
}
web-not-now = Agora não:
web-barrier-ahead = Depois, { $why }: se outras pessoas jogam, você não pode desfazer isso sem elas.
web-reconnecting = Reconectando…
web-reconnecting-hint = Sua última jogada está salva.
web-signed-out = Você saiu da conta
web-signed-out-hint = Esta sessão foi encerrada, aqui ou em outro lugar. Entre de novo para continuar a jogar.
web-undo = Desfazer
web-undo-ask = Pedir para desfazer
web-undo-free = Livre: nada de novo foi visto.
web-undo-unrated = Possível, mas a partida passa a ser não ranqueada.
web-undo-consent = Depende de { $names }: { $barrier }.
web-rail = Registro, chat e regras
web-tabs = Seções da mesa
web-tab-board = Tabuleiro
web-tab-log = Registro
web-tab-chat = Chat
web-tab-rules = Regras
web-since = Desde sua última resposta
web-chat-empty = Ninguém disse nada ainda.
web-chat-line = Diga algo
web-phrases = Frases prontas
web-send = Enviar
web-note = Nota pessoal
web-propose-pause = Propor uma pausa
web-propose-resign = Propor desistir
web-proposed-undo = { $seat } pede para desfazer uma jogada.
web-proposed-pause = { $seat } propõe uma pausa.
web-proposed-resign = { $seat } propõe desistir.
web-proposed-rematch = { $seat } propõe uma revanche.
web-proposal-waits = Falta responder: { $names }.
web-agree = Aceitar
web-decline = Recusar
web-withdraw = Retirar a proposta
web-resume = Continuar
web-pause = Pausa
web-no-board = Este jogo ainda não tem tabuleiro.

# What happens at a table beside the game

web-log-sat = { $name } senta-se à mesa.
web-log-stood = { $seat } sai do lugar.
web-log-started = A partida começa.
web-log-undone = { $seat } desfaz uma jogada.
web-log-agreed = { $seat } concorda.
web-log-accepted = Todos concordam.
web-log-withdrawn = A proposta foi retirada.
web-log-declined = { $seat } não concorda.
web-log-paused = A partida entra em pausa.
web-log-resumed = A partida continua.
web-log-outage-minutes = { $count ->
    [one] O servidor ficou fora do ar por um minuto. Ninguém fica sem tempo por causa disso.
   *[other] O servidor ficou fora do ar por { $count } minutos. Ninguém fica sem tempo por causa disso.
}
web-log-outage-hours = O servidor ficou fora do ar por { $count } horas. Ninguém fica sem tempo por causa disso.
web-log-flagged = O tempo de { $seat } se esgotou.
web-log-handed-over = Um robô joga por { $seat }.
web-log-reclaimed = { $seat } retoma o lugar.
web-log-holiday = { $seat } tira dias de folga.
web-log-unrated = A partida passa a ser não ranqueada.
web-log-filling = Esta mesa ainda aceita { $left } jogadas. Depois a partida termina sem resultado; ainda será possível revê-la e salvá-la.
web-log-rematch = Há uma revanche em uma nova mesa.

# After the game

web-ended-rules = A partida está encerrada.
web-ended-abandoned = Não há mais ninguém nesta mesa.
web-ended-full = Esta mesa recebeu todas as jogadas que uma mesa aceita. A partida termina sem resultado.
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
web-move-of = Jogada { $at } de { $of }
web-moves = Jogadas
web-branch = Jogar a partir daqui

# Rules and shortcuts

web-learn-lead = Todas as regras de cada jogo, em nossas próprias palavras, com uma marca em cada parágrafo.
web-rules-read = Ler as regras
web-rules-search = Buscar uma regra ou uma peça
web-rules-nothing = As regras não dizem nada sobre “{ $word }”.
web-rules-contents = Sumário
web-rules-how = Como ler esta página
web-rules-sources = Fontes
web-rules-copy = Copiar o link
web-rules-copied = Link copiado
web-rules-try = Sua vez de tentar
web-rules-play = Jogar a partir daqui
web-rules-short = Em resumo
web-keys = Atalhos
web-keys-pick = escolher uma das nove primeiras respostas
web-keys-confirm = dar a resposta escolhida
web-keys-drop = escolher outra resposta
web-keys-undo = desfazer
web-keys-answers = mostrar as respostas em lista
web-keys-tabs = registro, chat, regras
web-keys-replay = percorrer uma partida
web-keys-help = esta folha

## Guide

web-guide = Primeira partida guiada
web-guide-begin = Primeira partida guiada
web-guide-begin-game = Primeira partida guiada: { $game }
web-guide-step = Passo { $number } de { $steps }
web-guide-progress = Andamento da lição
web-guide-text = O que diz o guia
web-guide-over = A lição terminou
web-guide-left = Você saiu da lição
web-guide-left-text = Tudo bem: o adversário continua como iniciante. Desfaça para retomar a lição, ou jogue o resto sem guia.
web-guide-back = Desfazer
web-guide-on = Continuar daqui
web-guide-real = Começar uma partida de verdade
web-guide-show = Mostre-me
web-guide-shown = Agora confirme
web-guide-stray = A lição sugere outra coisa. Se você confirmar, sai dela.
web-guide-rules = Nas regras:
web-guide-fold = Mostrar só o que fazer
web-guide-unfold = Mostrar o texto inteiro

## Reaching people who are away

web-reach = Avisar quando for a minha vez
web-reach-lead = Enquanto você está fora, e uma vez por turno.
web-reach-nobody = Assim que você tiver um nome aqui, poderemos avisar quando for a sua vez.
web-reach-here = Neste navegador, mesmo sem nenhuma página aberta
web-reach-cannot = Este navegador não pode mostrar mensagens aqui. É preciso uma página com https e, em alguns celulares, adicionada à tela inicial.
web-reach-denied = Este navegador não mostra mensagens desta página. Você pode permiti-las nas configurações dele.
web-reach-failed = O serviço de mensagens do navegador não responde. Tente mais tarde.
web-reach-what = Avisar
web-reach-turns = Quando for a minha vez
web-reach-endings = Quando uma partida minha terminar
web-reach-with-tab = Mesmo quando estou com a mesa aberta
web-reach-quiet = Horas de silêncio
web-reach-quiet-on = Silenciar à noite
web-reach-quiet-lead = O que surgir nesse tempo espera até o fim delas.
web-reach-from = Das
web-reach-to = Até
web-reach-hook = Webhook
web-reach-hook-lead = Para programas: cada mensagem também é enviada para este endereço em JSON, assinada com um segredo.
web-reach-address = Endereço
web-reach-save = Salvar
web-reach-secret = Mostrar o segredo
web-reach-try = Enviar um teste
web-reach-tried = O teste chegou.
web-reach-tried-not = O teste não chegou.
web-reach-tried-status = O teste teve como resposta { $status }.
web-reach-offer = Quer receber um aviso quando for a sua vez?
web-reach-offer-yes = Avisar
web-reach-offer-no = Agora não

# What the server has said in words already.
web-verbatim = { $text }
