import { readLists } from '@redoubt/data-files';
import { lettersReading } from '../normalise/fold-letters.ts';

/** Refusal phrases by language. They are long enough to be rare in other texts. */
const file = new URL('../../data/refusal-cues.txt', import.meta.url);

/** Units by which a phrase is found. */
const START = 3;
const SLOTS = 4_096;

/** The phrases, so that one pass over a text finds them. */
interface CueIndex {
  /** Phrases by the slot of their first units. Most slots have none. */
  readonly bySlot: readonly (readonly string[] | undefined)[];
  /** Phrases with fewer units. */
  readonly short: readonly string[];
}

let cues: CueIndex | undefined;

/** Whether a segment in its letters reading contains a refusal phrase. */
export function hasRefusalCue(letters: string): boolean {
  cues ??= readCues();
  const { bySlot, short } = cues;
  for (let at = 0; at + START <= letters.length; at += 1) {
    const begun = bySlot[slotAt(letters, at)];
    if (begun?.some((phrase) => letters.startsWith(phrase, at))) return true;
  }
  return short.some((phrase) => letters.includes(phrase));
}

function readCues(): CueIndex {
  // A phrase on its own may consist of look-alikes only and is then folded to Latin, but not inside its sentence. So
  // both forms are searched for.
  const all = new Set(
    Object.values(readLists(file))
      .flat()
      .flatMap((phrase) => [phrase, lettersReading(phrase).text]),
  );
  const short = [...all].filter((phrase) => phrase.length < START);
  const bySlot = new Array<readonly string[] | undefined>(SLOTS).fill(undefined);
  for (const phrase of all) {
    if (phrase.length < START) continue;
    const slot = slotAt(phrase, 0);
    bySlot[slot] = [...(bySlot[slot] ?? []), phrase];
  }
  return { bySlot, short };
}

/** Returns the slot of the units that begin at a place. */
const slotAt = (text: string, at: number): number =>
  ((text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) * 31 + text.charCodeAt(at + 2)) % SLOTS;
