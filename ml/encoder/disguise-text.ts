import type { Random } from '../corpus/seeded-random.ts';

const leet: Readonly<Record<string, string>> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' };

/** Ways to write the same text otherwise, and how often each is drawn. */
const disguises: readonly { readonly share: number; readonly write: (text: string, random: Random) => string }[] = [
  { share: 6, write: (text) => text.toLowerCase() },
  { share: 1, write: (text) => text.toUpperCase() },
  { share: 2, write: (text) => text.replace(/[.,;:!?"'()]/g, '') },
  { share: 3, write: (text, random) => eachLetter(text, random, 0.04, () => '') },
  { share: 3, write: (text, random) => eachLetter(text, random, 0.04, (letter) => letter + letter) },
  { share: 2, write: (text, random) => eachLetter(text, random, 0.3, (letter) => leet[letter] ?? letter) },
  { share: 2, write: (text, random) => text.replace(/\S+/g, (word) => (random() < 0.12 ? word.toUpperCase() : word)) },
  { share: 2, write: (text, random) => text.replace(/ /g, () => (random() < 0.08 ? '' : ' ')) },
  { share: 3, write: (text, random) => text.slice(Math.floor(random() * 0.3 * text.length)) },
];
const shares = disguises.reduce((sum, { share }) => sum + share, 0);

/** The text in another guise that a reader still understands. */
export function disguiseText(text: string, random: Random): string {
  let drawn = random() * shares;
  const chosen = disguises.find(({ share }) => {
    drawn -= share;
    return drawn < 0;
  });
  return chosen?.write(text, random) ?? text;
}

function eachLetter(text: string, random: Random, rate: number, write: (letter: string) => string): string {
  return text.replace(/[a-z]/g, (letter) => (random() < rate ? write(letter) : letter));
}
