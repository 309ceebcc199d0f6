import type { HourlyCost } from '@redoubt/store';
import { expect, test } from 'vitest';
import { writeCosts } from './write-costs.ts';

const row = (projectId: string, label: string): HourlyCost => ({
  ...{ projectId, deploymentId: 1, dimension: 'user', label, hour: 1, calls: 1, unpriced: 0, costNano: 1 },
  ...{ promptTokens: 1, completionTokens: 1, cachedTokens: 0, reasoningTokens: 0 },
});
const rows = ['p', 'q', 'r'].flatMap((project) => ['a', 'b', 'c', 'd'].map((label) => row(project, label)));

/** A place for rows that takes all or none of them, and none of those that are `bad`. */
function place(isBad: (row: HourlyCost) => boolean) {
  const written: HourlyCost[] = [];
  let tries = 0;
  return {
    written,
    tries: () => tries,
    async add(some: readonly HourlyCost[]) {
      tries += 1;
      if (some.some(isBad)) throw new Error('refused');
      written.push(...some);
    },
  };
}

test.each(rows.map((bad) => [bad.projectId + bad.label, bad] as const))(
  'the row %s alone is refused',
  async (_, bad) => {
    const store = place((each) => each === bad);
    const { refused, left } = await writeCosts(store, rows);
    expect(new Set(store.written)).toEqual(new Set(rows.filter((each) => each !== bad)));
    expect(store.written).toHaveLength(rows.length - 1);
    expect([...refused, ...left]).toEqual([bad]);
  },
);

test('a store that is away refuses nothing, and is not asked for each row', async () => {
  const many = Array.from({ length: 1_000 }, (_, at) => row('p', String(at)));
  const store = place(() => true);
  const { refused, left, error } = await writeCosts(store, many);
  expect(refused).toEqual([]);
  expect(new Set(left)).toEqual(new Set(many));
  expect(store.tries()).toBeLessThan(50);
  expect(error).toEqual(new Error('refused'));
});
