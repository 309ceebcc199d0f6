"""Writes the encoder with its heads as ONNX, operator by operator: in float, or with int8 weights.

int8: weights per output channel and symmetric, embedding rows with a scale each; activations unsigned with one fixed
range a layer, measured on sample texts, so that a text's result does not depend on the texts beside it in a batch.
"""
import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper

from use_lite import HEADS, HIDDEN, LENGTH, MASKED, PADDING

OPSET = 17


class Graph:
    """Nodes and constants under construction; a dense layer in `ranges` (name to [low, high]) is written in int8."""

    def __init__(self, ranges):
        self.nodes, self.constants, self.ranges = [], {}, ranges

    def constant(self, name, value):
        self.constants[name] = numpy_helper.from_array(numpy.ascontiguousarray(value), name)
        return name

    def add(self, operator, inputs, outputs=1, **attributes):
        names = [f"{operator}_{len(self.nodes)}_{index}" for index in range(outputs)]
        self.nodes.append(helper.make_node(operator, inputs, names, **attributes))
        return names[0] if outputs == 1 else names

    def norm(self, name, module, x):
        scale = self.constant(f"{name}.scale", array(module.weight))
        bias = self.constant(f"{name}.bias", array(module.bias))
        return self.add("LayerNormalization", [x, scale, bias], axis=-1, epsilon=module.eps)

    def dense(self, name, weight, bias, x):
        bias = self.constant(f"{name}.bias", bias)
        if name not in self.ranges:
            kernel = self.constant(f"{name}.kernel", weight.T)
            return self.add("Add", [self.add("MatMul", [x, kernel]), bias])
        scale = (numpy.abs(weight).max(1) / 127).astype(numpy.float32)
        kernel = self.constant(f"{name}.kernel", numpy.rint(weight / scale[:, None]).astype(numpy.int8).T)
        low, high = (float(bound) for bound in self.ranges[name])
        step = numpy.float32((high - low) / 255)
        zero = self.constant(f"{name}.zero", numpy.uint8(round(-low / step)))
        quantised = self.add("QuantizeLinear", [x, self.constant(f"{name}.step", step), zero])
        product = self.add("Cast", [self.add("MatMulInteger", [quantised, kernel, zero])], to=TensorProto.FLOAT)
        return self.add("Add", [self.add("Mul", [product, self.constant(f"{name}.scale", scale * step)]), bias])

    def embedding(self, table, pieces):
        if not self.ranges:
            return self.add("Gather", [self.constant("pieces.table", table), pieces])
        scale = numpy.abs(table).max(1, keepdims=True).astype(numpy.float32) / 127
        rows = numpy.rint(table / numpy.maximum(scale, 1e-12)).astype(numpy.int8)
        found = self.add("Gather", [self.constant("pieces.table", rows), pieces])
        scales = self.add("Gather", [self.constant("pieces.scale", scale), pieces])
        return self.add("Mul", [self.add("Cast", [found], to=TensorProto.FLOAT), scales])


def array(parameter):
    return parameter.detach().numpy()


def attention(graph, name, layer, x, bias):
    width = layer.width
    size = width // HEADS
    weight, offset = array(layer.qkv.weight).copy(), array(layer.qkv.bias).copy()
    weight[:width] *= size**-0.5
    offset[:width] *= size**-0.5
    shape = graph.constant(f"{name}.heads", numpy.array([0, 0, HEADS, size]))
    joined = graph.constant(f"{name}.joined", numpy.array([0, 0, width]))
    mixed = graph.dense(f"{name}.qkv", weight, offset, graph.norm(f"{name}.attention_norm", layer.attention_norm, x))
    parts = [graph.add("Reshape", [part, shape]) for part in graph.add("Split", [mixed], 3, axis=-1)]
    q, k, v = (graph.add("Transpose", [part], perm=perm) for part, perm in zip(parts, ([0, 2, 1, 3], [0, 2, 3, 1], [0, 2, 1, 3])))
    weights = graph.add("Softmax", [graph.add("Add", [graph.add("MatMul", [q, k]), bias])], axis=-1)
    heads = graph.add("Transpose", [graph.add("MatMul", [weights, v])], perm=[0, 2, 1, 3])
    return graph.dense(f"{name}.output", array(layer.output.weight), array(layer.output.bias), graph.add("Reshape", [heads, joined]))


def layer_nodes(graph, name, layer, x, bias):
    def dense(part, value):
        module = getattr(layer, part)
        return graph.dense(f"{name}.{part}", array(module.weight), array(module.bias), value)

    residual = x if layer.residual is None else dense("residual", x)
    x = graph.add("Add", [attention(graph, name, layer, x, bias), residual])
    feed = graph.add("Relu", [dense("up", graph.norm(f"{name}.feed_norm", layer.feed_norm, x))])
    return graph.add("Add", [dense("down", feed), x])


def encoder_nodes(graph, encoder):
    """Adds the encoder; answers the names of (states, mask [rows, length, 1])."""
    padding = graph.constant("padding", numpy.array(PADDING))
    flags = graph.add("Cast", [graph.add("Not", [graph.add("Equal", ["pieces", padding])])], to=TensorProto.FLOAT)
    mask = graph.add("Unsqueeze", [flags, graph.constant("last", numpy.array([2]))])
    missing = graph.add("Sub", [graph.constant("one", numpy.float32(1)), flags])
    wide = graph.add("Unsqueeze", [missing, graph.constant("middle", numpy.array([1, 2]))])
    bias = graph.add("Mul", [wide, graph.constant("masked", numpy.float32(MASKED))])
    length = graph.add("Slice", [graph.add("Shape", ["pieces"]), graph.constant("from", numpy.array([1])), graph.constant("to", numpy.array([2]))])
    timing = graph.constant("timing", array(encoder.timing))
    positions = graph.add("Slice", [timing, graph.constant("start", numpy.array([0])), length])
    x = graph.add("Add", [graph.embedding(2 * array(encoder.pieces.weight), "pieces"), positions])
    x = graph.add("Mul", [x, mask])
    for index, layer in enumerate(encoder.layers):
        x = layer_nodes(graph, f"layer{index}", layer, x, bias)
    return x, mask


def build(model, ranges):
    """The ONNX model: `pieces` int64 [rows, length] to `embedding` [rows, 512] and, if it has heads, `logits`."""
    graph = Graph(ranges)
    states, mask = encoder_nodes(graph, model.encoder)
    axis = graph.constant("axis", numpy.array([1]))
    total = graph.add("ReduceSum", [graph.add("Mul", [states, mask]), axis], keepdims=0)
    count = graph.add("Max", [graph.add("ReduceSum", [mask, axis], keepdims=0), "one"])
    mean = graph.add("Div", [total, count])
    dense = model.encoder.dense
    embedding = graph.add("Tanh", [graph.dense("dense", array(dense.weight), array(dense.bias), mean)])
    graph.nodes.append(helper.make_node("LpNormalization", [embedding], ["embedding"], axis=1, p=2))
    outputs = [helper.make_tensor_value_info("embedding", TensorProto.FLOAT, ["rows", HIDDEN])]
    if model.heads is not None:
        logits = model.heads.onnx(graph, states, mask, mean)
        graph.nodes.append(helper.make_node("Identity", [logits], ["logits"]))
        outputs.append(helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["rows", model.heads.count]))
    pieces = helper.make_tensor_value_info("pieces", TensorProto.INT64, ["rows", "length"])
    body = helper.make_graph(graph.nodes, "encoder", [pieces], outputs, list(graph.constants.values()))
    made = helper.make_model(body, opset_imports=[helper.make_opsetid("", OPSET)], producer_name="")
    made.ir_version = 8
    onnx.checker.check_model(made)
    return made
