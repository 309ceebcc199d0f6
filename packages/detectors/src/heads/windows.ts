interface WindowShape {
  readonly blocks: number;
  readonly step: number;
}

/**
 * What the windows of a head are made of. `units`: whole sentences, lines and chat turns, for what only a whole sentence
 * says. `pieces`: about ten words of a sentence, for what a few words say, wherever they stand.
 */
export type WindowGrain = 'units' | 'pieces';

/**
 * The segments that a head judges: sliding windows over the units or pieces of a text. Each is judged alone and with its
 * neighbours, and the worst window counts. So the text around a sentence can raise its verdict and never lower it.
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

/** The parts of a text that windows are made of: its number of blocks, and the first block of each unit and the end. */
export interface Parts {
  readonly blocks: number;
  readonly units: ArrayLike<number>;
}

/** Visits every segment of a text as blocks `[first, end)`. */
export function visitWindows(
  { blocks, units }: Parts,
  grain: WindowGrain,
  visit: (first: number, end: number) => void,
): void {
  if (grain === 'pieces') slide(blocks, visit);
  else slide(units.length - 1, (first, end) => visit(units[first] as number, units[end] as number));
}

/**
 * Visits windows over `count` parts as `[first, end)`. The last window of each shape ends with the text. A text shorter
 * than a shape gets one window. In total there are fewer than five windows per part.
 */
function slide(count: number, visit: (first: number, end: number) => void): void {
  for (const { blocks, step } of shapes) {
    if (blocks >= count) {
      visit(0, count);
      return;
    }
    for (let first = 0; first + blocks < count; first += step) visit(first, first + blocks);
    visit(count - blocks, count);
  }
}
