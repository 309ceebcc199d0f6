import { inflateRawSync } from 'node:zlib';
import { DocumentFailure } from './document.ts';
import { MAX_INFLATED_BYTES, MAX_ZIP_ENTRIES } from './limits.ts';

/** Signatures and sizes of the ZIP format (APPNOTE.TXT 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
const END = Buffer.from('PK\u0005\u0006');
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const MAX_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packedBytes: number;
  readonly localOffset: number;
}

// Not done with fflate: it silently cuts off a file that inflates beyond its declared size, and it takes twice the time
// of zlib.
/**
 * A ZIP file. Its files are inflated one by one when they are read. There is a limit for the inflated sizes together.
 */
export interface Zip {
  has(name: string): boolean;
  /** @throws DocumentFailure if the file is missing, encrypted, broken or too large */
  read(name: string): Buffer;
}

/** Reads the directory of a ZIP file. @throws DocumentFailure if it has none */
export function openZip(bytes: Uint8Array): Zip {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = directoryOf(file);
  let left = MAX_INFLATED_BYTES;
  return {
    has: (name) => entries.has(name),
    read(name) {
      const entry = entries.get(name);
      if (!entry) throw broken(`it lacks ${name}`);
      if (entry.isEncrypted) {
        throw new DocumentFailure('encrypted', 'The document is protected by a password; send one without');
      }
      const content = inflate(name, contentOf(file, entry), { method: entry.method, maxBytes: left });
      left -= content.byteLength;
      return content;
    },
  };
}

function directoryOf(file: Buffer): Map<string, Entry> {
  const end = file.lastIndexOf(END);
  if (end === -1 || end < file.length - END_BYTES - MAX_COMMENT || end + END_BYTES > file.length) {
    throw broken('its end is missing');
  }
  const count = file.readUInt16LE(end + 10);
  if (count > MAX_ZIP_ENTRIES) throw broken(`it has ${count} files inside`);
  const entries = new Map<string, Entry>();
  let at = file.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > file.length || file.readUInt32LE(at) !== ENTRY) throw broken('its directory is damaged');
    const nameEnd = at + ENTRY_BYTES + file.readUInt16LE(at + 28);
    entries.set(file.toString('utf8', at + ENTRY_BYTES, nameEnd), {
      isEncrypted: (file.readUInt16LE(at + 8) & 1) === 1,
      method: file.readUInt16LE(at + 10),
      packedBytes: file.readUInt32LE(at + 20),
      localOffset: file.readUInt32LE(at + 42),
    });
    at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

function contentOf(file: Buffer, { localOffset, packedBytes }: Entry): Buffer {
  if (localOffset + LOCAL_BYTES > file.length || file.readUInt32LE(localOffset) !== LOCAL) {
    throw broken('a file inside is not where its directory says');
  }
  const start = localOffset + LOCAL_BYTES + file.readUInt16LE(localOffset + 26) + file.readUInt16LE(localOffset + 28);
  if (start + packedBytes > file.length) throw broken('it is cut off');
  return file.subarray(start, start + packedBytes);
}

function inflate(
  name: string,
  packed: Buffer,
  { method, maxBytes }: { readonly method: number; readonly maxBytes: number },
): Buffer {
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw broken(`${name} is packed by method ${method}`);
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(maxBytes, 1) });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw broken(`${name} is damaged`, cause);
    const message = `The document grows beyond ${MAX_INFLATED_BYTES} bytes when unpacked, with its ${name}; split the document`;
    throw new DocumentFailure('too_large', message, { cause });
  }
}

function broken(why: string, cause?: unknown): DocumentFailure {
  const message = `The document cannot be opened as DOCX: ${why}; save it again, or send a PDF`;
  return new DocumentFailure('broken', message, { cause });
}
