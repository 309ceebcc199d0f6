import { seededNumbers } from '@redoubt/contract/testing/seeded-numbers';

/** A number from 0 up to `below`. */
type Below = (below: number) => number;

/** Creates a seeded source of numbers. */
export function seededBelow(seed: number): Below {
  const next = seededNumbers(seed);
  return (below) => Math.floor(next() * below);
}

const oddNumbers = [0, -1, 1.5, 1, 2, 7, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308];
const oddTexts = [
  '',
  'x',
  '__proto__',
  '\0',
  '\ud800',
  '💥',
  'A'.repeat(70_000),
  '%',
  '"',
  '../../etc',
  'AAAA',
  'QUJD',
];
const types = [
  'response',
  'chunk',
  'credit',
  'end',
  'error',
  'drain',
  'ping',
  'pong',
  'hello',
  'request',
  'cancel',
  'x',
];

/** Makes odd values, nested at most three levels deep. */
function oddValues(below: Below): (depth?: number) => unknown {
  const odd = (depth = 0): unknown => {
    const several = () => Array.from({ length: below(5) }, () => odd(depth + 1));
    const kinds = [
      () => pickOf(below, oddNumbers),
      () => pickOf(below, oddTexts),
      () => null,
      () => true,
      several,
      () => Object.fromEntries(several().map((value) => [pickOf(below, oddTexts), value])),
    ];
    return kinds[below(depth > 2 ? 4 : kinds.length)]?.();
  };
  return odd;
}

const pickOf = <Item>(below: Below, items: readonly Item[]): Item => items[below(items.length)] as Item;

/** Makes one hostile message: half a frame, a frame with odd values, one that comes too early, or no frame at all. */
export function hostileMessage(below: Below): string | Buffer {
  const odd = oddValues(below);
  const mostly = (value: unknown) => (below(3) === 0 ? odd() : value);
  const text = JSON.stringify({
    type: below(8) === 0 ? odd() : pickOf(below, types),
    id: mostly(1 + below(4)),
    status: mostly(200),
    headers: mostly({}),
    data: mostly('QUJD'),
    bytes: mostly(1 + below(2 ** 30)),
    code: mostly('cut'),
    message: mostly('x'),
    [pickOf(below, oddTexts)]: odd(),
  });
  const kinds: (() => string | Buffer)[] = [
    () => text.slice(0, below(text.length)),
    () => Buffer.from(Array.from({ length: below(64) }, () => below(256))),
    () => '['.repeat(1 + below(20_000)),
    () => JSON.stringify(odd()) ?? '',
  ];
  return kinds[below(8)]?.() ?? text;
}
