/** An affine map as PDF writes it: [a, b, c, d, x, y]. */
export type Affine = readonly [number, number, number, number, number, number];

/** A rectangle along the axes: left, bottom, right, top. */
export type Box = readonly [number, number, number, number];

export const unchanged: Affine = [1, 0, 0, 1, 0, 0];

/** The map that does `inner` first, then `outer`. */
export function times([a, b, c, d, x, y]: Affine, inner: Affine): Affine {
  const [p, q, r, s, u, v] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * u + c * v + x, b * u + d * v + y];
}

/** Where a map puts a point. */
export const moved = ([a, b, c, d, x, y]: Affine, px: number, py: number): readonly [number, number] => [
  a * px + c * py + x,
  b * px + d * py + y,
];

/** The map that undoes a map. Undefined for one that makes everything a line or a point. */
export function inverseOf([a, b, c, d, x, y]: Affine): Affine | undefined {
  const area = a * d - b * c;
  if (!Number.isFinite(1 / area)) return undefined;
  return [d / area, -b / area, -c / area, a / area, (c * y - d * x) / area, (b * x - a * y) / area];
}

/** The smallest box around what a map makes of a box. */
export function movedBox(map: Affine, [left, bottom, right, top]: Box): Box {
  const corners = [moved(map, left, bottom), moved(map, left, top), moved(map, right, bottom), moved(map, right, top)];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Reads a map from what PDF.js gives: numbers in an array or a typed array. */
export function affineOf(value: unknown): Affine {
  const numbers = value as ArrayLike<number> | undefined | null;
  if (numbers?.length !== 6) return unchanged;
  const at = (index: number): number => Number(numbers[index]) || 0;
  return [at(0), at(1), at(2), at(3), at(4), at(5)];
}

/** Reads a box in the same way. Returns undefined if it is none. */
export function boxOf(value: unknown): Box | undefined {
  const numbers = value as ArrayLike<number> | undefined | null;
  if (numbers?.length !== 4) return undefined;
  const at = (index: number): number => Number(numbers[index]) || 0;
  return [at(0), at(1), at(2), at(3)];
}
