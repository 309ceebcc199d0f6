import { expect, test } from 'vitest';
import { framedArea } from './framed-area.ts';

const pixels = new Uint8Array(60 * 40 * 3).fill(200);
// The letters of a word are cut by the left edge.
for (let y = 10; y < 20; y += 1) pixels.fill(20, y * 60 * 3, (y * 60 + 5) * 3);
const picture = { width: 60, height: 40, pixels };

test('an area has a frame in the colour of the edge that it touches', () => {
  const { raster, left, top } = framedArea(picture, { left: 0, top: 4, width: 40, height: 36 });
  expect([left, top, raster.width, raster.height]).toEqual([32, 0, 72, 68]);
  const at = (x: number, y: number) => raster.pixels[(y * raster.width + x) * 3];
  expect([at(0, 8), at(31, 8), at(32, 8), at(36, 8), at(37, 8)]).toEqual([200, 200, 20, 20, 200]);
});

test('an area within the picture has none', () => {
  const { raster, left, top } = framedArea(picture, { left: 1, top: 1, width: 10, height: 10 });
  expect([left, top, raster.width, raster.height]).toEqual([0, 0, 10, 10]);
});
