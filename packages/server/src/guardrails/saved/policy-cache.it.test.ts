import type { SavedPlace } from '@redoubt/store';
import { onEachEngine } from '@redoubt/store/testing/on-each-engine';
import { makeAccount } from '@redoubt/store/testing/sample-charge';
import { beforeEach, expect, test } from 'vitest';
import { createPolicyCache, type PolicyCache } from './policy-cache.ts';

let now = Date.parse('2026-11-05T12:00:00.000Z');
const clock = () => new Date(now);

onEachEngine({ subject: 'two nodes that judge by saved policies', open: (engine) => engine.open(clock) }, (opened) => {
  let mine: PolicyCache;
  let other: PolicyCache;
  let place: SavedPlace;
  beforeEach(async () => {
    place = { projectId: (await makeAccount(opened.store)).project.id, kind: 'policy', name: 'support' };
    mine = createPolicyCache(opened.store.policies, clock);
    other = createPolicyCache(opened.store.policies, clock);
    await mine.insert({ ...place, content: { detectors: { pii: { enabled: true } } }, by: 'a key' }, 10);
  });
  const save = (name: string) => mine.change(place, { content: { detectors: { [name]: { enabled: true } } }, by: 'b' });
  const namesAt = async (cache: PolicyCache, isFresh = false) =>
    Object.keys((await cache.ready(place, 'policy', isFresh))?.detectors ?? {});

  test('who changes sees it at once, others within a second', async () => {
    expect([await namesAt(mine), await namesAt(other)]).toEqual([['pii'], ['pii']]);
    await save('nsfw');
    expect([await namesAt(mine), await namesAt(other)]).toEqual([['nsfw'], ['pii']]);
    now += 1_000;
    expect(await namesAt(other)).toEqual(['nsfw']);
    await mine.remove(place);
    expect([await namesAt(mine), await namesAt(other)]).toEqual([[], ['nsfw']]);
    now += 1_000;
    expect(await namesAt(other)).toEqual([]);
  });

  test('a call that asks for it sees the store, and so do those after it', async () => {
    expect(await namesAt(other)).toEqual(['pii']);
    await save('toxicity');
    expect(await namesAt(other)).toEqual(['pii']);
    expect([await namesAt(other, true), await namesAt(other)]).toEqual([['toxicity'], ['toxicity']]);
  });

  test('a name that is not there is remembered until it is', async () => {
    const elsewhere = { ...place, name: 'later' };
    expect(await other.ready(elsewhere, 'policy', false)).toBeUndefined();
    await mine.insert({ ...elsewhere, content: { detectors: {} }, by: 'a key' }, 10);
    now += 1_000;
    expect(await other.ready(elsewhere, 'policy', false)).toMatchObject({ detectors: {} });
  });

  test('what was read before a change is not remembered after it', async () => {
    const reading = mine.ready(place, 'policy', true);
    await save('nsfw');
    await reading;
    expect(await namesAt(mine)).toEqual(['nsfw']);
  });
});
