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
  const isOpen = new Uint8Array(map.length);
  for (let place = 0; place < map.length; place += 1) if ((map[place] as number) > threshold) isOpen[place] = 1;
  const stains: Stain[] = [];
  for (let place = isOpen.indexOf(1); place >= 0; place = isOpen.indexOf(1, place + 1)) {
    stains.push(stainFrom(map, width, place, isOpen));
  }
  return stains;
}

/** Follows an area in all eight directions. Its places are closed, so that no other area takes them. */
function stainFrom(map: Float32Array, width: number, start: number, isOpen: Uint8Array): Stain {
  const rows = new Map<number, { left: number; right: number }>();
  const waiting = [start];
  isOpen[start] = 0;
  let sum = 0;
  let pixels = 0;
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const y = Math.floor(place / width);
    const x = place - y * width;
    sum += map[place] ?? 0;
    pixels += 1;
    widen(rows, x, y);
    closeAround(isOpen, width, place, waiting);
  }
  const edge = [...rows].flatMap(([y, { left, right }]) => [
    { x: left, y },
    { x: right, y },
  ]);
  return { edge, pixels, mean: sum / pixels };
}

/** Closes the open places around a place and puts them on the list. Those above and below the map are never open. */
function closeAround(isOpen: Uint8Array, width: number, place: number, waiting: number[]): void {
  const x = place % width;
  const from = x > 0 ? -1 : 0;
  const to = x + 1 < width ? 1 : 0;
  for (let row = place - width; row <= place + width; row += width) {
    for (let next = row + from; next <= row + to; next += 1) {
      if (isOpen[next] !== 1) continue;
      isOpen[next] = 0;
      waiting.push(next);
    }
  }
}

function widen(rows: Map<number, { left: number; right: number }>, x: number, y: number): void {
  const row = rows.get(y);
  if (!row) rows.set(y, { left: x, right: x });
  else if (x < row.left) row.left = x;
  else if (x > row.right) row.right = x;
}
