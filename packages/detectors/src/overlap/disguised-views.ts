import { lettersOf } from '../normalise/views-of.ts';
import type { Span, TextViews, ViewKind } from '../view.ts';

/** How a stretch is disguised. `none` if anyone can read it. */
export type Disguise = 'none' | Exclude<ViewKind, 'plain' | 'letters'> | 'reversed' | 'unspaced';

/** One reading of a text that maps back to the caller's text. */
export interface DisguisedView {
  readonly disguise: Disguise;
  readonly text: string;
  toSource(start: number, end: number): Span;
}

/**
 * Yields all letters readings of a text: as it is, decoded, in rot13 and reversed. Here rot13 is tried in any language,
 * because a known reference confirms the reading. Takes linear time.
 */
export function* disguisedViews(views: TextViews): Generator<DisguisedView> {
  const { letters, decoded } = views;
  yield { disguise: 'none', text: letters.text, toSource: letters.toSource };
  for (const view of decoded) {
    const { text, toSource } = lettersOf(view);
    yield { disguise: view.kind as Disguise, text, toSource };
  }
  yield { disguise: 'rot13', text: rotated(letters.text), toSource: letters.toSource };
  const { length } = letters.text;
  yield {
    disguise: 'reversed',
    text: reversed(letters.text),
    toSource: (start, end) => letters.toSource(length - end, length - start),
  };
}

const A = 0x61;
const Z = 0x7a;

/** Returns lower-case letters rotated by 13. */
function rotated(text: string): string {
  return fromUnits(text, (at) => {
    const unit = text.charCodeAt(at);
    return unit >= A && unit <= Z ? A + ((unit - A + 13) % 26) : unit;
  });
}

/** Reverses by UTF-16 unit, so that offsets can be computed. */
const reversed = (text: string): string => fromUnits(text, (at) => text.charCodeAt(text.length - 1 - at));

/** Builds a text of the same length unit by unit. */
function fromUnits(text: string, unitAt: (at: number) => number): string {
  const units = new Uint16Array(text.length);
  for (let at = 0; at < units.length; at += 1) units[at] = unitAt(at);
  return Buffer.from(units.buffer).toString('utf16le');
}
