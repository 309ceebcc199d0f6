import { randomBytes } from 'node:crypto';
import { findPostgresBinaries } from '@redoubt/store/testing/postgres-binaries';
import { createTestDatabase, type TestDatabase } from '@redoubt/store/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../../testing/test-service.ts';
import {
  chunkOf,
  completion,
  jsonReply,
  type ProxiedService,
  startProxiedService,
  streamReply,
  textChunks,
} from '../testing/proxied-service.ts';
import { proxyCaller, user } from '../testing/proxy-caller.ts';

const DAY_MS = 86_400_000;
let service: ProxiedService;
const { chat } = proxyCaller(() => service);
/** A dollar for each call: a million tokens of the request. */
const usage = { prompt_tokens: 1_000_000, completion_tokens: 10, total_tokens: 1_000_010 };
const dollar = jsonReply({ ...completion('Hello.'), usage });
const prices = { input: 1, output: 0 };

/** Calls a deployment and returns the status and the error. */
async function ask(deployment: string, headers: Record<string, string> = {}, more: object = {}) {
  const answer = await chat([user('Hi')], { 'x-service-deployment': deployment, ...headers }, more);
  const { error, detail } = answer.body ?? {};
  return { status: answer.status, code: error?.code, message: error?.message, param: error?.param, detail, answer };
}
const statuses = async (deployment: string, calls: readonly Record<string, string>[]) => {
  const found: number[] = [];
  for (const headers of calls) found.push((await ask(deployment, headers)).status);
  return found;
};
const none = {};

describe('a budget', () => {
  beforeAll(async () => {
    service = await startProxiedService();
    service.stopTime();
  });
  afterAll(() => service.stop());
  beforeEach(() => service.script(dollar));

  test('lets no further call begin once it is spent, and tells which it is and until when', async () => {
    await service.deploy('daily', { prices, budgets: [{ per: 'deployment', period: 'day', usd: 2 }] });
    expect(await statuses('daily', [none, none])).toEqual([200, 200]);
    const { status, code, message, detail } = await ask('daily');
    expect([status, code]).toEqual([402, 'budget_exceeded']);
    expect(message).toMatch(
      /^The budget of a day for the deployment "daily" is used up: \$2 of \$2; calls begin again/,
    );
    expect(detail).toMatchObject({ deployment: 'daily', per: 'deployment', period: 'day', usd: 2, spent_usd: 2 });
    expect(detail.resets_at).toMatch(/T00:00:00\.000Z$/);
    expect(service.upstream.received).toHaveLength(2);
    service.passTime(DAY_MS);
    expect((await ask('daily')).status).toBe(200);
  });

  test.each([
    { per: 'user', header: 'x-service-user', whom: 'the user "ann"', without: 'calls without a user' },
    { per: 'tag', header: 'x-service-tags', whom: 'the tag "ann"', without: 'calls without a tag' },
  ])('counts each $per apart, and those without one together', async ({ per, header, whom, without }) => {
    await service.deploy(per, { prices, budgets: [{ per, period: 'month', usd: 1 }] });
    const [ann, bob] = [{ [header]: 'ann' }, { [header]: 'bob' }];
    expect(await statuses(per, [ann, ann, bob, none, none])).toEqual([200, 402, 200, 200, 402]);
    expect((await ask(per, ann)).message).toContain(`The budget of a month for ${whom} of the deployment "${per}"`);
    expect((await ask(per)).message).toContain(without);
  });

  test('of a key names the key, and one of several tags that is spent is enough', async () => {
    await service.deploy('keyed', { prices, budgets: [{ per: 'key', period: 'day', usd: 0.5 }] });
    expect(await statuses('keyed', [none, none])).toEqual([200, 402]);
    expect((await ask('keyed')).message).toMatch(/for the key "[^"]+" of the deployment/);
    const tags = (list: string) => ({ 'x-service-tags': list });
    await service.deploy('tagged', { prices, budgets: [{ per: 'tag', period: 'day', usd: 1 }] });
    expect(await statuses('tagged', [tags('a'), tags('b,a'), tags('b')])).toEqual([200, 402, 200]);
  });

  test('counts what was spent before it was set, and under an earlier name', async () => {
    await service.deploy('later', { prices });
    expect(await statuses('later', [none, none, none])).toEqual([200, 200, 200]);
    const change = (body: object) =>
      service.send('/deployments/modify-deployment', {
        method: 'PATCH',
        headers: { 'x-service-deployment': 'later' },
        body: JSON.stringify(body),
      });
    await change({ budgets: [{ per: 'deployment', period: 'month', usd: 3 }] });
    expect((await ask('later')).status).toBe(402);
    await change({ name: 'renamed', budgets: [{ per: 'deployment', period: 'month', usd: 3.5 }] });
    expect(await statuses('renamed', [none, none])).toEqual([200, 402]);
  });

  test('that is exceeded by calls at once is exceeded by those alone', async () => {
    await service.deploy('at once', { prices, budgets: [{ per: 'deployment', period: 'day', usd: 1 }] });
    const together = await Promise.all(Array.from({ length: 5 }, () => ask('at once')));
    expect(together.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    const later = await Promise.all(Array.from({ length: 5 }, () => ask('at once')));
    expect(later.map(({ status }) => status)).toEqual([402, 402, 402, 402, 402]);
  });

  test('asks streams for their tokens, and keeps them from a caller who did not', async () => {
    await service.deploy('streamed', { prices, budgets: [{ per: 'deployment', period: 'day', usd: 2 }] });
    let asked: unknown;
    service.script(async (response, request, context) => {
      asked = JSON.parse(request.body.toString()).stream_options;
      await streamReply([...textChunks('Hello.'), { ...chunkOf({}), choices: [], usage }])(response, request, context);
    });
    const quiet = await ask('streamed', {}, { stream: true });
    expect(asked).toEqual({ include_usage: true });
    expect(quiet.answer.text).not.toContain('"usage":{');
    const told = await ask('streamed', {}, { stream: true, stream_options: { include_usage: true } });
    expect(told.answer.text).toContain('"prompt_tokens":1000000');
    expect((await ask('streamed', {}, { stream: true })).status).toBe(402);
  });

  test('costs nothing when it refuses, and the log has the refusal', async () => {
    await service.savePolicy('heads', { toxicity: { enabled: true } });
    const policy = { input_guardrails_policy: { policy_name: 'heads' } };
    await service.deploy('guarded too', { prices, ...policy, budgets: [{ per: 'key', period: 'day', usd: 0 }] });
    const { status, answer } = await ask('guarded too', { 'x-service-tags': 'refused' });
    expect([status, answer.headers.get('x-service-credits-cost')]).toEqual([402, null]);
    const logged = () => service.client.proxy.listCalls({ query: { tag: 'refused' } });
    await expect
      .poll(async () => (await logged()).calls[0], { timeout: 3_000 })
      .toMatchObject({
        ...{ status: 402, outcome: 'failed', cost_usd: null, credits: 0 },
      });
  });

  test('tells once by an event that its soft limit is passed', async () => {
    const budgets = [{ per: 'user', period: 'day', usd: 10, soft_usd: 2 }];
    await service.deploy('soft', { prices, budgets });
    const events = async () =>
      (await service.client.admin.listEvents()).events.filter(({ kind }) => kind === 'costs.threshold');
    const ann = { 'x-service-user': 'ann' };
    expect(await statuses('soft', [ann])).toEqual([200]);
    expect(await statuses('soft', [ann, ann, ann])).toEqual([200, 200, 200]);
    await expect.poll(async () => (await events()).length, { timeout: 3_000 }).toBe(1);
    expect((await events())[0]?.data).toMatchObject({
      ...{ deployment: 'soft', per: 'user', group: 'ann', name: null, period: 'day', soft_usd: 2 },
    });
  });

  test('tells of the soft limit of each budget, and of one that is lowered below what is spent', async () => {
    const budget = (soft_usd: number) => ({ per: 'user', period: 'day', usd: 10, soft_usd });
    await service.deploy('softs', { prices, budgets: [budget(1), budget(9)] });
    const told = async () =>
      (await service.client.admin.listEvents()).events
        .filter(({ kind, data }) => kind === 'costs.threshold' && Object(data).deployment === 'softs')
        .map(({ data }) => Object(data).soft_usd)
        .toSorted((a, b) => a - b);
    const ann = { 'x-service-user': 'ann' };
    expect(await statuses('softs', [ann, ann, ann])).toEqual([200, 200, 200]);
    await expect.poll(told, { timeout: 3_000 }).toEqual([1]);
    await service.send('/deployments/modify-deployment', {
      method: 'PATCH',
      headers: { 'x-service-deployment': 'softs' },
      body: JSON.stringify({ budgets: [budget(1), budget(2)] }),
    });
    expect(await statuses('softs', [ann])).toEqual([200]);
    await expect.poll(told, { timeout: 3_000 }).toEqual([1, 2]);
  });
});

describe('rates', () => {
  beforeAll(async () => {
    service = await startProxiedService();
    service.stopTime();
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    service.script(jsonReply({ ...completion('Hello.'), usage: { prompt_tokens: 30, completion_tokens: 20 } }));
    service.passTime(60_000);
  });

  test('of calls are exact in a minute, by user, and say when to ask again', async () => {
    await service.deploy('calls', { rates: [{ per: 'user', requests_per_minute: 2 }] });
    const [ann, bob] = [{ 'x-service-user': 'ann' }, { 'x-service-user': 'bob' }];
    expect(await statuses('calls', [ann, ann, ann, bob, none])).toEqual([200, 200, 429, 200, 200]);
    const { code, param, message, answer } = await ask('calls', ann);
    expect([code, param]).toEqual(['rate_limit_exceeded', 'rates.user.requests_per_minute']);
    expect(message).toMatch(/2 calls for the user "ann" of the deployment "calls", which are used up/);
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(60);
    service.passTime(seconds * 1_000);
    expect((await ask('calls', ann)).status).toBe(200);
  });

  test('let no more calls begin at once than they say', async () => {
    await service.deploy('many', { rates: [{ per: 'deployment', requests_per_minute: 3 }] });
    const together = await Promise.all(Array.from({ length: 10 }, () => ask('many')));
    expect(together.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  test('of tokens count those of calls that ended', async () => {
    await service.deploy('tokens', { rates: [{ per: 'tag', tokens_per_minute: 60 }] });
    expect(await statuses('tokens', [none, none, none])).toEqual([200, 200, 429]);
    expect((await ask('tokens')).param).toBe('rates.tag.tokens_per_minute');
    service.passTime(60_000);
    expect((await ask('tokens')).status).toBe(200);
  });
});

describe.skipIf(findPostgresBinaries() === undefined)('nodes on one PostgreSQL', () => {
  let database: TestDatabase;
  let other: TestService;
  beforeAll(async () => {
    database = await createTestDatabase();
    const env = { DATABASE_URL: database.url, REDOUBT_SECRET_KEY: randomBytes(32).toString('base64') };
    service = await startProxiedService(env);
    service.script(dollar);
    await service.deploy('rated', {
      rates: [
        { per: 'user', requests_per_minute: 6 },
        { per: 'deployment', tokens_per_minute: 3_000_000 },
      ],
    });
    await service.deploy('shared', { prices, budgets: [{ per: 'user', period: 'day', usd: 4, soft_usd: 3 }] });
    other = await startTestService({ ...env, REDOUBT_ALLOW_PRIVATE_TARGETS: 'true' });
  });
  afterAll(async () => {
    await Promise.all([service?.stop(), other?.stop()]);
    await database?.stop();
  });

  const call = (node: TestService, deployment: string, name: string) => async () => {
    const headers = { 'x-service-deployment': deployment, 'x-service-user': name };
    const body = JSON.stringify({ messages: [user('Hi')] });
    return (await node.send('/ai-proxy/chat/completions', { method: 'POST', headers, body })).status;
  };

  /** Waits for a minute that has enough left of it. */
  async function earlyInMinute(): Promise<void> {
    const left = 60_000 - (Date.now() % 60_000);
    if (left < 20_000) await new Promise((resolve) => setTimeout(resolve, left));
  }

  test('hold a rate of calls together, but for the first calls after a pause', { timeout: 60_000 }, async () => {
    service.script(jsonReply(completion('Hello.')));
    await earlyInMinute();
    const [here, away] = [call(service, 'rated', 'bob'), call(other, 'rated', 'bob')];
    expect([await here(), await here(), await here()]).toEqual([200, 200, 200]);
    expect([await away(), await away(), await away()]).toEqual([200, 200, 200]);
    // All six are used up. After a pause the first call of a node may pass: by it the node hears of the others.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await Promise.all([here(), away()]);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect([await here(), await away()]).toEqual([429, 429]);
  });

  test('hold a rate of tokens together', { timeout: 60_000 }, async () => {
    await earlyInMinute();
    service.script(dollar);
    const [here, away] = [call(service, 'rated', 'cy'), call(other, 'rated', 'dan')];
    expect([await here(), await here(), await here()]).toEqual([200, 200, 200]);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    // By its first call the other node hears of the others. Alone it has counted a third of the tokens at most.
    await away();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await away()).toBe(429);
  });

  test('count what the others spend, within seconds, and tell of a soft limit once', async () => {
    service.script(dollar);
    const [here, away] = [call(service, 'shared', 'ann'), call(other, 'shared', 'ann')];
    expect([await here(), await away(), await here(), await away()]).toEqual([200, 200, 200, 200]);
    await expect.poll(here, { timeout: 10_000, interval: 300 }).toBe(402);
    await expect.poll(away, { timeout: 10_000, interval: 300 }).toBe(402);
    const { events } = await service.client.admin.listEvents();
    expect(events.filter(({ kind }) => kind === 'costs.threshold')).toHaveLength(1);
    const { totals } = await other.client.proxy.costs();
    expect(totals.cost_usd).toBeLessThanOrEqual(8);
  });
});
