"""Compares the rebuilt encoder with what original.ts printed.

    python3 compare.py PACKAGE original.jsonl
"""
import json
import sys

import torch
from torch.nn import functional

import use_lite

package, answers = sys.argv[1:]
encoder = use_lite.load(package)
cosines = []
with torch.no_grad(), open(answers) as lines:
    for row in map(json.loads, lines):
        made = encoder(torch.tensor([row["pieces"][: use_lite.LENGTH]]))
        cosines.append(functional.cosine_similarity(made, torch.tensor([row["embedding"]])).item())
print(f"{len(cosines)} texts, cosine lowest {min(cosines):.6f}, mean {sum(cosines) / len(cosines):.6f}")
