# What only the web client says of Keystone.

web-game-keystone = Keystone
web-about-keystone = Coloque pedras na mesma ponte, de uma a três por vez, e seja quem coloca a última.
web-ks-bridge = A ponte, { $laid } de { $stones } pedras
web-ks-place = Lugar { $place }
