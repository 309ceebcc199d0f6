import { markedParts } from '../normalise/marked-parts.ts';
import { marksOf } from '../normalise/text-marks.ts';
import type { Span, View } from '../view.ts';
import type { PhraseGate } from './phrase-gate.ts';

/** A part is read with so much of its neighbours that no phrase is cut. In UTF-16 units. */
const OVERLAP = 256;

/** Yields the parts of a view's text that may hold a phrase: all of a short text, or parts of a long one. */
export function* gatedParts(view: View, gate: PhraseGate): Generator<Span> {
  const { length } = view.text;
  const marks = marksOf(view);
  if (marks !== undefined) {
    if (gate.mayHold(marks)) yield { start: 0, end: length };
    return;
  }
  for (const { start, end, marks: own } of markedParts(view)) {
    if (gate.mayHold(own)) yield { start: Math.max(0, start - OVERLAP), end: Math.min(length, end + OVERLAP) };
  }
}
