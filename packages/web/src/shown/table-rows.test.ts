import { describe, expect, test } from 'vitest';
import { type Column, csvOf, inOrder, nextOrder, readOrder, withWords } from './table-rows.ts';

interface Fruit {
  readonly name: string;
  readonly count: number | null;
}
const fruit: Fruit[] = [
  { name: 'pear 10', count: 3 },
  { name: 'Apple', count: null },
  { name: 'pear 9', count: 12 },
];
const columns: Column<Fruit>[] = [
  { name: 'Fruit', value: ({ name }) => name, cell: ({ name }) => name },
  { name: 'Count', value: ({ count }) => count, cell: ({ count }) => count ?? '–' },
  { name: 'Said', cell: ({ name }) => `a ${name}` },
  { name: 'Picture', cell: () => null },
];
const names = (rows: readonly Fruit[]) => rows.map(({ name }) => name);

describe('the order of rows', () => {
  test.each([
    { sort: undefined, order: ['pear 10', 'Apple', 'pear 9'] },
    { sort: 'Fruit', order: ['Apple', 'pear 9', 'pear 10'] },
    { sort: '-Fruit', order: ['pear 10', 'pear 9', 'Apple'] },
    { sort: 'Count', order: ['pear 10', 'pear 9', 'Apple'] },
    { sort: '-Count', order: ['pear 9', 'pear 10', 'Apple'] },
    { sort: 'Nothing of this name', order: ['pear 10', 'Apple', 'pear 9'] },
  ])('by $sort', ({ sort, order }) => {
    expect(names(inOrder(fruit, columns, readOrder(sort)))).toEqual(order);
  });

  test('goes up, down and back by clicks on a head', () => {
    const up = nextOrder(undefined, 'Count');
    const down = nextOrder(readOrder(up ?? ''), 'Count');
    expect([up, down, nextOrder(readOrder(down ?? ''), 'Count')]).toEqual(['Count', '-Count', null]);
    expect(nextOrder(readOrder('-Count'), 'Fruit')).toBe('Fruit');
  });
});

test.each([
  { search: ' ', found: ['pear 10', 'Apple', 'pear 9'] },
  { search: 'PEAR', found: ['pear 10', 'pear 9'] },
  { search: 'pear 12', found: ['pear 9'] },
  { search: 'a pear 3', found: ['pear 10'] },
  { search: 'plum', found: [] },
])('"$search" finds rows by the words of all columns', ({ search, found }) => {
  expect(names(withWords(fruit, columns, search))).toEqual(found);
});

test('a file has what the columns say, without those that say nothing', () => {
  expect(csvOf(fruit, columns)).toBe(
    'Fruit,Count,Said\r\npear 10,3,a pear 10\r\nApple,,a Apple\r\npear 9,12,a pear 9\r\n',
  );
});
