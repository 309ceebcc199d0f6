const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** Values of letters. I, O and Q are never used. */
const VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  ['AJ', 'BKS', 'CLT', 'DMU', 'ENV', 'FW', 'GPX', 'HY', 'RZ'].flatMap((letters, index) =>
    [...letters].map((letter) => [letter, index + 1]),
  ),
);

/** Whether 17 characters are a vehicle identification number with a valid North American check digit (49 CFR 565). */
export function isVin(token: string): boolean {
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(token) || !/[A-Z]/.test(token)) return false;
  let sum = 0;
  for (const [place, weight] of WEIGHTS.entries()) {
    const character = token.charAt(place);
    sum += weight * (VALUES[character] ?? Number(character));
  }
  return '0123456789X'[sum % 11] === token[8];
}
