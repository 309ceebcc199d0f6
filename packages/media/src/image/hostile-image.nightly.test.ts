import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { MediaFailure } from '../media-failure.ts';
import { createImageReader } from './image-reader.ts';
import { drawText } from './testing/draw-text.ts';

const reader = createImageReader({
  processes: 2,
  onOverload: () => new Error('busy'),
  log: { warn: () => undefined },
});
afterAll(() => reader.close());

const outcomeOf = (bytes: Uint8Array) =>
  reader.read({ bytes }, 'one').then(
    () => 'read',
    (error: unknown) => (error instanceof MediaFailure ? error.reason : error),
  );
const grain = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });

/** Three kilobytes that draw a blurred square a million million times. */
function drawingBomb(): Buffer {
  const levels = Array.from(
    { length: 12 },
    (_, level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`,
  );
  const first =
    '<filter id="f"><feGaussianBlur stdDeviation="200"/></filter><g id="a0"><rect width="999" height="999" filter="url(#f)"/></g>';
  const open = '<svg xmlns="http://www.w3.org/2000/svg" width="999" height="999">';
  return Buffer.from(`${open}<defs>${first}${levels.join('')}</defs><use href="#a12"/></svg>`);
}

/** Entities of entities, which would become a thousand million letters. */
function entityBomb(): Buffer {
  const levels = Array.from({ length: 9 }, (_, level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`);
  const type = `<!DOCTYPE svg [<!ENTITY a0 "aaaaaaaaaa">${levels.join('')}]>`;
  return Buffer.from(`${type}<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><text>&a9;</text></svg>`);
}

async function grainyAnimation(): Promise<Buffer> {
  const frames = await Promise.all(Array.from({ length: 12 }, () => grain(600, 400).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}

test.each<[string, () => Buffer | Promise<Buffer>, readonly string[]]>([
  ['an SVG that draws without end', drawingBomb, ['too_complex']],
  ['an SVG of nested entities', entityBomb, ['too_complex']],
  ['grain of 49 million pixels', () => grain(7_000, 7_000).jpeg({ quality: 40 }).toBuffer(), ['read']],
  ['an animation of grain', grainyAnimation, ['read', 'out_of_time', 'stalled']],
])(
  '%s ends within the limits, and the next picture is read',
  async (_, make, outcomes) => {
    expect(outcomes).toContain(await outcomeOf(await make()));
    expect(await outcomeOf(await (await drawText(['still here'])).png().toBuffer())).toBe('read');
  },
  400_000,
);
