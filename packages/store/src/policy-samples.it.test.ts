import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { NewSample } from './policy-samples.ts';
import { onEachEngine } from './testing/on-each-engine.ts';
import { makeAccount } from './testing/sample-charge.ts';

const capacity = { samples: 5, characters: 100 };
const page = { page: 1, perPage: 10 };

onEachEngine({ subject: 'samples of policies' }, (opened) => {
  let projectId: string;
  let policies: number[] = [];
  beforeAll(async () => {
    policies = [];
    projectId = (await makeAccount(opened.store)).project.id;
    for (const name of ['one', 'two', 'three']) {
      const policy = { projectId, kind: 'policy', name, content: {}, by: 'key' } as const;
      policies.push((await opened.store.policies.insert(policy, 10))?.id ?? 0);
    }
  });
  beforeEach(() => opened.engine.tamper('delete from policy_samples'));

  const sample = (differing: Partial<NewSample> = {}): NewSample => ({
    policyId: policies[0] ?? 0,
    source: 'text:1',
    stage: 'input',
    detector: 'toxicity',
    isFlagged: true,
    text: 'a text',
    keyName: 'key',
    feedback: null,
    ...differing,
  });
  const feedback = (differing: Partial<NewSample> = {}): NewSample =>
    sample({
      source: 'request:1',
      feedback: { callId: 'call_1', requestId: '1', verdict: 'right', comment: 'so' },
      ...differing,
    });
  const put = (...samples: NewSample[]) => opened.store.policySamples.put(projectId, samples, capacity);
  const list = async (query = {}) =>
    (await opened.store.policySamples.list({ projectId, order: 'oldest first', ...query }, page)).samples;

  test('what is put is read as it was, with the name of its policy', async () => {
    const asked = [sample(), feedback({ detector: null, policyId: policies[1] ?? 0 })];
    const stored = await put(...asked);
    expect(stored).toMatchObject([
      { ...asked[0], policyName: 'one' },
      { ...asked[1], policyName: 'two' },
    ]);
    expect(await list()).toEqual(stored);
    expect(await list({ isFeedback: true })).toEqual([(stored as unknown[])[1]]);
    expect(await list({ verdict: 'missed' })).toEqual([]);
    expect(await list({ policyId: policies[0] })).toEqual([(stored as unknown[])[0]]);
    expect((await list({ order: 'newest first' })).map(({ source }) => source)).toEqual(['request:1', 'text:1']);
    expect(await list({ projectId: 'another' })).toEqual([]);
  });

  test('samples keep the order in which they came, and writers in opposite orders do not wait for each other', async () => {
    const sources = ['text:9', 'text:1', 'text:5'];
    const rows = sources.map((source) => sample({ source }));
    await put(...rows);
    expect((await list()).map(({ source }) => source)).toEqual(sources);
    await Promise.all(Array.from({ length: 20 }, (_, at) => put(...(at % 2 ? rows : rows.toReversed()))));
    expect((await list()).map(({ source }) => source)).toEqual(sources);
  });

  test('writers at once do not pass the capacity together', async () => {
    const stored = await Promise.all(
      Array.from({ length: 8 }, (_, at) => put(sample({ source: `text:${at}` }), sample({ source: `text:1${at}` }))),
    );
    expect(stored.filter((each) => each === 'full')).toHaveLength(6);
    expect(await list()).toHaveLength(4);
  });

  test('the same source, stage and detector is replaced, also within one call', async () => {
    const [first] = (await put(feedback())) as { id: number }[];
    const again = feedback({ isFlagged: false, text: 'another' });
    const stored = await put(sample({ detector: null }), again, feedback({ stage: 'output' }), again);
    expect((stored as { id: number }[])[1]?.id).toBe(first?.id);
    expect((await list()).map(({ text, stage }) => [text, stage])).toEqual([
      ['another', 'input'],
      ['a text', 'input'],
      ['a text', 'output'],
    ]);
  });

  test('a project keeps no more than its capacity, and all of a call or nothing', async () => {
    const many = (count: number, text = 'x') =>
      Array.from({ length: count }, (_, index) => sample({ source: `text:${index}`, text }));
    expect(await put(...many(6))).toBe('full');
    expect(await list()).toEqual([]);
    expect(await put(...many(5))).toHaveLength(5);
    expect(await put(...many(5, 'y'.repeat(20)))).toHaveLength(5);
    expect(await put(sample({ source: 'text:0', text: 'z'.repeat(21) }))).toBe('full');
    expect((await list())[0]?.text).toBe('y'.repeat(20));
  });

  test('one is removed by its project, its policy and its kind alone', async () => {
    const [stored] = (await put(sample())) as { id: number }[];
    const id = stored?.id ?? 0;
    const remove = (of: object) => opened.store.policySamples.remove({ projectId, ...of }, id);
    expect(await remove({ projectId: 'another' })).toBeUndefined();
    expect(await remove({ policyId: policies[1] })).toBeUndefined();
    expect(await remove({ isFeedback: true })).toBeUndefined();
    expect(await remove({ policyId: policies[0] })).toMatchObject({ id });
    expect(await remove({})).toBeUndefined();
  });

  test('a sweep deletes old feedback, and nothing that was added by hand', async () => {
    await put(sample(), feedback());
    expect(await opened.store.policySamples.sweep(new Date(0))).toBe(0);
    expect(await opened.store.policySamples.sweep(new Date('2100-01-01'))).toBe(1);
    expect((await list()).map(({ source }) => source)).toEqual(['text:1']);
  });

  test('samples are deleted with their policy', async () => {
    await put(sample({ policyId: policies[2] ?? 0 }));
    await opened.store.policies.remove({ projectId, kind: 'policy', name: 'three' });
    expect(await list()).toEqual([]);
  });

  test('a text that no database keeps as it is does not keep a sample from being stored', async () => {
    await put(sample({ text: 'a\0b\ud800' }));
    expect((await list())[0]?.text).toBe('a\ufffdb\ufffd');
  });
});
