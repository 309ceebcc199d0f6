/** Maximum number of choices in an answer, as in OpenAI's API. Their indexes start at 0. */
export const MAX_CHOICES = 128;
/** Maximum number of tool calls in one choice, and of its pieces of reasoning. Their indexes start at 0. */
export const MAX_CALLS = 512;
/** Maximum number of texts in one answer, over all choices. */
const MAX_TEXTS = 1_024;

/** Thrown if an answer has too many texts, or indexes that no reader follows. */
export class TooManyTexts extends Error {
  override readonly name = 'TooManyTexts';
}

/** Throws TooManyTexts for an index that is not an integer from 0 to `most` - 1. */
export function checkIndex(index: number, most: number, what: 'choices' | 'calls'): void {
  if (Number.isInteger(index) && index >= 0 && index < most) return;
  throw new TooManyTexts(`An answer has at most ${most} ${what}, with indexes from 0 on; this one names ${index}`);
}

/** Throws TooManyTexts for more texts than an answer may have. */
export function checkCount(count: number): void {
  if (count <= MAX_TEXTS) return;
  throw new TooManyTexts(`An answer has at most ${MAX_TEXTS} texts; this one has more`);
}
