import { EndOfBits } from '../bit-reader.ts';
import type { LowBitReader } from './low-bit-reader.ts';
import type { VorbisCodebook } from './vorbis-codebook.ts';
import { bookAt } from './vorbis-floor.ts';

/** How the lines of the spectrum are stored (Vorbis I specification, section 8). */
export interface VorbisResidue {
  /** 0 for vectors spread over their part, 1 for vectors in a row, 2 for channels that take turns. */
  readonly kind: number;
  readonly begin: number;
  readonly end: number;
  readonly partSize: number;
  readonly classBook: number;
  /** The codebooks of each class, one for each pass, or -1. */
  readonly books: readonly (readonly number[])[];
}

const PASSES = 8;

export function readResidue(reader: LowBitReader): VorbisResidue {
  const kind = reader.read(16);
  if (kind > 2) throw new Error('a residue has a reserved kind');
  const [begin, end, partSize] = [reader.read(24), reader.read(24), reader.read(24) + 1];
  const classes = reader.read(6) + 1;
  const classBook = reader.read(8);
  const passes = Array.from({ length: classes }, () => reader.read(3) + (reader.readFlag() ? 8 * reader.read(5) : 0));
  const books = passes.map((bits) =>
    Array.from({ length: PASSES }, (_, pass) => ((bits >> pass) & 1 ? reader.read(8) : -1)),
  );
  return { kind, begin, end, partSize, classBook, books };
}

/** Adds the stored lines to the spectra of the channels. A packet that ends early leaves the rest silent. */
export function addResidue(
  reader: LowBitReader,
  residue: VorbisResidue,
  spectra: readonly Float64Array[],
  books: readonly VorbisCodebook[],
): void {
  try {
    if (residue.kind === 2) addInTurns(reader, residue, spectra, books);
    else addParts(reader, residue, spectra, books);
  } catch (error) {
    if (!(error instanceof EndOfBits)) throw error;
  }
}

function addInTurns(
  reader: LowBitReader,
  residue: VorbisResidue,
  spectra: readonly Float64Array[],
  books: readonly VorbisCodebook[],
): void {
  const all = new Float64Array(spectra.reduce((sum, { length }) => sum + length, 0));
  try {
    addParts(reader, residue, [all], books);
  } finally {
    for (const [channel, spectrum] of spectra.entries()) {
      for (let line = 0; line < spectrum.length; line += 1) spectrum[line] = all[line * spectra.length + channel] ?? 0;
    }
  }
}

function addParts(
  reader: LowBitReader,
  residue: VorbisResidue,
  spectra: readonly Float64Array[],
  books: readonly VorbisCodebook[],
): void {
  const length = spectra[0]?.length ?? 0;
  const begin = Math.min(residue.begin, length);
  const parts = Math.max(0, Math.floor((Math.min(residue.end, length) - begin) / residue.partSize));
  const classBook = bookAt(books, residue.classBook);
  const classes = spectra.map(() => new Uint8Array(parts));
  for (let step = 0; step < PASSES * parts; step += 1) {
    const [pass, part] = [Math.floor(step / parts), step % parts];
    const isNew = pass === 0 && part % classBook.dimensions === 0;
    for (const each of isNew ? classes : []) readClasses(reader, classBook, residue.books.length, each.subarray(part));
    const from = begin + part * residue.partSize;
    const lines = spectra.map((spectrum) => spectrum.subarray(from, from + residue.partSize));
    const chosen = classes.map((each) => residue.books[each[part] ?? 0]?.[pass] ?? -1);
    addPass(reader, residue, lines, chosen, books);
  }
}

/** Adds one pass of a part to the lines of each channel that has a codebook in it. */
function addPass(
  reader: LowBitReader,
  residue: VorbisResidue,
  lines: readonly Float64Array[],
  chosen: readonly number[],
  books: readonly VorbisCodebook[],
): void {
  for (const [channel, book] of chosen.entries()) {
    const own = lines[channel];
    if (book >= 0 && own) addPart(reader, residue, bookAt(books, book), own);
  }
}

/** One codeword holds the classes of several parts, as the digits of a number. */
function readClasses(reader: LowBitReader, book: VorbisCodebook, count: number, classes: Uint8Array): void {
  let digits = book.read(reader);
  for (let at = book.dimensions - 1; at >= 0; at -= 1) {
    if (at < classes.length) classes[at] = digits % count;
    digits = Math.floor(digits / count);
  }
}

function addPart(reader: LowBitReader, { kind }: VorbisResidue, book: VorbisCodebook, lines: Float64Array): void {
  if (!book.hasVectors) throw new Error('a residue has a codebook without vectors');
  const steps = lines.length / Math.max(1, book.dimensions);
  if (kind === 0) for (let at = 0; at < steps; at += 1) book.addVector(reader, lines, at, steps);
  else for (let at = 0; at < lines.length; at += book.dimensions) book.addVector(reader, lines, at, 1);
}
