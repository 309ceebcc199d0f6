import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { onEachEngine } from './testing/on-each-engine.ts';

const HOUR_MS = 3_600_000;
const roomy = { maps: 1_000, bytes: 1_000_000 };

let now = Date.parse('2026-11-05T12:00:00.000Z');
const clock = () => new Date(now);

onEachEngine({ subject: 'maps of redactions', open: (engine) => engine.open(clock) }, (opened) => {
  beforeEach(() => opened.engine.tamper('delete from pii_maps; delete from pii_vaults'));

  const mapOf = (organisationId: string, sealed = 'sealed', lifeMs = HOUR_MS) => ({
    key: randomBytes(16).toString('hex'),
    organisationId,
    projectId: `project of ${organisationId}`,
    sealed,
    expiresAt: new Date(now + lifeMs),
  });

  test('a map is found by its project alone, until it expires', async () => {
    const map = mapOf('mine');
    expect(await opened.store.piiMaps.insert(map, roomy)).toBe(true);
    expect(await opened.store.piiMaps.find('project of mine', map.key)).toEqual({
      sealed: 'sealed',
      version: 1,
      expiresAt: map.expiresAt,
    });
    expect(await opened.store.piiMaps.find('project of yours', map.key)).toBeUndefined();
    now += HOUR_MS;
    expect(await opened.store.piiMaps.find('project of mine', map.key)).toBeUndefined();
    expect(await opened.store.piiMaps.replace({ ...map, version: 1 })).toBe(false);
    expect(await opened.store.piiMaps.remove('project of mine', map.key)).toBe(false);
  });

  test('of replacements of one version one gets through', async () => {
    const map = mapOf('mine');
    await opened.store.piiMaps.insert(map, roomy);
    const tries = Array.from({ length: 8 }, (_, index) =>
      opened.store.piiMaps.replace({ ...map, sealed: `sealed ${index}`, version: 1 }),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    expect(await opened.store.piiMaps.find('project of mine', map.key)).toMatchObject({ version: 2 });
    expect(await opened.store.piiMaps.replace({ ...map, projectId: 'project of yours', version: 2 })).toBe(false);
  });

  test('only its project deletes a map, once', async () => {
    const map = mapOf('mine');
    await opened.store.piiMaps.insert(map, roomy);
    expect(await opened.store.piiMaps.remove('project of yours', map.key)).toBe(false);
    const removals = await Promise.all([1, 2, 3].map(() => opened.store.piiMaps.remove('project of mine', map.key)));
    expect(removals.filter(Boolean)).toHaveLength(1);
    expect(await opened.store.piiMaps.find('project of mine', map.key)).toBeUndefined();
  });

  test('callers at one moment never take more room than there is, and what is deleted or replaced gives it back', async () => {
    const capacity = { maps: 10, bytes: 100 };
    const maps = Array.from({ length: 20 }, () => mapOf('mine', 'x'.repeat(9)));
    const taken = await Promise.all(maps.map((map) => opened.store.piiMaps.insert(map, capacity)));
    expect(taken.filter(Boolean)).toHaveLength(10);
    expect(await opened.store.piiMaps.insert(mapOf('yours', 'x'.repeat(9)), capacity)).toBe(true);
    const kept = maps.filter((_, index) => taken[index]);
    await opened.store.piiMaps.remove('project of mine', kept[0]?.key ?? '');
    expect(await opened.store.piiMaps.insert(mapOf('mine', 'x'.repeat(20)), capacity)).toBe(false);
    expect(await opened.store.piiMaps.insert(mapOf('mine', 'x'.repeat(19)), capacity)).toBe(true);
    await opened.store.piiMaps.replace({ ...(kept[1] ?? mapOf('')), sealed: '', version: 1 });
    await opened.store.piiMaps.remove('project of mine', kept[2]?.key ?? '');
    expect(await opened.store.piiMaps.insert(mapOf('mine', 'x'.repeat(18)), capacity)).toBe(true);
  });

  test('a sweep deletes what has expired, and its room is free again', async () => {
    const capacity = { maps: 700, bytes: 1_000_000 };
    for (let count = 0; count < 600; count += 1) await opened.store.piiMaps.insert(mapOf('mine'), capacity);
    const lasting = mapOf('mine', 'sealed', 3 * HOUR_MS);
    await opened.store.piiMaps.insert(lasting, capacity);
    await opened.store.piiMaps.insert(mapOf('yours'), capacity);
    expect(await opened.store.piiMaps.sweep()).toBe(0);
    now += 2 * HOUR_MS;
    expect([
      await opened.store.piiMaps.sweep(),
      await opened.store.piiMaps.sweep(),
      await opened.store.piiMaps.sweep(),
    ]).toEqual([500, 101, 0]);
    expect(await opened.store.piiMaps.find('project of mine', lasting.key)).toMatchObject({ version: 1 });
    const again = [];
    for (let count = 0; count < 3; count += 1)
      again.push(await opened.store.piiMaps.insert(mapOf('mine'), { ...roomy, maps: 3 }));
    expect(again).toEqual([true, true, false]);
  });
});
