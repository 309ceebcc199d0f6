import { type ChatModel, createEgressGuard, createHttpClient, type ModelMessage } from '@redoubt/providers';
import {
  chatAnswer,
  type ScriptedTarget,
  startScriptedTarget,
  type TargetQuestion,
  type TargetReply,
} from '@redoubt/providers/testing/scripted-target';
import type { ModelRole, Store } from '@redoubt/store';
import { makeAccount } from '@redoubt/store/testing/sample-charge';
import { insertRun } from '@redoubt/store/testing/sample-runs';
import { type StoreEngine, storeEngines } from '@redoubt/store/testing/store-engines';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';
import { type ChosenRoleModel, openRoleModel } from './role-model.ts';

const http = createHttpClient(createEgressGuard({ allowPrivate: true }));
const options = { signal: new AbortController().signal, temperature: 0 };

let engine: StoreEngine;
let store: Store;
let projectId: string;
beforeAll(async () => {
  const sqlite = storeEngines.find(({ kind }) => kind === 'sqlite');
  if (!sqlite) throw new Error('no SQLite');
  engine = await sqlite.start();
  store = await engine.open();
  projectId = (await makeAccount(store)).project.id;
});
afterAll(async () => {
  await store.close();
  await engine.stop();
});

let server: ScriptedTarget;
let reply: (question: TargetQuestion) => TargetReply;
beforeEach(async () => {
  // The content tells the answers apart; each costs 15 tokens.
  let count = 0;
  reply = () => chatAnswer(`answer ${++count}`);
  server = await startScriptedTarget((question) => reply(question));
});
afterEach(() => server.stop());

const unlimited = { calls: undefined, tokens: undefined };

/** Opens a service's model of a role: a function that serves a run. */
function openService(role: ModelRole, differing: Partial<ChosenRoleModel> = {}) {
  const chosen: ChosenRoleModel = {
    api: 'openai',
    baseUrl: `${server.url}/v1`,
    model: 'wise',
    apiKey: undefined,
    timeoutMs: 5_000,
    tries: 1,
    backoffMs: 1,
    concurrency: 4,
    maxTokens: undefined,
    budget: unlimited,
    isCached: true,
    ...differing,
  };
  const opened = openRoleModel(role, chosen, { http, cache: createAnswerCache() });
  return async (seed = '1', id?: string): Promise<ChatModel> =>
    opened.forRun({ id: id ?? (await insertRun(store, projectId, 1)), seed, runs: store.runs });
}

const say = async (model: ChatModel, content = 'hello', more: object = {}): Promise<string> => {
  const messages: ModelMessage[] = [{ role: 'user', content }];
  return (await model.complete(messages, { ...options, ...more })).text;
};
const usageOf = (id: string, role: ModelRole) => store.runs.spendModel(id, { role, calls: 0, tokens: 0 });

describe('the memory of answers', () => {
  test('answers a run that is repeated with the same seed, and no run with another', async () => {
    const serve = openService('attacker');
    const said = [];
    for (const seed of ['1', '1', '2']) said.push(await say(await serve(seed)));
    expect(said).toEqual(['answer 1', 'answer 1', 'answer 2']);
    const [first, second] = server.asked.map(({ body }) => body.seed);
    expect(server.asked).toHaveLength(2);
    expect(Number.isInteger(first) && first >= 0 && first < 2 ** 31).toBe(true);
    expect(second).not.toBe(first);
  });

  test('gives equal seeds to equal runs of different services', async () => {
    for (const serve of [openService('attacker'), openService('attacker')]) await say(await serve('a seed'));
    expect(server.asked[0]?.body.seed).toBe(server.asked[1]?.body.seed);
  });

  test('shares grades between runs of any seed, and sends the judge none', async () => {
    const serve = openService('judge');
    expect([await say(await serve('1')), await say(await serve('2'))]).toEqual(['answer 1', 'answer 1']);
    expect(server.asked.map(({ body }) => 'seed' in body)).toEqual([false]);
  });

  test.each([
    { what: 'another text', content: 'hello!', more: {} },
    { what: 'another temperature', content: 'hello', more: { temperature: 1 } },
    { what: 'another format', content: 'hello', more: { json: { name: 'a', schema: {} } } },
  ])('takes $what for another question', async ({ content, more }) => {
    const model = await openService('judge')();
    await say(model);
    expect(await say(model, content, more)).toBe('answer 2');
  });

  test('keeps nothing that cannot be used, and nothing of a failure', async () => {
    const model = await openService('judge')();
    const isUsable = (text: string) => text === 'answer 2';
    for (const expected of ['answer 1', 'answer 2', 'answer 2']) {
      expect(await say(model, 'hello', { isUsable })).toBe(expected);
    }
    const fine = reply;
    reply = () => ({ status: 500, body: 'oops' });
    await expect(say(model, 'other')).rejects.toMatchObject({ kind: 'server' });
    reply = fine;
    expect(await say(model, 'other')).toBe('answer 3');
  });

  test('is off where the file says so', async () => {
    const serve = openService('attacker', { isCached: false });
    expect([await say(await serve()), await say(await serve())]).toEqual(['answer 1', 'answer 2']);
  });

  test('forgets the answers that were not used for the longest time', () => {
    const cache = createAnswerCache();
    for (let count = 0; count < 40; count++) {
      cache.set(`${count}`, 'x'.repeat(1_000_000));
      cache.get('0');
    }
    expect([cache.has('0'), cache.has('1'), cache.has('39')]).toEqual([true, false, true]);
    for (let count = 0; count < 30_000; count++) cache.set(`short ${count}`, '');
    expect(cache.size).toBe(20_000);
  });
});

describe('a budget', () => {
  test('of calls is kept by calls at the same time, and the failure says what to raise', async () => {
    const serve = openService('attacker', { budget: { calls: 3, tokens: undefined } });
    const id = await insertRun(store, projectId, 1);
    const model = await serve('1', id);
    const said = await Promise.allSettled(Array.from({ length: 8 }, (_, count) => say(model, `hello ${count}`)));
    const failures = said.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(failures).toHaveLength(5);
    for (const failure of failures) expect(failure).toMatchObject({ name: 'ModelFailed', kind: 'budget' });
    expect(failures[0].message).toMatch(
      /^The budget of the run for the attacker model is used up: attacker\.max_calls_per_run is 3, 3 calls are used\. Raise attacker\.max_calls_per_run in the file that REDOUBT_MODELS names/,
    );
    expect(server.asked).toHaveLength(3);
    expect(await usageOf(id, 'attacker')).toEqual({ calls: 3, tokens: 45 });
  });

  test('of tokens counts what the server reports, and no question passes it', async () => {
    const serve = openService('judge', { budget: { calls: undefined, tokens: 40 } });
    const id = await insertRun(store, projectId, 1);
    const model = await serve('1', id);
    await say(model, 'one');
    await say(model, 'two');
    await expect(say(model, 'a'.repeat(44))).rejects.toMatchObject({
      kind: 'budget',
      message: expect.stringContaining(
        'judge.max_tokens_per_run is 40, 30 tokens are used and this call needs at least 11 more',
      ),
    });
    expect(await usageOf(id, 'judge')).toEqual({ calls: 2, tokens: 30 });
    await say(model, 'a'.repeat(40));
    expect(server.asked).toHaveLength(3);
  });

  test('of tokens is passed by the answers under way alone, however many calls wait', async () => {
    const serve = openService('judge', { budget: { calls: undefined, tokens: 40 }, concurrency: 2 });
    const model = await serve();
    const said = await Promise.allSettled(Array.from({ length: 20 }, (_, count) => say(model, `hello ${count}`)));
    const answered = said.filter(({ status }) => status === 'fulfilled').length;
    expect(answered).toBeGreaterThanOrEqual(3);
    expect(answered).toBeLessThanOrEqual(4);
  });

  test('counts by length where the server reports nothing', async () => {
    reply = () => ({ json: { choices: [{ message: { role: 'assistant', content: '12345678' } }] } });
    const id = await insertRun(store, projectId, 1);
    await say(await openService('attacker')('1', id), 'a'.repeat(400));
    expect(await usageOf(id, 'attacker')).toEqual({ calls: 1, tokens: 102 });
  });

  test('outlasts the service, counts for its run alone, and can be raised', async () => {
    const budget = { calls: 1, tokens: undefined };
    const id = await insertRun(store, projectId, 1);
    await say(await openService('attacker', { budget })('1', id));
    const serve = openService('attacker', { budget });
    await expect(say(await serve('1', id))).rejects.toMatchObject({ kind: 'budget' });
    expect(await say(await serve('1'))).toBe('answer 2');
    const raised = openService('attacker', { budget: { ...budget, calls: 2 } });
    expect(await say(await raised('1', id))).toBe('answer 3');
  });

  test('is not used by answers from memory, nor by calls that the model did not get', async () => {
    const id = await insertRun(store, projectId, 1);
    const model = await openService('attacker', { budget: { calls: 1, tokens: undefined } })('1', id);
    const fine = reply;
    for (const status of [401, 404, 429, 500]) {
      reply = () => ({ status, body: 'no' });
      await expect(say(model)).rejects.toThrow(`${status}`);
    }
    reply = fine;
    expect([await say(model), await say(model)]).toEqual(['answer 1', 'answer 1']);
    expect(await usageOf(id, 'attacker')).toEqual({ calls: 1, tokens: 15 });
  });

  test('counts a call whose answer cannot be read, because the model may have worked for it', async () => {
    const id = await insertRun(store, projectId, 1);
    const model = await openService('attacker')('1', id);
    reply = () => ({ json: { choices: [] } });
    await expect(say(model, 'a'.repeat(40))).rejects.toMatchObject({ kind: 'malformed' });
    expect(await usageOf(id, 'attacker')).toEqual({ calls: 1, tokens: 10 });
  });
});
