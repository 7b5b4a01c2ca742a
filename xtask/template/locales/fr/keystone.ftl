# Keystone.

## Le nom du jeu

game-keystone = Keystone

## Mots des réponses

ks-word-stones = un nombre de pierres, de 1 à 9

## Mise en place

ks-setup-players = Keystone se joue de { $least } à { $most }, pas à { $players }.
ks-setup-first = Le joueur { $seat } ne peut pas commencer : il y a { $players } joueurs, comptés à partir de 0.

## Questions

ks-ask-nothing = Il n’y a rien à décider.
ks-ask-lay = { $left ->
    [one] Il manque une pierre. Combien en posez-vous ?
   *[other] Il manque { $left } pierres. Combien en posez-vous ?
}

## Réponses

ks-do-lay = { $stones ->
    [one] Poser une pierre
   *[other] Poser { $stones } pierres
}{ $last ->
    [1] , dont la dernière
   *[0] {""}
}

## Ce qui s’est passé

ks-event-turn-began = Tour { $turn } : { $seat }.
ks-event-laid = { $stones ->
    [one] { $seat } pose une pierre ; il en manque { $left }.
   *[other] { $seat } pose { $stones } pierres ; il en manque { $left }.
}
ks-event-last-stone-laid = { $seat } pose la dernière pierre, pour { $points } points de plus.
ks-event-game-over = Le pont est achevé.

## Pourquoi pas

ks-no-over = La partie est terminée.
ks-no-not-asked = C’est à quelqu’un d’autre de décider ; votre tour viendra.
ks-no-too-many = On pose au plus { $most } pierres par tour.
ks-no-not-left = Il ne manque que { $left } des pierres.

## Documents

ks-load-too-many = il y a plus de pierres posées que le pont n’en a
ks-load-end = la dernière pierre, les questions ouvertes et les pierres ne vont pas ensemble

## Le plateau en texte

part-keystone = pont
ks-sketch-left = Manquent : { $left }
ks-sketch-player = { $mark } { $name } : { $stones }
ks-sheet-count = Pièces

## L’aide-mémoire

ks-chapter-pieces = Sur la table
ks-help-stones = Il est fait de { $stones } pierres. À votre tour, vous en posez une ou plusieurs, au plus { $most }.
ks-help-last = Chaque pierre vaut un point, et la dernière en rapporte { $points } de plus.

## Biens et points

goods-ks-stones = pierres posées
score-ks-stones = Pierres
score-ks-last = La dernière pierre
tie-ks-last = la dernière pierre
