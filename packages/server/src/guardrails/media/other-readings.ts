/** A sentence with more words is also read in parts: speech has no full stops, and the transcriber sets few. */
const MAX_WORDS = 9;
/** The words of a part, and the words from the start of one part to the start of the next. */
const PART_WORDS = 8;
const PART_STEP = 4;

/**
 * Other ways to read a transcript: what may have been said instead, and the parts of what was said without a stop. An
 * order in the middle of a sentence is seen in them.
 */
export function otherReadings(transcript: string, alternatives: readonly string[]): string[] {
  const texts = [transcript, ...alternatives];
  const all = new Set([...alternatives, ...texts.flatMap(partsOf)]);
  all.delete(transcript);
  return [...all];
}

const partsOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/).flatMap(windowsOf);

function windowsOf(sentence: string): string[] {
  const words = sentence.split(/\s+/).filter((word) => word !== '');
  if (words.length <= MAX_WORDS) return [];
  const starts = Array.from(
    { length: Math.ceil((words.length - PART_WORDS) / PART_STEP) + 1 },
    (_, at) => at * PART_STEP,
  );
  return starts.map((start) => words.slice(start, start + PART_WORDS).join(' '));
}
