import type { Codec } from './codec.ts';

/** Each letter of A–Z moved on by so many places; everything else stays. */
function rotate(text: string, places: number): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + places) % 26) + first);
  });
}

const rotation = (places: number, mostRounds: number, label: string): Codec => ({
  label,
  mostRounds,
  encode: (text) => rotate(text, places),
  decode: (text) => rotate(text, 26 - places),
  look: undefined,
});

/** Done twice it is the plain text. */
export const rot13 = rotation(13, 1, 'ROT13');
/** The same letters come again after 26 rounds. */
export const rot21 = rotation(21, 25, 'ROT21 (each letter 21 places further in the alphabet)');
