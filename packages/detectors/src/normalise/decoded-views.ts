import type { Span, View } from '../view.ts';
import { codingSignsOf, type SignedPart } from './coding-signs.ts';
import type { Decoder } from './decoder.ts';
import { decoders, hiddenDecoders } from './decoders/index.ts';
import { deriveView } from './derive-view.ts';
import { shiftBy, splice } from './piece.ts';
import { plainReading } from './plain-reading.ts';
import type { Reading } from './text-writer.ts';
import { ViewShelf } from './view-shelf.ts';

/** Three codings upon one another are undone, such as base64 of percent escapes of base64. A fourth is not. */
const MAX_DEPTH = 3;

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
  const shelf = new ViewShelf(plain.text);
  if (!isPlain) for (const decoder of hiddenDecoders) decodeInto(shelf, source, decoder);
  decodeView(shelf, plain, parts);
  shelf.join();
  decodeAgain(shelf);
  return shelf.views;
}

/** Undoes the codings of what was decoded. */
function decodeAgain(shelf: ViewShelf): void {
  let done = 0;
  for (let depth = 2; depth <= MAX_DEPTH; depth += 1) {
    const parents = shelf.views.slice(done);
    done = shelf.views.length;
    for (const parent of parents) decodeView(shelf, parent, codingSignsOf(parent));
    shelf.join();
  }
}

function decodeView(shelf: ViewShelf, parent: View, parts: readonly SignedPart[]): void {
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

function decodeInto(shelf: ViewShelf, parent: View, decoder: Decoder, stretch?: Span): void {
  if (shelf.roomFor(decoder) === 0) return;
  const start = stretch?.start ?? 0;
  const isWhole = stretch === undefined || (start === 0 && stretch.end === parent.text.length);
  const text = isWhole ? parent.text : parent.text.slice(start, stretch.end);
  if (decoder.mayRead?.(text) === false) return;
  const addAll = (readings: Iterable<Reading>, isInPlace: boolean): void => {
    for (const reading of readings) if (!add(shelf, parent, decoder, shifted(reading, start), isInPlace)) return;
  };
  if (decoder.readings) addAll(decoder.readings(text), false);
  if (decoder.pieces && shelf.roomFor(decoder) > 0) addAll(splice(text, decoder.pieces(text)), true);
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

/** Adds a reading. Returns false if nothing more may be decoded in its coding. */
function add(shelf: ViewShelf, parent: View, decoder: Decoder, reading: Reading, isInPlace: boolean): boolean {
  const read = deriveView(parent, decoder.kind, atMost(reading, shelf.roomFor(decoder)), isInPlace);
  shelf.add(decoder, plainOf(read));
  return shelf.roomFor(decoder) > 0;
}

function atMost({ text, toParent }: Reading, length: number): Reading {
  return { text: text.slice(0, length), toParent };
}

function plainOf(view: View): View {
  return deriveView(view, view.kind, plainReading(view.text), view.isInPlace);
}
