import type { Span, ViewKind } from '../view.ts';
import type { Piece } from './piece.ts';
import type { Reading } from './text-writer.ts';

/** Longest decoded text of one view, in UTF-16 code units or bytes. */
export const MAX_DECODED = 65_536;

/**
 * One coding. It finds what of a text is written in it, lazily and in linear time.
 *
 * A long stretch is a reading of its own. What stands for a letter or a word within a text is a piece, and is read in
 * the place where it stands.
 */
export interface Decoder {
  readonly kind: ViewKind;
  /** A text that has none of these signs (`text-signs.ts`) has nothing in this coding. */
  readonly signs: number;
  /** Whether the parts of a long text belong together, as a name and its value do. Otherwise only parts with the signs are read. */
  readonly isReadWhole?: true;
  /** A quick check. Returns false if the text has nothing in this coding. */
  mayRead?(text: string): boolean;
  readings?(text: string): Iterable<Reading>;
  /** In the order of the text, without overlaps. */
  pieces?(text: string): Iterable<Piece>;
}

/** Returns a set of ASCII characters as one byte per code unit. */
export function asciiSet(members: string): Uint8Array {
  const set = new Uint8Array(0x80);
  for (const member of members) set[member.charCodeAt(0)] = 1;
  return set;
}

/** Whether the unit at an offset is in the set. Offsets beyond the end of the text are not. */
export function isMember(set: Uint8Array, text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit < 0x80 && set[unit] === 1;
}

/** Yields the maximal runs of members with a length of at least `minimum`. Reads each unit at most twice. */
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

/** Whether a text has a run of members with a length of at least `minimum`. */
export function hasRun(text: string, set: Uint8Array, minimum: number): boolean {
  for (let start = 0; start + minimum <= text.length; ) {
    const gap = lastGap(text, set, start, start + minimum - 1);
    if (gap < start) return true;
    start = gap + 1;
  }
  return false;
}

/** Returns the offset of the last unit in the window that is not a member, or `first - 1` if all are members. */
function lastGap(text: string, set: Uint8Array, first: number, last: number): number {
  let at = last;
  while (at >= first && isMember(set, text, at)) at -= 1;
  return at;
}
