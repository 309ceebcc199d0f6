import { beforeEach, expect, test } from 'vitest';
import type { ProtectedPlace } from './saved-resources.ts';
import { NameTaken } from './store-failures.ts';
import { onEachEngine } from './testing/on-each-engine.ts';
import { makeAccount } from './testing/sample-charge.ts';

const roomy = { texts: 100, characters: 1_000 };

onEachEngine({ subject: 'protected texts' }, (opened) => {
  let place: ProtectedPlace;
  beforeEach(async () => {
    place = { projectId: (await makeAccount(opened.store)).project.id, name: 'bot' };
  });
  const sealed = { sealId: 'an id', sealed: 'v1.sealed' };
  const insert = (differing: Partial<{ projectId: string; name: string; kind: string; characters: number }> = {}) =>
    opened.store.protectedTexts.insert(
      { ...place, kind: 'system_prompt', ...sealed, characters: 100, by: 'a key', ...differing },
      roomy,
    );

  test('a name is taken once a project, whatever the kind', async () => {
    const made = await insert({ name: 'Bot 漢 😀' });
    expect(await opened.store.protectedTexts.find({ ...place, name: 'Bot 漢 😀' })).toEqual({ ...made, ...sealed });
    await expect(insert({ name: 'Bot 漢 😀', kind: 'copyright_ip' })).rejects.toThrow(NameTaken);
    const elsewhere = { projectId: (await makeAccount(opened.store)).project.id, name: 'Bot 漢 😀' };
    expect(await insert(elsewhere)).toBeDefined();
    expect(await opened.store.protectedTexts.find(place)).toBeUndefined();
  });

  test('a change keeps what it does not name, and makes a new version', async () => {
    const made = await insert();
    const renamed = await opened.store.protectedTexts.change(place, { name: 'other', by: 'b' }, roomy);
    expect(renamed).toMatchObject({ id: made?.id, name: 'other', characters: 100, version: 2, updatedBy: 'b' });
    const text = { sealId: 'another', sealed: 'v1.other', characters: 7 };
    const changed = await opened.store.protectedTexts.change({ ...place, name: 'other' }, { text, by: 'b' }, roomy);
    expect(changed).toMatchObject({ characters: 7, version: 3, createdBy: 'a key' });
    const [read] = await opened.store.protectedTexts.read(place.projectId, [made?.id ?? 0]);
    expect(read).toMatchObject({ sealId: 'another', sealed: 'v1.other' });
    expect(await opened.store.protectedTexts.change(place, { by: 'b' }, roomy)).toBeUndefined();
  });

  test('a project has no more texts and characters than it may', async () => {
    expect(await insert({ characters: 1_001 })).toBeUndefined();
    await insert({ characters: 600 });
    expect(await insert({ name: 'second', characters: 401 })).toBeUndefined();
    expect(await insert({ name: 'second', characters: 400 })).toBeDefined();
    const grow = (characters: number) =>
      opened.store.protectedTexts.change(place, { text: { ...sealed, characters }, by: 'b' }, roomy);
    expect(await grow(601)).toBe('full');
    expect(await grow(599)).toMatchObject({ characters: 599 });
    const few = { texts: 2, characters: 1_000_000 };
    const third = { ...place, name: 'third', kind: 'system_prompt', ...sealed, characters: 1, by: 'a key' };
    expect(await opened.store.protectedTexts.insert(third, few)).toBeUndefined();
  });

  test('a list is paged, oldest first, of one kind or of all', async () => {
    for (const name of ['one', 'two', 'three']) await insert({ name });
    await insert({ name: 'song', kind: 'copyright_ip' });
    const names = async (kind: string | undefined, page: number) => {
      const of = { projectId: place.projectId, kind };
      const { saved, total } = await opened.store.protectedTexts.list(of, { page, perPage: 2 });
      return [...saved.map(({ name }) => name), total];
    };
    expect(await names('system_prompt', 1)).toEqual(['one', 'two', 3]);
    expect(await names('system_prompt', 2)).toEqual(['three', 3]);
    expect(await names(undefined, 2)).toEqual(['three', 'song', 4]);
  });

  test('what is deleted is gone, and another project can neither read nor delete it', async () => {
    const made = await insert();
    const stranger = { projectId: (await makeAccount(opened.store)).project.id, name: place.name };
    expect(await opened.store.protectedTexts.remove(stranger)).toBeUndefined();
    expect(await opened.store.protectedTexts.read(stranger.projectId, [made?.id ?? 0])).toEqual([]);
    expect(await opened.store.protectedTexts.remove(place)).toEqual(made);
    expect(await opened.store.protectedTexts.remove(place)).toBeUndefined();
    expect((await insert())?.id).toBeGreaterThan(made?.id ?? Number.NaN);
  });

  test('every change moves the revision, and what changed nothing does not', async () => {
    const before = await opened.store.protectedTexts.revision();
    await insert();
    await opened.store.protectedTexts.change(place, { name: 'x', by: 'b' }, roomy);
    await opened.store.protectedTexts.remove({ ...place, name: 'x' });
    await opened.store.protectedTexts.remove({ ...place, name: 'x' });
    await insert({ characters: 2_000 });
    expect((await opened.store.protectedTexts.revision()) - before).toBe(3);
  });
});
