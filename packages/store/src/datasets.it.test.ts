import { beforeEach, expect, test } from 'vitest';
import { onEachEngine } from './testing/on-each-engine.ts';
import { makeAccount } from './testing/sample-charge.ts';

onEachEngine({ subject: 'datasets' }, (opened) => {
  let projectId: string;
  let count = 0;
  beforeEach(async () => {
    projectId = (await makeAccount(opened.store)).project.id;
  });
  const insert = async (name?: string) => {
    const dataset = {
      id: `ds-${String(++count).padStart(4, '0')}`,
      projectId,
      name,
      keyName: 'a key',
      total: 2,
      profile: { assets: ['letters 😀', 'a\0b\ud800'] },
      settings: { max_prompts: 2 },
      prompts: [{ prompt: 'one' }, { prompt: 'two' }],
    };
    await opened.store.datasets.insert(dataset);
    return dataset;
  };

  test('a dataset reads back as it was made, for its own project alone', async () => {
    const made = await insert();
    expect(await opened.store.datasets.find(projectId, made.id)).toMatchObject(made);
    const other = (await makeAccount(opened.store)).project.id;
    expect(await opened.store.datasets.find(other, made.id)).toBeUndefined();
    expect(await opened.store.datasets.list(other, { page: 1, perPage: 10 })).toEqual({ datasets: [], total: 0 });
  });

  test('the newest of a name is found, and lists are newest first, without prompts', async () => {
    await insert('support');
    const newer = await insert('support');
    const last = await insert();
    expect((await opened.store.datasets.findByName(projectId, 'support'))?.id).toBe(newer.id);
    expect(await opened.store.datasets.findByName(projectId, 'none')).toBeUndefined();
    const { datasets, total } = await opened.store.datasets.list(projectId, { page: 1, perPage: 2 });
    expect([datasets.map(({ id }) => id), total]).toEqual([[last.id, newer.id], 3]);
    expect(datasets[0]).not.toHaveProperty('prompts');
  });

  test('old ones are deleted', async () => {
    const made = await insert();
    const { createdAt } = (await opened.store.datasets.find(projectId, made.id)) ?? { createdAt: new Date(0) };
    await opened.store.datasets.sweep(createdAt);
    expect(await opened.store.datasets.find(projectId, made.id)).toBeDefined();
    expect(await opened.store.datasets.sweep(new Date(createdAt.getTime() + 1))).toBeGreaterThan(0);
    expect(await opened.store.datasets.find(projectId, made.id)).toBeUndefined();
  });
});
