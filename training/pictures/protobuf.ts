/** The wire types of protocol buffers that ONNX needs. */
const VARINT = 0;
const BYTES = 2;

/** A whole number of 0 or more in groups of seven bits. */
function varint(value: number): Buffer {
  const bytes: number[] = [];
  let left = value;
  for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) | 128);
  return Buffer.from([...bytes, left]);
}

const tag = (field: number, wire: number): Buffer => varint(field * 8 + wire);

/** A field with a whole number of 0 or more. */
export const intField = (field: number, value: number): Buffer => Buffer.concat([tag(field, VARINT), varint(value)]);

/** A field with bytes, a text, or a message made of fields. */
export function bytesField(field: number, value: string | Uint8Array | readonly Buffer[]): Buffer {
  const bytes = Array.isArray(value) ? Buffer.concat(value) : Buffer.from(value as Uint8Array);
  return Buffer.concat([tag(field, BYTES), varint(bytes.byteLength), bytes]);
}
