/** Decimals of a score, a probability or a share in an answer, unless its field says otherwise. */
const DECIMALS = 6;

/** Rounds a number of an answer. Half a unit of the last decimal is rounded up. */
export const rounded = (value: number, decimals: number = DECIMALS): number => {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
};
