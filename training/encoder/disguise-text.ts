/** A source of numbers in [0, 1) that is the same on every run. */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

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
