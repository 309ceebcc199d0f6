import type { Point } from '../image.ts';

/** A rectangle at an angle. `angle` is that of its width, in radians, clockwise as the picture is seen. */
export interface TiltedBox {
  readonly centre: Point;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
}

/** The rectangle of the smallest area around points. Its angle is from -45 to 45 degrees. */
export function smallestBox(points: readonly Point[]): TiltedBox {
  const hull = hullOf(points);
  let best: TiltedBox | undefined;
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length] ?? from;
    const box = boxAlong(hull, Math.atan2(to.y - from.y, to.x - from.x));
    if (!best || box.width * box.height < best.width * best.height) best = box;
  }
  return upright(best ?? boxAlong(hull, 0));
}

function boxAlong(hull: readonly Point[], angle: number): TiltedBox {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = hull.map(({ x, y }) => x * cos + y * sin);
  const across = hull.map(({ x, y }) => y * cos - x * sin);
  const [left, right, top, bottom] = [Math.min(...along), Math.max(...along), Math.min(...across), Math.max(...across)];
  const [a, b] = [(left + right) / 2, (top + bottom) / 2];
  const centre = { x: a * cos - b * sin, y: a * sin + b * cos };
  return { centre, width: right - left + 1, height: bottom - top + 1, angle };
}

/** Turns the names of the sides, not the box, until its width is nearest to level. */
function upright({ centre, width, height, angle }: TiltedBox): TiltedBox {
  const turns = Math.round(angle / (Math.PI / 2));
  const isSwapped = Math.abs(turns) % 2 === 1;
  const level = angle - (turns * Math.PI) / 2;
  return { centre, width: isSwapped ? height : width, height: isSwapped ? width : height, angle: level };
}

/** The convex hull by Andrew's monotone chain. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  return [...chainOf(sorted), ...chainOf(sorted.toReversed())];
}

function chainOf(sorted: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of sorted) {
    while (chain.length >= 2 && !turnsLeft(chain.at(-2), chain.at(-1), point)) chain.pop();
    chain.push(point);
  }
  return chain.slice(0, -1);
}

function turnsLeft(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  if (!a || !b) return true;
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
}
