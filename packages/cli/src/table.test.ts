import { expect, test } from 'vitest';
import { alignedTable, pageTable } from './table.ts';

test('columns are as wide as their widest cell, and amounts stand right-aligned', () => {
  const rows = [
    ['pii', 12_345, null, 'unlimited'],
    ['sponge_attack', -5, 'a note', 7],
  ];
  expect(alignedTable(['detector', 'credits', 'note', 'left'], rows)).toBe(
    [
      'detector       credits  note         left',
      'pii             12,345  -       unlimited',
      'sponge_attack       -5  a note          7',
    ].join('\n'),
  );
});

test('a name cannot move the cursor or colour the terminal', () => {
  expect(alignedTable(['name'], [['a\u001b[31mb\nc\u202e']])).toBe('name\na\uFFFD[31mb\uFFFDc\uFFFD');
});

test('without rows there is only the header', () => expect(alignedTable(['a', 'b'], [])).toBe('a  b'));

test.each([
  { rows: [['a']], total_count: 3, shows: 'name\na\npage 1 of 2, 3 models' },
  { rows: [], total_count: 3, shows: 'page 1 of 2, 3 models' },
  { rows: [], total_count: 0, shows: 'No models' },
])('a page of $rows.length rows of $total_count says what there is', ({ rows, total_count, shows }) => {
  expect(pageTable(['name'], rows, { page: 1, total_pages: 2, total_count }, 'models')).toBe(shows);
});
