# The glossary of Keystone: its words, and what they mean. Only the web client shows it.

gl-ks-last = Dernière pierre
gl-ks-last-means = La pierre qui achève le pont. Elle rapporte plus de points que toute autre.
gl-ks-turn = Tour
gl-ks-turn-means = Ce que fait un joueur avant le suivant : poser une, deux ou trois pierres.
