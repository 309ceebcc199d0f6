import type { CallOutcome } from '@redoubt/contract';
import type { CallFinding } from '@redoubt/store';
import { onEachEngine } from '@redoubt/store/testing/on-each-engine';
import { beforeEach, expect, test } from 'vitest';
import type { CallQuery } from '../../../../store/src/proxy-calls.ts';
import { sampleCall } from '../../testing/sample-call.ts';
import type { CallRecord } from './call-record.ts';
import { storedCall } from './stored-call.ts';

const NOON = Date.parse('2026-11-05T12:00:00.000Z');
const DAY_MS = 86_400_000;

onEachEngine({ subject: 'calls of the AI proxy' }, (opened) => {
  beforeEach(() => opened.engine.tamper('delete from proxy_calls'));

  const made = (changed: Partial<CallRecord> = {}) => storedCall(sampleCall(changed), true);
  const list = (query: Partial<CallQuery> = {}) =>
    opened.store.proxyCalls.list({ projectId: 'project', limit: 100, ...query });

  test('a call is found as it was told of, its texts only where it is asked for by its id', async () => {
    const call = made({ texts: { request: 'a question', response: 'an answer' } });
    const { texts, ...metadata } = call;
    await opened.store.proxyCalls.insert([call]);
    expect(await opened.store.proxyCalls.find('project', call.id)).toEqual({ ...metadata, texts });
    expect(await list()).toEqual([metadata]);
    expect(await opened.store.proxyCalls.find('another project', call.id)).toBeUndefined();
    expect(await opened.store.proxyCalls.list({ projectId: 'another project', limit: 1 })).toEqual([]);
  });

  test('what was found in a call is kept with it', async () => {
    const place = { at: 'messages.0.content', message: 0, role: 'user', part: 'text', characters: 30 };
    const span = { kind: 'passage', start: 3, length: 9, place: { start: 4, length: 9 } };
    const finding: CallFinding = {
      stage: 'input',
      detector: 'injection_attack',
      isBlocking: true,
      score: 0.87,
      threshold: 0.5,
      flags: 'from',
      kinds: ['override'],
      rule: null,
      decidedBy: null,
      policy: { name: 'support “input”', savedAt: '2026-11-05T11:00:00.000Z' },
      places: [{ ...place, spans: [span, { ...span, place: null }], moreSpans: 2 }],
      morePlaces: 1,
    };
    const names = { detected: ['injection_attack'], blocked: ['injection_attack'] };
    const found = { findings: [finding], replaced: { EMAIL_ADDRESS: 2 } };
    const call = made({ findings: { input: names, output: { detected: [], blocked: [] }, found } });
    await opened.store.proxyCalls.insert([call]);
    expect(call.findings.found).toEqual(found);
    expect(await opened.store.proxyCalls.find('project', call.id)).toEqual(call);
  });

  test('a call of which nothing is known is kept all the same', async () => {
    const nothing = { modelAsked: null, modelAnswered: null, provider: null, finishReasons: [], firstByteMs: null };
    const none = { promptTokens: null, completionTokens: null, inputGuardrails: null, outputGuardrails: null };
    const call = made({ ...nothing, ...none, attempts: [], tags: [], isStreamed: false, outcome: 'aborted' });
    await opened.store.proxyCalls.insert([call]);
    expect(await opened.store.proxyCalls.find('project', call.id)).toEqual(call);
  });

  test('pages go on from a call, newest first, and neither repeat nor leave out calls of one millisecond', async () => {
    const calls = Array.from({ length: 250 }, (_, index) => made({ at: NOON + Math.floor(index / 10) }));
    await opened.store.proxyCalls.insert(calls);
    const seen: string[] = [];
    for (let before: string | undefined; ; before = seen.at(-1)) {
      const page = await list({ limit: 40, ...(before !== undefined && { before }) });
      seen.push(...page.map(({ id }) => id));
      if (page.length < 40) break;
    }
    expect(seen).toEqual(
      calls
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
  });

  test('calls are listed by deployment and by what became of them', async () => {
    const outcomes: CallOutcome[] = ['answered', 'input_blocked', 'failed'];
    const calls = outcomes.flatMap((outcome) =>
      ['one', 'two'].map((name) => made({ outcome, deployment: { id: 1, name } })),
    );
    await opened.store.proxyCalls.insert(calls);
    expect(await list({ deployment: 'one' })).toHaveLength(3);
    expect(await list({ outcome: 'input_blocked' })).toHaveLength(2);
    expect(await list({ outcome: 'answered', deployment: 'two' })).toMatchObject([
      { outcome: 'answered', deploymentName: 'two' },
    ]);
    expect(await list({ outcome: 'failed', deployment: 'two' })).toMatchObject([
      { outcome: 'failed', deploymentName: 'two' },
    ]);
    expect(await list({ outcome: 'aborted' })).toEqual([]);
  });

  test('calls are listed by status, time and tag', async () => {
    const seconds = (count: number) => new Date(NOON + count * 1_000);
    await opened.store.proxyCalls.insert(
      [200, 400, 404, 499, 503].map((status, at) => made({ status, at: NOON + at * 1_000 })),
    );
    const found = async (query: Partial<CallQuery>) => (await list(query)).map(({ status }) => status).toReversed();
    expect(await found({ statuses: [400, 499] })).toEqual([400, 404, 499]);
    expect(await found({ statuses: [404, 404] })).toEqual([404]);
    expect(await found({ from: seconds(1), to: seconds(3) })).toEqual([400, 404]);
    expect(await found({ from: seconds(1), statuses: [500, 599], outcome: 'answered' })).toEqual([503]);
    expect(await found({ to: new Date(-1) })).toEqual([]);
    expect(await found({ from: new Date(-1) })).toHaveLength(5);
  });

  test.each([
    { tags: ['a'], asked: 'a', isFound: true },
    { tags: ['b', 'a'], asked: 'a', isFound: true },
    { tags: ['A', 'aa', 'a a'], asked: 'a', isFound: false },
    { tags: ['x"a'], asked: 'a', isFound: false },
    { tags: ['["a'], asked: 'a', isFound: false },
    { tags: ['x"a', '\\', 'é%_'], asked: 'é%_', isFound: true },
    { tags: ['abc'], asked: 'a%', isFound: false },
    { tags: ['x"a', 'y'], asked: 'x"a', isFound: true },
    { tags: ['\\'], asked: '\\', isFound: true },
    { tags: ['a\0b'], asked: 'a\0b', isFound: true },
    { tags: [], asked: ']', isFound: false },
  ])('of the tags $tags one is $asked: $isFound', async ({ tags, asked, isFound }) => {
    await opened.store.proxyCalls.insert([made({ tags })]);
    expect(await list({ tag: asked })).toHaveLength(isFound ? 1 : 0);
  });

  test('a list looks back to the call that so manieth was found in an index', async () => {
    const calls = Array.from({ length: 20 }, (_, index) =>
      made({ at: NOON + index, deployment: { id: 1, name: index % 2 ? 'odd' : 'even' }, status: 500 + index }),
    );
    await opened.store.proxyCalls.insert(calls);
    const asked = { projectId: 'project', limit: 100 };
    const ids = calls.map(({ id }) => id);
    expect(await opened.store.proxyCalls.lookBack(asked, 5)).toBe(ids[15]);
    expect(await opened.store.proxyCalls.lookBack({ ...asked, before: ids[15] }, 5)).toBe(ids[10]);
    expect(await opened.store.proxyCalls.lookBack({ ...asked, deployment: 'even' }, 5)).toBe(ids[10]);
    expect(await opened.store.proxyCalls.lookBack({ ...asked, from: new Date(NOON + 16) }, 5)).toBeUndefined();
    expect(await opened.store.proxyCalls.lookBack(asked, 21)).toBeUndefined();
    expect((await list({ since: ids[15] ?? '', statuses: [0, 516] })).map(({ id }) => id)).toEqual([ids[16], ids[15]]);
  });

  test('a batch that is written again, because its commit was not heard of, is there once', async () => {
    const calls = Array.from({ length: 200 }, () => made());
    await opened.store.proxyCalls.insert(calls);
    await opened.store.proxyCalls.insert([...calls, made()]);
    expect(await opened.store.proxyCalls.list({ projectId: 'project', limit: 1_000 })).toHaveLength(201);
  });

  test('texts that no database keeps as they are do not keep a batch from being written', async () => {
    const odd = 'a\0b\ud800c\u{1f600}"\\';
    const call = made({ modelAsked: odd, tags: [odd], texts: { request: odd, response: odd } });
    await opened.store.proxyCalls.insert([made(), call]);
    const even = 'a\ufffdb\ufffdc\u{1f600}"\\';
    expect(await opened.store.proxyCalls.find('project', call.id)).toMatchObject({
      modelAsked: even,
      texts: { request: even, response: even },
    });
  });

  test('a sweep deletes the oldest first, some hundred at a time, and nothing that is younger', async () => {
    const old = Array.from({ length: 600 }, (_, index) => made({ at: NOON - 31 * DAY_MS + index }));
    const young = Array.from({ length: 5 }, (_, index) => made({ at: NOON - 30 * DAY_MS + index }));
    await opened.store.proxyCalls.insert([...young, ...old]);
    const before = new Date(NOON - 30 * DAY_MS);
    expect(await opened.store.proxyCalls.sweep(before)).toBe(250);
    expect((await opened.store.proxyCalls.list({ projectId: 'project', limit: 1_000 })).at(-1)?.at).toEqual(
      new Date(NOON - 31 * DAY_MS + 250),
    );
    const rest = [];
    for (let tries = 0; tries < 3; tries += 1) rest.push(await opened.store.proxyCalls.sweep(before));
    expect(rest).toEqual([250, 100, 0]);
    expect((await list()).map(({ id }) => id)).toEqual(young.map(({ id }) => id).toReversed());
  });
});
