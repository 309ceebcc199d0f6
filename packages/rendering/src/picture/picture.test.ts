import { decode } from 'fast-png';
import { describe, expect, test } from 'vitest';
import { renderPicture } from '../render.ts';
import { drawPicture } from './draw-picture.ts';
import type { Picture } from './picture.ts';
import { descriptionOf, withDescription } from './png-text.ts';

const picture: Picture = {
  width: 300,
  height: 120,
  description: 'Grüße, “page” 日本\n1.',
  marks: [
    { kind: 'box', x: 0, y: 0, width: 100, height: 120, filling: '#ff0000' },
    {
      kind: 'line',
      points: [
        [120, 20],
        [280, 20],
      ],
      isArrow: true,
      colour: '#0000ff',
    },
    { kind: 'text', text: 'Wide words', x: 200, y: 90, size: 60, align: 'middle', maxWidth: 180 },
  ],
};

/** Returns the colours of a PNG by place. */
function coloursOf(png: Uint8Array): (x: number, y: number) => number[] {
  const { data, width, channels } = decode(png);
  return (x, y) => [...data.subarray((y * width + x) * channels, (y * width + x) * channels + 3)];
}

describe('a picture', () => {
  test('has its marks in their places and colours', async () => {
    const at = coloursOf(await renderPicture(picture));
    expect(at(50, 60)).toEqual([255, 0, 0]);
    expect(at(150, 20)).toEqual([0, 0, 255]);
    expect(at(295, 115)).toEqual([255, 255, 255]);
    const dark = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, x) => Array.from({ length: 60 }, (_, y) => at(from + x, 45 + y))).flat();
    const isInk = ([red = 255]: number[]) => red < 100;
    expect(dark(112, 288).filter(isInk).length).toBeGreaterThan(300);
    // A line that would be too wide is set smaller.
    expect(dark(101, 109).filter(isInk)).toEqual([]);
    expect(dark(291, 299).filter(isInk)).toEqual([]);
  });

  test('has the same bytes in the thread and outside, and says what it shows', async () => {
    const [one, other] = [await renderPicture(picture), await drawPicture(picture)];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
    expect(descriptionOf(one)).toBe(picture.description);
  });

  test('without a description is told apart, as are bytes that are no PNG', async () => {
    const png = await drawPicture({ ...picture, description: '' });
    expect(descriptionOf(png)).toBe('');
    expect(descriptionOf(withDescription(png, 'late'))).toBe('late');
    for (const other of [
      '',
      'RIFF',
      '\u0089PNG\r\n\u001a\n',
      `${'\u0089PNG\r\n\u001a\n'}\u00ff\u00ff\u00ff\u00ffIHDR`,
    ]) {
      expect(descriptionOf(Buffer.from(other, 'latin1'))).toBeUndefined();
    }
  });

  test('that is too large is refused', async () => {
    await expect(renderPicture({ ...picture, width: 5_000 })).rejects.toThrow('at most 2048 pixels a side');
  });
});
