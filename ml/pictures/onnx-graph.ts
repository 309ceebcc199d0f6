import { bytesField, intField } from './onnx/protobuf.ts';

/** The numbers of `onnx.proto` for what is used here. */
const IR_VERSION = 8;
const OPSET = 13;
const elementTypes = { float32: 1, uint8: 2 } as const;
const attributeTypes = { i: 2, s: 3, ints: 7 } as const;

type Attribute =
  | { readonly kind: 'i'; readonly value: number }
  | { readonly kind: 's'; readonly value: string }
  | { readonly kind: 'ints'; readonly value: readonly number[] };

/** Collects the nodes and constants of a model and encodes them as ONNX. */
export class OnnxGraph {
  readonly #nodes: Buffer[] = [];
  readonly #constants: Buffer[] = [];

  /** Adds a constant and returns its name. */
  constant(name: string, shape: readonly number[], values: Float32Array | Uint8Array): string {
    const type = values instanceof Float32Array ? elementTypes.float32 : elementTypes.uint8;
    const raw = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
    const dims = shape.map((side) => intField(1, side));
    this.#constants.push(bytesField(5, [...dims, intField(2, type), bytesField(8, name), bytesField(9, raw)]));
    return name;
  }

  /** Adds a node with one output and returns the name of that. */
  node(
    operation: string,
    inputs: readonly string[],
    output: string,
    attributes: Record<string, Attribute> = {},
  ): string {
    this.#nodes.push(
      bytesField(1, [
        ...inputs.map((input) => bytesField(1, input)),
        bytesField(2, output),
        bytesField(3, output),
        bytesField(4, operation),
        ...Object.entries(attributes).map(([name, attribute]) => attributeField(name, attribute)),
      ]),
    );
    return output;
  }

  /** Encodes the model with one input and one output of 32-bit numbers. */
  encode(input: { name: string; shape: number[] }, output: { name: string; shape: number[] }): Buffer {
    const graph = [
      ...this.#nodes,
      bytesField(2, 'graph'),
      ...this.#constants,
      bytesField(11, valueInfo(input)),
      bytesField(12, valueInfo(output)),
    ];
    const opset = bytesField(8, [bytesField(1, ''), intField(2, OPSET)]);
    return Buffer.concat([intField(1, IR_VERSION), bytesField(7, graph), opset]);
  }
}

function attributeField(name: string, { kind, value }: Attribute): Buffer {
  const type = intField(20, attributeTypes[kind]);
  if (kind === 'i') return bytesField(5, [bytesField(1, name), intField(3, value), type]);
  if (kind === 's') return bytesField(5, [bytesField(1, name), bytesField(4, value), type]);
  return bytesField(5, [bytesField(1, name), ...value.map((each) => intField(8, each)), type]);
}

function valueInfo({ name, shape }: { name: string; shape: number[] }): Buffer[] {
  const dims = shape.map((side) => bytesField(1, [intField(1, side)]));
  const tensor = [intField(1, elementTypes.float32), bytesField(2, dims)];
  return [bytesField(1, name), bytesField(2, [bytesField(1, tensor)])];
}
