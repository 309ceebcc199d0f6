import { Graph } from './graph.ts';
import {
  encodedTensor,
  intAttribute,
  intsOf,
  type OnnxModel,
  type OnnxNode,
  type Tensor,
  withOperations,
} from './onnx-model.ts';

/** The least and the largest number that a value of a model has. */
export type Range = readonly [least: number, most: number];

/** The weights have 7 bits: with 8, processors without VNNI add up to more than 16 bits and answer wrongly. */
const MAX_WEIGHT = 63;
const MAX_BYTE = 255;
/** The domain of the operations upon bytes that ONNX itself does not have. */
const MICROSOFT = 'com.microsoft';
/** The versions of the operations. */
const versions = { '': 11, [MICROSOFT]: 1 };

/** A value as bytes: each number is scale * (byte - zero). `name` is the value that has the bytes. */
interface Bytes {
  readonly name: string;
  readonly scale: number;
  readonly zero: number;
}

/**
 * Rewrites a fused model so that its convolutions, hard swishes and gates compute with bytes, which takes less than
 * half of the time. `ranges` has the range of each value that becomes bytes; what has none stays as it is.
 */
export function quantiseGraph(model: OnnxModel, ranges: ReadonlyMap<string, Range>): OnnxModel {
  const quantiser = new Quantiser(model, ranges);
  for (const node of model.nodes) quantiser.take(node);
  return quantiser.model();
}

class Quantiser {
  readonly #model: OnnxModel;
  readonly #ranges: ReadonlyMap<string, Range>;
  readonly #graph: Graph;
  readonly #nodes: OnnxNode[] = [];
  readonly #tensors = new Map<string, Buffer>();
  /** The values that exist as bytes, by name, and those that exist as numbers. */
  readonly #bytes = new Map<string, Bytes>();
  readonly #numbers: Set<string>;

  constructor(model: OnnxModel, ranges: ReadonlyMap<string, Range>) {
    this.#model = model;
    this.#ranges = ranges;
    this.#graph = new Graph(model);
    this.#numbers = new Set(model.nodes.flatMap(({ inputs }) => inputs.filter((input) => !this.#graph.makerOf(input))));
  }

  take(node: OnnxNode): void {
    if (this.#graph.makerOf(node.outputs[0]) !== node) return;
    if (this.#shift(node) || this.#convolve(node) || this.#swish(node) || this.#pool(node) || this.#gate(node)) return;
    if (this.#resize(node) || this.#sum(node) || this.#join(node) || this.#relu(node)) return;
    for (const input of node.inputs) this.#asNumbers(input);
    this.#add(node.operation === 'Slice' && node.inputs.length === 1 ? this.#slice(node) : node);
    for (const output of node.outputs) this.#numbers.add(output);
  }

  model(): OnnxModel {
    const nodes = this.#nodes;
    const used = new Set(nodes.flatMap(({ inputs }) => inputs));
    const constants = new Map([...this.#model.constants].filter(([name]) => used.has(name)));
    const otherOfGraph = [...this.#model.otherOfGraph, ...this.#tensors.values()];
    return withOperations({ ...this.#model, nodes, constants, otherOfGraph }, versions);
  }

  #add(node: OnnxNode): void {
    this.#nodes.push(node);
  }

  #op(operation: string, inputs: readonly string[], output: string, domain?: string, attributes = new Map()): void {
    this.#add({ operation, inputs, outputs: [output], attributes, domain });
  }

  #fix(tensor: Tensor): string {
    const name = `bytes.${this.#tensors.size}`;
    this.#tensors.set(name, encodedTensor(name, tensor));
    return name;
  }
  #number = (value: number) => this.#fix({ type: 'float', shape: [], values: new Float32Array([value]) });
  #byte = (value: number) => this.#fix({ type: 'byte', shape: [], values: new Uint8Array([value]) });
  #reading = ({ scale, zero }: Omit<Bytes, 'name'>) => [this.#number(scale), this.#byte(zero)];
  #all = (bytes: Bytes) => [bytes.name, ...this.#reading(bytes)];

  #asNumbers(value: string): void {
    const bytes = this.#bytes.get(value);
    if (!bytes || this.#numbers.has(value)) return;
    this.#op('DequantizeLinear', this.#all(bytes), value);
    this.#numbers.add(value);
  }

  #asBytes(value: string): Bytes | undefined {
    const known = this.#bytes.get(value);
    if (known) return known;
    const range = this.#ranges.get(value);
    if (!range) return undefined;
    const bytes = { name: `${value}.bytes`, ...readingOf(range) };
    this.#op('QuantizeLinear', [value, ...this.#reading(bytes)], bytes.name);
    this.#bytes.set(value, bytes);
    return bytes;
  }

  /** Scale and shift of every channel by the same numbers: the same bytes, read in another way. */
  #shift(node: OnnxNode): boolean {
    const shift = this.#shiftOf(node);
    const bytes = this.#bytes.get(node.inputs[0] ?? '');
    if (!shift || !bytes) return false;
    const scale = bytes.scale * shift.scale;
    const zero = bytes.zero - Math.round(shift.shift / scale);
    if (zero < 0 || zero > MAX_BYTE) return false;
    this.#bytes.set(node.outputs[0] ?? '', { name: bytes.name, scale, zero });
    return true;
  }

  #shiftOf({ operation, inputs }: OnnxNode): { scale: number; shift: number } | undefined {
    const weights = this.#graph.constant(inputs[1]);
    const bias = this.#graph.constant(inputs[2]);
    if (operation !== 'Conv' || !weights || !bias || weights.shape.slice(1).join() !== '1,1,1') return undefined;
    const [scale = 0, shift = 0] = [weights.values[0], bias.values[0]];
    const isSame = weights.values.every((each) => each === scale) && bias.values.every((each) => each === shift);
    return isSame && scale > 0 ? { scale, shift } : undefined;
  }

  #convolve(node: OnnxNode): boolean {
    const [input = '', weightName, biasName] = node.inputs;
    const output = node.outputs[0] ?? '';
    const weights = this.#graph.constant(weightName);
    const range = this.#ranges.get(output);
    if (node.operation !== 'Conv' || !weights || !range) return false;
    const from = this.#asBytes(input);
    if (!from) return false;
    const count = weights.shape[0] ?? 0;
    const size = weights.values.length / count;
    const scales = new Float32Array(count);
    const values = new Int8Array(weights.values.length);
    const offsets = new Int32Array(count);
    const bias = this.#graph.constant(biasName)?.values;
    for (let row = 0; row < count; row += 1) {
      const own = weights.values.subarray(row * size, (row + 1) * size);
      const most = own.reduce((largest, each) => Math.max(largest, Math.abs(each)), 1e-9);
      const scale = most / MAX_WEIGHT;
      scales[row] = scale;
      for (let at = 0; at < size; at += 1) values[row * size + at] = Math.round((own[at] as number) / scale);
      offsets[row] = Math.round((bias?.[row] ?? 0) / (scale * from.scale));
    }
    const to = { name: `${output}.bytes`, ...readingOf(this.#cut(output, range)) };
    const inputs = [
      ...this.#all(from),
      this.#fix({ type: 'signedByte', shape: weights.shape, values }),
      this.#fix({ type: 'float', shape: [count], values: scales }),
      this.#fix({ type: 'signedByte', shape: [count], values: new Int8Array(count) }),
      ...this.#reading(to),
      this.#fix({ type: 'int', shape: [count], values: offsets }),
    ];
    this.#op('QLinearConv', inputs, to.name, undefined, node.attributes as Map<string, Buffer>);
    this.#bytes.set(output, to);
    return true;
  }

  /** The range without what the next operation cuts off. */
  #cut(value: string, [least, most]: Range): Range {
    if (this.#isSwished(value)) return [Math.max(least, -3), most];
    return this.#isCutAtZero(value) ? [0, most] : [least, most];
  }

  #isCutAtZero = (value: string) => this.#graph.takersOf(value).every(({ operation }) => operation === 'Relu');

  /** Bytes that were cut off at zero are already what follows. */
  #relu({ operation, inputs: [value = ''], outputs: [output = ''] }: OnnxNode): boolean {
    const bytes = this.#bytes.get(value);
    if (operation !== 'Relu' || !bytes || !this.#isCutAtZero(value)) return false;
    this.#bytes.set(output, bytes);
    return true;
  }

  #resize(node: OnnxNode): boolean {
    const [value = '', ...sizes] = node.inputs;
    const output = node.outputs[0] ?? '';
    const bytes = this.#bytes.get(value);
    if (node.operation !== 'Resize' || !bytes) return false;
    const name = `${output}.bytes`;
    this.#add({ ...node, inputs: [bytes.name, ...sizes], outputs: [name] });
    this.#bytes.set(output, { ...bytes, name });
    return true;
  }

  #sum(node: OnnxNode): boolean {
    const [left, right] = node.inputs.map((input) => this.#bytes.get(input));
    const output = node.outputs[0] ?? '';
    const range = this.#ranges.get(output);
    if (node.operation !== 'Add' || !left || !right || !range) return false;
    const to = { name: `${output}.bytes`, ...readingOf(range) };
    this.#op('QLinearAdd', [...this.#all(left), ...this.#all(right), ...this.#reading(to)], to.name, MICROSOFT);
    this.#bytes.set(output, to);
    return true;
  }

  #join(node: OnnxNode): boolean {
    const parts = node.inputs.map((input) => this.#bytes.get(input));
    const output = node.outputs[0] ?? '';
    const range = this.#ranges.get(output);
    if (node.operation !== 'Concat' || !range || !parts.every((part) => part !== undefined)) return false;
    const to = { name: `${output}.bytes`, ...readingOf(range) };
    const inputs = [...this.#reading(to), ...parts.flatMap((part) => this.#all(part))];
    this.#op('QLinearConcat', inputs, to.name, MICROSOFT, node.attributes as Map<string, Buffer>);
    this.#bytes.set(output, to);
    return true;
  }

  #isSwished = (value: string) => {
    const takers = this.#graph.takersOf(value);
    return takers.length === 2 && takers.some(({ operation }) => operation === 'HardSigmoid');
  };

  /** A hard swish: x * clip(x + 3, 0, 6) / 6. The bytes of the sum are cut off at 0 and 6. */
  #swish(node: OnnxNode): boolean {
    const value = node.inputs[0] ?? '';
    const bytes = this.#bytes.get(value);
    if (!bytes || !this.#isSwished(value)) return false;
    if (node.operation === 'HardSigmoid') return true;
    const range = this.#ranges.get(node.outputs[0] ?? '');
    if (!range) throw new TypeError(`no range for ${node.outputs[0]}`);
    const output = node.outputs[0] ?? '';
    const share = { name: `${output}.share`, scale: 6 / MAX_BYTE, zero: 0 };
    const three = [this.#byte(1), this.#number(3), this.#byte(0)];
    this.#op('QLinearAdd', [...this.#all(bytes), ...three, ...this.#reading(share)], share.name, MICROSOFT);
    const to = { name: `${output}.bytes`, ...this.#shiftedReading(output, range) };
    const inputs = [...this.#all(bytes), ...this.#all({ ...share, scale: 1 / MAX_BYTE }), ...this.#reading(to)];
    this.#op('QLinearMul', inputs, to.name, MICROSOFT);
    this.#bytes.set(output, to);
    return true;
  }

  /** Bytes for a value that is shifted afterwards: the shift is a whole number of steps, and its zero is a byte. */
  #shiftedReading(value: string, range: Range): Omit<Bytes, 'name'> {
    const shift = this.#graph
      .takersOf(value)
      .map((taker) => this.#shiftOf(taker))
      .find((each) => each !== undefined);
    const by = shift ? shift.shift / shift.scale : 0;
    const [least, most] = [Math.min(range[0], 0, -by), Math.max(range[1], 0, -by)];
    const step = (most - least) / MAX_BYTE;
    const steps = Math.trunc(by / step);
    const scale = steps === 0 ? step : by / steps;
    return { scale, zero: Math.round(-least / scale) };
  }

  #pool(node: OnnxNode): boolean {
    const bytes = this.#bytes.get(node.inputs[0] ?? '');
    const output = node.outputs[0] ?? '';
    const range = this.#ranges.get(output);
    if (node.operation !== 'GlobalAveragePool' || !bytes || !range) return false;
    const to = { name: `${output}.bytes`, ...readingOf(range) };
    const attributes = new Map([['channels_last', intAttribute('channels_last', 0)]]);
    this.#op('QLinearGlobalAveragePool', [...this.#all(bytes), ...this.#reading(to)], to.name, MICROSOFT, attributes);
    this.#bytes.set(output, to);
    return true;
  }

  /** The product of a value and a gate of one number a channel, from 0 to 1. */
  #gate(node: OnnxNode): boolean {
    const [value = '', gate = ''] = node.inputs;
    const bytes = this.#bytes.get(value);
    const output = node.outputs[0] ?? '';
    const range = this.#ranges.get(output);
    const most = this.#mostOfGate(gate);
    if (node.operation !== 'Mul' || !bytes || !range || most === undefined) return false;
    const open = { name: `${gate}.bytes`, scale: most / MAX_BYTE, zero: 0 };
    this.#op('QuantizeLinear', [gate, ...this.#reading(open)], open.name);
    const to = { name: `${output}.bytes`, ...readingOf(range) };
    this.#op('QLinearMul', [...this.#all(bytes), ...this.#all(open), ...this.#reading(to)], to.name, MICROSOFT);
    this.#bytes.set(output, to);
    return true;
  }

  /** The largest number of a gate: 1, or 2 where 1 is added. */
  #mostOfGate(gate: string): number | undefined {
    const maker = this.#graph.makerOf(gate);
    if (maker?.operation === 'HardSigmoid') return 1;
    return maker?.operation === 'Add' && this.#graph.makerOf(maker.inputs[0])?.operation === 'HardSigmoid'
      ? 2
      : undefined;
  }

  /** From version 10 on, the places of a slice are values, not attributes. */
  #slice(node: OnnxNode): OnnxNode {
    const places = ['starts', 'ends', 'axes'].map((name) => {
      const values = BigInt64Array.from(intsOf(node, name).map((each) => BigInt(each)));
      return this.#fix({ type: 'long', shape: [values.length], values });
    });
    return { ...node, inputs: [...node.inputs, ...places], attributes: new Map() };
  }
}

/** How a range is read from bytes. Zero is in it, because convolutions pad with it. */
function readingOf([least, most]: Range): Omit<Bytes, 'name'> {
  const [low, high] = [Math.min(least, 0), Math.max(most, 0)];
  const scale = Math.max(high - low, 1e-6) / MAX_BYTE;
  return { scale, zero: Math.round(-low / scale) };
}
