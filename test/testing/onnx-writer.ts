/**
 * Writes small ONNX models byte by byte in the protocol buffers format of onnx.proto3
 * (https://github.com/onnx/onnx/blob/main/onnx/onnx.proto3). Only the fields that a model of a few nodes needs are
 * written. The numbers in the calls are field numbers of that file.
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
  const graph = join(
    ...nodes.map((node) => message(1, writeNode(node))),
    text(2, 'tiny'),
    ...Object.entries(floats).map(([name, { dims, values }]) =>
      message(5, tensor(name, FLOAT, dims, Float32Array.from(values))),
    ),
    ...Object.entries(integers).map(([name, values]) =>
      message(5, tensor(name, INT64, [values.length], BigInt64Array.from(values, BigInt))),
    ),
    ...inputs.map((name) => message(11, valueInfo(name, INT64, ['batch', 'tokens']))),
    message(12, valueInfo(output, FLOAT, ['batch', outputWidth])),
  );
  return join(number(1, IR_VERSION), message(7, graph), message(8, number(2, OPSET)));
}

function writeNode({ op, inputs, output, attributes = {} }: OnnxNode): Uint8Array {
  return join(
    ...inputs.map((name) => text(1, name)),
    text(2, output),
    text(4, op),
    ...Object.entries(attributes).map(([name, value]) =>
      message(5, join(text(1, name), number(3, value), number(20, INT_ATTRIBUTE))),
    ),
  );
}

function tensor(name: string, type: number, dims: readonly number[], values: Float32Array | BigInt64Array): Uint8Array {
  return join(
    ...dims.map((dim) => number(1, dim)),
    number(2, type),
    text(8, name),
    message(9, new Uint8Array(values.buffer)),
  );
}

function valueInfo(name: string, type: number, dims: readonly (string | number)[]): Uint8Array {
  const shape = dims.map((dim) => message(1, typeof dim === 'string' ? text(2, dim) : number(1, dim)));
  return join(text(1, name), message(2, message(1, join(number(1, type), message(2, join(...shape))))));
}

const join = (...parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(Buffer.concat(parts));
const number = (field: number, value: number): Uint8Array => join(varint(field << 3), varint(value));
const message = (field: number, content: Uint8Array): Uint8Array =>
  join(varint((field << 3) | 2), varint(content.length), content);
const text = (field: number, content: string): Uint8Array => message(field, new TextEncoder().encode(content));

/** Encodes a number with seven bits per byte, lowest bits first. The eighth bit means that more bytes follow. */
function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Uint8Array.from([...bytes, rest]);
    bytes.push((rest % 128) + 128);
  }
}
