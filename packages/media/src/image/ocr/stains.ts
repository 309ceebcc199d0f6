import type { Point } from '../image.ts';

/** A connected area of a map of probabilities. */
export interface Stain {
  /** The ends of its rows, which are enough for its outline. */
  readonly edge: readonly Point[];
  readonly pixels: number;
  /** The mean of the probabilities. */
  readonly mean: number;
}

/** Finds the connected areas of a map where the probability is above `threshold`, from the top. */
export function stainsOf(map: Float32Array, width: number, threshold: number): Stain[] {
  const isSeen = new Uint8Array(map.length);
  const stains: Stain[] = [];
  const isInk = (place: number) => isSeen[place] === 0 && (map[place] ?? 0) > threshold;
  for (let place = 0; place < map.length; place += 1) {
    if (isInk(place)) stains.push(stainFrom(map, width, place, isSeen, isInk));
  }
  return stains;
}

/** Follows an area in all eight directions. */
function stainFrom(
  map: Float32Array,
  width: number,
  start: number,
  isSeen: Uint8Array,
  isInk: (place: number) => boolean,
): Stain {
  const rows = new Map<number, { left: number; right: number }>();
  const waiting = [start];
  isSeen[start] = 1;
  let sum = 0;
  let pixels = 0;
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    sum += map[place] ?? 0;
    pixels += 1;
    widen(rows, place % width, Math.floor(place / width));
    for (const next of neighbours(place, width)) {
      if (!isInk(next)) continue;
      isSeen[next] = 1;
      waiting.push(next);
    }
  }
  const edge = [...rows].flatMap(([y, { left, right }]) => [
    { x: left, y },
    { x: right, y },
  ]);
  return { edge, pixels, mean: sum / pixels };
}

function widen(rows: Map<number, { left: number; right: number }>, x: number, y: number): void {
  const row = rows.get(y);
  if (!row) rows.set(y, { left: x, right: x });
  else if (x < row.left) row.left = x;
  else if (x > row.right) row.right = x;
}

/** The places around a place in the same map. Those above and below the map hold no probability. */
function neighbours(place: number, width: number): number[] {
  const x = place % width;
  const columns = [-1, 0, 1].filter((step) => x + step >= 0 && x + step < width);
  return columns.flatMap((step) => [place + step - width, place + step, place + step + width]);
}
