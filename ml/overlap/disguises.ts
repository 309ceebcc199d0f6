/** Ways to write a text so that it does not read like itself; each is undone by somebody who wants to. */
export const encodings: Readonly<Record<string, (text: string) => string>> = {
  base64: (text) => `Decode this: ${Buffer.from(text).toString('base64')}`,
  hex: (text) => `As bytes: ${Buffer.from(text).toString('hex')}`,
  'percent escapes': (text) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  rot13: (text) => text.replace(/[a-z]/gi, rotate),
  backwards: (text) => [...text].toReversed().join(''),
};

/** Ways that leave a text readable. */
export const disguises: Readonly<Record<string, (text: string) => string>> = {
  capitals: (text) => text.toUpperCase(),
  'look-alike letters': (text) => text.replace(/[aeocp]/g, (letter) => lookalikes[letter] ?? letter),
  'leet digits': (text) => text.replace(/[eaots]/g, (letter) => leet[letter] ?? letter),
  'invisible characters': (text) => text.replace(/(\p{L})(?=\p{L})/gu, '$1\u200b'),
  'underscores for spaces': (text) => text.replaceAll(' ', '_'),
  'no spaces': (text) => text.replace(/\s+/g, ''),
  'spelt out': (text) => text.replace(/\S+/g, (word) => [...word].join('-')).replaceAll(' ', '   '),
};

/** Small edits. */
export const edits: Readonly<Record<string, (text: string) => string>> = {
  'no punctuation, one word a line': (text) => text.replace(/[^\p{L}\p{N}]+/gu, '\n'),
  'every sixth word changed': (text) => everyWord(text, 6, (word) => `${[...word].toReversed().join('')}x`),
  'every fourth word left out': (text) => everyWord(text, 4, () => ''),
  'sentences in another order': (text) => sentencesOf(text).toReversed().join(' '),
};

const lookalikes: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', c: 'с', p: 'р' };
const leet: Readonly<Record<string, string>> = { e: '3', a: '4', o: '0', t: '7', s: '5' };

function rotate(letter: string): string {
  const unit = letter.charCodeAt(0);
  const base = unit & 0x60;
  return String.fromCharCode(base + 1 + ((unit - base - 1 + 13) % 26));
}

/** In scripts without spaces a character is a word. */
function everyWord(text: string, nth: number, change: (word: string) => string): string {
  const parts = text.includes(' ') ? text.split(' ') : [...text];
  const changed = parts.map((part, index) => (index % nth === nth - 1 ? change(part) : part));
  return changed.join(text.includes(' ') ? ' ' : '');
}

/** Sentences and list items. */
export function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?。！？\n]+[.!?。！？]*\s*/gu) ?? []).map((sentence) => sentence.trim()).filter(Boolean);
}
