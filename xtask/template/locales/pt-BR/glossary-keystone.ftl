# The glossary of Keystone: its words, and what they mean. Only the web client shows it.

gl-ks-last = Última pedra
gl-ks-last-means = A pedra que completa a ponte. Ela rende mais pontos do que qualquer outra.
gl-ks-turn = Turno
gl-ks-turn-means = O que um jogador faz antes do próximo: colocar uma, duas ou três pedras.
