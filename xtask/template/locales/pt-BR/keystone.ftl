# Keystone.

## O nome do jogo

game-keystone = Keystone

## Palavras das respostas

ks-word-stones = um número de pedras, de 1 a 9

## Preparação

ks-setup-players = Keystone é para { $least } a { $most } jogadores, não para { $players }.
ks-setup-first = O jogador { $seat } não pode começar: há { $players } jogadores, contados a partir de 0.

## Perguntas

ks-ask-nothing = Não há nada a decidir.
ks-ask-lay = { $left ->
    [one] Falta uma pedra. Quantas você coloca?
   *[other] Faltam { $left } pedras. Quantas você coloca?
}

## Respostas

ks-do-lay = { $stones ->
    [one] Colocar uma pedra
   *[other] Colocar { $stones } pedras
}{ $last ->
    [1] , entre elas a última
   *[0] {""}
}

## O que aconteceu

ks-event-turn-began = Turno { $turn }: { $seat }.
ks-event-laid = { $stones ->
    [one] { $seat } coloca uma pedra; faltam { $left }.
   *[other] { $seat } coloca { $stones } pedras; faltam { $left }.
}
ks-event-last-stone-laid = { $seat } coloca a última pedra, por mais { $points } pontos.
ks-event-game-over = A ponte está pronta.

## Por que não

ks-no-over = A partida está encerrada.
ks-no-not-asked = Agora quem decide é outra pessoa; a sua vez vai chegar.
ks-no-too-many = Em um turno se colocam no máximo { $most } pedras.
ks-no-not-left = Só faltam { $left } das pedras.

## Documentos

ks-load-too-many = há mais pedras colocadas do que a ponte tem
ks-load-end = a última pedra, as perguntas abertas e as pedras não combinam

## O tabuleiro em texto

part-keystone = ponte
ks-sketch-left = Faltam: { $left }
ks-sketch-player = { $mark } { $name }: { $stones }
ks-sheet-count = Peças

## A referência

ks-chapter-pieces = Na mesa
ks-help-stones = É feita de { $stones } pedras. No seu turno você coloca uma ou mais, no máximo { $most }.
ks-help-last = Cada pedra vale um ponto, e a última rende mais { $points } pontos.

## Bens e pontos

goods-ks-stones = pedras colocadas
score-ks-stones = Pedras
score-ks-last = A última pedra
tie-ks-last = a última pedra
