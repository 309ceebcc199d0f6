import { endOfBrackets, type TokenMap } from './token-map.ts';

/** Thrown if the text would become longer than allowed. */
export class RestoredTooLong extends Error {
  override readonly name = 'RestoredTooLong';
}

/**
 * Replaces tokens by their values in one pass, so that a value that looks like a token stays unchanged. Throws
 * RestoredTooLong beyond `maxCharacters`, because a few tokens can stand for any amount of text.
 */
export function restore(text: string, { values }: TokenMap, maxCharacters = Number.POSITIVE_INFINITY): string {
  const pieces: string[] = [];
  let characters = text.length;
  let at = 0;
  for (let start = text.indexOf('<'); start !== -1; start = text.indexOf('<', start + 1)) {
    const end = endOfBrackets(text, start);
    const value = end === undefined ? undefined : values.get(text.slice(start, end));
    if (end === undefined || value === undefined) continue;
    characters += value.length - (end - start);
    if (characters > maxCharacters) throw new RestoredTooLong(`The text has more than ${maxCharacters} characters`);
    pieces.push(text.slice(at, start), value);
    at = end;
  }
  pieces.push(text.slice(at));
  return pieces.join('');
}
