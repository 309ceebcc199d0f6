import { Usage } from './usage.ts';

/** A number of credits as a word says it. */
export function creditsOf(word: string, what: string): number {
  const credits = /^\d{1,15}$/.test(word) ? Number(word) : Number.NaN;
  if (!Number.isSafeInteger(credits)) throw new Usage(`${what} cannot be "${word}"; it is a whole number of credits`);
  return credits;
}
