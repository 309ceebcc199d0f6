import { bitsFor, type LowBitReader } from './low-bit-reader.ts';
import type { VorbisCodebook } from './vorbis-codebook.ts';

/** A class of points: how many there are, and the codebooks of their heights. */
interface PointClass {
  readonly dimensions: number;
  readonly bits: number;
  readonly master: number;
  readonly books: readonly number[];
}

/** A curve of straight lines that a spectrum is multiplied by (Vorbis I specification, section 7). */
export interface VorbisFloor {
  readonly partitions: readonly PointClass[];
  readonly multiplier: number;
  /** The places of the points. */
  readonly places: readonly number[];
  /** The points in the order of their places. */
  readonly order: readonly number[];
  /** The nearest points before each one that lie below and above it. */
  readonly neighbours: readonly (readonly [number, number])[];
}

const ranges = [256, 128, 86, 64];
/** The heights: 255 equal steps in decibels up to 1. */
const heights = Float64Array.from({ length: 256 }, (_, step) => 1.064_986_3e-7 ** (1 - step / 255));

export function readFloor(reader: LowBitReader): VorbisFloor {
  const chosen = Array.from({ length: reader.read(5) }, () => reader.read(4));
  const classes = Array.from({ length: Math.max(-1, ...chosen) + 1 }, () => readClass(reader));
  const partitions = chosen.flatMap((at) => classes[at] ?? []);
  const multiplier = reader.read(2) + 1;
  const bits = reader.read(4);
  const count = partitions.reduce((sum, { dimensions }) => sum + dimensions, 0);
  const places = [0, 1 << bits, ...Array.from({ length: count }, () => reader.read(bits))];
  if (new Set(places).size !== places.length) throw new Error('a floor has a place twice');
  const order = [...places.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const neighbours = places.map((_, at) => neighboursOf(places, at));
  return { partitions, multiplier, places, order, neighbours };
}

function readClass(reader: LowBitReader): PointClass {
  const dimensions = reader.read(3) + 1;
  const bits = reader.read(2);
  const master = bits > 0 ? reader.read(8) : -1;
  return { dimensions, bits, master, books: Array.from({ length: 1 << bits }, () => reader.read(8) - 1) };
}

function neighboursOf(places: readonly number[], at: number): readonly [number, number] {
  const place = places[at] ?? 0;
  let [low, high] = [0, 1];
  for (const [other, value] of places.slice(0, at).entries()) {
    if (value < place && value > (places[low] ?? 0)) low = other;
    if (value > place && value < (places[high] ?? 0)) high = other;
  }
  return [low, high];
}

/** Reads the heights of the points of a packet. Answers undefined if the channel is silent. */
export function readPoints(
  reader: LowBitReader,
  { partitions, multiplier }: VorbisFloor,
  books: readonly VorbisCodebook[],
): number[] | undefined {
  if (!reader.readFlag()) return undefined;
  const bits = bitsFor((ranges[multiplier - 1] ?? 0) - 1);
  const points = [reader.read(bits), reader.read(bits)];
  for (const each of partitions) points.push(...readPart(reader, each, books));
  return points;
}

/** Reads the points of one class. A codeword of its master codebook says which codebook each has. */
function readPart(reader: LowBitReader, part: PointClass, books: readonly VorbisCodebook[]): number[] {
  let codes = part.bits > 0 ? bookAt(books, part.master).read(reader) : 0;
  return Array.from({ length: part.dimensions }, () => {
    const book = part.books[codes & ((1 << part.bits) - 1)] ?? -1;
    codes >>= part.bits;
    return book >= 0 ? bookAt(books, book).read(reader) : 0;
  });
}

/** The codebook with this number. @throws Error if there is none */
export function bookAt(books: readonly VorbisCodebook[], at: number): VorbisCodebook {
  const book = books[at];
  if (!book) throw new Error('a codebook is missing');
  return book;
}

/** Multiplies the lines of a spectrum by the curve through the points. */
export function applyFloor(spectrum: Float64Array, floor: VorbisFloor, points: readonly number[]): void {
  const { places, order, multiplier } = floor;
  const { finals, isUsed } = unpredicted(floor, points);
  let [fromPlace, fromHeight] = [0, (finals[0] ?? 0) * multiplier];
  for (const at of order.slice(1)) {
    if (!isUsed[at]) continue;
    const [toPlace, toHeight] = [places[at] ?? 0, (finals[at] ?? 0) * multiplier];
    applyLine(spectrum, [fromPlace, fromHeight], [toPlace, toHeight]);
    [fromPlace, fromHeight] = [toPlace, toHeight];
  }
  applyLine(spectrum, [fromPlace, fromHeight], [Math.max(spectrum.length, fromPlace), fromHeight]);
}

/** Each height is stored as what the line between its neighbours missed. */
function unpredicted({ places, neighbours, multiplier }: VorbisFloor, points: readonly number[]) {
  const range = ranges[multiplier - 1] ?? 0;
  const finals = points.slice(0, 2);
  const isUsed = [true, true];
  for (const [at, missed] of points.entries()) {
    if (at < 2) continue;
    const [low, high] = neighbours[at] ?? [0, 1];
    const predicted = heightBetween(pointOf(places, finals, low), pointOf(places, finals, high), places[at] ?? 0);
    finals[at] = missed === 0 ? predicted : correct(predicted, missed, range);
    isUsed[at] = missed !== 0;
    if (missed !== 0) isUsed.fill(true, low, low + 1).fill(true, high, high + 1);
  }
  return { finals, isUsed };
}

const pointOf = (places: readonly number[], heights: readonly number[], at: number): Point => [
  places[at] ?? 0,
  heights[at] ?? 0,
];

/** The height of a line at a place, in whole numbers. */
function heightBetween([fromPlace, from]: Point, [toPlace, to]: Point, place: number): number {
  return from + Math.trunc(((to - from) * (place - fromPlace)) / (toPlace - fromPlace));
}

/** Small differences go up and down in turn. Greater ones go to the side where there is room. */
function correct(predicted: number, missed: number, range: number): number {
  const [above, below] = [range - predicted, predicted];
  if (missed >= 2 * Math.min(above, below)) return above > below ? missed : range - 1 - missed;
  return missed % 2 === 1 ? predicted - (missed + 1) / 2 : predicted + missed / 2;
}

type Point = readonly [place: number, height: number];

/** A line of whole numbers, which gains one more step each time that the rest is large enough. */
function applyLine(spectrum: Float64Array, [fromPlace, from]: Point, [toPlace, to]: Point): void {
  const width = toPlace - fromPlace;
  const step = width > 0 ? Math.trunc((to - from) / width) : 0;
  const rest = Math.abs(to - from) - Math.abs(step) * width;
  const sign = to < from ? -1 : 1;
  const end = Math.min(toPlace, spectrum.length);
  let [height, error] = [from, 0];
  for (let place = fromPlace; place < end; place += 1) {
    spectrum[place] = (spectrum[place] ?? 0) * (heights[height & 0xff] ?? 0);
    error += rest;
    height += step;
    if (error < width) continue;
    error -= width;
    height += sign;
  }
}
