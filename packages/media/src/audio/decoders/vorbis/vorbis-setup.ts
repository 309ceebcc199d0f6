import { MediaFailure } from '../../../media-failure.ts';
import { MAX_CHANNELS } from '../../limits.ts';
import { bitsFor, LowBitReader } from './low-bit-reader.ts';
import { readCodebook, type VorbisCodebook } from './vorbis-codebook.ts';
import { readFloor, type VorbisFloor } from './vorbis-floor.ts';
import { readResidue, type VorbisResidue } from './vorbis-residue.ts';

/** What the first packet says of the sound (Vorbis I specification, section 4.2.2). */
export interface VorbisForm {
  readonly channels: number;
  readonly rate: number;
  /** The samples of a short and of a long window. */
  readonly sizes: readonly [number, number];
}

/** How the channels of a packet are stored. */
export interface VorbisMapping {
  /** Pairs of channels of which one holds the size and the other one the angle. */
  readonly couplings: readonly { readonly size: number; readonly angle: number }[];
  /** For each channel the number of its floor and residue. */
  readonly parts: readonly number[];
  readonly floors: readonly number[];
  readonly residues: readonly number[];
}

/** What the third packet says of all that follow (section 4.2.4). */
export interface VorbisSetup {
  readonly books: readonly VorbisCodebook[];
  readonly floors: readonly VorbisFloor[];
  readonly residues: readonly VorbisResidue[];
  readonly mappings: readonly VorbisMapping[];
  readonly modes: readonly { readonly isLong: boolean; readonly mapping: number }[];
}

const PACKET_HEAD = 7;
const MAX_SIZE_BITS = 13;
/** The most numbers of all codebooks. Encoders make about a tenth of them. */
const MAX_NUMBERS = 1_048_576;

export function readForm(packet: Uint8Array): VorbisForm {
  const reader = new LowBitReader(packet, PACKET_HEAD);
  if (reader.read(32) !== 0) throw new Error('the version is not known');
  const [channels, rate] = [reader.read(8), reader.read(32)];
  reader.skip(96); // Bit rates.
  const [short, long] = [reader.read(4), reader.read(4)];
  if (channels < 1 || channels > MAX_CHANNELS) throw new Error(`the sound has ${channels} channels`);
  if (short < 6 || long < short || long > MAX_SIZE_BITS) throw new Error('the windows have sizes that are not allowed');
  return { channels, rate, sizes: [1 << short, 1 << long] };
}

export function readSetup(packet: Uint8Array, { channels }: VorbisForm): VorbisSetup {
  const reader = new LowBitReader(packet, PACKET_HEAD);
  const list = <One>(bits: number, read: () => One): One[] => Array.from({ length: reader.read(bits) + 1 }, read);
  let room = MAX_NUMBERS;
  const books = list(8, () => {
    const book = readCodebook(reader, room);
    room -= book.entries * book.dimensions;
    return book;
  });
  list(6, () => reader.read(16));
  const floors = list(6, () => readCurve(reader));
  const residues = list(6, () => readResidue(reader));
  const mappings = list(6, () => readMapping(reader, channels));
  const modes = list(6, () => {
    const isLong = reader.readFlag();
    reader.skip(32);
    return { isLong, mapping: reader.read(8) };
  });
  return { books, floors, residues, mappings, modes };
}

function readCurve(reader: LowBitReader): VorbisFloor {
  if (reader.read(16) === 1) return readFloor(reader);
  throw new MediaFailure('unknown_kind', 'The Vorbis stream is of the year 2000 or before; save it again');
}

function readMapping(reader: LowBitReader, channels: number): VorbisMapping {
  if (reader.read(16) !== 0) throw new Error('a mapping has a reserved kind');
  const count = reader.readFlag() ? reader.read(4) + 1 : 1;
  const bits = bitsFor(channels - 1);
  const couplings = Array.from({ length: reader.readFlag() ? reader.read(8) + 1 : 0 }, () => ({
    size: reader.read(bits),
    angle: reader.read(bits),
  }));
  if (couplings.some(({ size, angle }) => size === angle || Math.max(size, angle) >= channels)) {
    throw new Error('a coupling names a channel that it cannot have');
  }
  reader.skip(2);
  const parts = Array.from({ length: channels }, () => (count > 1 ? reader.read(4) : 0));
  const pairs = Array.from({ length: count }, () => {
    reader.skip(8);
    return { floor: reader.read(8), residue: reader.read(8) };
  });
  return { couplings, parts, floors: pairs.map(({ floor }) => floor), residues: pairs.map(({ residue }) => residue) };
}
