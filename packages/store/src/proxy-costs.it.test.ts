import { expect, test } from 'vitest';
import type { HourlyCost } from './proxy-costs.ts';
import { onEachEngine } from './testing/on-each-engine.ts';

const HOUR = 500_000;
const cost = (changed: Partial<HourlyCost> = {}): HourlyCost => ({
  projectId: 'p',
  deploymentId: 1,
  dimension: 'user',
  label: 'ann',
  hour: HOUR,
  calls: 1,
  unpriced: 0,
  promptTokens: 10,
  completionTokens: 4,
  cachedTokens: 2,
  reasoningTokens: 1,
  costNano: 1_500,
  ...changed,
});

onEachEngine({ subject: 'costs of calls' }, (opened) => {
  const summarise = (changed: object = {}) =>
    opened.store.proxyCosts.summarise({
      ...{ projectId: 'p', dimension: 'user', fromHour: HOUR - 50, toHour: HOUR + 50, limit: 10 },
      ...changed,
    });

  test('rows of one hour and label add up, others stay apart', async () => {
    await opened.store.proxyCosts.add([cost(), cost({ label: 'bob', costNano: 9 }), cost({ dimension: 'tag' })]);
    await opened.store.proxyCosts.add([
      cost({ calls: 2, unpriced: 2, costNano: 0 }),
      cost({ deploymentId: 2 }),
      cost({ hour: HOUR + 40 }),
      cost({ projectId: 'other', deploymentId: 3 }),
    ]);
    const { groups, totals, isTruncated } = await summarise();
    expect(groups).toEqual([
      {
        ...{ label: 'ann', name: null, calls: 5, unpriced: 2, costNano: 4_500 },
        ...{ promptTokens: 40, completionTokens: 16, cachedTokens: 8, reasoningTokens: 4 },
      },
      expect.objectContaining({ label: 'bob', calls: 1, costNano: 9 }),
    ]);
    expect(totals).toMatchObject({ calls: 6, costNano: 4_509, promptTokens: 50 });
    expect(isTruncated).toBe(false);
    expect((await summarise({ toHour: HOUR + 40 })).totals.calls).toBe(5);
    expect((await summarise({ limit: 1 })).groups).toHaveLength(1);
    expect(await summarise({ limit: 1 })).toMatchObject({ isTruncated: true, totals: { calls: 6 } });
    expect(await summarise({ dimension: 'tag' })).toMatchObject({ groups: [{ calls: 1 }], totals: { calls: 0 } });
  });

  test('what one store cannot hold is replaced, and rows that become one add up', async () => {
    const odd = { dimension: 'model', hour: HOUR + 1 } as const;
    await opened.store.proxyCosts.add([cost({ ...odd, label: 'a\0' }), cost({ ...odd, label: 'a\ufffd' })]);
    expect((await summarise({ dimension: 'model' })).groups).toMatchObject([{ label: 'a\ufffd', calls: 2 }]);
  });

  test('sums beyond what 32 bits hold stay exact', async () => {
    const much = 4_000_000_000_000_001;
    const place = { dimension: 'key', label: 'key_of_nobody' } as const;
    await opened.store.proxyCosts.add([cost({ ...place, costNano: much })]);
    await opened.store.proxyCosts.add([cost({ ...place, costNano: much })]);
    expect((await summarise({ dimension: 'key' })).groups).toMatchObject([{ name: null, costNano: 2 * much }]);
  });

  test('sums stay at the largest that can be read, and sums of them too', async () => {
    const most = Number.MAX_SAFE_INTEGER;
    const hours = [HOUR + 20, HOUR + 21, HOUR + 22];
    const huge = hours.map((hour) =>
      cost({ projectId: 'huge', deploymentId: 77, hour, promptTokens: 9e18, costNano: most }),
    );
    for (let at = 0; at < 3; at += 1) await opened.store.proxyCosts.add(huge);
    await opened.engine.tamper('update proxy_costs set cached_tokens = 9200000000000000000 where deployment_id = 77');
    await opened.store.proxyCosts.add(huge.slice(1));
    const { groups, totals } = await summarise({ projectId: 'huge' });
    expect(groups).toMatchObject([{ calls: 11, promptTokens: most, costNano: most, cachedTokens: most }]);
    expect(totals).toEqual({ ...totals, costNano: most, cachedTokens: most, calls: 11 });
    const place = { deploymentId: 77, dimension: 'user', label: 'ann', fromHour: HOUR } as const;
    const places = [place, { ...place, label: 'nobody' }, { ...place, dimension: 'deployment' } as const];
    expect(await opened.store.proxyCosts.spent(places)).toEqual([9e15, 0, 0]);
    const days = await summarise({ projectId: 'huge', fromHour: HOUR, toHour: HOUR + 22 });
    expect(days.totals.calls).toBe(7);
  });

  test('writers at once lose nothing', async () => {
    const rows = ['a', 'b', 'c'].map((label) => cost({ label, dimension: 'deployment', hour: HOUR + 2 }));
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => opened.store.proxyCosts.add(at % 2 ? rows : rows.toReversed())),
    );
    expect((await summarise({ dimension: 'deployment' })).groups.map(({ calls }) => calls)).toEqual([20, 20, 20]);
  });

  test('old hours are swept', async () => {
    await opened.store.proxyCosts.add([cost({ hour: HOUR - 10, dimension: 'tag' })]);
    expect(await opened.store.proxyCosts.sweep(new Date((HOUR - 9) * 3_600_000))).toBe(1);
    expect(await opened.store.proxyCosts.sweep(new Date((HOUR - 9) * 3_600_000))).toBe(0);
    expect((await summarise()).totals.calls).toBe(6);
  });
});
