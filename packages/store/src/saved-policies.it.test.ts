import { beforeEach, expect, test } from 'vitest';
import type { SavedPlace } from './saved-resources.ts';
import { NameTaken } from './store-failures.ts';
import { onEachEngine } from './testing/on-each-engine.ts';
import { makeAccount } from './testing/sample-charge.ts';

onEachEngine({ subject: 'saved policies' }, (opened) => {
  let place: SavedPlace;
  beforeEach(async () => {
    place = { projectId: (await makeAccount(opened.store)).project.id, kind: 'policy', name: 'support' };
  });
  const insert = (differing: Partial<SavedPlace> = {}, most = 1_000) =>
    opened.store.policies.insert(
      { ...place, ...differing, content: { description: 'd', detectors: {} }, by: 'a key' },
      most,
    );

  test('a name is taken once a project and kind, and reads back as it was saved', async () => {
    const saved = await insert({ name: 'Kundendienst 😀' });
    expect(saved).toMatchObject({
      name: 'Kundendienst 😀',
      content: { description: 'd', detectors: {} },
      createdBy: 'a key',
    });
    expect(await opened.store.policies.find({ ...place, name: 'Kundendienst 😀' })).toEqual(saved);
    await expect(insert({ name: 'Kundendienst 😀' })).rejects.toThrow(NameTaken);
    expect(await insert({ kind: 'guardrail', name: 'Kundendienst 😀' })).toBeDefined();
    expect(
      await insert({ projectId: (await makeAccount(opened.store)).project.id, name: 'Kundendienst 😀' }),
    ).toBeDefined();
    expect(await opened.store.policies.find(place)).toBeUndefined();
  });

  test('a change takes the place of the fields that it names, and two at once both stand', async () => {
    const saved = await insert();
    await Promise.all([
      opened.store.policies.change(place, { content: { description: 'other' }, by: 'b' }),
      opened.store.policies.change(place, { content: { detectors: { pii: {} } }, by: 'b' }),
    ]);
    const changed = await opened.store.policies.find(place);
    expect(changed).toMatchObject({ id: saved?.id, content: { description: 'other', detectors: { pii: {} } } });
    expect(changed).toMatchObject({ createdBy: 'a key', updatedBy: 'b', createdAt: saved?.createdAt });
    expect(changed?.updatedAt.getTime()).toBeGreaterThan(saved?.updatedAt.getTime() ?? Number.NaN);
    expect(await opened.store.policies.change({ ...place, name: 'none' }, { content: {}, by: 'b' })).toBeUndefined();
  });

  test('a new name is one that is free', async () => {
    await insert();
    await insert({ name: 'sales' });
    await expect(opened.store.policies.change(place, { name: 'sales', content: {}, by: 'b' })).rejects.toThrow(
      /"sales"/,
    );
    expect(await opened.store.policies.change(place, { name: 'service', content: {}, by: 'b' })).toMatchObject({
      name: 'service',
    });
    expect(await opened.store.policies.find(place)).toBeUndefined();
  });

  test('what is deleted is gone, and its id is not given again', async () => {
    const saved = await insert();
    expect(await opened.store.policies.remove(place)).toEqual(saved);
    expect(await opened.store.policies.remove(place)).toBeUndefined();
    expect((await insert())?.id).toBeGreaterThan(saved?.id ?? Number.NaN);
  });

  test('a project has no more than its most', async () => {
    for (const name of ['a', 'b', 'c']) expect(await insert({ name }, 3)).toBeDefined();
    expect(await insert({ name: 'd' }, 3)).toBeUndefined();
    expect(await insert({ kind: 'guardrail', name: 'd' }, 3)).toBeDefined();
  });

  test('a list is paged, oldest first, of one project and kind', async () => {
    for (const name of ['one', 'two', 'three']) await insert({ name });
    await insert({ kind: 'code of conduct' });
    const names = async (page: number) => {
      const { saved, total } = await opened.store.policies.list(place, { page, perPage: 2 });
      return [...saved.map(({ name }) => name), total];
    };
    expect([await names(1), await names(2), await names(3)]).toEqual([['one', 'two', 3], ['three', 3], [3]]);
  });

  test('every change moves the revision, and what changed nothing does not', async () => {
    const before = await opened.store.policies.revision();
    await insert();
    await opened.store.policies.change(place, { content: {}, by: 'b' });
    await opened.store.policies.remove(place);
    await opened.store.policies.remove(place);
    await opened.store.policies.change(place, { content: {}, by: 'b' });
    expect((await opened.store.policies.revision()) - before).toBe(3);
  });
});
