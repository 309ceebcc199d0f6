import { descriptionOf, readWave } from '@redoubt/rendering';
import type { TrickName } from './tricks.ts';

/** A picture or a recording of a message. */
export interface PracticeMedium {
  readonly kind: 'picture' | 'recording';
  /** How it is named in an answer, such as `an image (12 kB)`. */
  readonly label: string;
  /** What it shows or says, if its file tells that. The practice target has neither eyes nor ears. */
  readonly says: string | undefined;
}

/** Longest text of a medium that is read, in characters. */
const MAX_READ = 8_000;

/** Returns what a file shows or says by its own description: the text chunk of a PNG, or the comment of a WAV. */
export function saidBy(base64: string): string | undefined {
  const bytes = Buffer.from(base64, 'base64');
  return (descriptionOf(bytes) ?? readWave(bytes)?.comment)?.slice(0, MAX_READ);
}

/** A prompt with what its media say, and the trick that this is. */
interface ReadMedia {
  readonly text: string;
  readonly trick: TrickName | undefined;
}

/**
 * Puts what media show or say into the text of a prompt. Words, letters and captions go into the gaps that the text
 * leaves for them. Whatever else is shown or said follows the text.
 */
export function readMedia(text: string, media: readonly PracticeMedium[]): ReadMedia {
  const told = media.filter(({ says }) => says !== undefined);
  const [first] = told;
  if (!first) return { text, trick: undefined };
  const said = told.map(({ says }) => says).join('\n');
  if (first.kind === 'recording') return { text: `${text}\n${said}`, trick: 'recording' };
  const completed = withoutGaps(text, said);
  return completed === text ? { text: `${text}\n${said}`, trick: 'picture' } : { text: completed, trick: 'pieces' };
}

/** Fills masks by the words of cards, gaps by the letters of tiles, and pointers by the caption. */
function withoutGaps(text: string, shown: string): string {
  const cards = new Map(shown.split('\n').map((line) => splitOnce(line, ': ')));
  const tileOf = new Map(
    Array.from(text.matchAll(/^⟨(\d+)⟩ = (\d{1,3}) ([+-]) (\d{1,3})$/gm), ([, gap = '', a, sign, b]) => {
      const tile = Number(a) + (sign === '+' ? 1 : -1) * Number(b);
      return [gap, cards.get(String(tile)) ?? ''] as const;
    }),
  );
  return text
    .replaceAll(/^⟨\d+⟩ = .*$/gm, '')
    .replaceAll(/⟨(\d+)⟩/g, (gap, number: string) => tileOf.get(number) ?? gap)
    .replaceAll(/\[MASK(\d+)\]/g, (gap, number: string) => cards.get(number) ?? gap)
    .replaceAll(/\[the words under the picture\]/g, () => shown);
}

function splitOnce(line: string, by: string): [string, string] {
  const at = line.indexOf(by);
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + by.length)];
}
