import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { COLUMNS, FEATURE_VERSION } from '../features/hash-features.ts';
import type { ScriptOffsets } from '../features/script-of.ts';
import type { WindowGrain } from './windows.ts';

const MAGIC = 'RDH1';
const PREFIX = 8;

/** The description of one head in the file. */
export interface HeadHeader {
  readonly name: string;
  /** Factor from quantised weights to log-odds. */
  readonly scale: number;
  readonly bias: number;
  readonly grain: WindowGrain;
  /** Added to the log-odds of segments in other scripts, of which training had fewer. */
  readonly scripts?: ScriptOffsets;
  /**
   * Calibration: probability = `sigmoid(slope × z + offset)`, fitted on sources that training did not see. 0.5 is the
   * default threshold.
   */
  readonly slope: number;
  readonly offset: number;
  /** Probabilities from which each preset flags. */
  readonly thresholds: Readonly<Record<Preset, number>>;
}

/** How readily detectors flag. `lenient` flags least. */
export type Preset = 'strict' | 'balanced' | 'lenient';

/** The JSON header before the weights. */
interface HeadsHeader {
  readonly featureVersion: number;
  readonly columns: number;
  readonly heads: readonly HeadHeader[];
  readonly date: string;
  /** SHA-256 of each training file, by name. */
  readonly data: Readonly<Record<string, string>>;
  readonly notice: string;
}

/** Linear heads over hashed features. The weights of one column are adjacent, one per head. */
export interface Heads {
  readonly header: HeadsHeader;
  readonly weights: Int8Array;
}

/** Serialises heads: the header length and JSON, then the weights. All of it is compressed with Brotli. */
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

/**
 * Weights are decompressed in one chunk, which is freed as a whole. With zlib's default chunks of 16 kB, 6 MB stayed
 * resident.
 */
const CHUNK = 6 * 1_024 * 1_024;

/** Reads a file of heads. Throws if it is not one, is truncated, or was made for other features. */
export function readHeads(file: Buffer): Heads {
  const raw = brotliDecompressSync(file, { chunkSize: CHUNK });
  if (raw.toString('latin1', 0, 4) !== MAGIC) throw new Error('This is no file of heads');
  const end = PREFIX + raw.readUInt32LE(4);
  const header: HeadsHeader = JSON.parse(raw.toString('utf8', PREFIX, end));
  if (header.featureVersion !== FEATURE_VERSION || header.columns !== COLUMNS) {
    throw new Error(
      `The heads were trained on features ${header.featureVersion}/${header.columns}; this version has ${FEATURE_VERSION}/${COLUMNS}: train them again`,
    );
  }
  const weights = new Int8Array(raw.buffer, raw.byteOffset + end, raw.length - end);
  if (weights.length !== header.heads.length * COLUMNS) throw new Error('The file of heads is cut');
  return { header, weights };
}
