import type { Codec } from './codec.ts';

/** Moves each letter A–Z on by `places` in the alphabet. Other characters stay as they are. */
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

/** A second round gives the plain text. */
export const rot13 = rotation(13, 1, 'ROT13');
/** 26 rounds give the plain text again. */
export const rot21 = rotation(21, 25, 'ROT21 (each letter 21 places further in the alphabet)');
