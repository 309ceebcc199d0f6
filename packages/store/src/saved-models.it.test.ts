import { beforeEach, expect, test } from 'vitest';
import type { ModelPlace } from './saved-resources.ts';
import { NameTaken } from './store-failures.ts';
import { onEachEngine } from './testing/on-each-engine.ts';
import { makeAccount } from './testing/sample-charge.ts';

onEachEngine({ subject: 'saved models' }, (opened) => {
  let place: ModelPlace;
  beforeEach(async () => {
    place = { projectId: (await makeAccount(opened.store)).project.id, name: 'bot', version: 'v1' };
  });
  const said = { content: { model_config: { rate_per_min: 1 } }, sealId: 's', sealed: null };
  const insert = (differing: Partial<ModelPlace> = {}, most = 1_000) =>
    opened.store.models.insert({ ...place, ...differing, ...said, by: 'a key' }, most);
  const rename = (name: string, version = 'v1') =>
    opened.store.models.change(place, { name, version, by: 'b', edit: (saved) => saved });

  test('a name and version are taken once a project, and read back as they were saved', async () => {
    const saved = await insert({ name: 'Kundendienst 😀' });
    expect(saved).toMatchObject({ name: 'Kundendienst 😀', version: 'v1', ...said, createdBy: 'a key' });
    expect(await opened.store.models.find({ ...place, name: 'Kundendienst 😀' })).toEqual(saved);
    await expect(insert({ name: 'Kundendienst 😀' })).rejects.toThrow(NameTaken);
    await expect(insert({ name: 'Kundendienst 😀' })).rejects.toThrow(/"Kundendienst 😀" in version "v1"/);
    expect(await insert({ name: 'Kundendienst 😀', version: 'v2' })).toBeDefined();
    expect(
      await insert({ name: 'Kundendienst 😀', projectId: (await makeAccount(opened.store)).project.id }),
    ).toBeDefined();
    expect(await opened.store.models.versions({ projectId: place.projectId, name: 'Kundendienst 😀' })).toEqual([
      'v1',
      'v2',
    ]);
    expect([await opened.store.models.find(place), await opened.store.models.versions(place)]).toEqual([undefined, []]);
  });

  test('two changes at once both stand, each made of what the one before left', async () => {
    const saved = await insert();
    const add = (field: string) =>
      opened.store.models.change(place, {
        ...place,
        by: 'b',
        edit: ({ content }) => ({ ...said, content: { ...content, [field]: 1 }, sealed: field }),
      });
    await Promise.all([add('one'), add('two')]);
    const changed = await opened.store.models.find(place);
    expect(changed).toMatchObject({ id: saved?.id, content: { one: 1, two: 1 }, createdBy: 'a key', updatedBy: 'b' });
    expect(changed?.updatedAt.getTime()).toBeGreaterThan(saved?.updatedAt.getTime() ?? Number.NaN);
  });

  test('what an edit throws undoes the change', async () => {
    const saved = await insert();
    const before = await opened.store.models.revision();
    const edit = () => {
      throw new Error('not so');
    };
    await expect(opened.store.models.change(place, { ...place, name: 'other', by: 'b', edit })).rejects.toThrow(
      'not so',
    );
    expect([await opened.store.models.find(place), await opened.store.models.revision()]).toEqual([saved, before]);
  });

  test('a new name and version are ones that are free', async () => {
    await insert();
    await insert({ name: 'sales' });
    await expect(rename('sales')).rejects.toThrow(NameTaken);
    expect(await rename('sales', 'v2')).toMatchObject({ name: 'sales', version: 'v2' });
    expect([await opened.store.models.find(place), await rename('none')]).toEqual([undefined, undefined]);
  });

  test('what is deleted is gone, and its id is not given again', async () => {
    const saved = await insert();
    expect(await opened.store.models.remove(place)).toEqual(saved);
    expect(await opened.store.models.remove(place)).toBeUndefined();
    expect((await insert())?.id).toBeGreaterThan(saved?.id ?? Number.NaN);
  });

  test('a project has no more than its most, each version counted', async () => {
    for (const version of ['v1', 'v2', 'v3']) expect(await insert({ version }, 3)).toBeDefined();
    expect(await insert({ name: 'other' }, 3)).toBeUndefined();
  });

  test('a list is paged, oldest first, of one project', async () => {
    for (const name of ['one', 'two', 'three']) await insert({ name });
    const names = async (page: number) => {
      const { saved, total } = await opened.store.models.list(place, { page, perPage: 2 });
      return [...saved.map(({ name }) => name), total];
    };
    expect([await names(1), await names(2), await names(3)]).toEqual([['one', 'two', 3], ['three', 3], [3]]);
  });

  test('every change moves the revision, and what changed nothing does not', async () => {
    const before = await opened.store.models.revision();
    await insert();
    await rename('bot', 'v2');
    await rename('bot');
    place = { ...place, version: 'v2' };
    await opened.store.models.remove(place);
    await opened.store.models.remove(place);
    expect((await opened.store.models.revision()) - before).toBe(3);
  });
});
