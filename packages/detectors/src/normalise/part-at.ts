/**
 * Returns the index of the part that an offset of a joined text lies in, by binary search. `starts` has the starts of all
 * parts in their order. An offset before the first part counts as in it.
 */
export function partAt(starts: ArrayLike<number>, offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return Math.max(low, 0);
}
