import { lettersOf, viewsOf } from '@redoubt/detectors';

/** Shorter canaries stand in ordinary words by chance, once they are folded. */
const LEAST_FOLDED = 8;

/** One way to read a text: in lower case, and what is left of it without anything but letters and digits. */
interface Reading {
  readonly lower: string;
  readonly squeezed: string;
  readonly letters: string;
}

/** A text and what is encoded in it, as canaries are looked for. */
export function readingsOf(text: string): Reading[] {
  const views = viewsOf(text);
  return [
    readingOf(text, ''),
    readingOf(views.plain.text, views.letters.text),
    ...views.decoded.map((view) => readingOf(view.text, lettersOf(view).text)),
  ];
}

const readingOf = (text: string, letters: string): Reading => ({
  lower: text.toLowerCase(),
  squeezed: squeeze(text),
  letters: squeeze(letters),
});

/** Whether a canary stands in one of the readings: as it is, spelt out, with look-alikes, backwards, or in a code of its own. */
export function holdsCanary(readings: readonly Reading[], canary: string): boolean {
  if (readings.some(({ lower }) => lower.includes(canary.toLowerCase()))) return true;
  const bare = squeeze(canary);
  if (bare.length < LEAST_FOLDED) return false;
  const folded = squeeze(viewsOf(canary).letters.text);
  const forms = [bare, [...bare].reverse().join(''), ...codesOf(canary)];
  return readings.some(
    ({ squeezed, letters }) =>
      forms.some((form) => squeezed.includes(form)) || (folded.length >= LEAST_FOLDED && letters.includes(folded)),
  );
}

const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** A canary in codes whose beginning may be lost: rot13, hexadecimal, and base64 at each of its three places. */
function codesOf(canary: string): string[] {
  const rotated = canary.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });
  const inBase64 = [0, 1, 2].map((before) => {
    const code = Buffer.from(' '.repeat(before) + canary)
      .toString('base64')
      .replace(/=+$/, '');
    // Signs at the edges depend on what stands beside the canary.
    return code.slice(before === 0 ? 0 : before + 1, -1);
  });
  return [rotated, Buffer.from(canary).toString('hex'), ...inBase64]
    .map(squeeze)
    .filter((code) => code.length >= LEAST_FOLDED);
}
