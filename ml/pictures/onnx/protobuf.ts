/** The wire types of protocol buffers that ONNX needs. */
const VARINT = 0;
const BYTES = 2;
const FLOAT = 5;
const widths = new Map([
  [1, 8],
  [FLOAT, 4],
]);

/** A field of a message: a whole number, or bytes. Numbers of fixed width are bytes too. */
export interface Field {
  readonly field: number;
  readonly value: number | Buffer;
  /** The field as it is encoded. */
  readonly encoded: Buffer;
}

/** The fields of a message in their order. */
export function fieldsOf(message: Buffer): Field[] {
  const fields: Field[] = [];
  for (let at = 0; at < message.byteLength; ) {
    const start = at;
    const key = readVarint(message, at);
    const [field, wire] = [Math.floor(key.value / 8), key.value % 8];
    at = key.end;
    const number = wire === VARINT || wire === BYTES ? readVarint(message, at) : { value: widths.get(wire), end: at };
    if (number.value === undefined) throw new TypeError(`The message has a field of the unknown type ${wire}`);
    at = wire === VARINT ? number.end : number.end + number.value;
    const value = wire === VARINT ? number.value : message.subarray(number.end, at);
    fields.push({ field, value, encoded: message.subarray(start, at) });
  }
  return fields;
}

/** Numbers below zero take ten bytes. None is needed here, so they come out as large numbers. */
function readVarint(bytes: Buffer, start: number): { value: number; end: number } {
  let value = 0;
  let factor = 1;
  for (let at = start; ; at += 1) {
    const byte = bytes[at];
    if (byte === undefined) throw new TypeError('The message ends within a number');
    value += (byte % 128) * factor;
    if (byte < 128) return { value, end: at + 1 };
    factor *= 128;
  }
}

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

/** A field with a number of 32 bits. */
export function floatField(field: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return Buffer.concat([tag(field, FLOAT), bytes]);
}

/** A field with bytes, a text, or a message made of fields. */
export function bytesField(field: number, value: string | Uint8Array | readonly Buffer[]): Buffer {
  const bytes = Array.isArray(value) ? Buffer.concat(value) : Buffer.from(value as Uint8Array);
  return Buffer.concat([tag(field, BYTES), varint(bytes.byteLength), bytes]);
}
