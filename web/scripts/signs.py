#!/usr/bin/env python3
"""Makes `src/look/signs.woff2`: signs that the shipped subsets of our typefaces leave out.

They are glyphs of Source Sans 3 in all its weights. Its license keeps the name 'Source' for the
original, so the subset has a name of its own. Run it again after adding to SIGNS:

    npm pack source-sans@3.52.0 && tar xzf source-sans-3.52.0.tgz
    pip install fonttools==4.68.0 brotli==1.2.1
    scripts/signs.py package/VF/SourceSans3VF-Upright.ttf
"""
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

# The narrow no-break space is what browsers put between the thousands of a French number.
SIGNS = "\u202f←↑→↓↔≈≠≤≥▲▶▼◀✓✗"
NAME = "Trestle Signs"
TARGET = Path(__file__).resolve().parent.parent / "src/look/signs.woff2"


def main() -> None:
    font = TTFont(sys.argv[1], recalcTimestamp=False)
    # Instances of the variable font bear the reserved name, and a page asks for weights by number.
    font["fvar"].instances = []
    for table in ("BASE", "GPOS", "GSUB", "STAT"):
        del font[table]
    options = subset.Options(layout_features=[], hinting=False, name_IDs=[0, 1, 2, 3, 4, 6, 13, 14])
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=SIGNS)
    subsetter.subset(font)
    names = {1: NAME, 2: "Regular", 3: NAME, 4: NAME, 6: NAME.replace(" ", "")}
    for record in font["name"].names:
        if record.nameID in names:
            record.string = names[record.nameID]
    missing = set(map(ord, SIGNS)) - font.getBestCmap().keys()
    if missing:
        sys.exit(f"not in this font: {sorted(map(chr, missing))}")
    font.flavor = "woff2"
    font.save(TARGET)


if __name__ == "__main__":
    main()
