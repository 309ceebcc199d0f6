interface WindowShape {
  readonly blocks: number;
  readonly step: number;
}

/**
 * The segments that a head judges: windows of so many blocks of 16 words, each moved on by so many. An injection is a
 * sentence in whatever surrounds it; tone and subject need a paragraph to show.
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

/** How far the smallest segment of a head reaches. */
export type Reach = keyof typeof reaches;

/**
 * Visits every segment of a text of `count` blocks, the blocks `[first, end)`. The last window of each shape ends with the
 * text, and a text shorter than a shape is its only window. Fewer than three windows a block.
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
