import { MAX_CHANNELS } from '../../limits.ts';
import { BitReader } from '../bit-reader.ts';
import { type AacBands, aacBands } from './aac-bands.ts';
import { type AacChannel, readChannel } from './aac-channel.ts';
import { type AacConfig, refused } from './aac-config.ts';
import { bandType } from './band-scales.ts';
import { FilterBank } from './filter-bank.ts';
import { shapeNoise } from './noise-shaping.ts';
import { eachWindow } from './spectrum.ts';
import { joinStereo, readStereoMask } from './stereo-bands.ts';
import { readWindowInfo } from './window-info.ts';

/** Numbers that look like noise. The same recording always has the same ones. */
class NoiseSource {
  #state = 1;

  /** The next number, evenly spread from -1 to 1. */
  next(): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) | 0;
    return this.#state / 2_147_483_648;
  }
}

/** Fills the bands of which only the loudness is known with noise (ISO/IEC 14496-3, section 4.6.13). */
function fillNoise({ info, types, scales, spectrum }: AacChannel, source: NoiseSource): void {
  for (const [at, span] of info.spans.entries()) {
    if (types[at] !== bandType.noise) continue;
    const level = 2 ** ((scales[at] ?? 0) / 4);
    eachWindow(span, (from, to) => fillLines(spectrum.subarray(from, to), level, source));
  }
}

/** The energy of the lines becomes the square of the level. */
function fillLines(lines: Float64Array, level: number, source: NoiseSource): void {
  let energy = 0;
  for (let line = 0; line < lines.length; line += 1) {
    const value = source.next();
    lines[line] = value;
    energy += value * value;
  }
  const scale = energy > 0 ? level / Math.sqrt(energy) : 0;
  for (let line = 0; line < lines.length; line += 1) lines[line] = (lines[line] ?? 0) * scale;
}

/** The elements of a frame by their codes (ISO/IEC 14496-3, table 4.85). */
const elements = ['single', 'pair', 'coupling', 'low', 'data', 'program', 'fill', 'end'] as const;
type AacElement = (typeof elements)[number];

/**
 * Decodes AAC-LC (ISO/IEC 14496-3, subpart 4). Of high-efficiency AAC it decodes the AAC-LC in it, which has half the
 * sampling rate and all of the speech.
 */
export class AacDecoder {
  readonly #table: AacBands;
  readonly #noise = new NoiseSource();
  readonly #banks: FilterBank[] = [];

  constructor({ rateIndex }: AacConfig) {
    const table = aacBands[rateIndex];
    if (!table) throw new Error('the sampling rate has a reserved index');
    this.#table = table;
  }

  /**
   * Decodes a frame into the sound of its channels, from -1 to 1.
   * @throws MediaFailure if it is not AAC-LC, Error if it is damaged
   */
  decode(frame: Uint8Array): Float32Array[] {
    return this.decodeNext(new BitReader(frame));
  }

  /** Decodes the frame at which the reader is. */
  decodeNext(reader: BitReader): Float32Array[] {
    const channels: AacChannel[] = [];
    for (let name = nextElement(reader); name !== 'end'; name = nextElement(reader)) {
      channels.push(...this.#readElement(reader, name));
      if (channels.length > MAX_CHANNELS) throw new Error('a frame has too many channels');
    }
    reader.align();
    return channels.map((channel, at) => this.#soundOf(channel, at));
  }

  /** Reads the channels of an element. Most have none. */
  #readElement(reader: BitReader, name: AacElement): AacChannel[] {
    if (name === 'coupling') throw refused('uses coupled channels');
    if (name === 'pair') return this.#readPair(reader);
    if (name === 'single' || name === 'low') return [this.#readSingle(reader)];
    if (name === 'data') skipData(reader);
    else if (name === 'program') skipProgram(reader);
    else skipFill(reader);
    return [];
  }

  #readSingle(reader: BitReader): AacChannel {
    reader.skip(4);
    const channel = readChannel(reader, this.#table);
    fillNoise(channel, this.#noise);
    return channel;
  }

  #readPair(reader: BitReader): AacChannel[] {
    reader.skip(4);
    const shared = reader.readFlag() ? readWindowInfo(reader, this.#table) : undefined;
    const mask = shared && readStereoMask(reader, shared);
    const left = readChannel(reader, this.#table, shared);
    const right = readChannel(reader, this.#table, shared);
    fillNoise(left, this.#noise);
    fillNoise(right, this.#noise);
    if (mask) joinStereo(left, right, mask);
    return [left, right];
  }

  #soundOf({ spectrum, info, shaping }: AacChannel, at: number): Float32Array {
    shapeNoise(spectrum, info, shaping);
    this.#banks[at] ??= new FilterBank();
    return this.#banks[at].next(spectrum, info);
  }
}

const nextElement = (reader: BitReader): AacElement => elements[reader.read(3)] ?? 'end';

function skipData(reader: BitReader): void {
  reader.skip(4);
  const isAligned = reader.readFlag();
  const count = reader.read(8);
  const bytes = count === 255 ? count + reader.read(8) : count;
  if (isAligned) reader.align();
  reader.skip(8 * bytes);
}

/** Skips what a decoder of high-efficiency AAC would read, and bytes without a meaning. */
function skipFill(reader: BitReader): void {
  const count = reader.read(4);
  reader.skip(8 * (count === 15 ? count + reader.read(8) - 1 : count));
}

/** Skips program_config_element, which says where the loudspeakers stand. */
function skipProgram(reader: BitReader): void {
  reader.skip(10);
  const [front, side, back, low, data, coupled] = [4, 4, 4, 2, 3, 4].map((bits) => reader.read(bits));
  for (const bits of [4, 4, 3]) if (reader.readFlag()) reader.skip(bits);
  reader.skip(5 * ((front ?? 0) + (side ?? 0) + (back ?? 0) + (coupled ?? 0)) + 4 * ((low ?? 0) + (data ?? 0)));
  reader.align();
  reader.skip(8 * reader.read(8));
}
