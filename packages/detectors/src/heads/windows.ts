/** Segments are windows of this many blocks, each moved on by so many: a sentence, a paragraph, a page. */
const windowShapes = [
  { blocks: 1, step: 1 },
  { blocks: 3, step: 1 },
  { blocks: 12, step: 4 },
] as const;

/** The window of blocks `[first, end)`. */
export interface Window {
  first: number;
  end: number;
}

/**
 * Visits every segment of a text of `count` blocks: a sentence is judged in its own right, and so is the page around it.
 * The last window of each shape ends with the text. At most 2.25 windows a block.
 */
export function visitWindows(count: number, visit: (first: number, end: number) => void): void {
  for (const { blocks, step } of windowShapes) {
    if (blocks > 1 && count < 2) return;
    if (blocks >= count) {
      visit(0, count);
      return;
    }
    for (let first = 0; first + blocks < count; first += step) visit(first, first + blocks);
    visit(count - blocks, count);
  }
}
