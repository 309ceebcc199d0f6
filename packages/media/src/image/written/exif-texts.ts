import { MAX_FIELD_CHARACTERS, MAX_FIELDS } from '../limits.ts';

/** The number of entries that are read of all directories together. */
const MAX_ENTRIES = 2_000;
/** Tags whose values are offsets of further directories: Exif, GPS, interoperability. */
const DIRECTORY_TAGS = new Set([0x87_69, 0x88_25, 0xa0_05]);
/** Title, comment, author, keywords and subject as Windows writes them, in UTF-16. */
const WINDOWS_TAGS = { first: 0x9c_9b, last: 0x9c_9f };
const USER_COMMENT = 0x92_86;
/** The bytes of one value, by type from 1. */
const VALUE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const ASCII = 2;

interface Entry {
  readonly tag: number;
  readonly type: number;
  readonly value: Buffer;
}

/**
 * The texts of a TIFF structure, which is also the form of EXIF. Offsets that point outside or back are ignored, so
 * that no file can make it read for long.
 */
export function exifTexts(bytes: Uint8Array): string[] {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = whole.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0;
  const data = whole.subarray(start);
  const isLittle = data.toString('latin1', 0, 2) === 'II';
  if (data.byteLength < 8 || (!isLittle && data.toString('latin1', 0, 2) !== 'MM')) return [];
  const reader = new TiffReader(data, isLittle);
  return entriesOf(reader)
    .map((entry) => textOf(entry, isLittle))
    .filter((text) => text !== '')
    .slice(0, MAX_FIELDS);
}

class TiffReader {
  readonly data: Buffer;
  readonly #isLittle: boolean;

  constructor(data: Buffer, isLittle: boolean) {
    this.data = data;
    this.#isLittle = isLittle;
  }

  /** A number of two or four bytes. Returns 0 outside the data. */
  number(offset: number, bytes: 2 | 4): number {
    if (offset + bytes > this.data.byteLength) return 0;
    return this.#isLittle ? this.data.readUIntLE(offset, bytes) : this.data.readUIntBE(offset, bytes);
  }
}

function entriesOf(reader: TiffReader): Entry[] {
  const entries: Entry[] = [];
  const seen = new Set<number>();
  const waiting = [reader.number(4, 4)];
  for (let offset = waiting.shift(); offset !== undefined; offset = waiting.shift()) {
    if (offset === 0 || seen.has(offset)) continue;
    seen.add(offset);
    const count = Math.min(reader.number(offset, 2), MAX_ENTRIES - entries.length);
    for (let index = 0; index < count; index += 1) {
      const at = offset + 2 + index * 12;
      if (DIRECTORY_TAGS.has(reader.number(at, 2))) waiting.push(reader.number(at + 8, 4));
      entries.push(entryAt(reader, at));
    }
    waiting.push(reader.number(offset + 2 + count * 12, 4));
  }
  return entries;
}

function entryAt(reader: TiffReader, at: number): Entry {
  const type = reader.number(at + 2, 2);
  const bytes = (VALUE_BYTES[type] ?? 0) * reader.number(at + 4, 4);
  const start = bytes <= 4 ? at + 8 : reader.number(at + 8, 4);
  // A character of UTF-16 has two bytes.
  const end = start + Math.min(bytes, MAX_FIELD_CHARACTERS * 2);
  return { tag: reader.number(at, 2), type, value: reader.data.subarray(start, end) };
}

function textOf({ tag, type, value }: Entry, isLittle: boolean): string {
  if (tag >= WINDOWS_TAGS.first && tag <= WINDOWS_TAGS.last) return clean(new TextDecoder('utf-16le').decode(value));
  if (tag === USER_COMMENT) return userComment(value, isLittle);
  return type === ASCII ? clean(value.toString('utf8')) : '';
}

/** The first eight bytes name the encoding of a comment. */
function userComment(value: Buffer, isLittle: boolean): string {
  const encoding = value.toString('latin1', 0, 7);
  const text = value.subarray(8);
  if (encoding === 'UNICODE') return clean(new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(text));
  return clean(text.toString('utf8'));
}

/** Zero bytes end or pad a text. Dates of the form `2026:01:31 12:00:00` are no text. */
function clean(text: string): string {
  const plain = text.replaceAll('\0', ' ').trim();
  return /^[\d: ]*$/.test(plain) ? '' : plain.slice(0, MAX_FIELD_CHARACTERS);
}
