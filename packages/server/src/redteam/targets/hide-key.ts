const MASK = '[api key]';
/** A shorter key is part of ordinary words. */
const MIN_KEY = 8;
/** Servers like to answer the beginning of a wrong key; from this length on even a part of it is hidden. */
const MIN_PART = 12;

/** Hides a target's key in what the target says; `mask` is linear in the text. */
export interface KeyHider {
  mask(text: string): string;
  /** Whether what servers say of a failure can be shown: not where the key is too short to be told from words. */
  readonly isSafe: boolean;
}

/** `key` and what it looks like in other writings: percent-encoded, base64. */
export function keyHider(key: string | undefined): KeyHider {
  if (key === undefined) return { mask: (text) => text, isSafe: true };
  if (key.length < MIN_KEY) return { mask: (text) => text, isSafe: false };
  const writings = [...new Set([key, encodeURIComponent(key), Buffer.from(key).toString('base64')])];
  return {
    mask: (text) => writings.reduce(maskWriting, text),
    isSafe: true,
  };
}

function maskWriting(text: string, writing: string): string {
  const head = writing.slice(0, MIN_PART);
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
