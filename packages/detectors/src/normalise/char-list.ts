import type { Span } from '../view.ts';
import { partAt } from './part-at.ts';
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
  const startOf = (offset: number): number =>
    (offset < length ? characters[partAt(starts, offset)]?.start : characters.at(-1)?.end) ?? 0;
  return {
    text: characters.map(({ text }) => text).join(''),
    toParent: (start, end) => ({
      start: startOf(start),
      end: end > start ? (characters[partAt(starts, end - 1)]?.end ?? 0) : startOf(start),
    }),
  };
}

/**
 * Reads a stretch of codes. `textOf` says what each code stands for, and `partsWords` whether the gap before one parts
 * two words. Returns undefined if a code stands for nothing.
 */
export function charactersOf(
  codes: Iterable<RegExpExecArray>,
  stretch: string,
  start: number,
  { textOf, partsWords }: { textOf(code: string): string | undefined; partsWords(gap: string): boolean },
): CodedCharacter[] | undefined {
  const characters: CodedCharacter[] = [];
  let done = 0;
  for (const { 0: code, index } of codes) {
    const text = textOf(code);
    if (text === undefined) return undefined;
    if (done > 0 && partsWords(stretch.slice(done, index))) {
      characters.push({ start: start + done, end: start + index, text: ' ' });
    }
    done = index + code.length;
    characters.push({ start: start + index, end: start + done, text });
  }
  return characters;
}
