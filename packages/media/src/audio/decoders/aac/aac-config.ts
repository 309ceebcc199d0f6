import { MediaFailure } from '../../../media-failure.ts';
import { BitReader } from '../bit-reader.ts';
import { aacRates } from './aac-bands.ts';

/** What a decoder has to know before the first frame. */
export interface AacConfig {
  readonly rate: number;
  /** The index of the rate, or of the nearest one, by which the bands are found. */
  readonly rateIndex: number;
}

/** The kinds of AAC that are read or at least known (ISO/IEC 14496-3, table 1.17). */
const LOW_COMPLEXITY = 2;
const names: Readonly<Record<number, string>> = { 1: 'Main', 3: 'SSR', 4: 'LTP', 23: 'LD', 39: 'ELD', 42: 'xHE' };
/** High-efficiency AAC. Its upper half, or its second channel, is computed from the AAC-LC in it. */
const extended: ReadonlySet<number> = new Set([5, 29]);
const EXPLICIT_RATE = 15;
/** The lowest rates that take the bands of a rate of the table (ISO/IEC 14496-3, table 4.82). */
const lowestRates = [92_017, 75_132, 55_426, 46_009, 37_566, 27_713, 23_004, 18_783, 13_856, 11_502, 9_391, 0];

/**
 * Reads an AudioSpecificConfig (ISO/IEC 14496-3, section 1.6.2.1).
 * @throws MediaFailure if the sound is not AAC-LC, EndOfBits
 */
export function readAacConfig(bytes: Uint8Array): AacConfig {
  const reader = new BitReader(bytes);
  let kind = readKind(reader);
  const config = readRate(reader);
  reader.skip(4); // Channels. The frames say them.
  if (extended.has(kind)) {
    readRate(reader);
    kind = readKind(reader);
  }
  checkKind(kind);
  if (reader.readFlag()) throw refused('has frames of 960 samples');
  return config;
}

/** Refuses all kinds but AAC-LC. @throws MediaFailure */
export function checkKind(kind: number): void {
  if (kind !== LOW_COMPLEXITY) throw refused(`is AAC-${names[kind] ?? `kind ${kind}`}`);
}

/** The error for AAC that uses something that is not read. */
export const refused = (what: string): MediaFailure =>
  new MediaFailure('unknown_kind', `The recording ${what}; AAC-LC is read. Save it as AAC-LC, MP3 or WAV`);

function readKind(reader: BitReader): number {
  const kind = reader.read(5);
  return kind === 31 ? 32 + reader.read(6) : kind;
}

function readRate(reader: BitReader): AacConfig {
  const index = reader.read(4);
  if (index === EXPLICIT_RATE) {
    const stated = reader.read(24);
    return { rate: stated, rateIndex: lowestRates.findIndex((lowest) => stated >= lowest) };
  }
  const rate = aacRates[index];
  if (rate === undefined) throw new Error('the sampling rate has a reserved index');
  return { rate, rateIndex: index };
}
