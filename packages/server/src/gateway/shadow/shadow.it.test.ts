import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  chatReply,
  type ProxiedService,
  startProxiedService,
  streamReply,
  textChunks,
} from '../testing/proxied-service.ts';
import { proxyCaller, user } from '../testing/proxy-caller.ts';

let service: ProxiedService;
const { chat } = proxyCaller(() => service);
const words = (...banned: string[]) => ({ keyword_detector: { enabled: true, banned_keywords: banned } });
const shadow = { policy_name: 'strict', block: ['keyword_detector'] };
const real = { policy_name: 'usual', block: ['keyword_detector'] };

beforeAll(async () => {
  service = await startProxiedService();
  await service.savePolicy('usual', words('heron'));
  await service.savePolicy('strict', words('falcon'));
  await service.deploy('guarded', {
    input_guardrails_policy: { ...real, shadow },
    output_guardrails_policy: { shadow },
  });
});
afterAll(() => service.stop());
beforeEach(() => service.script(chatReply('Hello.')));

/** Returns what the log has of the shadow of a call. */
async function shadowOf(headers: Headers) {
  const id = headers.get('x-request-id');
  const logged = await expect
    .poll(async () => (await service.client.proxy.listCalls({})).calls.find(({ request_id }) => request_id === id), {
      timeout: 20_000,
    })
    .toBeDefined()
    .then(() => service.client.proxy.listCalls({}));
  return logged.calls.find(({ request_id }) => request_id === id)?.detections.shadow;
}

const tells = (input: string[], output: string[] | null) => ({
  input: { detected: input, would_block: input },
  output: output && { detected: output, would_block: output },
  is_skipped: false,
});

test('a shadow lets through what it would block, and the log tells of it', async () => {
  const answer = await chat([user('What is a falcon?')]);
  expect(answer.status).toBe(200);
  expect(answer.body.service_policy_detections.input_guardrails.detected_detectors).toEqual([]);
  expect(await shadowOf(answer.headers)).toEqual(tells(['keyword_detector'], []));
});

test('it judges answers, whole and streamed', async () => {
  service.script(chatReply('A falcon is a bird.'));
  const whole = await chat([user('Hi')]);
  expect(await shadowOf(whole.headers)).toEqual(tells([], ['keyword_detector']));
  service.script(streamReply(textChunks('A falcon is a bird.')));
  const streamed = await chat([user('Hi')], {}, { stream: true });
  expect(streamed.text).toContain('[DONE]');
  expect(await shadowOf(streamed.headers)).toEqual(tells([], ['keyword_detector']));
});

test('a call that is really blocked has no answer to judge', async () => {
  const answer = await chat([user('What is a heron?')]);
  expect(answer.status).toBe(400);
  expect(await shadowOf(answer.headers)).toEqual(tells([], null));
});

test('the report compares, and the promotion makes the shadow real', async () => {
  const headers = { deployment: 'guarded' };
  const report = await service.client.proxy.getShadowReport({ headers, query: {} });
  expect(report).toMatchObject({ looked_at: 4, judged: 4, skipped: 0, blocked: 1, would_block: 3, both: 0 });
  expect(report.detectors).toEqual([
    { side: 'output', detector: 'keyword_detector', blocked: 0, would_block: 2 },
    { side: 'input', detector: 'keyword_detector', blocked: 1, would_block: 1 },
  ]);
  expect([report.only_shadow.length, report.only_real.length]).toEqual([3, 1]);
  const none = await service.client.proxy.getShadowReport({ headers, query: { calls: 1, to: '2020-01-01T00:00:00Z' } });
  expect(none).toMatchObject({ looked_at: 0, from: null, judged: 0 });

  const promoted = await service.client.proxy.promoteShadow({ headers });
  expect(promoted.sides).toEqual([
    { side: 'input', ...shadow, before: real },
    { side: 'output', ...shadow, before: { policy_name: null, block: [] } },
  ]);
  expect((await chat([user('What is a falcon?')])).status).toBe(400);
  expect((await chat([user('What is a heron?')])).status).toBe(200);
  const { input_guardrails_policy: input } = await service.client.proxy.getDeployment({ headers });
  expect(input).toEqual({ ...shadow, enabled: true, additional_config: { pii_redaction: false } });
  await expect(service.client.proxy.promoteShadow({ headers })).rejects.toMatchObject({ status: 409 });
});

test('a shadow is changed and taken away; one whose policy is gone lets calls pass', async () => {
  await service.savePolicy('fleeting', words('owl'));
  const put = (fields: object, method = 'PATCH', path = 'modify-deployment') =>
    service
      .send(`/deployments/${path}`, { method, body: JSON.stringify({ name: 'changed', ...fields }) })
      .then(async (response) => [response.status, await response.json()] as const);
  const ofFleeting = { shadow: { policy_name: 'fleeting', block: ['nsfw'] } };
  const [, added] = await put(
    { model_saved_name: 'gpt', log: 'off', input_guardrails_policy: ofFleeting },
    'POST',
    'add-deployment',
  );
  expect(added.data.warnings).toEqual([
    expect.stringContaining('input_guardrails_policy.shadow.block names nsfw'),
    expect.stringContaining('log is off'),
  ]);
  const unknown = { input_guardrails_policy: { shadow: { policy_name: 'none' } } };
  expect((await put(unknown))[0]).toBe(404);
  const header = { 'x-service-policy': 'fleeting' };
  await service.send('/guardrails/delete-policy', { method: 'DELETE', headers: header });
  expect((await chat([user('Hi')], { 'x-service-deployment': 'changed' })).status).toBe(200);
  const [, kept] = await put({ on_failure: 'open', input_guardrails_policy: { enabled: true, shadow: null } });
  expect(kept.data.input_guardrails_policy.shadow).toBeUndefined();
});

test('a promotion whose policy is deleted changes nothing, and one of a side that is off switches it on', async () => {
  await service.savePolicy('deleted later', words('owl'));
  const side = { ...real, enabled: false };
  await service.deploy('half', { input_guardrails_policy: { ...side, shadow: { policy_name: 'deleted later' } } });
  await service.send('/guardrails/delete-policy', {
    method: 'DELETE',
    headers: { 'x-service-policy': 'deleted later' },
  });
  const headers = { deployment: 'half' };
  await expect(service.client.proxy.promoteShadow({ headers })).rejects.toMatchObject({ status: 404 });
  expect((await service.client.proxy.getDeployment({ headers })).input_guardrails_policy.policy_name).toBe('usual');
  await service.client.proxy.modifyDeployment({
    headers,
    body: { input_guardrails_policy: { shadow: { policy_name: 'strict', block: ['keyword_detector'] } } },
  });
  await service.client.proxy.promoteShadow({ headers });
  expect((await chat([user('What is a falcon?')], { 'x-service-deployment': 'half' })).status).toBe(400);
});

test('without a log, nothing is read for a shadow', async () => {
  const policy = { output_guardrails_policy: { shadow } };
  await service.deploy('logged', policy);
  await service.deploy('unlogged', { ...policy, log: 'off' });
  service.script(streamReply(textChunks('A falcon is a bird.')));
  const reports = async (deployment: string) => {
    const { text } = await chat([user('Hi')], { 'x-service-deployment': deployment }, { stream: true });
    return text.includes('service_policy_detections');
  };
  // A call that is relayed has no report at the end of its stream.
  expect([await reports('logged'), await reports('unlogged')]).toEqual([true, false]);
});

test('what a call costs is counted before its shadow judges', async () => {
  const budgets = [{ per: 'deployment', period: 'day', usd: 0.00001 }];
  const prices = { input: 1_000, output: 1_000 };
  await service.deploy('limited', { input_guardrails_policy: { shadow }, prices, budgets });
  const long = [user('A harmless sentence about lamps. '.repeat(3_000))];
  const on = { 'x-service-deployment': 'limited' };
  expect([(await chat(long, on)).status, (await chat(long, on)).status]).toEqual([200, 402]);
});
