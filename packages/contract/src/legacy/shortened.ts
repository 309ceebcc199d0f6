const MOST = 80;

/** A caller's word as it is repeated in a sentence: short, and without half a character at its end. */
export const shortened = (word: string): string => word.slice(0, MOST).toWellFormed();
