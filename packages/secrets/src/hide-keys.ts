const MASK = '[api key]';
/** A shorter key is part of ordinary words. */
const MIN_KEY = 8;
/** Servers like to answer the beginning of a wrong key; from this length on even a part of it is hidden. */
const MIN_PART = 12;

/** Hides the keys of a server in what the server says; `mask` is linear in the text. */
export interface KeyHider {
  mask(text: string): string;
  /** Whether what servers say of a failure can be shown: not where the key is too short to be told from words. */
  readonly isSafe: boolean;
}

/** The keys, and what they look like in other writings: percent-encoded, in base64, in JSON. */
export function keyHider(...sent: readonly (string | undefined)[]): KeyHider {
  const keys = sent.filter((key): key is string => key !== undefined && key !== '');
  const writings = [...new Set(keys.filter(({ length }) => length >= MIN_KEY).flatMap(writingsOf))];
  return {
    mask: (text) => writings.reduce(maskWriting, text),
    isSafe: keys.every(({ length }) => length >= MIN_KEY),
  };
}

const writingsOf = (key: string): string[] => [
  key,
  encodeURIComponent(key),
  Buffer.from(key).toString('base64'),
  JSON.stringify(key).slice(1, -1),
  key.replaceAll('/', '\\/'),
];

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
