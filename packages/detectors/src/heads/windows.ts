interface WindowShape {
  readonly blocks: number;
  readonly step: number;
}

/**
 * The segments that a head judges: sliding windows over the blocks of a text, which are sentences, lines and chat turns.
 * A block is judged alone and with its neighbours, and the worst window counts. So the text around a sentence can raise
 * its verdict and never lower it.
 */
const shapes: readonly WindowShape[] = [
  { blocks: 1, step: 1 },
  { blocks: 2, step: 1 },
  { blocks: 3, step: 1 },
  { blocks: 6, step: 2 },
  { blocks: 12, step: 4 },
  { blocks: 24, step: 8 },
];

/** Segments with fewer features are scored as if they had so many, because a single word says little. */
const MIN_FEATURES = 30;

/** Returns what the sum of a segment's weights is divided by. `features` is the number of its features. */
export const divisorOf = (features: number): number => Math.sqrt(Math.max(features, MIN_FEATURES));

/**
 * Visits every segment of a text of `count` blocks as `[first, end)`. The last window of each shape ends with the text.
 * A text shorter than a shape gets one window. In total there are fewer than five windows per block.
 */
export function visitWindows(count: number, visit: (first: number, end: number) => void): void {
  for (const { blocks, step } of shapes) {
    if (blocks >= count) {
      visit(0, count);
      return;
    }
    for (let first = 0; first + blocks < count; first += step) visit(first, first + blocks);
    visit(count - blocks, count);
  }
}
