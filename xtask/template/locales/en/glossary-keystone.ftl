# The glossary of Keystone: its words, and what they mean. Only the web client shows it.

gl-ks-last = Last stone
gl-ks-last-means = The stone that completes the bridge. It brings more points than any other.
gl-ks-turn = Turn
gl-ks-turn-means = What a player does before the next one: laying one, two or three stones.
