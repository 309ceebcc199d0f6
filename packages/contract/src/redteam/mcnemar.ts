/**
 * Two-sided p-value of McNemar's exact test on the pairs that differ. If both runs are equally good, `onlyFirst` is
 * binomially distributed with n = `onlyFirst + onlySecond` and p = 1/2 (Q. McNemar, "Note on the sampling error of the
 * difference between correlated proportions or percentages", Psychometrika 12, 1947). Returns twice the smaller tail,
 * at most 1. Returns 1 if no pair differs.
 */
export function mcnemar(onlyFirst: number, onlySecond: number): number {
  const pairs = onlyFirst + onlySecond;
  const fewer = Math.min(onlyFirst, onlySecond);
  // Works with logarithms, because 2 to the power of -1,075 is 0 in floating point.
  let logTerm = -pairs * Math.LN2;
  let tail = Math.exp(logTerm);
  for (let count = 1; count <= fewer; count++) {
    logTerm += Math.log((pairs - count + 1) / count);
    tail += Math.exp(logTerm);
  }
  return Math.min(1, 2 * tail);
}
