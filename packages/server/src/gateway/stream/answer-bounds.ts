/** Choices of one answer: as many as OpenAI lets a caller ask for. Their indexes go from 0 on. */
export const MAX_CHOICES = 128;
/** Calls of tools in one choice, and pieces of its reasoning. Their indexes go from 0 on. */
export const MAX_CALLS = 512;
/** Texts of one answer, of all choices. */
const MAX_TEXTS = 1_024;

/** An answer has more texts than are judged, or numbers them in a way that no reader follows. */
export class TooManyTexts extends Error {
  override readonly name = 'TooManyTexts';
}

/** Throws TooManyTexts for an index that is no whole number from 0 to one less than `most`. */
export function checkIndex(index: number, most: number, what: 'choices' | 'calls'): void {
  if (Number.isInteger(index) && index >= 0 && index < most) return;
  throw new TooManyTexts(`An answer has at most ${most} ${what}, with indexes from 0 on; this one names ${index}`);
}

/** Throws TooManyTexts for more texts than an answer may have. */
export function checkCount(count: number): void {
  if (count <= MAX_TEXTS) return;
  throw new TooManyTexts(`An answer has at most ${MAX_TEXTS} texts; this one has more`);
}
