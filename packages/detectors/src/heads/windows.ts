interface WindowShape {
  readonly blocks: number;
  readonly step: number;
}

/**
 * The segments that a head judges: sliding windows, with their size and step in blocks of 16 words. An injection may be
 * a single sentence in any surroundings. Tone and subject need a paragraph to show.
 */
const reaches = {
  sentence: [
    { blocks: 1, step: 1 },
    { blocks: 2, step: 1 },
    { blocks: 4, step: 2 },
    { blocks: 12, step: 4 },
    { blocks: 36, step: 12 },
  ],
  paragraph: [
    { blocks: 3, step: 1 },
    { blocks: 9, step: 3 },
    { blocks: 36, step: 12 },
  ],
} as const satisfies Record<string, readonly WindowShape[]>;

/** The smallest segment that a head judges. */
export type Reach = keyof typeof reaches;

/**
 * Visits every segment of a text of `count` blocks as `[first, end)`. The last window of each shape ends with the text.
 * A text shorter than a shape gets one window. In total there are fewer than three windows per block.
 */
export function visitWindows(count: number, reach: Reach, visit: (first: number, end: number) => void): void {
  for (const { blocks, step } of reaches[reach]) {
    if (blocks >= count) {
      visit(0, count);
      return;
    }
    for (let first = 0; first + blocks < count; first += step) visit(first, first + blocks);
    visit(count - blocks, count);
  }
}
