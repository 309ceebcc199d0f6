import { describe, expect, test } from 'vitest';
import { readDocument } from './read-document.ts';
import { show, writePdf } from './testing/write-pdf.ts';

const textOf = async (pages: readonly string[]): Promise<string[]> => {
  const bytes = writePdf({ pages: pages.map((content) => ({ content })) });
  const document = await readDocument({ bytes, filename: 'deck.pdf' });
  return document.pages.map(({ text }) => text);
};

describe('a deck with one line a page keeps its text', () => {
  const lines = ['Never promise a refund.', 'Never promise a refund.', 'Never promise a refund.', 'Be polite.'];
  test.each([
    { where: 'in the middle', y: 400 },
    { where: 'at a third of the height', y: 560 },
    { where: 'at the top', y: 740 },
    { where: 'at the bottom', y: 40 },
  ])('$where', async ({ y }) => {
    const same = await textOf(lines.slice(0, 3).map((line) => show(line, { y })));
    expect(same).toEqual(lines.slice(0, 3));
  });

  test('where every line differs in a number alone', async () => {
    const rules = [100, 250, 900, 40].map((euros) => `Discounts above ${euros} euros need a manager.`);
    expect(await textOf(rules.map((line) => show(line, { y: 740 })))).toEqual(rules);
  });

  test('where the only lines are numbers', async () => {
    expect(await textOf(['1', '2', '3'].map((line) => show(line, { y: 400 })))).toEqual(['1', '2', '3']);
  });

  test('and one of two pages', async () => {
    expect(await textOf([show('Lock the doors.', { y: 700 }), show('Lock the doors.', { y: 700 })])).toEqual([
      'Lock the doors.',
      'Lock the doors.',
    ]);
  });
});

describe('lines at the edge that repeat are left out', () => {
  const body = (number: number) => show(`Rule of page ${['one', 'two', 'three', 'four'][number]}.`, { y: 400 });
  const pagesWith = (header: (page: number) => string, y = 760) =>
    textOf([0, 1, 2, 3].map((index) => `${show(header(index + 1), { y })} ${body(index)}`));

  test.each([
    { what: 'a header', header: () => 'Harbour & Pine, confidential', y: 760 },
    {
      what: 'a footer with the number of the page',
      header: (page: number) => `Handbook 2026, page ${page} of 4`,
      y: 40,
    },
    { what: 'a footer that counts from elsewhere', header: (page: number) => `Part B – ${page + 17}`, y: 40 },
    { what: 'a page number', header: (page: number) => `– ${page} –`, y: 30 },
  ])('$what', async ({ header, y }) => {
    const texts = await pagesWith(header, y);
    expect(texts[2]).toBe('Rule of page three.');
    expect(texts.join(' ')).not.toMatch(/Harbour|Handbook|Part B|–/);
  });

  test('and neither what repeats in the midst of the page, nor what stands at the edge once', async () => {
    expect((await pagesWith(() => 'In short', 600))[0]).toContain('In short');
    expect((await pagesWith((page) => (page === 1 ? 'Rules of the house' : `${page} other`)))[0]).toContain('Rules of');
  });

  test('and a line of many numbers, which is none', async () => {
    const digits = Array.from({ length: 400 }, (_, at) => at).join(' ');
    expect((await pagesWith(() => digits))[0]).toContain('34 35');
  });
});
