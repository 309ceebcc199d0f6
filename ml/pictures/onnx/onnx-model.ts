/// <reference lib="esnext.float16" />
import { bytesField, type Field, fieldsOf, floatField, intField } from './protobuf.ts';

/** The numbers of the fields in `onnx.proto`. */
const MODEL_GRAPH = 7;
const MODEL_OPERATIONS = 8;
const operations = { domain: 1, version: 2 } as const;
const GRAPH_NODE = 1;
const GRAPH_CONSTANT = 5;
const GRAPH_INPUT = 11;
const GRAPH_OUTPUT = 12;
const named = { name: 1, type: 2 } as const;
const node = { input: 1, output: 2, operation: 4, attribute: 5, domain: 7 } as const;
const tensor = { side: 1, type: 2, floats: 4, name: 8, raw: 9 } as const;
/** The types of numbers in `onnx.proto`. */
const tensorTypes = { float: 1, byte: 2, signedByte: 3, int: 6, long: 7, half: 10 } as const;
const attribute = { name: 1, float: 2, int: 3, tensor: 5, ints: 8, type: 20 } as const;
const attributeTypes = { float: 1, int: 2, ints: 7 } as const;

/** An operation of a model. */
export interface OnnxNode {
  readonly operation: string;
  /** Absent for the operations of ONNX itself. */
  readonly domain?: string | undefined;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  /** The attributes by name, as they are encoded. */
  readonly attributes: ReadonlyMap<string, Buffer>;
}

/** Constant numbers of 32 bits. */
export interface Constant {
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

/** A model that can be changed and written again. */
export interface OnnxModel {
  readonly nodes: readonly OnnxNode[];
  readonly constants: ReadonlyMap<string, Constant>;
  /** The fields that no change touches: constants of other types, inputs, outputs, versions. */
  readonly otherOfGraph: readonly Buffer[];
  readonly otherOfModel: readonly Buffer[];
}

/** Reads a model. Nodes whose value is constant become constants. */
export function readModel(bytes: Buffer): OnnxModel {
  const model = fieldsOf(bytes);
  const graph = fieldsOf(bytesOf(model, MODEL_GRAPH) ?? Buffer.alloc(0));
  const nodes: OnnxNode[] = [];
  const constants = new Map<string, Constant>();
  const otherOfGraph: Buffer[] = [];
  const keep = (name: string, encoded: Buffer) => {
    const constant = constantOf(encoded);
    if (constant) constants.set(name, constant);
    else otherOfGraph.push(bytesField(GRAPH_CONSTANT, [encoded, bytesField(tensor.name, name)]));
  };
  const take = (read: OnnxNode) => {
    const fixed = read.operation === 'Constant' ? tensorOf(read) : undefined;
    if (fixed) keep(read.outputs[0] ?? '', fixed);
    else nodes.push(read);
  };
  for (const { field, value, encoded } of graph) {
    if (field === GRAPH_NODE) take(nodeOf(value as Buffer));
    else if (field === GRAPH_CONSTANT) keep(textOf(fieldsOf(value as Buffer), tensor.name), value as Buffer);
    else otherOfGraph.push(encoded);
  }
  const otherOfModel = model.filter(({ field }) => field !== MODEL_GRAPH).map(({ encoded }) => encoded);
  return { nodes, constants, otherOfGraph, otherOfModel };
}

/** Writes a model. */
export function writeModel({ nodes, constants, otherOfGraph, otherOfModel }: OnnxModel): Buffer {
  const graph = [
    ...nodes.map(encodedNode),
    ...[...constants].map(([name, constant]) => encodedConstant(name, constant)),
    ...otherOfGraph,
  ];
  return Buffer.concat([...otherOfModel, bytesField(MODEL_GRAPH, graph)]);
}

const bytesOf = (fields: readonly Field[], wanted: number): Buffer | undefined =>
  fields.find(({ field, value }) => field === wanted && typeof value !== 'number')?.value as Buffer | undefined;
const textOf = (fields: readonly Field[], wanted: number): string => bytesOf(fields, wanted)?.toString() ?? '';

function nodeOf(encoded: Buffer): OnnxNode {
  const fields = fieldsOf(encoded);
  const texts = (wanted: number) => fields.filter(({ field }) => field === wanted).map(({ value }) => `${value}`);
  const attributes = fields
    .filter(({ field }) => field === node.attribute)
    .map(({ value }) => [textOf(fieldsOf(value as Buffer), attribute.name), value as Buffer] as const);
  return {
    operation: textOf(fields, node.operation),
    ...(textOf(fields, node.domain) !== '' && { domain: textOf(fields, node.domain) }),
    inputs: texts(node.input),
    outputs: texts(node.output),
    attributes: new Map(attributes),
  };
}

const tensorOf = ({ attributes }: OnnxNode): Buffer | undefined =>
  bytesOf(fieldsOf(attributes.get('value') ?? Buffer.alloc(0)), attribute.tensor);

function constantOf(encoded: Buffer): Constant | undefined {
  const fields = fieldsOf(encoded);
  if (fields.find(({ field }) => field === tensor.type)?.value !== tensorTypes.float) return undefined;
  const shape = wholes(fields, tensor.side);
  const raw = bytesOf(fields, tensor.raw) ?? bytesOf(fields, tensor.floats) ?? Buffer.alloc(0);
  // The bytes may start at any place, the numbers only at a multiple of four.
  return { shape, values: new Float32Array(new Uint8Array(raw).buffer) };
}

/** The whole numbers of a repeated field, each alone or packed. */
const wholes = (fields: readonly Field[], wanted: number): number[] =>
  fields
    .filter(({ field }) => field === wanted)
    .flatMap(({ value }) => (typeof value === 'number' ? [value] : unpacked(value)));

function unpacked(bytes: Buffer): number[] {
  const numbers: number[] = [];
  let value = 0;
  let factor = 1;
  for (const byte of bytes) {
    value += (byte % 128) * factor;
    factor *= 128;
    if (byte >= 128) continue;
    numbers.push(value);
    [value, factor] = [0, 1];
  }
  return numbers;
}

/** The whole numbers of an attribute. Empty where the node has no such attribute. */
export const intsOf = ({ attributes }: OnnxNode, name: string): number[] =>
  wholes(fieldsOf(attributes.get(name) ?? Buffer.alloc(0)), attribute.ints);

/** An attribute with a number of 32 bits. */
export const floatAttribute = (name: string, value: number): Buffer =>
  Buffer.concat([
    bytesField(attribute.name, name),
    floatField(attribute.float, value),
    intField(attribute.type, attributeTypes.float),
  ]);

/** An attribute with a whole number. */
export const intAttribute = (name: string, value: number): Buffer =>
  Buffer.concat([
    bytesField(attribute.name, name),
    intField(attribute.int, value),
    intField(attribute.type, attributeTypes.int),
  ]);

function encodedNode({ operation, domain, inputs, outputs, attributes }: OnnxNode): Buffer {
  return bytesField(GRAPH_NODE, [
    ...inputs.map((name) => bytesField(node.input, name)),
    ...outputs.map((name) => bytesField(node.output, name)),
    bytesField(node.operation, operation),
    ...(domain === undefined ? [] : [bytesField(node.domain, domain)]),
    ...[...attributes.values()].map((encoded) => bytesField(node.attribute, encoded)),
  ]);
}

const encodedConstant = (name: string, { shape, values }: Constant): Buffer =>
  encodedTensor(name, { type: 'float', shape, values });

/** Constant numbers of any type. */
export interface Tensor {
  readonly type: keyof typeof tensorTypes;
  readonly shape: readonly number[];
  readonly values: Float32Array | Float16Array | Uint8Array | Int8Array | Int32Array | BigInt64Array;
}

/** A constant of a graph as it is encoded. */
export function encodedTensor(name: string, { type, shape, values }: Tensor): Buffer {
  const raw = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  return bytesField(GRAPH_CONSTANT, [
    ...shape.map((side) => intField(tensor.side, side)),
    intField(tensor.type, tensorTypes[type]),
    bytesField(tensor.name, name),
    bytesField(tensor.raw, raw),
  ]);
}

/** The model with these outputs. */
export function withOutputs(model: OnnxModel, outputs: readonly string[]): OnnxModel {
  const fields = outputs.map((output) => bytesField(GRAPH_OUTPUT, [bytesField(named.name, output)]));
  return { ...model, otherOfGraph: [...without(model.otherOfGraph, GRAPH_OUTPUT), ...fields] };
}

/** The model with one input of 32-bit numbers. A side that is undefined may have any length. */
export function withInput(model: OnnxModel, input: string, shape: readonly (number | undefined)[]): OnnxModel {
  const sides = shape.map((side) => bytesField(1, side === undefined ? [bytesField(2, 'any')] : [intField(1, side)]));
  const type = bytesField(named.type, [bytesField(1, [intField(1, tensorTypes.float), bytesField(2, sides)])]);
  const field = bytesField(GRAPH_INPUT, [bytesField(named.name, input), type]);
  return { ...model, otherOfGraph: [...without(model.otherOfGraph, GRAPH_INPUT), field] };
}

/** The fields of other kinds. */
const without = (fields: readonly Buffer[], kind: number): Buffer[] =>
  fields.filter((encoded) => fieldsOf(encoded)[0]?.field !== kind);

/** The model with these versions of the operations of each domain. */
export function withOperations(model: OnnxModel, versions: Readonly<Record<string, number>>): OnnxModel {
  const fields = Object.entries(versions).map(([domain, version]) =>
    bytesField(MODEL_OPERATIONS, [bytesField(operations.domain, domain), intField(operations.version, version)]),
  );
  return { ...model, otherOfModel: [...without(model.otherOfModel, MODEL_OPERATIONS), ...fields] };
}
