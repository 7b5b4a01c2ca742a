# What only the web client says of Keystone.

web-game-keystone = Keystone
web-about-keystone = Posez des pierres sur le même pont, une à trois à la fois, et soyez celui qui pose la dernière.
web-ks-bridge = Le pont, { $laid } pierres sur { $stones }
web-ks-place = Place { $place }
