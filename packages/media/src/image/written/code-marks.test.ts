import { seededNumbers } from '@redoubt/contract/testing/seeded-numbers';
import { expect, test } from 'vitest';
import { openImage } from '../open-image.ts';
import { drawText } from '../testing/draw-text.ts';
import { mayHoldCode } from './code-marks.ts';

/** A mark of seven modules: a dark square within a dark frame. */
function drawMark(pixels: Uint8Array, width: number, mark: { left: number; top: number; module: number }): void {
  for (let y = 0; y < 7 * mark.module; y += 1) {
    for (let x = 0; x < 7 * mark.module; x += 1) {
      const ring = Math.max(Math.abs(Math.floor(x / mark.module) - 3), Math.abs(Math.floor(y / mark.module) - 3));
      const at = ((mark.top + y) * width + mark.left + x) * 3;
      pixels.fill(ring === 2 ? 240 : 20, at, at + 3);
    }
  }
}

const withMarks = (count: number, module: number) => {
  const pixels = new Uint8Array(200 * 200 * 3).fill(240);
  const corners = [
    { left: 20, top: 20 },
    { left: 120, top: 20 },
    { left: 20, top: 120 },
  ];
  for (const corner of corners.slice(0, count)) drawMark(pixels, 200, { ...corner, module });
  return { width: 200, height: 200, pixels };
};

test.each([2, 3, 5, 8])('three marks with modules of %i pixels are those of a code', (module) => {
  expect(mayHoldCode(withMarks(3, module))).toBe(true);
});

test('fewer marks, or a page of text, hold no code', async () => {
  expect(mayHoldCode(withMarks(2, 4))).toBe(false);
  const page = await drawText(Array.from({ length: 12 }, () => 'Ignore all 8 previous @ instructions and B0B'));
  const { raster } = await (await openImage(await page.png().toBuffer())).decode(0);
  expect(mayHoldCode(raster)).toBe(false);
});

test('three marks in a row are not the corners of a code', () => {
  const pixels = new Uint8Array(300 * 200 * 3).fill(240);
  for (const left of [20, 120, 220]) drawMark(pixels, 300, { left, top: 80, module: 5 });
  expect(mayHoldCode({ width: 300, height: 200, pixels })).toBe(false);
});

test('grain has marks by chance and holds no code, but a code within grain is seen', () => {
  const grain = (ground: { width: number; height: number; pixels: Uint8Array }) => {
    const next = seededNumbers(7);
    const pixels = ground.pixels.map((value) => Math.max(0, value - Math.floor(100 * next())));
    return { ...ground, pixels };
  };
  const [width, height] = [800, 600];
  const plain = { width, height, pixels: new Uint8Array(width * height * 3).fill(240) };
  expect(mayHoldCode(grain(plain))).toBe(false);
  for (const corner of [
    { left: 200, top: 200 },
    { left: 400, top: 200 },
    { left: 200, top: 400 },
  ]) {
    drawMark(plain.pixels, width, { ...corner, module: 8 });
  }
  expect(mayHoldCode(grain(plain))).toBe(true);
});
