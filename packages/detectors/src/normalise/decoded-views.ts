import type { Span, View } from '../view.ts';
import { codingSignsOf, type SignedPart } from './coding-signs.ts';
import { type Decoder, MAX_DECODED } from './decoder.ts';
import { decoders, hiddenDecoders } from './decoders/index.ts';
import { deriveView } from './derive-view.ts';
import { shiftBy, splice } from './piece.ts';
import { plainReading } from './plain-reading.ts';
import type { Reading } from './text-writer.ts';

/** Limits per text: the number of views, and their total length in UTF-16 code units. */
const MAX_VIEWS = 32;
const MAX_TOTAL = 4 * MAX_DECODED;
/** Three codings upon one another are undone, such as base64 of percent escapes of base64. A fourth is not. */
const MAX_DEPTH = 3;

/** The decoded views of a text, and how much more of it may be decoded. */
interface Shelf {
  readonly views: View[];
  readonly texts: Set<string>;
  left: number;
}

const allSigns = decoders.reduce((all, { signs }) => all | signs, 0);

/**
 * Returns what a text says once its codings are undone, outer codings first, each in its plain reading.
 *
 * The plain view has no invisible characters, so what is hidden in them is read from the caller's text.
 */
export function decodedViews(source: View, plain: View): View[] {
  const parts = codingSignsOf(plain);
  const isPlain = source.text === plain.text;
  if (isPlain && parts.every(({ signs }) => (signs & allSigns) === 0)) return [];
  const shelf: Shelf = { views: [], texts: new Set([plain.text]), left: MAX_TOTAL };
  if (!isPlain) for (const decoder of hiddenDecoders) decodeInto(shelf, source, decoder);
  decodeView(shelf, plain, parts);
  decodeAgain(shelf);
  return shelf.views;
}

/** Undoes the codings of what was decoded. */
function decodeAgain(shelf: Shelf): void {
  let done = 0;
  for (let depth = 2; depth <= MAX_DEPTH && !isFull(shelf); depth += 1) {
    const parents = shelf.views.slice(done);
    done = shelf.views.length;
    for (const parent of parents) decodeView(shelf, parent, isFull(shelf) ? [] : codingSignsOf(parent));
  }
}

function decodeView(shelf: Shelf, parent: View, parts: readonly SignedPart[]): void {
  for (const decoder of decoders) {
    for (const stretch of stretchesFor(decoder, parts)) decodeInto(shelf, parent, decoder, stretch);
  }
}

/** Returns the stretches that may have a coding: neighbouring parts with its signs, or all of the text. */
function stretchesFor({ signs, isReadWhole }: Decoder, parts: readonly SignedPart[]): Span[] {
  const stretches: { start: number; end: number }[] = [];
  for (const part of parts) {
    if ((part.signs & signs) === 0) continue;
    const last = stretches.at(-1);
    if (last?.end === part.start) last.end = part.end;
    else stretches.push({ start: part.start, end: part.end });
  }
  const isAny = stretches.length > 0 && isReadWhole === true;
  return isAny ? [{ start: 0, end: parts.at(-1)?.end ?? 0 }] : stretches;
}

function decodeInto(shelf: Shelf, parent: View, decoder: Decoder, stretch?: Span): void {
  if (isFull(shelf)) return;
  const start = stretch?.start ?? 0;
  const isWhole = stretch === undefined || (start === 0 && stretch.end === parent.text.length);
  const text = isWhole ? parent.text : parent.text.slice(start, stretch.end);
  if (decoder.mayRead?.(text) === false) return;
  const keepAll = (readings: Iterable<Reading>, isInPlace: boolean): void => {
    for (const reading of readings) if (!keep(shelf, parent, decoder, shifted(reading, start), isInPlace)) return;
  };
  if (decoder.readings) keepAll(decoder.readings(text), false);
  if (decoder.pieces && !isFull(shelf)) keepAll(splice(text, decoder.pieces(text)), true);
}

function shifted({ text, toParent }: Reading, offset: number): Reading {
  if (offset === 0) return { text, toParent };
  const shift = shiftBy(offset);
  return {
    text,
    toParent(from, to) {
      const { start, end } = toParent(from, to);
      return shift(start, end);
    },
  };
}

/** Adds a reading, unless another coding has led to the same text. Returns false if nothing more may be decoded. */
function keep(shelf: Shelf, parent: View, { kind }: Decoder, reading: Reading, isInPlace: boolean): boolean {
  const view = plainOf(deriveView(parent, kind, atMost(reading, Math.min(MAX_DECODED, shelf.left)), isInPlace));
  if (shelf.texts.has(view.text)) return true;
  shelf.texts.add(view.text);
  shelf.views.push(view);
  shelf.left -= view.text.length;
  return !isFull(shelf);
}

function isFull({ views, left }: Shelf): boolean {
  return views.length >= MAX_VIEWS || left <= 0;
}

function atMost({ text, toParent }: Reading, length: number): Reading {
  return { text: text.slice(0, length), toParent };
}

function plainOf(view: View): View {
  return deriveView(view, view.kind, plainReading(view.text), view.isInPlace);
}
