/** The words of a text in lower case: runs of letters and digits with at least so many characters. */
export const wordsOf = (text: string, least = 1): string[] => runsOf(text, /[\p{L}\p{N}]+/gu, least);

/** The same of letters alone: digits part words and belong to none. */
export const letterWordsOf = (text: string, least = 1): string[] => runsOf(text, /\p{L}+/gu, least);

function runsOf(text: string, run: RegExp, least: number): string[] {
  const runs: string[] = text.toLowerCase().match(run) ?? [];
  // A character may be two units of a string, so units are counted only where that is enough.
  return least === 1 ? runs : runs.filter((each) => each.length >= least && [...each].length >= least);
}
