# What only the web client says of Keystone.

web-game-keystone = Keystone
web-about-keystone = Lay stones on the same bridge, one to three at a time, and be the one who lays the last.
web-ks-bridge = The bridge, { $laid } of { $stones } stones
web-ks-place = Place { $place }
