import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { show, writePdf } from '../testing/write-pdf.ts';
import { drawPictures } from './draw-pictures.ts';

const SIDE = 80;

/** A picture of this side, red in its upper half and blue in its lower half. */
const twoColours = (): string => {
  const half = (SIDE * SIDE) / 2;
  return Buffer.concat([
    Buffer.alloc(half * 3, Buffer.from([255, 0, 0])),
    Buffer.alloc(half * 3, Buffer.from([0, 0, 255])),
  ]).toString('latin1');
};
const image = (more: string, content: string) => ({
  dictionary: `/Type /XObject /Subtype /Image /Width ${SIDE} /Height ${SIDE} ${more}`,
  content,
});
const rgb = image('/ColorSpace /DeviceRGB /BitsPerComponent 8', twoColours());
/** One bit a pixel. Every pixel of the left half is 0, every other 1. */
const halves = Buffer.alloc((SIDE * SIDE) / 8, Buffer.from([0, 0, 0, 0, 0, 255, 255, 255, 255, 255])).toString(
  'latin1',
);

/** The pixel at a place, as shares of width and height from the top left corner. */
function pixelAt(png: Uint8Array, x: number, y: number): number[] {
  const bytes = Buffer.from(png);
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const rows = inflateSync(bytes.subarray(41, 41 + bytes.readUInt32BE(33)));
  const place = Math.floor(y * height) * (width * 3 + 1) + 1 + Math.floor(x * width) * 3;
  return [...rows.subarray(place, place + 3)];
}

async function drawn(
  content: string,
  { objects = [rgb] as { dictionary: string; content: string }[], entries = '' } = {},
) {
  const resources = `/XObject << ${objects.map((_, index) => `/I${index} ${20 + index} 0 R`).join(' ')} >>`;
  const picture = await drawPictures(writePdf({ pages: [{ content, resources, entries }], objects }), [1]);
  if (!picture || !('png' in picture)) throw new Error(`Nothing was drawn: ${JSON.stringify(picture)}`);
  return (x: number, y: number) => pixelAt(picture.png, x, y);
}

const red = [255, 0, 0];
const blue = [0, 0, 255];
const white = [255, 255, 255];

describe('the pictures of a page', () => {
  test('stand as the page has them', async () => {
    const at = await drawn('q 400 0 0 400 50 50 cm /I0 Do Q');
    expect([at(0.5, 0.2), at(0.5, 0.8)]).toEqual([red, blue]);
  });

  test('are turned with their page and by their own place', async () => {
    const turned = await drawn('q 400 0 0 400 50 50 cm /I0 Do Q', { entries: '/Rotate 90' });
    expect([turned(0.8, 0.5), turned(0.2, 0.5)]).toEqual([red, blue]);
    const upsideDown = await drawn('q -400 0 0 -400 450 450 cm /I0 Do Q');
    expect([upsideDown(0.5, 0.2), upsideDown(0.5, 0.8)]).toEqual([blue, red]);
  });

  test('in strips are one picture', async () => {
    const at = await drawn('q 400 0 0 200 50 250 cm /I0 Do Q q 400 0 0 200 50 50 cm /I0 Do Q');
    expect([at(0.5, 0.1), at(0.5, 0.4), at(0.5, 0.6), at(0.5, 0.9)]).toEqual([red, blue, red, blue]);
  });

  test('may be stencils, which leave what is under them', async () => {
    const stencil = image('/ImageMask true', halves);
    const at = await drawn('q 400 0 0 400 50 50 cm /I0 Do Q 0 1 0 rg q 400 0 0 400 50 50 cm /I1 Do Q', {
      objects: [rgb, stencil],
    });
    expect([at(0.2, 0.2), at(0.8, 0.2), at(0.8, 0.8)]).toEqual([[0, 255, 0], red, blue]);
  });

  test('may be black and white, packed and in a form', async () => {
    const packed = image(
      '/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode',
      deflateSync(Buffer.from(halves, 'latin1')).toString('latin1'),
    );
    const form = {
      dictionary: '/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /I0 20 0 R >> >>',
      content: 'q 400 0 0 400 50 50 cm /I0 Do Q',
    };
    const at = await drawn('/I1 Do', { objects: [packed, form] });
    expect([at(0.2, 0.5), at(0.8, 0.5)]).toEqual([[0, 0, 0], white]);
  });

  test('are looked for on the named pages alone, in their order', async () => {
    const page = { content: 'q 400 0 0 400 50 50 cm /I0 Do Q', resources: '/XObject << /I0 20 0 R >>' };
    const pdf = writePdf({ pages: [page, { content: show('Text') }, page, page], objects: [rgb] });
    expect(await drawPictures(pdf, [2, 4, 3])).toMatchObject({ page: 4 });
    expect(await drawPictures(pdf, [2])).toBeUndefined();
  });

  test('that cannot be decoded are a problem of their page', async () => {
    const broken = image('/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /JBIG2Decode', 'none');
    const pdf = writePdf({
      pages: [{ content: 'q 400 0 0 400 50 50 cm /I0 Do Q', resources: '/XObject << /I0 20 0 R >>' }],
      objects: [broken],
    });
    expect(await drawPictures(pdf, [1])).toEqual({ page: 1, problem: expect.stringContaining('cannot be decoded') });
  });
});
