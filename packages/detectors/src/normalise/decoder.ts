import type { Span, TextMarks, ViewKind } from '../view.ts';
import type { Reading } from './text-writer.ts';

/** Longest decoded text of one view, in UTF-16 code units or bytes. */
export const MAX_DECODED = 65_536;

/** One encoding: finds the stretches of a text that decode to readable text, in linear time and one at a time. */
export interface Decoder {
  readonly kind: ViewKind;
  /** Whether a text of these marks may have a reading. */
  mayReadMarks?(marks: TextMarks): boolean;
  /** False where a text has no reading, told faster than by looking for one. */
  mayRead?(text: string): boolean;
  readings(text: string): Iterable<Reading>;
}

/** The members of a class of ASCII characters, one byte a code unit. */
export function asciiSet(members: string): Uint8Array {
  const set = new Uint8Array(0x80);
  for (const member of members) set[member.charCodeAt(0)] = 1;
  return set;
}

/** Whether the unit at an offset is in the set; no unit beyond the text's end is. */
export function isMember(set: Uint8Array, text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit < 0x80 && set[unit] === 1;
}

/** The longest runs of members that are at least `minimum` long; looks at no unit more than twice. */
export function* runsOf(text: string, set: Uint8Array, minimum: number): Generator<Span> {
  let start = 0;
  while (start + minimum <= text.length) {
    const gap = lastGap(text, set, start, start + minimum - 1);
    if (gap >= start) {
      start = gap + 1;
      continue;
    }
    let end = start + minimum;
    while (isMember(set, text, end)) end += 1;
    yield { start, end };
    start = end + 1;
  }
}

/** Whether a text has a run of members that is at least `minimum` long. */
export function hasRun(text: string, set: Uint8Array, minimum: number): boolean {
  for (let start = 0; start + minimum <= text.length; ) {
    const gap = lastGap(text, set, start, start + minimum - 1);
    if (gap < start) return true;
    start = gap + 1;
  }
  return false;
}

/** Offset of the last unit that is no member in a window, or one before the window. */
function lastGap(text: string, set: Uint8Array, first: number, last: number): number {
  let at = last;
  while (at >= first && isMember(set, text, at)) at -= 1;
  return at;
}
