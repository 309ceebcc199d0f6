import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { FEATURE_BITS, FEATURE_VERSION } from '../features/hash-features.ts';
import type { Script } from '../features/script-of.ts';
import type { Reach } from './windows.ts';

const MAGIC = 'RDH1';
const PREFIX = 8;

/** One head as its file describes it. */
export interface HeadHeader {
  readonly name: string;
  /** The segments that it judges. */
  readonly reach: Reach;
  /** Weight of one step of the quantised weights. */
  readonly scale: number;
  readonly bias: number;
  /** What is added to log-odds of texts in other scripts, which training saw less of. */
  readonly scripts?: Readonly<Partial<Record<Script, number>>>;
  /** What is taken from log-odds each time that a text is twice as long: the worst of many segments looks worse. */
  readonly perDoubling?: number;
  /** Probability is `sigmoid(slope × z + offset)`, fitted on sources that training did not see; 0.5 is the default threshold. */
  readonly slope: number;
  readonly offset: number;
  /** Probabilities from which the presets flag. */
  readonly thresholds: Readonly<Record<Preset, number>>;
}

/** `lenient` flags least. */
export type Preset = 'strict' | 'balanced' | 'lenient';

/** What stands before the weights, for people and for the reader. */
interface HeadsHeader {
  readonly featureVersion: number;
  readonly featureBits: number;
  readonly heads: readonly HeadHeader[];
  readonly date: string;
  /** SHA-256 of each file that training read, by name. */
  readonly data: Readonly<Record<string, string>>;
  readonly notice: string;
}

/** Linear heads over hashed features: the weights of one column stand next to one another, one a head. */
export interface Heads {
  readonly header: HeadsHeader;
  readonly weights: Int8Array;
}

/** Header length and JSON, then the weights, compressed as a whole. */
export function writeHeads({ header, weights }: Heads): Buffer {
  const json = Buffer.from(JSON.stringify(header));
  const prefix = Buffer.alloc(PREFIX);
  prefix.write(MAGIC, 'latin1');
  prefix.writeUInt32LE(json.length, 4);
  const raw = Buffer.concat([prefix, json, Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength)]);
  return brotliCompressSync(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}

/** Weights are read into one piece of memory, which is given back as a whole: of zlib's usual 16 kB, 6 MB stayed resident. */
const CHUNK = 6 * 1_024 * 1_024;

/** Throws where the file is none of ours, is cut, or was made for other features than these. */
export function readHeads(file: Buffer): Heads {
  const raw = brotliDecompressSync(file, { chunkSize: CHUNK });
  if (raw.toString('latin1', 0, 4) !== MAGIC) throw new Error('This is no file of heads');
  const end = PREFIX + raw.readUInt32LE(4);
  const header: HeadsHeader = JSON.parse(raw.toString('utf8', PREFIX, end));
  if (header.featureVersion !== FEATURE_VERSION || header.featureBits !== FEATURE_BITS) {
    throw new Error(
      `The heads were trained on features ${header.featureVersion}/${header.featureBits}; this version has ${FEATURE_VERSION}/${FEATURE_BITS}: train them again`,
    );
  }
  const weights = new Int8Array(raw.buffer, raw.byteOffset + end, raw.length - end);
  if (weights.length !== header.heads.length << FEATURE_BITS) throw new Error('The file of heads is cut');
  return { header, weights };
}
