import type { CostPlace, Store } from '@redoubt/store';
import { expect, test } from 'vitest';
import { SpendCounters } from './spend-counters.ts';

test('a counter that cannot be read does not leave those of other deployments unread', async () => {
  const spent = async (places: readonly CostPlace[]) => {
    if (places.some(({ deploymentId }) => deploymentId === 2)) throw new Error('too large');
    return places.map(() => 7);
  };
  const counters = new SpendCounters({ kind: 'sqlite', proxyCosts: { spent } as Store['proxyCosts'] });
  const budget = { per: 'deployment', period: 'day', most: 10, softs: [] } as const;
  const [first, bad, last] = [1, 2, 3].map((id) => {
    const deployment = { id, name: String(id) };
    const spender = {
      projectId: 'p',
      organisationId: 'o',
      deployment,
      keyId: 'k',
      keyName: 'k',
      endUser: null,
      tags: [],
    };
    return counters.find(budget, '', spender, 480_000);
  });
  await expect(counters.read()).rejects.toThrow('too large');
  expect([first?.stored, bad?.stored, last?.stored]).toEqual([7, undefined, 7]);
});
