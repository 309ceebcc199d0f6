import { type Constant, floatAttribute, intAttribute, intsOf, type OnnxModel, type OnnxNode } from './onnx-model.ts';

/**
 * Rewrites a model so that it computes the same with fewer passes over memory. ONNX Runtime fuses little of what
 * Paddle exports: a hard swish of seven operations, and scales and shifts by one number after each convolution. They
 * took more than half of the time, and each made the runtime reorder the numbers.
 */
export function fuseGraph(model: OnnxModel): OnnxModel {
  const graph = new Graph(model);
  for (const node of model.nodes) if (node.operation === 'Conv') absorbAfter(graph, node);
  for (const node of model.nodes) if (node.operation === 'Div') replaceHardSwish(graph, node);
  for (const node of model.nodes) passOn(graph, node.outputs[0] ?? '');
  for (const node of model.nodes) if (node.operation === 'Add') openGate(graph, node);
  for (const node of model.nodes) if (node.operation === 'ConvTranspose') unfoldUpsampling(graph, node);
  return graph.model();
}

/** A model under change: who makes and who takes each value. */
class Graph {
  readonly #model: OnnxModel;
  readonly #constants: Map<string, Constant>;
  readonly #makers = new Map<string, OnnxNode>();
  readonly #takers = new Map<string, Set<OnnxNode>>();

  constructor(model: OnnxModel) {
    this.#model = model;
    this.#constants = new Map(model.constants);
    for (const node of model.nodes) this.add(node);
  }

  add(node: OnnxNode): OnnxNode {
    for (const output of node.outputs) this.#makers.set(output, node);
    for (const input of node.inputs) {
      const takers = this.#takers.get(input) ?? new Set();
      this.#takers.set(input, takers.add(node));
    }
    return node;
  }

  remove(node: OnnxNode): void {
    for (const output of node.outputs) if (this.#makers.get(output) === node) this.#makers.delete(output);
    for (const input of node.inputs) this.#takers.get(input)?.delete(node);
  }

  replace(node: OnnxNode, by: Partial<OnnxNode>): OnnxNode {
    this.remove(node);
    return this.add({ ...node, ...by });
  }

  makerOf = (value: string | undefined): OnnxNode | undefined => this.#makers.get(value ?? '');
  takersOf = (value: string | undefined): OnnxNode[] => [...(this.#takers.get(value ?? '') ?? [])];
  constant = (name: string | undefined): Constant | undefined => this.#constants.get(name ?? '');

  /** Adds a constant under a name of its own, as others may use the one that it came from. */
  fix(constant: Constant): string {
    const name = `fused.${this.#constants.size}`;
    this.#constants.set(name, constant);
    return name;
  }

  /** A number that a node takes beside its value. */
  numberOf({ inputs }: OnnxNode): number | undefined {
    const constants = inputs.map((input) => this.constant(input)).filter((each) => each !== undefined);
    return constants.length === 1 && constants[0]?.values.length === 1 ? constants[0].values[0] : undefined;
  }

  /** The nodes in an order in which each comes after those that it takes values from. */
  model(): OnnxModel {
    const nodes: OnnxNode[] = [];
    const seen = new Set<OnnxNode>();
    const visit = (node: OnnxNode) => {
      if (seen.has(node)) return;
      seen.add(node);
      for (const input of node.inputs) {
        const maker = this.makerOf(input);
        if (maker) visit(maker);
      }
      nodes.push(node);
    };
    for (const node of this.#makers.values()) visit(node);
    const used = new Set(nodes.flatMap(({ inputs }) => inputs));
    const constants = new Map([...this.#constants].filter(([name]) => used.has(name)));
    return { ...this.#model, nodes, constants };
  }
}

/** Value times `scale` plus `shift`, as one or two nodes compute it. */
interface Affine {
  readonly scale: number;
  readonly shift: number;
  readonly nodes: readonly OnnxNode[];
  readonly output: string;
}

/** The scales and shifts by one number that follow a value and are all that takes it. */
function affineAfter(graph: Graph, value: string): Affine {
  const affine = { scale: 1, shift: 0, nodes: [] as OnnxNode[], output: value };
  for (;;) {
    const takers = graph.takersOf(affine.output);
    const [node] = takers;
    const number = node && takers.length === 1 ? graph.numberOf(node) : undefined;
    if (!node || number === undefined || (node.operation !== 'Mul' && node.operation !== 'Add')) return affine;
    if (node.operation === 'Mul') affine.scale *= number;
    affine.shift = node.operation === 'Mul' ? affine.shift * number : affine.shift + number;
    affine.nodes.push(node);
    affine.output = node.outputs[0] ?? '';
  }
}

/** Puts the scales and shifts after a convolution into its weights. */
function absorbAfter(graph: Graph, node: OnnxNode): void {
  const affine = affineAfter(graph, node.outputs[0] ?? '');
  const [input = '', weightName, biasName] = node.inputs;
  const weights = graph.constant(weightName);
  if (affine.nodes.length === 0 || !weights) return;
  const bias = graph.constant(biasName)?.values ?? new Float32Array(weights.shape[0] ?? 0);
  for (const each of affine.nodes) graph.remove(each);
  graph.replace(node, {
    inputs: [
      input,
      graph.fix({ ...weights, values: weights.values.map((weight) => weight * affine.scale) }),
      graph.fix({ shape: [bias.length], values: bias.map((each) => each * affine.scale + affine.shift) }),
    ],
    outputs: [affine.output],
  });
}

/** Replaces x * clip(x + 3, 0, 6) / 6, which is found by its last node, with x * hardSigmoid(x). */
function replaceHardSwish(graph: Graph, last: OnnxNode): void {
  const product = graph.makerOf(last.inputs[0]);
  const clip = product?.inputs.map(graph.makerOf).find((maker) => maker?.operation === 'Clip');
  const sum = graph.makerOf(clip?.inputs[0]);
  const value = sum?.inputs.find((input) => product?.inputs.includes(input));
  if (!product || !clip || !sum || value === undefined) return;
  if (graph.numberOf(last) !== 6 || graph.numberOf(sum) !== 3 || sum.operation !== 'Add') return;
  for (const node of [product, clip, sum]) graph.remove(node);
  const share = `${value}.hardSigmoid`;
  const attributes = new Map([
    ['alpha', floatAttribute('alpha', 1 / 6)],
    ['beta', floatAttribute('beta', 0.5)],
  ]);
  graph.add({ operation: 'HardSigmoid', inputs: [value], outputs: [share], attributes });
  graph.replace(last, { operation: 'Mul', inputs: [value, share] });
}

/**
 * Puts the scale and shift after a product of two values into the convolutions that take it. A convolution that pads
 * its input with zeros can take the scale only, because its padding is not shifted.
 */
function passOn(graph: Graph, value: string): void {
  const product = graph.makerOf(value);
  if (product?.operation !== 'Mul' || graph.numberOf(product) !== undefined) return;
  const { scale, shift, nodes, output } = affineAfter(graph, value);
  const channels = channelsOf(graph, product);
  if (nodes.length === 0 || channels === undefined || scale === 0) return;
  for (const node of nodes) graph.remove(node);
  const takers = graph.takersOf(output);
  const isFolded = takers.every((taker) => taker.operation === 'Conv' && graph.constant(taker.inputs[1]));
  if (!isFolded) {
    addShift(graph, value, output, { channels, scale, shift });
    return;
  }
  const isPadded = (taker: OnnxNode) => intsOf(taker, 'pads').some((pad) => pad !== 0);
  const shifted = `${value}.shifted`;
  if (shift !== 0 && takers.some(isPadded))
    addShift(graph, value, shifted, { channels, scale: 1, shift: shift / scale });
  for (const taker of takers) {
    const pads = shift !== 0 && isPadded(taker);
    foldBefore(graph, taker, pads ? shifted : value, { scale, shift: pads ? 0 : shift });
  }
}

/** The number of channels of a product, by the convolution that one of its values comes from. */
function channelsOf(graph: Graph, product: OnnxNode): number | undefined {
  const makers = product.inputs.map(graph.makerOf);
  const conv = makers.find((maker) => maker?.operation === 'Conv');
  return graph.constant(conv?.inputs[1])?.shape[0];
}

/** Scale and shift as a convolution of each channel with itself. The runtime does this without reordering numbers. */
function addShift(
  graph: Graph,
  input: string,
  output: string,
  { channels, scale, shift }: { channels: number; scale: number; shift: number },
): void {
  const weights = graph.fix({ shape: [channels, 1, 1, 1], values: new Float32Array(channels).fill(scale) });
  const bias = graph.fix({ shape: [channels], values: new Float32Array(channels).fill(shift) });
  const attributes = new Map([['group', intAttribute('group', channels)]]);
  graph.add({ operation: 'Conv', inputs: [input, weights, bias], outputs: [output], attributes });
}

/** Lets a convolution take a value before it is scaled and shifted. */
function foldBefore(graph: Graph, conv: OnnxNode, value: string, { scale, shift }: { scale: number; shift: number }) {
  const weights = graph.constant(conv.inputs[1]);
  if (!weights) return;
  const count = weights.shape[0] ?? 0;
  const size = weights.values.length / count;
  const bias = graph.constant(conv.inputs[2])?.values ?? new Float32Array(count);
  const shiftOf = (channel: number) =>
    weights.values.subarray(channel * size, (channel + 1) * size).reduce((sum, weight) => sum + weight, 0) * shift;
  graph.replace(conv, {
    inputs: [
      value,
      graph.fix({ ...weights, values: weights.values.map((weight) => weight * scale) }),
      graph.fix({ shape: [count], values: bias.map((each, channel) => each + shiftOf(channel)) }),
    ],
  });
}

/**
 * Replaces value + value * gate, where the gate has one number a channel, with value * (gate + 1). That is one pass
 * over the value instead of two.
 */
function openGate(graph: Graph, sum: OnnxNode): void {
  const product = sum.inputs.map(graph.makerOf).find((maker) => maker?.operation === 'Mul');
  const value = product?.inputs.find((input) => sum.inputs.includes(input));
  const gate = product?.inputs.find((input) => input !== value);
  if (!product || value === undefined || gate === undefined || sum.inputs.length !== 2) return;
  if (graph.makerOf(gate)?.operation !== 'HardSigmoid') return;
  const one = graph.fix({ shape: [1], values: new Float32Array([1]) });
  graph.remove(product);
  graph.add({ operation: 'Add', inputs: [gate, one], outputs: [`${gate}.open`], attributes: new Map() });
  graph.replace(sum, { operation: 'Mul', inputs: [value, `${gate}.open`] });
}

/**
 * Replaces two steps that each double the sides of a map with convolutions of its pixels alone. Every pixel becomes
 * four times the channels, then 16 channels, which are then put side by side. All sums are those of the original.
 */
function unfoldUpsampling(graph: Graph, first: OnnxNode): void {
  const only = (value: string | undefined) => {
    const takers = graph.takersOf(value);
    return takers.length === 1 ? takers[0] : undefined;
  };
  const chain = [first];
  for (const operation of ['Add', 'BatchNormalization', 'Relu', 'ConvTranspose', 'Add', 'Sigmoid']) {
    const next = only(chain.at(-1)?.outputs[0]);
    if (next?.operation !== operation) return;
    chain.push(next);
  }
  const [, firstBias, norm, relu, second, secondBias, sigmoid] = chain;
  const numbers = (node: OnnxNode | undefined) =>
    (node?.inputs ?? []).map(graph.constant).filter((each) => each !== undefined);
  const [weights] = numbers(first);
  const [bias] = numbers(firstBias);
  const [gain, offset, mean, variance] = numbers(norm);
  const [lastWeights] = numbers(second);
  const [lastBias] = numbers(secondBias);
  if (!(weights && bias && gain && offset && mean && variance && relu && lastWeights && lastBias && sigmoid)) return;
  const [inner = 0, outer = 0] = weights.shape;
  if (lastWeights.shape.join() !== `${outer},1,2,2` || weights.shape.slice(2).join() !== '2,2') return;
  const wide = new Float32Array(4 * outer * inner);
  const wideBias = new Float32Array(4 * outer);
  const narrow = new Float32Array(16 * 4 * outer);
  const at = (values: Constant, index: number) => values.values[index] ?? 0;
  for (let place = 0; place < 4; place += 1) {
    for (let channel = 0; channel < outer; channel += 1) {
      const scale = at(gain, channel) / Math.sqrt(at(variance, channel) + 1e-5);
      const row = place * outer + channel;
      wideBias[row] = (at(bias, channel) - at(mean, channel)) * scale + at(offset, channel);
      for (let from = 0; from < inner; from += 1) {
        wide[row * inner + from] = at(weights, (from * outer + channel) * 4 + place) * scale;
      }
      for (let last = 0; last < 4; last += 1) {
        const y = 2 * (place >> 1) + (last >> 1);
        const x = 2 * (place % 2) + (last % 2);
        narrow[(y * 4 + x) * 4 * outer + row] = at(lastWeights, channel * 4 + last);
      }
    }
  }
  for (const node of chain) graph.remove(node);
  const value = first.inputs[0] ?? '';
  const output = sigmoid.outputs[0] ?? '';
  const conv = (input: string, to: string, count: number, values: Float32Array, biases: Float32Array) =>
    graph.add({
      operation: 'Conv',
      inputs: [
        input,
        graph.fix({ shape: [count, values.length / count, 1, 1], values }),
        graph.fix({ shape: [count], values: biases }),
      ],
      outputs: [to],
      attributes: new Map(),
    });
  const plain = (operation: string, input: string, to: string, attributes = new Map<string, Buffer>()) =>
    graph.add({ operation, inputs: [input], outputs: [to], attributes });
  conv(value, `${output}.wide`, 4 * outer, wide, wideBias);
  plain('Relu', `${output}.wide`, `${output}.relu`);
  conv(`${output}.relu`, `${output}.narrow`, 16, narrow, new Float32Array(16).fill(at(lastBias, 0)));
  plain('Sigmoid', `${output}.narrow`, `${output}.sigmoid`);
  plain('DepthToSpace', `${output}.sigmoid`, output, new Map([['blocksize', intAttribute('blocksize', 4)]]));
}
