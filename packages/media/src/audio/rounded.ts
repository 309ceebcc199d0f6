/** Rounds seconds or a share of an answer. The contract has the same for all, but these processes do not load it. */
export const rounded = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;
