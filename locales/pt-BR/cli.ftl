# O que dizem o terminal e o motor.

## Arquivos

cli-cannot-read = não foi possível ler “{ $file }”: { $reason }
cli-cannot-write = não foi possível gravar “{ $file }”: { $reason }
cli-io-not-found = esse arquivo ou pasta não existe
cli-io-denied = o sistema não permite
cli-io-folder = é uma pasta
cli-io-no-text = não é um texto
cli-not-saved-game = “{ $file }” não é uma partida salva: { $reason }
cli-not-overwritten = “{ $file }” já existe e não é uma partida salva; ficou como estava. Escolha outro nome.
cli-data-faults = { $count ->
    [one] “{ $file }” tem um erro:
   *[other] “{ $file }” tem { $count } erros:
}
cli-data-which-game = “{ $file }” não diz para que jogo serve. As primeiras linhas deveriam ter game = "…" com um destes: { $known }.
cli-data-unknown-game = “{ $file }” diz game = "{ $game }", e esse jogo não existe aqui. Há: { $known }.
cli-data-fine = “{ $file }” está em ordem: jogo { $game }, edição { $edition }, hash { $hash }.
cli-data-remarks = O que mudou e ainda tem a fonte antiga:
cli-data-advice = Se você tem a caixa, confira primeiro isto:
cli-option-usual = { $choice } (padrão)
cli-option-range = Qualquer número inteiro de { $least } a { $most }.
cli-option-each = Ou uma lista com um para cada pessoa, todos diferentes:
cli-option-only = Somente se { $field } for { $value }.
cli-data-heading = { $game }, edição { $edition } ({ $hash })

## O que foi digitado

cli-config-not-json = --config não é JSON: { $reason }.
cli-config-not-object = --config deveria ser um objeto JSON, como {"{"}"players": 2{"}"}.
cli-players-twice = --players e --config falam de números diferentes de jogadores.
cli-too-many-seats = Foram indicados { $said } lugares, e esta partida tem { $seats }.
cli-seat-empty = Um dos lugares de --seat está vazio: para cada um, diga human, human:NOME ou o nome de um robô, com uma vírgula entre dois.
cli-seat-without-name = Depois de “human:” vem um nome, como em human:Ada; uma pessoa sem nome é só human.
cli-not-a-seat = “{ $seat }” não é um lugar: diga um número a partir de 0, ou spectator.
cli-not-seconds = Aqui vai um número de segundos, de 0.001 a 86400.
cli-not-threads = Aqui vai um número inteiro de threads, a partir de 1.
cli-not-count = Aqui vai um número inteiro a partir de 1; traços baixos podem deixá-lo mais legível, como em 1_000_000.

## Jogar

cli-welcome-seed = Tudo foi embaralhado antes que alguém olhasse; como prova, o hash da semente: { $commitment }.
cli-welcome-resumed = { $actions ->
    [one] A partida continua depois de { $actions } ação.
   *[other] A partida continua depois de { $actions } ações.
}
cli-label = { $label }: { $text }
cli-welcome-bots = Jogados por robôs: { $bots }.
cli-bot-thinks = { $name } está pensando…
cli-hint = Um Oficial jogaria: { $action }
cli-welcome-help = Digite o número de uma resposta, ou ajuda.
cli-curtain = { $name }, é a sua vez. Aperte Enter quando mais ninguém estiver olhando.
cli-no-such-answer = { $answers ->
    [one] Só há a resposta 1.
   *[other] Escolha um número de 1 a { $answers }.
}
cli-undo-done = Desfeito.
cli-undo-nothing = Não há nada seu para desfazer.
cli-undo-refused = Isso não pode ser desfeito: { $why }.
cli-undo-past = Desfeito, embora houvesse um motivo contra ({ $why }). Nenhuma outra pessoa joga, por isso é permitido; a partida passa a ser não ranqueada.
cli-unrated = Algo foi desfeito além de um ponto sem volta, por isso esta partida é não ranqueada.
cli-why-not-refused = Isso é permitido.
cli-why-nothing = Nada do que você poderia procurar é recusado.
cli-why-likewise = do mesmo modo: { $actions }
cli-preview-which = Diga que resposta: prévia N, com o número dela.
cli-preview-barrier = O que vem depois não dá para prever: { $why }.
cli-preview-after = { $name }: pontuação { $score }; { $goods }
cli-log-nothing = Ainda não aconteceu nada.
cli-rules = regras { $mark } mostra um parágrafo, regras PALAVRA todos os que têm essa palavra; trestle rules { $game } imprime todos, em inglês. por que cita o parágrafo por trás de cada recusa, e ficha diz o que cada peça faz.
cli-rules-nothing = As regras não têm nenhum parágrafo com “{ $what }”.
cli-sheet-nothing = Nenhuma peça se chama “{ $piece }”; só ficha mostra todas.
cli-question-more = { $count ->
    [0] mais diz o que cada resposta faz.
    [one] Há mais { $count } resposta: mais a mostra, com o que cada uma faz.
   *[other] Há mais { $count } respostas: mais as mostra, com o que cada uma faz.
}
cli-board-more = tabuleiro tudo mostra também: { $parts }.
cli-board-parts = O tabuleiro tem estas partes: { $parts }; tabuleiro tudo mostra todas.
cli-save-where = Diga com que nome: salvar ARQUIVO.
cli-saved = Salvo em “{ $file }”. Para continuar:
cli-saved-over = Salvo em “{ $file }”. Para conferir se a partida foi justa:
cli-quit-save = Para guardar a partida, digite salvar ARQUIVO; só Enter sai sem salvar; voltar retorna à partida.
cli-end-save = Para guardar a partida, digite salvar ARQUIVO; só Enter sai sem salvar.
cli-quit-kept = A partida está guardada em “{ $file }”. Enter sai; salvar ARQUIVO a guarda com outro nome; voltar retorna à partida.
cli-input-ended = A entrada acabou, e com ela a partida; o que não foi salvo está perdido. Antes de sair, salvar ARQUIVO guarda a partida.
cli-input-ended-kept = A entrada acabou. A partida está guardada em “{ $file }”; para continuar:
cli-seed-was = A semente era { $seed }.
cli-seed-proof = Salve a partida, e trestle replay ARQUIVO --verify prova que foi justa; com --commitment HASH, compara também o hash mostrado no começo.

cli-help-number = dar a resposta com este número; ou digite a resposta como está escrita
cli-help-undo = desfazer a sua última resposta
cli-help-preview = ver o que uma resposta faria
cli-help-why = ver o que é recusado agora, e por quê
cli-help-why-action = perguntar por que uma ação é recusada
cli-help-hint = o que um jogador sensato responderia
cli-help-log = tudo o que aconteceu, como você viu
cli-help-sheet = cada peça e o que ela faz; com um nome, só essa
cli-help-rules = um parágrafo das regras pela marca, ou todos os que têm uma palavra
cli-help-board = de novo o tabuleiro e a pergunta (ou só Enter); tudo, ou o nome de uma parte, mostra o que não coube
cli-help-more = todas as respostas e o que cada uma faz, onde a lista não coube
cli-help-save = salvar a partida com este nome
cli-help-quit = sair
cli-command-undo = desfazer
cli-command-preview = prévia, previa
cli-command-why = por que, porque, por quê, porquê
cli-command-save = salvar
cli-command-hint = dica
cli-command-log = registro, histórico, historico
cli-command-sheet = ficha, fichas
cli-command-rules = regras, regra
cli-command-help = ajuda
cli-command-board = tabuleiro
cli-command-more = mais
cli-command-back = voltar
cli-command-quit = sair
part-all = tudo
part-belongings = posses
part-billboard = quadro de avisos
part-city = cidade
part-display = exposição
part-guilds = guildas
part-hand = mão
part-legend = legenda
part-map = mapa
part-places = localidades
part-players = jogadores
part-town = vila
part-track = trilha
part-virtue = virtude
part-works = obras
part-workshop = oficina

## O fim

cli-score = Pontuação
cli-score-total = Total
cli-score-rank = Posição
cli-won = { $winners ->
    [one] { $names } vence.
   *[other] { $names } dividem a vitória.
}
cli-tie-break = O empate foi decidido por: { $tie }.
cli-order = Com totais iguais, a ordem segue: { $ties }.
cli-stopped = A partida foi interrompida pelo seu limite, e ninguém venceu; as posições indicam apenas uma ordem.

## Rever

cli-replay-heading = { $players ->
    [one] { $game }, { $players } jogador, edição { $edition }, versão { $rules } das regras
   *[other] { $game }, { $players } jogadores, edição { $edition }, versão { $rules } das regras
}
cli-replay-unfinished = A partida não terminou.
cli-replay-refused = A ação { $number } (lugar { $seat }, “{ $action }”) é recusada: { $why }
cli-verify-actions = { $count ->
    [0] Ainda não há ações.
    [one] A única ação é permitida.
   *[other] Todas as { $count } ações são permitidas.
}
cli-verify-ended = O resultado e o hash do último estado conferem ({ $hash }).
cli-verify-unfinished = A partida não terminou, e diz isso (hash do estado: { $hash }).
cli-verify-edition-agrees = A edição confere: { $edition }, hash { $hash }.
cli-verify-seed = O hash da semente é { $commitment }; compare-o com o mostrado no começo, ou indique este com --commitment.
cli-verify-seed-agrees = O hash da semente é o que você indicou: { $commitment }.
cli-verify-seed-differs = O hash da semente não confere: você indicou { $said }, a semente da partida salva tem { $found }.
cli-verify-edition = A partida salva chama sua edição de “{ $found }”; a que tem estes números se chama “{ $edition }”.
cli-verify-not-over = A partida salva tem resultado, mas depois das suas ações a partida não terminou.
cli-verify-over = A partida salva não tem resultado, mas depois das suas ações a partida terminou.
cli-verify-hash = O hash do último estado não confere: a partida salva diz { $said }, suas ações levam a { $found }.
cli-verify-result = O resultado não confere: as ações levam a outras posições ou pontuações.

## Simular e medir

cli-sim-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
cli-sim-heading = { $game }, { $games }, semente { $seed }
cli-sim-seat = Lugar
cli-sim-wins = Vitórias
cli-sim-share = Parte
cli-sim-score = Pontuação média
cli-sim-stopped = { $games ->
    [one] { $games } partida foi interrompida pelo seu limite, sem vencedor.
   *[other] { $games } partidas foram interrompidas pelo seu limite, sem vencedor.
}
cli-sim-speed = { $turns } turnos por partida; { $decisions } decisões em { $seconds } s, { $rate } por segundo.
cli-order-drawn = Quem começa é sorteado em cada partida, por isso uma parte por lugar não mostra se isso ajuda. Por ordem de jogo: { $places }.
cli-order-chosen = O lugar { $seat } começa todas as partidas. Por ordem de jogo: { $places }.
cli-order-place = { $place }: { $share }
cli-partial = Parado depois de { $played } de { $wanted } partidas; é o que elas dizem até aqui.
cli-again = De novo
cli-bench-debug = Esta compilação se confere enquanto roda e é lenta; contam os números de uma compilação release.
cli-bench-round = { $players ->
    [one] { $game }, { $players } jogador
   *[other] { $game }, { $players } jogadores
}
cli-bench-game = Jogo
cli-bench-players = Jogadores
cli-bench-decisions = Decisões/s
cli-bench-processor = Por s CPU
cli-bench-games = Partidas/s
cli-bench-state = Estado
cli-bench-clone = Cópia
cli-bench-legal = Respostas
cli-bench-sample = Sorteio
cli-bench-allocations = Alocações/decisão
cli-bench-sims = Simulações/s

## Arena e análise

cli-arena-heading = { $players ->
    [one] { $game }, { $players } jogador, { $games }, semente { $seed }
   *[other] { $game }, { $players } jogadores, { $games }, semente { $seed }
}
cli-worker-ready = { $threads ->
    [one] Jogando uma partida de cada vez
   *[other] Jogando { $threads } partidas de cada vez
} para quem as distribui em { $url }. Ctrl+C para.
cli-arena-bot = Robô
cli-arena-share = Vitórias
cli-arena-interval = Intervalo de 95%
cli-arena-rating = Classificação
cli-arena-score = Pontos
cli-arena-seconds = s/partida
cli-arena-longest = Turno mais longo
cli-arena-seats = Vitórias por lugar: { $seats }.
cli-arena-seat = { $seat }: { $share }
cli-arena-few = { $games } partidas são poucas para que todos esses robôs se encontrem: são precisas { $needed }.
cli-arena-unmet = Não se encontraram: { $pairs }. As classificações nada dizem entre eles; com --games { $games } todos se encontram.
cli-arena-stopping = Parando: as partidas em curso são jogadas até o fim e contadas. Ctrl+C outra vez sai na hora.
cli-arena-turns = { $turns } turnos por partida, { $deviation } a mais ou a menos.
cli-arena-open = Ainda não está claro se { $bot } está mais perto de { $low } ou de { $high }.
cli-arena-low = Está claro que { $bot } está mais perto de { $low } do que de { $high }.
cli-arena-high = Está claro que { $bot } está mais perto de { $high } do que de { $low }.
cli-arena-sprt = “{ $text }” não é um par de frações como 0.5,0.6, a menor primeiro.
cli-arena-file = O arquivo de disputa { $file } não pode ser lido nem escrito: { $reason }.
cli-arena-line = A linha { $line } de { $file } não pertence a um arquivo de disputa: { $reason }.
cli-arena-other = { $file } guarda outra disputa: { $what ->
    [game] o jogo
    [rules] a versão das regras
    [bots_version] a geração dos robôs
    [edition] a edição
    [config] a configuração
    [bots] a lista de robôs
    [players] o número de jogadores
   *[seed] a semente
} difere. Mude as opções, ou dê outro arquivo a esta disputa.
cli-match-no-game = A disputa em { $file } não tem partida { $game }.
cli-match-which-game = { $file } guarda as partidas de uma disputa: diga qual com --game, contando a partir de 0.
cli-analyze-heading = { $decisions ->
    [one] { $game }, { $decisions } decisão, { $sims } simulações cada
   *[other] { $game }, { $decisions } decisões, { $sims } simulações cada
}
cli-analyze-who = Jogador
cli-analyze-decisions = Decisões
cli-analyze-best = Melhor achada
cli-analyze-lost = Perdido em média
cli-analyze-graph = Chances de vitória ao longo da partida:
cli-analyze-slips = O que custou mais:
cli-analyze-no-slips = Nada do que se jogou custou mais do que simulações conseguem ver.
cli-analyze-slip = Ação { $number } (turno { $turn }), { $who }: “{ $given }”. Melhor “{ $best }”: { $from } em vez de { $to }, { $lost } perdidos.

## Motor

internal = Algo deu errado por dentro; a partida está como antes deste pedido. É um defeito: por favor, avise.
no-game-yet = Ainda não há partida: peça primeiro new ou load.
request-not-json = A linha não é JSON: { $reason }.
request-not-object = Um pedido é um objeto JSON, como {"{"}"id": 1, "op": "hello"{"}"}.
request-not-utf8 = A linha não é um texto UTF-8.
request-too-long = A linha tem mais de { $limit } bytes.
request-unknown-op = Não há operação “{ $op }”. Há: { $known }.
request-missing-field = Falta o campo “{ $field }”.
request-unknown-field = O campo “{ $field }” não significa nada aqui.
request-wrong-type = O campo “{ $field }” deveria ser { $wanted }.
request-type-text = um texto
request-type-seat = um lugar, contado a partir de 0
request-type-viewer = um lugar, contado a partir de 0, ou "spectator"
request-type-count = um número inteiro de 1 a 4294967295
request-two-budgets = Diga sims ou ms, não os dois.
request-no-budget = Este robô pensa, por isso precisa saber por quanto tempo: diga sims ou ms.

## O servidor

cli-serve-listening = Trestle atende em { $url } e guarda tudo em { $store }. Ctrl+C o encerra.
cli-serve-stopping = Encerrando: quem joga é avisado para voltar.
cli-serve-in-use = Outro programa já atende em { $address }. Encerre-o, ou escolha outro endereço com --listen.
cli-serve-bad-address = “{ $address }” não é um endereço onde atender: deveria ser como 127.0.0.1:8080.
cli-serve-cannot-listen = Não é possível atender em { $address }: { $reason }
cli-serve-public-url = “{ $url }” não é um endereço que se digita: deveria ser como https://games.example, sem caminho.
cli-serve-log = Não existe o tipo de registro “{ $format }”: diga text ou json.
cli-serve-log-level = “{ $level }” não diz o que merece uma linha no registro ({ $reason }): diga error, warn, info ou debug, ou partes como server=debug,warn.
cli-serve-nats-store = “{ $store }” não pode ser compartilhado entre vários nós: com --nats, os dados precisam estar no PostgreSQL (--store postgres://…).
cli-serve-nats = Não é possível usar o NATS em { $url }: { $reason }
cli-nats-away = Ninguém responde em { $url }: { $reason }. Inicie o NATS ali (nats-server -js), ou dê o endereço dele com --nats.
cli-nats-no-jetstream = O NATS em { $url } está sem JetStream e por isso não guarda trabalhos para os executores. Inicie-o com JetStream: nats-server -js
cli-serve-nats-away = O NATS não responde em { $url }: { $reason }. Este nó continua sem ele e procura por si o que os outros fazem; quando o NATS estiver lá, ele entra. Se o endereço estiver errado, dê outro com --nats.
cli-serve-config = “{ $file }” não é uma configuração: { $reason }
cli-serve-config-unknown = “{ $file }” tem nomes que nada significam: { $names }. Há: { $known }.
cli-store-bad-url = “{ $store }” não indica um depósito: deveria ser como sqlite:ARQUIVO ou postgres://USUÁRIO:SENHA@SERVIDOR/BANCO.
cli-store-cannot-open = Não foi possível abrir o depósito { $store }: { $reason }
cli-store-folder = veja se a pasta existe e se é possível gravar nela
cli-store-exists = “{ $file }” já existe e ficou como estava. Mova-o antes.
cli-store-server-away = Não foi possível alcançar o servidor de banco de dados de { $store }: { $reason }. Veja se o PostgreSQL está rodando ali, e se o endereço e a porta estão certos.
cli-store-server-refuses = O servidor de banco de dados de { $store } não nos deixa entrar, ou não tem esse banco: { $reason }. Veja se o nome e a senha estão certos; createdb cria um banco.
cli-store-empty = Ainda não há depósito em { $store }: o banco está vazio.
cli-store-locked = O depósito { $store } está em uso por outro programa que não o larga.
cli-store-damaged = O depósito { $store } está danificado, ou não é um banco SQLite. Uma cópia pode ser restaurada com trestle store restore.
cli-store-full = Não há mais espaço para o depósito { $store }.
cli-store-foreign = { $store } é o banco de outro programa; dê ao servidor um arquivo só dele.
cli-store-newer = Uma versão mais nova do Trestle usou o depósito { $store } (a migração { $schema } é desconhecida aqui).
cli-store-failed = O depósito { $store } falhou: { $reason }
cli-store-backed-up = “{ $file }” tem tudo, e foi conferido.
cli-store-restored = O depósito { $store } está pronto.
cli-store-copied = { $tables ->
    [one] { $store } tem tudo: uma mesa com { $entries } registros. Cada linha foi comparada.
   *[other] { $store } tem tudo: { $tables } mesas com { $entries } registros. Cada linha foi comparada.
}
cli-store-sound = { $tables ->
    [one] { $store } está em ordem: { $tables } mesa, { $entries } entradas em seu registro, esquema { $schema }.
   *[other] { $store } está em ordem: { $tables } mesas, { $entries } entradas em seus registros, esquema { $schema }.
}
cli-store-faults = { $store } está danificado:
    { $reason }
cli-io-exists = já existe
cli-not-duration = Isto deveria ser um tempo como 2s, 500ms ou 5m.
cli-load-moves = { $tables } mesas de { $seats } lugares: { $moves } jogadas, { $rate } por segundo; pediam-se { $wanted }.
cli-load-times = De uma jogada até o último lugar: metade em { $half } ms, 99 de 100 em { $most } ms, a mais lenta em { $max } ms. As jogadas saíram com até { $lag } ms de atraso (99 de 100).
cli-load-errors = Falhas: { $errors }. Partidas terminadas: { $over }.
cli-load-bytes = O servidor enviou { $bytes } bytes a cada lugar por jogada.
cli-load-processor = Tempo de processador do servidor por jogada: { $time } ms.
cli-load-memory = Memória do servidor para cada mesa, com as conexões de seus lugares: { $memory } KB antes da primeira jogada, { $played } KB depois da última.
cli-load-idle = Memória do servidor para cada mesa iniciada que ninguém observa: { $memory } KB.
cli-load-no-memory = O servidor não diz quanta memória usa.
cli-load-bad-url = “{ $url }” não é o endereço de um servidor: deveria parecer com http://127.0.0.1:8080.
cli-load-away = Nenhum servidor responde em { $url }: { $reason }. Inicie um com trestle serve --burst 100000, ou confira o endereço.
cli-load-limited = O servidor em { $url } não deixa um só endereço pedir tanto. Inicie-o com trestle serve --burst 100000 durante a medição.
cli-load-refused = O servidor em { $url } recusa: { $reason } Inicie-o com trestle serve --burst 100000, e veja se é da mesma versão.
cli-load-other = Quem responde em { $url } não é o Trestle. Confira o endereço.
