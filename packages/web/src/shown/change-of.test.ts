import { expect, test } from 'vitest';
import { changeOf } from './change-of.ts';

test.each([
  { what: 'more', now: 108, before: 100, options: {}, change: { text: '▲ 8%', meaning: 'neither' } },
  {
    what: 'less of what is bad',
    now: 50,
    before: 100,
    options: { good: 'down' },
    change: { text: '▼ 50%', meaning: 'better' },
  },
  {
    what: 'more of what is bad',
    now: 150,
    before: 100,
    options: { good: 'down' },
    change: { text: '▲ 50%', meaning: 'worse' },
  },
  {
    what: 'a share',
    now: 0.071,
    before: 0.305,
    options: { isShare: true, good: 'down' },
    change: { text: '▼ 23.4 points', meaning: 'better' },
  },
  {
    what: 'a share from nothing',
    now: 0.1,
    before: 0,
    options: { isShare: true },
    change: { text: '▲ 10.0 points', meaning: 'neither' },
  },
  {
    what: 'next to nothing',
    now: 100_001,
    before: 100_000,
    options: { good: 'up' },
    change: { text: 'as before', meaning: 'neither' },
  },
  { what: 'from nothing', now: 5, before: 0, options: {}, change: undefined },
  { what: 'nothing before', now: 5, before: null, options: {}, change: undefined },
] as const)('$what', ({ now, before, options, change }) => {
  expect(changeOf(now, before, options)).toEqual(change);
});
