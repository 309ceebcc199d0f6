import type { TiltedBox } from './smallest-box.ts';

/** Boxes of one line are at most this share of their height apart. Columns are further apart. */
const MAX_GAP = 0.8;
/** Boxes of one line have heights that differ by at most this factor. */
const MAX_HEIGHT_RATIO = 1.5;
/** The largest difference of angles in radians: 4 degrees. */
const MAX_TURN = 0.07;

/** Joins boxes that are pieces of one line. Large or wide-set text is found in pieces, which would cut words. */
export function joinBoxes(boxes: readonly TiltedBox[]): TiltedBox[] {
  const joined: TiltedBox[] = [];
  for (const box of boxes.toSorted((a, b) => a.centre.x - a.width / 2 - (b.centre.x - b.width / 2))) {
    const at = joined.findIndex((other) => isOneLine(other, box));
    const other = joined[at];
    if (other) joined[at] = union(other, box);
    else joined.push(box);
  }
  return joined;
}

function isOneLine(a: TiltedBox, b: TiltedBox): boolean {
  const height = Math.min(a.height, b.height);
  // The side of a box that is nearly a square says nothing about its angle.
  if (Math.abs(a.angle - b.angle) > MAX_TURN || Math.max(a.height, b.height) > height * MAX_HEIGHT_RATIO) return false;
  if (a.height > a.width * 1.5 || b.height > b.width * 1.5) return false;
  const { along, below } = offset(a, b);
  return Math.abs(below) < height * 0.35 && Math.abs(along) - (a.width + b.width) / 2 < height * MAX_GAP;
}

/** The way from the middle of one box to that of the other, in the directions of the first. */
function offset(a: TiltedBox, b: TiltedBox) {
  const [x, y] = [b.centre.x - a.centre.x, b.centre.y - a.centre.y];
  const [cos, sin] = [Math.cos(a.angle), Math.sin(a.angle)];
  return { along: x * cos + y * sin, below: y * cos - x * sin };
}

function union(a: TiltedBox, b: TiltedBox): TiltedBox {
  const wide = a.width >= b.width ? a : b;
  const { along, below } = offset(wide, wide === a ? b : a);
  const other = wide === a ? b : a;
  const left = Math.min(-wide.width / 2, along - other.width / 2);
  const right = Math.max(wide.width / 2, along + other.width / 2);
  const top = Math.min(-wide.height / 2, below - other.height / 2);
  const bottom = Math.max(wide.height / 2, below + other.height / 2);
  const [cos, sin] = [Math.cos(wide.angle), Math.sin(wide.angle)];
  const [dx, dy] = [(left + right) / 2, (top + bottom) / 2];
  const centre = { x: wide.centre.x + dx * cos - dy * sin, y: wide.centre.y + dx * sin + dy * cos };
  return { centre, width: right - left, height: bottom - top, angle: wide.angle };
}
