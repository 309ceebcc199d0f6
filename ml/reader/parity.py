"""Writes what the tokenizer of the base makes of the strings of parity-strings.ts, as eight digits of a digest each: a line a group.

    node parity-strings.ts | python parity.py --tokenizer tokenizer.json --kept kept.npy > tokenizer-parity.txt
"""
import argparse
import hashlib
import json
import sys

import numpy
from tokenizers import Tokenizer


def pruned(path, kept):
    """The tokenizer of the base with the kept pieces only."""
    with open(path, encoding="utf-8") as file:
        made = json.load(file)
    made["model"]["vocab"] = [made["model"]["vocab"][index] for index in kept]
    made["added_tokens"] = [token for token in made["added_tokens"] if token["id"] < len(kept)]
    return Tokenizer.from_str(json.dumps(made))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tokenizer", required=True)
    parser.add_argument("--kept", required=True)
    options = parser.parse_args()
    tokenizer = pruned(options.tokenizer, numpy.load(options.kept))
    for group, strings in json.load(sys.stdin).items():
        ids = [tokenizer.encode(text, add_special_tokens=False).ids for text in strings]
        digests = [hashlib.sha256(",".join(map(str, each)).encode()).hexdigest()[:8] for each in ids]
        print(group, "".join(digests), sep="\t")


if __name__ == "__main__":
    main()
