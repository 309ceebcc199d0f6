import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { GAZETTEER_BITS } from './gazetteer.ts';
import { NAME_FEATURE_BITS, NAME_FEATURE_VERSION } from './name-features.ts';
import { type NameKind, nameKinds, TAGS } from './name-tags.ts';

const MAGIC = 'RDN1';
const PREFIX = 8;

/** The JSON header before the weights. */
export interface NamesHeader {
  readonly featureVersion: number;
  readonly featureBits: number;
  readonly gazetteerBits: number;
  readonly kinds: readonly string[];
  /** Factor from quantised weights to scores. */
  readonly scale: number;
  /** Indexed by `before * TAGS + tag`. */
  readonly transitions: readonly number[];
  /** Confidence from which a name of each kind is reported. */
  readonly thresholds: Readonly<Record<NameKind, number>>;
  readonly date: string;
  /** SHA-256 of each training file and versions of the packages, by name. */
  readonly data: Readonly<Record<string, string>>;
  readonly notice: string;
}

/** A name tagger. The weights of one column are adjacent, one per tag. The gazetteer holds how words are known. */
export interface NameModel {
  readonly header: NamesHeader;
  readonly weights: Int8Array;
  readonly gazetteer: Uint8Array;
}

/** Serialises a model: header length and JSON, weights, gazetteer. All of it is compressed with Brotli. */
export function writeNames({ header, weights, gazetteer }: NameModel): Buffer {
  const json = Buffer.from(JSON.stringify(header));
  const prefix = Buffer.alloc(PREFIX);
  prefix.write(MAGIC, 'latin1');
  prefix.writeUInt32LE(json.length, 4);
  const bytes = Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength);
  return brotliCompressSync(Buffer.concat([prefix, json, bytes, gazetteer]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}

/** Reads a model. Throws if the file is not one, is truncated, or was made for other features. */
export function readNames(file: Buffer): NameModel {
  const raw = brotliDecompressSync(file);
  if (raw.toString('latin1', 0, 4) !== MAGIC) throw new Error('This is no file of names');
  const end = PREFIX + raw.readUInt32LE(4);
  const header: NamesHeader = JSON.parse(raw.toString('utf8', PREFIX, end));
  const made = [header.featureVersion, header.featureBits, header.gazetteerBits, header.kinds.join()].join('/');
  const needed = [NAME_FEATURE_VERSION, NAME_FEATURE_BITS, GAZETTEER_BITS, nameKinds.join()].join('/');
  if (made !== needed) throw new Error(`The names were trained on features ${made}; this version has ${needed}`);
  const size = TAGS << NAME_FEATURE_BITS;
  const weights = new Int8Array(raw.buffer, raw.byteOffset + end, Math.min(size, raw.length - end));
  const gazetteer = new Uint8Array(
    raw.buffer,
    raw.byteOffset + end + weights.length,
    raw.length - end - weights.length,
  );
  if (gazetteer.length !== 1 << GAZETTEER_BITS) throw new Error('The file of names is cut');
  return { header, weights, gazetteer };
}
