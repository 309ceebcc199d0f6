import type { View } from '../view.ts';
import { base64Decoder } from './base64-decoder.ts';
import { type Decoder, MAX_DECODED } from './decoder.ts';
import { deriveView } from './derive-view.ts';
import { hexDecoder } from './hex-decoder.ts';
import { hiddenDecoder } from './hidden-decoder.ts';
import { percentDecoder } from './percent-decoder.ts';
import { plainReading } from './plain-reading.ts';
import { rot13Decoder } from './rot13-decoder.ts';
import { marksOf } from './text-marks.ts';
import type { Reading } from './text-writer.ts';

/** Limits per text: the number of views, and their total length in UTF-16 code units. */
const MAX_VIEWS = 32;
const MAX_TOTAL = 4 * MAX_DECODED;
/** Base64 inside base64 is decoded. A third layer is not. */
const MAX_DEPTH = 2;

const decoders: readonly Decoder[] = [base64Decoder, hexDecoder, percentDecoder, rot13Decoder];

/**
 * Returns the decoded stretches of a text, outer layers first, each in its plain reading.
 *
 * The plain view has no tag characters, so hidden text is read from the caller's text.
 */
export function decodedViews(source: View, plain: View): View[] {
  const shelf = { views: [] as View[], left: MAX_TOTAL };
  if (source.text !== plain.text) decodeInto(shelf, source, hiddenDecoder);
  let decoded = 0;
  let parents: readonly View[] = [plain];
  for (let depth = 1; depth <= MAX_DEPTH; depth += 1) {
    for (const parent of parents) for (const decoder of decoders) decodeInto(shelf, parent, decoder);
    parents = shelf.views.slice(decoded);
    decoded = shelf.views.length;
  }
  return shelf.views;
}

function decodeInto(shelf: { views: View[]; left: number }, parent: View, decoder: Decoder): void {
  if (isFull(shelf) || !mayRead(parent, decoder)) return;
  for (const reading of decoder.readings(parent.text)) {
    const view = plainOf(deriveView(parent, decoder.kind, atMost(reading, Math.min(MAX_DECODED, shelf.left))));
    shelf.views.push(view);
    shelf.left -= view.text.length;
    if (isFull(shelf)) return;
  }
}

function mayRead(parent: View, decoder: Decoder): boolean {
  const marks = marksOf(parent);
  if (marks !== undefined && decoder.mayReadMarks?.(marks) === false) return false;
  return decoder.mayRead?.(parent.text) !== false;
}

function isFull({ views, left }: { views: View[]; left: number }): boolean {
  return views.length >= MAX_VIEWS || left <= 0;
}

function atMost({ text, toParent }: Reading, length: number): Reading {
  return { text: text.slice(0, length), toParent };
}

function plainOf(view: View): View {
  return deriveView(view, view.kind, plainReading(view.text));
}
