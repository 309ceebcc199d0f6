/** Area under the ROC curve: how often a positive scores above a negative, ties counting half. NaN without both. */
export function auroc(positives: readonly number[], negatives: readonly number[]): number {
  const all = [...positives.map((z) => ({ z, isPositive: true })), ...negatives.map((z) => ({ z, isPositive: false }))];
  all.sort((one, other) => one.z - other.z);
  let ranks = 0;
  for (let at = 0; at < all.length; ) {
    let end = at;
    while (end < all.length && all[end]?.z === all[at]?.z) end += 1;
    const tied = all.slice(at, end).filter(({ isPositive }) => isPositive).length;
    ranks += (tied * (at + end + 1)) / 2;
    at = end;
  }
  const count = positives.length;
  return (ranks - (count * (count + 1)) / 2) / (count * negatives.length);
}
