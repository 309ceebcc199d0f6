"""Measures the weights as they ship on sources that training never saw, beside the same weights in float.

    python evaluate.py --weights DIR --float encoder-float.onnx --corpus DIR --date YYYY-MM-DD --out FILE [--most N]

Writes AUROC by task and source, and how far int8 is from float by task. DIR of the weights holds encoder.onnx and
encoder-words.q4. Each text and pair is read alone, as the service reads it.
"""
import argparse
import json
import pathlib

import numpy
import onnxruntime
import torch

import nano_e5
from batches import PAD, Corpus
from export_onnx import LAST_MARK
from measure import measure
from model import WIDTH, marks_of, sides_of


class Shipped:
    """An ONNX model with the calls that measure() makes: ids [B, T] to logits [B, outputs]."""

    def __init__(self, path, words):
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(str(path), options)
        self.words = words
        self.task = None

    def eval(self):
        return self

    def __call__(self, ids):
        return torch.from_numpy(numpy.concatenate([self.logits_of(row[row != PAD][None]) for row in ids]))

    def logits_of(self, ids):
        marks = marks_of(ids, *sides_of(ids)).numpy().astype(numpy.int32)
        if self.task == "judge":
            marks[marks > 0] += LAST_MARK
        return self.session.run(["logits"], {"vectors": self.words[ids.numpy()[0]][None], "marks": marks})[0]


def main():
    parser = argparse.ArgumentParser()
    for name in ("weights", "float", "corpus", "date", "out"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--most", type=int, default=40, help="rows of a source")
    options = parser.parse_args()
    weights, corpus = pathlib.Path(options.weights), Corpus(options.corpus)
    raw = (weights / "encoder-words.q4").read_bytes()
    words = nano_e5.matrix_of(raw, (-1, WIDTH)).astype(numpy.float32)
    shipped = measure(Shipped(weights / "encoder.onnx", words), corpus, "cpu", options.most)
    floating = measure(Shipped(options.float, words), corpus, "cpu", options.most)
    result = {
        "date": options.date,
        "encoder": json.loads((weights / "encoder.json").read_text()),
        "rows of a source": options.most,
        "AUROC by task": rounded(shipped["means"]),
        "int8 less float": rounded({task: value - floating["means"][task] for task, value in shipped["means"].items()}),
        "AUROC by source": rounded(shipped["figures"]),
    }
    pathlib.Path(options.out).write_text(json.dumps(result, indent=1) + "\n")
    print(json.dumps({key: result[key] for key in ("AUROC by task", "int8 less float")}, indent=1))


def rounded(figures):
    """Without sources of one label only, which have no AUROC."""
    return {name: round(value, 4) for name, value in figures.items() if value == value}


if __name__ == "__main__":
    main()
