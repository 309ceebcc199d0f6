/** The words of a text, without case and punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('every body', 'everybody')
    .match(/[a-z0-9']+/g) ?? [];

/** The smallest number of words to change, add or leave out to make one text of the other. */
export function wordErrors(said: readonly string[], heard: readonly string[]): number {
  const none = Array.from({ length: heard.length + 1 }, (_, at) => at);
  const last = said.reduce<number[]>((row, word) => nextRow(row, word, heard), none);
  return last.at(-1) ?? 0;
}

/** The distances to the first words of `heard`, with one word more that was said. */
function nextRow(row: readonly number[], word: string, heard: readonly string[]): number[] {
  const next = [(row[0] ?? 0) + 1];
  for (const [at, other] of heard.entries()) {
    const changed = (row[at] ?? 0) + (word === other ? 0 : 1);
    next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
  }
  return next;
}
