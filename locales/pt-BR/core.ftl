# As palavras de que todo jogo precisa: listas, cores e suas abreviaturas para o terminal, notação, posições, partidas salvas, edições, barreiras.

piece = { $piece }
number = { $number }

list-comma = { ", " }
list-and = { $front } e { $last }
list-nothing = nada

option-first = Quem começa
option-round-limit = A partida para depois de tantas rodadas
option-round-limit-help = A partida para depois dessa rodada, e ninguém vence.
option-round-limit-none = sem limite
option-yes = sim
option-no = não

color-red = Vermelho
color-blue = Azul
color-green = Verde
color-yellow = Amarelo
color-purple = Roxo

mark-red = Vm
mark-blue = Az
mark-green = Vd
mark-yellow = Am
mark-purple = Rx

unknown-game = Não há jogo chamado “{ $game }”. Há: { $known }.
unknown-bot = Não há robô chamado “{ $bot }”. Há: { $known }.
bot-budget = “{ $budget }” não é tempo de reflexão: dê um número de simulações como 2000, ou um tempo como 500ms.
bot-takes-no-budget = O robô { $bot } responde na hora e não usa tempo de reflexão.
unknown-lang = A língua “{ $lang }” não está disponível. Há: { $known }.
no-such-seat = { $seats ->
    [one] Não há lugar { $seat }: esta partida tem { $seats } lugar, contado a partir de 0.
   *[other] Não há lugar { $seat }: esta partida tem { $seats } lugares, contados a partir de 0.
}
seat-not-asked = O lugar { $seat } não tem nada a responder agora.

notation-unknown = “{ $action }” não é uma ação deste jogo.
notation-wrong-word = Em “{ $action }”, “{ $word }” deveria ser { $wanted }.
notation-missing-word = “{ $action }” está incompleto: falta { $wanted }.
notation-extra-word = Em “{ $action }”, “{ $word }” é uma palavra a mais.

config-unreadable = Isto não é uma configuração de { $game }: { $reason }. O que ela pode conter está em docs/games/{ $game }.md.
state-unreadable = Isto não é um estado de { $game }: { $reason }. Os campos dele estão em docs/games/{ $game }.md.

load-no-rng = O estado não tem “rng”, por isso precisa vir com uma semente.
load-field = No estado, “{ $field }” está errado: { $why }.
load-frame = a partida não pode estar nesta pergunta
load-range = o número está fora dos limites
load-seat = este lugar não existe
load-seats = não se joga com este número de jogadores
load-twice = aparece duas vezes

save-no-origin = Esta partida veio de uma posição avulsa. Ela não tem começo, por isso não pode ser salva como partida.
saved-format = A partida salva tem o formato { $found }; este programa lê o formato { $known }.
saved-game = A partida salva é de { $found }, não de { $game }.
saved-rules = A partida salva segue a versão { $found } das regras; este programa tem a versão { $known }.
saved-edition = A partida salva foi jogada com outros números: a edição dela é “{ $found }”, e “{ $edition }” tem outro hash. Indique o arquivo de dados dela com --edition.

edition-syntax = Não dá para ler: { $text }.
edition-schema = O arquivo precisa dizer schema = { $known }.
edition-game = O arquivo precisa dizer game = "{ $game }".
edition-default = Só a edição embutida se chama "default", e os valores aqui são outros: dê a esta edição um nome próprio.
edition-same-source = Linha { $line }: “{ $field }” difere da edição embutida, e a fonte ainda é “{ $source }”. Diga de onde vem o novo valor.
edition-empty = Isto não pode ficar vazio.
edition-id = Um id tem de 1 a 24 caracteres: letras minúsculas de a a z, algarismos e sublinhados.
edition-id-twice = Outra linha já tem este id.
edition-range = { $value } está fora dos limites: precisa ser um número de { $least } a { $most }.
edition-source = A fonte de “{ $field }” precisa ser "rulebook", "reconstructed" ou "public: …".

barrier-reveal = algo oculto foi revelado
barrier-chance = o acaso decidiu algo
barrier-handover = era a vez de outra pessoa agir

ahead-reveal = algo oculto é revelado
ahead-chance = o acaso decide
ahead-handover = outra pessoa decide

## Tabelas de peças

sheet-id = Id
sheet-name = Nome
