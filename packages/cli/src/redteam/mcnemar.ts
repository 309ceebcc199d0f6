/**
 * Two-sided p-value of McNemar's exact test on the pairs that differ: under the hypothesis that both runs are alike,
 * `onlyFirst` of `onlyFirst + onlySecond` follows the binomial distribution of 1/2 (Q. McNemar, "Note on the sampling
 * error of the difference between correlated proportions or percentages", Psychometrika 12, 1947). Twice the smaller
 * tail, at most 1; without a pair that differs, 1.
 */
export function mcnemar(onlyFirst: number, onlySecond: number): number {
  const pairs = onlyFirst + onlySecond;
  const fewer = Math.min(onlyFirst, onlySecond);
  // In logarithms: 2 to the minus 1,075th is no number any more.
  let logTerm = -pairs * Math.LN2;
  let tail = Math.exp(logTerm);
  for (let count = 1; count <= fewer; count++) {
    logTerm += Math.log((pairs - count + 1) / count);
    tail += Math.exp(logTerm);
  }
  return Math.min(1, 2 * tail);
}
