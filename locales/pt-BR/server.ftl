# O que o servidor diz quando recusa.

server-not-found = Isso não existe aqui.
server-signed-out = Diga primeiro quem você é.
server-too-many = Pedidos demais ao mesmo tempo; espere um momento.
server-internal = Algo deu errado do nosso lado. Nada foi mudado.
server-store-away = O servidor não consegue acessar a sua memória agora. Nada se perdeu: tente de novo daqui a pouco.
server-stopping = O servidor está prestes a parar.
server-login-taken = Este login já está em uso.
server-foreign-origin = Este pedido vem de uma página de outra pessoa.
server-bad-line = Este não é um desejo que a mesa entenda: { $reason }
server-bad-body = O pedido não pode ser lido: { $reason }
server-bad-query = O endereço não pode ser lido: { $reason }
server-too-large = O pedido é grande demais.
server-method = Este endereço não pode ser usado assim.
server-bad-page = Não há página da lista ali.
server-bad-status = Uma mesa está open, playing ou over.
server-bad-name = Um nome tem de 1 a { $most } caracteres.
server-no-edition = Este servidor não tem essa edição.
server-one-chair = Você só pode ocupar uma cadeira, a não ser que joguem no mesmo aparelho.
server-patience = Quem pensa tem ao menos { $seconds } segundos e no máximo { $days } dias antes que um robô jogue em seu lugar.
server-clock-live = Um relógio para a partida inteira dá ao menos { $minutes } min e no máximo { $days } dias, e no máximo { $increment } min a mais por resposta.
server-clock-daily = Um relógio em dias dá de 1 a { $days } dias inteiros por resposta, e no máximo { $holidays } dias de férias.
server-rated-people = Uma partida só conta para a classificação se pessoas a jogam, cada uma em seu próprio aparelho.
server-players = Este jogo é para { $least } a { $most } jogadores.
server-not-your-seat = Esse não é o seu lugar.
server-which-seat = Diga para qual lugar.
server-not-your-eyes = Você não pode olhar esta mesa assim.
server-not-host = Só o anfitrião e quem está sentado à mesa podem fazer isso.
server-invited-only = Só se chega a esta mesa por convite.
server-table-full = Todas as cadeiras desta mesa estão ocupadas.
server-table-unreadable = Esta versão do programa não consegue ler esta mesa. Nada dela se perdeu.
server-not-over = O jogo continua: seus segredos são contados quando acabar.
server-bad-login = Um login tem de { $least } a { $most } caracteres, sem espaços.
server-bad-password = Uma senha tem de { $least } a { $most } caracteres.
server-wrong-login = O login ou a senha está errado.
server-wrong-code = O login ou o código de recuperação está errado.
server-wrong-password = A senha está errada.
server-already-member = Você já tem uma conta.
server-not-member = Convidados não têm senha; crie primeiro uma conta.
server-no-passkeys = Chaves de acesso não funcionam neste endereço. É preciso um com nome e TLS, como https://games.example; nesta máquina, http://localhost.
server-passkey-late = Demorou demais, ou já foi concluído. Comece de novo.
server-wrong-passkey = Esta chave de acesso não abre nenhuma conta aqui. Talvez tenha sido removida.
server-bad-passkey = Não foi possível criar a chave de acesso. Comece de novo.
server-passkey-known = Esta chave de acesso já pertence a uma conta.
server-many-passkeys = Uma conta tem no máximo { $most } chaves de acesso. Remova uma primeiro.
server-last-way = Este é o seu último meio de entrar.
server-bad-scale = As classificações são de pessoas (people) ou de robôs (bots).
server-no-phrase = Essa frase não existe.
server-bad-text = Um texto tem no máximo { $most } caracteres, e uma linha tem pelo menos um.
server-not-speaking = Quem está sentado à mesa pode falar; os outros, quando o jogo acabar.
server-mute-self = Você não pode silenciar a si mesmo.
server-bad-position = A partida tem { $most } ações; uma posição fica antes, entre ou depois delas, e só se continua de uma em que a partida não acabou.
server-no-past = Ainda não lhe foi contado tanto desta partida.
server-import-result = A partida salva acaba de outro modo do que diz.
server-import-action = A ação { $number } da partida salva (“{ $action }”) é recusada.
server-import-long = Uma partida salva trazida para cá tem no máximo { $most } ações.
server-bad-webhook = Um endereço começa com http:// ou https://, não contém nome nem senha e tem no máximo 1000 caracteres.
server-private-address = Este endereço pertence a uma rede privada; o servidor não envia nada para lá.
server-bad-quiet = As horas de silêncio começam e terminam em dois momentos diferentes do dia, em um fuso horário que tem nome.
server-bad-browser = O endereço ou as chaves deste navegador não podem ser usados.
server-no-browser = Nenhum dos seus navegadores recebe mensagens ainda.
server-no-webhook = Ainda não há endereço.

# O que se diz com um toque.

phrase-hello = Olá!
phrase-good-luck = Boa sorte e bom jogo!
phrase-one-moment = Um momento, por favor.
phrase-back = Voltei.
phrase-your-turn = É a sua vez.
phrase-nice-move = Bela jogada!
phrase-oops = Ops.
phrase-sorry = Desculpe!
phrase-thanks = Obrigado!
phrase-well-played = Bem jogado!
phrase-again = Jogamos de novo?
phrase-goodbye = Tchau!

# What people are told who are away.

reach-turn-title = É a sua vez
reach-over-title = Uma partida acabou
reach-with = { $game } com { $names }
reach-test-title = Funciona
reach-test-text = É assim que você saberá que é a sua vez.
