import { expect, test } from 'vitest';
import { alignedTable } from './table.ts';

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
