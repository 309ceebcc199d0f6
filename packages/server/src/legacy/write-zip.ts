import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file for a ZIP archive. Its texts are read while it is written. */
export interface ZippedFile {
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<string>;
}

/** A file's entry in the directory. */
interface Entry {
  readonly name: Buffer;
  readonly offset: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly bytes: number;
}

/** Signatures and numbers of the ZIP format (APPNOTE.TXT 6.3, sections 4.3.7, 4.3.9, 4.3.12 and 4.3.16). */
const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Sizes follow the file's data, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** Larger sizes need ZIP64, which this code does not write. */
const MAX_BYTES = 0xffff_ffff;

// Not a library: fflate writes no ZIP64 either, and its sizes overflow above 4 GiB, where this code throws.
/**
 * Yields a ZIP archive as it is read. Neither a file nor the archive is ever completely in memory. `at` is the time of
 * the files, in UTC.
 */
export async function* writeZip(files: Iterable<ZippedFile>, at: Date): AsyncGenerator<Uint8Array> {
  const entries: Entry[] = [];
  const time = dosTime(at);
  let offset = 0;
  for (const { name, content } of files) {
    const head = localHeader(Buffer.from(name), time);
    yield head;
    const packed = packer(content);
    yield* packed.chunks();
    const { crc, bytes, packedBytes } = packed.sizes();
    const entry = { name: Buffer.from(name), offset, crc, bytes, packedBytes };
    yield descriptor(entry);
    entries.push(entry);
    offset += head.length + packedBytes + DESCRIPTOR_BYTES;
    if (Math.max(offset, bytes) > MAX_BYTES) throw new RangeError(`${name} makes the archive larger than 4 GiB`);
  }
  const directory = Buffer.concat(entries.map((entry) => directoryEntry(entry, time)));
  yield directory;
  yield endOf(entries.length, directory.length, offset);
}

/** Compresses texts and counts input and output bytes. */
function packer(content: ZippedFile['content']) {
  const sizes = { crc: 0, bytes: 0, packedBytes: 0 };
  async function* counted() {
    for await (const text of content) {
      const chunk = Buffer.from(text);
      sizes.crc = crc32(chunk, sizes.crc);
      sizes.bytes += chunk.length;
      yield chunk;
    }
  }
  return {
    async *chunks(): AsyncGenerator<Uint8Array> {
      // An error in between destroys the last stream, which is the one that is read.
      const deflated = pipeline(Readable.from(counted(), { objectMode: false }), createDeflateRaw(), () => undefined);
      for await (const chunk of deflated) {
        sizes.packedBytes += (chunk as Buffer).length;
        yield chunk as Buffer;
      }
    },
    sizes: (): Readonly<typeof sizes> => sizes,
  };
}

/** Returns date and time in the MS-DOS format, in steps of two seconds. */
function dosTime(at: Date): number {
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return date * 0x1_0000 + time;
}

/** Writes consecutive little-endian numbers: `[value, bytes]`. */
function numbers(...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

function localHeader(name: Buffer, time: number): Buffer {
  const known = numbers([LOCAL, 4], [VERSION, 2], [FLAGS, 2], [DEFLATED, 2], [time, 4]);
  return Buffer.concat([known, numbers([0, 4], [0, 4], [0, 4], [name.length, 2], [0, 2]), name]);
}

const sizesOf = ({ crc, packedBytes, bytes }: Entry): Buffer => numbers([crc, 4], [packedBytes, 4], [bytes, 4]);

const DESCRIPTOR_BYTES = 16;
const descriptor = (entry: Entry): Buffer => Buffer.concat([numbers([DESCRIPTOR, 4]), sizesOf(entry)]);

function directoryEntry(entry: Entry, time: number): Buffer {
  const { name, offset } = entry;
  const before = numbers([ENTRY, 4], [VERSION, 2], [VERSION, 2], [FLAGS, 2], [DEFLATED, 2], [time, 4]);
  const after = numbers([name.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
  return Buffer.concat([before, sizesOf(entry), after, name]);
}

const endOf = (count: number, directoryBytes: number, directoryOffset: number): Buffer =>
  numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [directoryBytes, 4], [directoryOffset, 4], [0, 2]);
