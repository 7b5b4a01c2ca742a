# As palavras de que todo jogo precisa: listas, notação, partidas salvas, edições, barreiras.

list-comma = { ", " }
list-and = { $front } e { $last }
list-nothing = nada

unknown-game = Não há jogo chamado “{ $game }”. Há: { $known }.
unknown-bot = Não há robô chamado “{ $bot }”. Há: { $known }.
unknown-lang = A língua “{ $lang }” não se fala aqui. Falam-se: { $known }.
no-such-seat = Não há lugar { $seat }: esta partida tem { $seats } lugares, contados a partir de 0.
seat-not-asked = O lugar { $seat } não deve resposta agora.

notation-unknown = “{ $action }” não é uma ação deste jogo.
notation-wrong-word = Em “{ $action }”, “{ $word }” deveria ser { $wanted }.
notation-missing-word = “{ $action }” está incompleto: falta { $wanted }.
notation-extra-word = Em “{ $action }”, “{ $word }” é uma palavra a mais.

config-unreadable = Isto não é uma configuração de { $game }: { $reason }. O que ela pode conter está em docs/games/{ $game }.md.
state-unreadable = Isto não é um estado de { $game }: { $reason }. Os campos dele estão em docs/games/{ $game }.md.

save-no-origin = Esta partida veio de uma posição avulsa. Ela não tem começo, por isso não pode ser salva como partida.
saved-format = A partida salva tem o formato { $found }; este programa lê o formato { $known }.
saved-game = A partida salva é de { $found }, não de { $game }.
saved-rules = A partida salva segue a versão { $found } das regras; este programa tem a versão { $known }.
saved-edition = A partida salva foi jogada com outros números: a edição dela é “{ $found }”, e “{ $edition }” tem outro hash. Indique o arquivo de dados dela com --edition.

edition-syntax = Não dá para ler: { $text }.
edition-schema = O arquivo precisa dizer schema = { $known }.
edition-game = O arquivo precisa dizer game = "{ $game }".

barrier-reveal = algo oculto foi revelado
barrier-chance = o acaso decidiu algo
barrier-handover = era a vez de outra pessoa agir

ahead-reveal = algo oculto é revelado
ahead-chance = o acaso decide
ahead-handover = outra pessoa decide
