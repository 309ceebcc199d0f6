const placeholder = /\b(?:TODO|lorem ipsum)\b|\((?:the )?rest\b.{0,40}\bfollows?\b/i;
/** Share of different words below which a short answer only repeats itself. */
const LEAST_DIFFERENT = 0.55;
const SHORT = 60;
const LEAST_WORDS = 6;

/** Says whether an answer holds a placeholder, or says the same words again and again. */
export function isFiller(answer: string): boolean {
  if (placeholder.test(answer)) return true;
  const words = answer.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < LEAST_WORDS || words.length > SHORT) return false;
  return new Set(words).size < LEAST_DIFFERENT * words.length;
}

/** Says whether an answer breaks off within a sentence. */
export const breaksOff = (answer: string): boolean => /\p{L}{2,}[,:]?$/u.test(lastLineOf(answer)) && isSentence(answer);

const lastLineOf = (answer: string): string => answer.trimEnd().split('\n').at(-1) ?? '';

/** Titles, names and lists end without a full stop, too. A sentence has many words. */
const LONG_LINE = 8;
const isSentence = (answer: string): boolean => {
  const words =
    lastLineOf(answer)
      .split(/[.!?] /)
      .at(-1)
      ?.split(/\s+/) ?? [];
  return (
    words.length >= LONG_LINE || /\b(?:is|are|to|then|first|the|a|an|of|and|for|you'd|have)$/i.test(lastLineOf(answer))
  );
};
