import type { ImageText } from '@redoubt/media';
import { expect, test } from 'vitest';
import { joinWrappedLines } from './join-wrapped-lines.ts';

/** Lines of letters that are 10 pixels wide and 20 high, `leading` pixels apart, in a picture turned by `angle`. */
function linesOf(texts: readonly string[], { leading = 28, angle = 0, source = 'ocr' as ImageText['source'] } = {}) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = (x: number, y: number) => ({ x: x * cos - y * sin, y: x * sin + y * cos });
  return texts.map((text, at): ImageText => {
    const [right, top] = [text.length * 10, at * leading];
    const box = [turned(0, top), turned(right, top), turned(right, top + 20), turned(0, top + 20)] as const;
    return { text, source, box, confidence: 1, hidden: false, frame: 0 };
  });
}

const wrapped = ['Please water the plants', 'on the balcony.', 'Thank you'];
const joined = ['Please water the plants on the balcony.', 'Thank you'];

test.each([
  { what: 'a line goes on where the next word does not fit', lines: linesOf(wrapped), paragraphs: joined },
  { what: 'also in a turned picture', lines: linesOf(wrapped, { angle: 0.2 }), paragraphs: joined },
  { what: 'lines far apart do not belong together', lines: linesOf(wrapped, { leading: 70 }), paragraphs: wrapped },
  {
    what: 'short lines of a list stay apart',
    lines: linesOf(['Milk 1.89', 'Tea 3.20', 'Rolls 5.09', 'The sum is 10.18']),
    paragraphs: ['Milk 1.89', 'Tea 3.20', 'Rolls 5.09', 'The sum is 10.18'],
  },
  { what: 'fields of the file stay apart', lines: linesOf(wrapped, { source: 'exif' }), paragraphs: wrapped },
  { what: 'nothing is nothing', lines: [], paragraphs: [] },
])('$what', ({ lines, paragraphs }) => {
  expect(joinWrappedLines(lines)).toEqual(paragraphs);
});

test('lines of two frames stay apart', () => {
  const lines = linesOf(wrapped).map((line, frame) => ({ ...line, frame }));
  expect(joinWrappedLines(lines)).toEqual(wrapped);
});
