import { bytesField, intField } from '../../ml/pictures/onnx/protobuf.ts';

/**
 * Writes small ONNX models in the format of onnx.proto3 (https://github.com/onnx/onnx/blob/main/onnx/onnx.proto3). Only
 * the fields that a model of a few nodes needs are written. The numbers in the calls are field numbers of that file.
 */
const FLOAT = 1;
const INT64 = 7;
const IR_VERSION = 8;
const OPSET = 13;
const INT_ATTRIBUTE = 2;

/** One operation, with the names of its inputs and its output. */
interface OnnxNode {
  readonly op: string;
  readonly inputs: readonly string[];
  readonly output: string;
  readonly attributes?: Readonly<Record<string, number>>;
}

/**
 * A model. Its inputs are integers of the shape [batch, tokens], its output is floats of the shape [batch,
 * `outputWidth`].
 */
export interface OnnxModel {
  readonly inputs: readonly string[];
  readonly output: string;
  readonly outputWidth: number;
  readonly nodes: readonly OnnxNode[];
  readonly floats: Readonly<Record<string, { readonly dims: readonly number[]; readonly values: readonly number[] }>>;
  readonly integers: Readonly<Record<string, readonly number[]>>;
}

/** The bytes of a `.onnx` file. */
export function writeOnnx({ inputs, output, outputWidth, nodes, floats, integers }: OnnxModel): Uint8Array {
  const graph = [
    ...nodes.map((node) => bytesField(1, nodeFields(node))),
    bytesField(2, 'tiny'),
    ...Object.entries(floats).map(([name, { dims, values }]) =>
      bytesField(5, tensorFields(name, FLOAT, dims, Float32Array.from(values))),
    ),
    ...Object.entries(integers).map(([name, values]) =>
      bytesField(5, tensorFields(name, INT64, [values.length], BigInt64Array.from(values, BigInt))),
    ),
    ...inputs.map((name) => bytesField(11, valueInfo(name, INT64, ['batch', 'tokens']))),
    bytesField(12, valueInfo(output, FLOAT, ['batch', outputWidth])),
  ];
  return Buffer.concat([intField(1, IR_VERSION), bytesField(7, graph), bytesField(8, [intField(2, OPSET)])]);
}

function nodeFields({ op, inputs, output, attributes = {} }: OnnxNode): Buffer[] {
  return [
    ...inputs.map((name) => bytesField(1, name)),
    bytesField(2, output),
    bytesField(4, op),
    ...Object.entries(attributes).map(([name, value]) =>
      bytesField(5, [bytesField(1, name), intField(3, value), intField(20, INT_ATTRIBUTE)]),
    ),
  ];
}

function tensorFields(
  name: string,
  type: number,
  dims: readonly number[],
  values: Float32Array | BigInt64Array,
): Buffer[] {
  return [
    ...dims.map((dim) => intField(1, dim)),
    intField(2, type),
    bytesField(8, name),
    bytesField(9, new Uint8Array(values.buffer)),
  ];
}

function valueInfo(name: string, type: number, dims: readonly (string | number)[]): Buffer[] {
  const shape = dims.map((dim) => bytesField(1, [typeof dim === 'string' ? bytesField(2, dim) : intField(1, dim)]));
  return [bytesField(1, name), bytesField(2, [bytesField(1, [intField(1, type), bytesField(2, shape)])])];
}
