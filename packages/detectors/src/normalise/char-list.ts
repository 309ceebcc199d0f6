import type { Span } from '../view.ts';
import type { Reading } from './text-writer.ts';

/** A character that was decoded, and the stretch that it was read from. */
export interface CodedCharacter extends Span {
  readonly text: string;
}

/** Returns the text of a list of characters, which is in the order of the parent text. */
export function readingOf(characters: readonly CodedCharacter[]): Reading {
  const starts: number[] = [];
  let length = 0;
  for (const { text } of characters) {
    starts.push(length);
    length += text.length;
  }
  const placeOf = (offset: number): number => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  const startOf = (offset: number): number =>
    (offset < length ? characters[placeOf(offset)]?.start : characters.at(-1)?.end) ?? 0;
  return {
    text: characters.map(({ text }) => text).join(''),
    toParent: (start, end) => ({
      start: startOf(start),
      end: end > start ? (characters[placeOf(end - 1)]?.end ?? 0) : startOf(start),
    }),
  };
}
