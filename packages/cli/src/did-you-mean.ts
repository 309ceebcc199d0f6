/** ` Did you mean "detect"?`, or nothing where no known word is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const written = word.toLowerCase();
  const near = known
    .map((each) => ({ each, edits: editDistance(written, each.toLowerCase()) }))
    .filter(({ edits }) => edits <= mostEdits(word))
    .toSorted((a, b) => a.edits - b.edits)[0];
  return near ? ` Did you mean "${near.each}"?` : '';
}

/** A third of a word may be mistyped; a word of two letters looks like every other. */
const mostEdits = (word: string): number => Math.min(3, Math.floor(word.length / 3));

/** Letters to add, drop or change until one word is the other (Levenshtein). */
function editDistance(from: string, to: string): number {
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const [left = 0, above = 0, diagonal = 0] = [current[column], last[column + 1], last[column]];
      current.push(Math.min(left + 1, above + 1, diagonal + (letter === other ? 0 : 1)));
    }
    last = current;
  }
  return last.at(-1) ?? 0;
}
