import type { TiltedBox } from './smallest-box.ts';

interface Placed {
  readonly box: TiltedBox;
}

/**
 * Sorts lines as they are read: from the top, and from the left where they stand in one row. The picture is turned by
 * the angle of its median line first.
 */
export function inReadingOrder<Line extends Placed>(lines: readonly Line[]): Line[] {
  const angles = lines.map(({ box }) => box.angle).toSorted((a, b) => a - b);
  const tilt = angles[Math.floor(angles.length / 2)] ?? 0;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const placed = lines.map((line) => {
    const { centre, height } = line.box;
    return { line, left: centre.x * cos + centre.y * sin, middle: centre.y * cos - centre.x * sin, height };
  });
  const rows: (typeof placed)[] = [];
  for (const each of placed.toSorted((a, b) => a.middle - b.middle)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && each.middle - first.middle < Math.min(first.height, each.height) / 2) row.push(each);
    else rows.push([each]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.left - b.left).map(({ line }) => line));
}
