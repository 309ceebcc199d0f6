"""Writes encoder-vocabulary.txt: a line a piece in the order of ids, `<penalty in millionths><TAB><piece>`.

    python3 write_vocabulary.py PACKAGE > encoder-vocabulary.txt

A piece whose score the package lost (the seven with a colon) costs nothing, as the package's tokenizer has it. The
first six entries are reserved: they stand for no text.
"""
import json
import pathlib
import sys

vocabulary = json.loads((pathlib.Path(sys.argv[1]) / "dist" / "vocab.json").read_text())
for piece, score in vocabulary:
    print(round(-1e6 * (score or 0)), piece, sep="\t")
