# O que uma mesa diz quando recusa: cadeiras, perguntas, voltar atrás, propostas, relógios.

table-setup-game = Esta mesa é de { $game }, e a preparação é de “{ $found }”.
table-setup-rules = A mesa foi aberta com a versão { $found } das regras; este programa tem a versão { $known }.
table-setup-edition = A mesa foi aberta com outros números: a edição “{ $edition }” tem outro hash.
table-setup-chairs = { $chairs ->
    [one] A mesa tem { $chairs } lugar, e a partida é para { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }.
   *[other] A mesa tem { $chairs } lugares, e a partida é para { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }.
}
table-setup-clock = O relógio e o tempo de espera precisam ser maiores que zero.
table-setup-from = Uma partida que começa de uma posição não vale para a classificação, e termina com ela ou continua como diz a preparação.
table-setup-lesson = O roteiro de uma lição começa depois de uma abertura e pergunta a um lugar de cada vez.
table-bot = O robô “{ $bot }” não joga em mesas: escolha um nível sem tempo para pensar.

table-chair-taken = O lugar { $seat } está ocupado.
table-already-seated = Você já está nesta mesa.
table-hot-seat = Nesta mesa, várias pessoas jogam no mesmo dispositivo. Olhe a mesa de novo e confirme que quer se sentar.
table-not-seated = Você não está nesta mesa.
table-not-your-seat = Esse não é o seu lugar: { $seat }.
table-chairs-open = A partida começa quando todos os lugares estiverem ocupados.
table-server-only = Só o servidor faz isso.

table-not-started = A partida ainda não começou.
table-started = A partida já começou.
table-over = A partida está encerrada.
table-not-over = A partida ainda não terminou.
table-paused = A partida está em pausa.
table-not-paused = A partida não está em pausa.
table-broken = Esta resposta encontra um erro do programa. Nada mudou; por favor, avise-nos.
table-frozen = Um erro do programa parou esta mesa. Nada do que foi jogado se perdeu.
table-log = O registro desta mesa tem uma entrada que não pode ser executada.

table-stale = A partida seguiu adiante: esta não é a pergunta aberta agora.
table-not-asked = Nada está sendo perguntado a você agora.
table-no-advice = Não há dicas em partida ranqueada nem quando outra pessoa joga.
table-bot-plays = Um robô joga agora por { $seat }.
table-no-bot = Nenhum robô joga por { $seat }.
table-forfeited = Você perdeu esta partida por tê-la deixado.

table-undo-nothing = Você não tem nada para desfazer.
table-undo-off = Nesta mesa nada é desfeito.
table-undo-barrier = Isso não pode ser desfeito: { $barrier }.
table-undo-absent = Isso não pode ser desfeito: { $barrier }, e { $seat } não está aqui para concordar.
table-undo-rated = Numa partida ranqueada isso não pode ser desfeito: { $barrier }.
table-undo-late = O tempo dessa jogada se esgotou; ela fica como está.

table-proposal-open = Há outra proposta em aberto; ela precisa ser resolvida antes.
table-no-proposal = Esta proposta não está mais em aberto.
table-consent-not-asked = Ninguém está perguntando a você.
table-rematch-agreed = Você já aceitou a revanche.
table-rematch-not-agreed = Nem todos aceitaram a revanche.

table-clock-none = Não há relógio nesta mesa.
table-clock-not-out = { $seat } ainda tem tempo.
table-clock-out = O tempo de { $seat } se esgotou, e numa partida ranqueada isso é uma derrota.
table-hand-over-early = É cedo demais para deixar um robô jogar por { $seat }.
table-hand-over-own = { $seat } é o seu próprio lugar.
table-holiday = { $left ->
    [0] Você não tem mais dias de folga nesta mesa.
    [one] Você ainda tem { $left } dia de folga nesta mesa; tire ao menos um por vez.
   *[other] Você ainda tem { $left } dias de folga nesta mesa; tire ao menos um por vez.
}
table-holiday-late = Seu tempo se esgotou. Responda primeiro; depois você pode tirar dias de folga.
table-log-full = Você desfez, propôs e mudou tanto nesta mesa que agora só pode responder.
table-full = Esta mesa já recebeu as { $most } jogadas que uma mesa aceita; a partida termina sem resultado.
