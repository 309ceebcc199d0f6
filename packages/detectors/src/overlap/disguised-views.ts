import { lettersOf } from '../normalise/views-of.ts';
import type { Span, TextViews, ViewKind } from '../view.ts';

/** How a stretch was written: `none` where everybody can read it. */
export type Disguise = 'none' | Exclude<ViewKind, 'plain' | 'letters'> | 'reversed' | 'unspaced';

/** One way to read a text, with the way back to the caller's characters. */
export interface DisguisedView {
  readonly disguise: Disguise;
  readonly text: string;
  toSource(start: number, end: number): Span;
}

/**
 * All readings of a text in letters: as it stands, decoded, and with every letter moved thirteen places on, and
 * backwards, whatever language that is: a reference is known when it is seen. Linear in the text.
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

/** Small letters thirteen places on. */
function rotated(text: string): string {
  return fromUnits(text, (at) => {
    const unit = text.charCodeAt(at);
    return unit >= A && unit <= Z ? A + ((unit - A + 13) % 26) : unit;
  });
}

/** By UTF-16 unit, so that offsets stay what they are. */
const reversed = (text: string): string => fromUnits(text, (at) => text.charCodeAt(text.length - 1 - at));

/** A text as long as another, made unit by unit. */
function fromUnits(text: string, unitAt: (at: number) => number): string {
  const units = new Uint16Array(text.length);
  for (let at = 0; at < units.length; at += 1) units[at] = unitAt(at);
  return Buffer.from(units.buffer).toString('utf16le');
}
