import { type Writing, writingsOfKey } from './writings-of-key.ts';

const MASK = '[api key]';
/** Minimum length of a key to hide. A shorter one could be part of ordinary words. */
const MIN_KEY = 8;

/** Hides the API keys of a server in texts from that server. `mask` takes time linear in the length of the text. */
export interface KeyHider {
  mask(text: string): string;
  /**
   * False if a key is too short to distinguish from ordinary words. Error texts of the server must then not be shown.
   */
  readonly isSafe: boolean;
}

/** Creates a KeyHider for these keys. It also hides them in the codings that `writingsOfKey` lists. */
export function keyHider(...sent: readonly (string | undefined)[]): KeyHider {
  const keys = sent.filter((key): key is string => key !== undefined && key !== '');
  const writings = keys.filter(({ length }) => length >= MIN_KEY).flatMap(writingsOfKey);
  return {
    mask: (text) => writings.reduce(maskWriting, text),
    isSafe: keys.every(({ length }) => length >= MIN_KEY),
  };
}

function maskWriting(text: string, { text: writing, least }: Writing): string {
  const head = writing.slice(0, least);
  let from = text.indexOf(head);
  if (from === -1) return text;
  let masked = '';
  let kept = 0;
  while (from !== -1) {
    masked += text.slice(kept, from) + MASK;
    kept = from + sharedLength(text, from, writing);
    from = text.indexOf(head, kept);
  }
  return masked + text.slice(kept);
}

function sharedLength(text: string, from: number, writing: string): number {
  let length = 0;
  while (length < writing.length && text[from + length] === writing[length]) length++;
  return length;
}
