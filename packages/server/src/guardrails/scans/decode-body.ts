import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';

/** A body that does not fit what its headers say, or grows too large. */
export class UndecodableBody extends Error {
  override readonly name = 'UndecodableBody';
  readonly isTooLarge: boolean;

  constructor(message: string, isTooLarge: boolean, cause?: unknown) {
    super(message, { cause });
    this.isTooLarge = isTooLarge;
  }
}

type Decoder = (bytes: Buffer, limits: { maxOutputLength: number }) => Promise<Buffer>;

const gzip: Decoder = promisify(gunzip);
const zlib: Decoder = promisify(inflate);
const raw: Decoder = promisify(inflateRaw);

/** The encodings of HTTP. Some servers send `deflate` without the header of zlib, so both forms are read. */
const decoders: Readonly<Record<string, Decoder>> = {
  gzip,
  'x-gzip': gzip,
  deflate: (bytes, limits) => ((bytes[0] ?? 0) % 16 === 8 ? zlib : raw)(bytes, limits),
  br: promisify(brotliDecompress),
};

/** The value of `Accept-Encoding` for what can be decoded. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';
/** More encodings of one body than this are an attack. */
const MAX_ENCODINGS = 2;

/** Decodes the body of an answer to at most `maxBytes`. @throws UndecodableBody */
export async function decodeBody(body: Buffer, encoding: string, maxBytes: number): Promise<Buffer> {
  const names = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length > MAX_ENCODINGS) throw new UndecodableBody('it is encoded too many times', false);
  let decoded = body;
  for (const name of names.toReversed()) decoded = await decodeOnce(decoded, name, maxBytes);
  return decoded;
}

async function decodeOnce(body: Buffer, name: string, maxBytes: number): Promise<Buffer> {
  const decode = decoders[name];
  if (!decode) throw new UndecodableBody(`it is encoded with "${name.slice(0, 50)}"`, false);
  try {
    return await decode(body, { maxOutputLength: maxBytes });
  } catch (cause) {
    const isTooLarge = cause instanceof RangeError;
    const message = isTooLarge ? `it grows beyond ${maxBytes} bytes when unpacked` : `it is no ${name} as it says`;
    throw new UndecodableBody(message, isTooLarge, cause);
  }
}
