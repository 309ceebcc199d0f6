import { Usage } from '../command-failures.ts';

/** Parses the number of an option. Throws Usage if it is not in its range. */
export function numberOf(
  flag: string,
  word: string,
  [least, most]: readonly [number, number],
  isWhole = false,
): number {
  const number = word.trim() === '' ? Number.NaN : Number(word);
  if (number >= least && number <= most && (!isWhole || Number.isInteger(number))) return number;
  throw new Usage(`${flag} takes a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}, not "${word}"`);
}
