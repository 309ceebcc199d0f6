import { describe, expect, test } from 'vitest';
import { CallNumbers } from './call-numbers.ts';

/** A piece of a call: `index`, `id`, `name` and `args`, as far as a provider gives them. */
interface Written {
  readonly i?: unknown;
  readonly id?: string;
  readonly name?: string;
  readonly args?: string;
}

const pieceOf = ({ i, id, name, args }: Written) => ({
  ...(i !== undefined && { index: i }),
  ...(id !== undefined && { id }),
  function: { ...(name !== undefined && { name }), ...(args !== undefined && { arguments: args }) },
});

/** The calls that a reader joins by the numbers. */
function joined(chunks: readonly (readonly Written[])[]) {
  const numbers = new CallNumbers();
  const calls = new Map<number, { id: string | null; name: string; args: string }>();
  for (const chunk of chunks) {
    const pieces = chunk.map(pieceOf);
    numbers.number(pieces);
    for (const [at, piece] of pieces.entries()) {
      const { id, name, args } = chunk[at] ?? {};
      const call = calls.get(piece.index as number) ?? { id: null, name: '', args: '' };
      calls.set(piece.index as number, {
        id: call.id ?? (id || null),
        name: call.name || (name ?? ''),
        args: call.args + (args ?? ''),
      });
    }
  }
  return [...calls.values()].map(({ id, name, args }) => `${id} ${name} ${args}`);
}

const oslo = '{"c":"Oslo"}';
const bergen = '{"c":"Bergen"}';
const two = [`a ${'w'} ${oslo}`, `b w ${bergen}`];
const nameless = [`null w ${oslo}`, `null w ${bergen}`];

describe('calls are told apart', () => {
  test.each<[string, Written[][], string[]]>([
    [
      'by index',
      [
        [{ i: 0, id: 'a', name: 'w', args: '' }],
        [{ i: 0, args: oslo }],
        [{ i: 1, id: 'b', name: 'w' }],
        [{ i: 1, args: bergen }],
      ],
      two,
    ],
    [
      'by id: whole calls without index',
      [[{ id: 'a', name: 'w', args: oslo }], [{ id: 'b', name: 'w', args: bergen }]],
      two,
    ],
    [
      'by id: whole calls with one index',
      [[{ i: 0, id: 'a', name: 'w', args: oslo }], [{ i: 0, id: 'b', name: 'w', args: bergen }]],
      two,
    ],
    [
      'by id: in one chunk',
      [
        [
          { id: 'a', name: 'w', args: oslo },
          { id: 'b', name: 'w', args: bergen },
        ],
      ],
      two,
    ],
    [
      'by id: pieces that take turns',
      [
        [{ id: 'a', name: 'w', args: '{"c"' }],
        [{ id: 'b', name: 'w', args: '{"c"' }],
        [{ id: 'a', args: ':"Oslo"}' }],
        [{ id: 'b', args: ':"Bergen"}' }],
      ],
      two,
    ],
    [
      'by id: pieces that take turns under one index',
      [
        [{ i: 0, id: 'a', name: 'w', args: '{"c"' }],
        [{ i: 0, id: 'b', name: 'w', args: '{"c"' }],
        [{ i: 0, id: 'a', args: ':"Oslo"}' }],
        [{ i: 0, id: 'b', args: ':"Bergen"}' }],
      ],
      two,
    ],
    [
      'by order: the id stands in the first piece alone',
      [
        [{ id: 'a', name: 'w', args: '{"c":' }],
        [{ args: '"Oslo"}' }],
        [{ id: 'b', name: 'w', args: '{"c":' }],
        [{ args: '"Bergen"}' }],
      ],
      two,
    ],
    [
      'by order: whole calls without id and index',
      [[{ name: 'w', args: oslo }], [{ name: 'w', args: bergen }]],
      nameless,
    ],
    ['by order: an empty id', [[{ id: '', name: 'w', args: oslo }], [{ id: '', name: 'w', args: bergen }]], nameless],
    [
      'by order: whole calls with one index and no id',
      [[{ i: 0, name: 'w', args: oslo }], [{ i: 0, name: 'w', args: bergen }]],
      nameless,
    ],
    [
      'by order: pieces without either',
      [[{ name: 'w', args: '{"c":' }], [{ args: '"Oslo"}' }], [{ name: 'w', args: '{"c":' }], [{ args: '"Bergen"}' }]],
      nameless,
    ],
    ['by order: another name', [[{ name: 'v' }], [{ name: 'w', args: oslo }]], ['null v ', `null w ${oslo}`]],
    [
      'by order: pieces of several calls in one chunk',
      [
        [
          { name: 'w', args: '{"c":' },
          { name: 'w', args: '{"c":' },
        ],
        [{ args: '"Oslo"}' }, { args: '"Bergen"}' }],
      ],
      nameless,
    ],
    [
      'though the index is no number',
      [[{ i: '0', id: 'a', name: 'w', args: oslo }], [{ i: null, id: 'b', name: 'w', args: bergen }]],
      two,
    ],
    [
      'though indexes begin late and leave gaps',
      [[{ i: 3, id: 'a', name: 'w', args: oslo }], [{ i: 7, id: 'b', name: 'w', args: bergen }]],
      two,
    ],
    [
      'though one id comes with each index',
      [[{ i: 0, id: 'a', name: 'w', args: oslo }], [{ i: 1, id: 'a', name: 'v', args: '{}' }]],
      [`a w ${oslo}`, 'a v {}'],
    ],
    [
      'though one id comes with each whole call',
      [[{ id: 'w', name: 'w', args: oslo }], [{ id: 'w', name: 'w', args: bergen }]],
      [`w w ${oslo}`, `w w ${bergen}`],
    ],
    [
      'and one stays one, though each piece has its id and name',
      [
        [{ id: 'a', name: 'w', args: '{"c":' }],
        [{ id: 'a', name: 'w', args: '"Oslo"}' }],
        [{ id: 'a', name: 'w', args: '' }],
      ],
      [`a w ${oslo}`],
    ],
    [
      'and one stays one, though each piece has another id',
      [
        [{ i: 0, id: 'a', name: 'w', args: '{"c":' }],
        [{ i: 0, id: 'x', args: '"Oslo' }],
        [{ i: 0, id: 'y', args: '"}' }],
      ],
      [`a w ${oslo}`],
    ],
    [
      'and one stays one, though its name comes in pieces',
      [[{ i: 0, id: 'a', name: 'w', args: '' }], [{ i: 0, name: 'x', args: '' }], [{ i: 0, args: oslo }]],
      [`a w ${oslo}`],
    ],
    [
      'and braces in a string end nothing',
      [[{ name: 'w', args: '{"c":"}\\"}' }], [{ name: 'w', args: 'a"}' }]],
      ['null w {"c":"}\\"}a"}'],
    ],
  ])('%s', (_, chunks, wanted) => expect(joined(chunks)).toEqual(wanted));
});

test('pieces with an index of their own stay as they are', () => {
  const numbers = new CallNumbers();
  for (const index of [0, 0, 2, 1, 2, 0]) expect(numbers.number([pieceOf({ i: index, args: 'x' })])).toBe(false);
  expect(numbers.number([pieceOf({ i: -1 }), pieceOf({ i: 0.5 }), null])).toBe(false);
});
