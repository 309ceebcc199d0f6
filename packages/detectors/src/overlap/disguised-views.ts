import { lettersOf } from '../normalise/views-of.ts';
import type { Span, TextViews, ViewKind } from '../view.ts';

/** How a stretch was written: `none` where everybody can read it. */
export type Disguise = 'none' | Exclude<ViewKind, 'plain' | 'letters'> | 'reversed';

/** One way to read a text, with the way back to the caller's characters. */
export interface DisguisedView {
  readonly disguise: Disguise;
  readonly text: string;
  toSource(start: number, end: number): Span;
}

/**
 * All readings of a text in letters: as it stands, decoded, and with every letter moved thirteen places on and every
 * line of it backwards, whatever language that is: a reference is known when it is seen. Linear in the text.
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

const rotated = (text: string): string => text.replace(/[a-z]+/g, (word) => word.replace(/./g, rotate));

function rotate(letter: string): string {
  return String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + 13) % 26));
}

/** By UTF-16 unit, so that offsets stay what they are. */
function reversed(text: string): string {
  const units = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at += 1) units[text.length - 1 - at] = text.charCodeAt(at);
  const parts: string[] = [];
  for (let at = 0; at < units.length; at += PART) parts.push(String.fromCharCode(...units.subarray(at, at + PART)));
  return parts.join('');
}
/** As many arguments as a call can have, and some room. */
const PART = 8_192;
