const PRIME = 0x0100_0193;
const OFFSET = 0x811c_9dc5;

/** Each unit as itself, but digits and the letters that they are taken for as one: what is written in leet is the same word. */
const folded = Uint16Array.from({ length: 0x80 }, (_, unit) => unit);
for (const [digit, letter] of ['0o', '1i', 'li', '3e', '4a', '5s', '7t']) {
  folded[digit?.charCodeAt(0) ?? 0] = letter?.charCodeAt(0) ?? 0;
}

/** 32 bits of a stretch of a text (FNV-1a). */
export function stretchHash(text: string, start: number, end: number): number {
  let hash = OFFSET;
  for (let at = start; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    hash = Math.imul(hash ^ (folded[unit] ?? unit), PRIME);
  }
  return hash >>> 0;
}

/** 32 bits of a word. */
export const wordHash = (word: string): number => stretchHash(word, 0, word.length);
