import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chatReply, type ProxiedService, startProxiedService } from './testing/proxied-service.ts';
import { proxyCaller, user } from './testing/proxy-caller.ts';

let service: ProxiedService;
const { chat } = proxyCaller(() => service);
const words = (...banned: string[]) => ({ keyword_detector: { enabled: true, banned_keywords: banned } });
const blocking = (policy_name: string) => ({ policy_name, block: ['keyword_detector'] });

beforeAll(async () => {
  service = await startProxiedService();
  await service.savePolicy('users', words('heron'));
  await service.savePolicy('tools', words('falcon'));
  await service.savePolicy('instructions', words('osprey'));
  const voices = { tool: blocking('tools'), system: blocking('instructions') };
  await service.deploy('guarded', { input_guardrails_policy: { ...blocking('users'), voices } });
  await service.deploy('tools alone', { input_guardrails_policy: { voices: { tool: blocking('tools') } } });
});
afterAll(() => service.stop());
beforeEach(() => service.script(chatReply('Hello.')));

const system = (content: string) => ({ role: 'system', content });
const call = { id: 'c1', type: 'function', function: { name: 'read_page', arguments: '{}' } };
const asked = [user('Read the page.'), { role: 'assistant', content: null, tool_calls: [call] }];
const answered = { role: 'assistant', content: 'It is about birds.' };
const result = (content: string) => ({ role: 'tool', tool_call_id: 'c1', content });

describe('each voice is judged by its own policy', () => {
  test.each([
    ['a user', [user('A heron.')], 400],
    ['a user who says what tools may not', [user('A falcon.')], 200],
    ['a result', [...asked, result('A falcon.')], 400],
    ['a result in JSON', [...asked, result('{"bird": "fa\\u006ccon"}')], 400],
    ['a result that says what users may not', [...asked, result('A heron.')], 200],
    ['a system message', [system('An osprey.'), user('Hi')], 400],
    [
      'a system message before many turns',
      [system('An osprey.'), ...asked, result('Nothing.'), answered, user('Hi')],
      400,
    ],
    ['a system message that says what users may not', [system('A heron.'), user('Hi')], 200],
    ['a result of an earlier turn', [...asked, result('A falcon.'), answered, user('Hi')], 200],
  ])('%s', async (_, messages, status) => {
    const answer = await chat(messages);
    expect(answer.status).toBe(status);
    const { input_guardrails: found } = answer.body.service_policy_detections;
    expect(found.is_req_blocked).toBe(status === 400);
    expect(found.blocked_detectors).toEqual(status === 400 ? ['keyword_detector'] : []);
    expect(found.summary).toHaveProperty('keyword_detected');
  });
});

test('what an earlier result held is told', async () => {
  const answer = await chat([...asked, result('A falcon.'), answered, user('Hi')]);
  expect(answer.body.service_policy_detections.input_guardrails.detected_detectors).toEqual(['keyword_detector']);
});

test('a deployment may judge results alone, at the price of input detection', async () => {
  const on = { 'x-service-deployment': 'tools alone' };
  const blocked = await chat([...asked, result('A falcon.')], on);
  expect(blocked.status).toBe(400);
  expect(blocked.headers.get('x-service-credits-cost')).toBe('1');
  const passed = await chat([user('A falcon and a heron.')], on);
  expect([passed.status, passed.headers.get('x-service-credits-cost')]).toEqual([200, '1']);
});

test('system messages cost what they take where a policy judges them', async () => {
  await service.savePolicy('orders', { injection_attack: { enabled: true } });
  await service.deploy('costly', { input_guardrails_policy: { voices: { system: blocking('orders') } } });
  const cost = async (messages: object[]) => {
    const { headers } = await chat(messages, { 'x-service-deployment': 'costly' });
    return Number(headers.get('x-service-credits-cost'));
  };
  const long = 'Be kind to everybody who asks. '.repeat(500);
  expect(await cost([system(long), user('Hi')])).toBeGreaterThan(4 * (await cost([user('Hi')])));
});

test('voices are shown, replaced and taken away, and name saved policies', async () => {
  const change = async (fields: object) => {
    const body = JSON.stringify({ name: 'tools alone', input_guardrails_policy: fields });
    const response = await service.send('/deployments/modify-deployment', { method: 'PATCH', body });
    return [response.status, ((await response.json()) as { data?: object }).data] as const;
  };
  const [, shown] = await change({ voices: { system: { policy_name: 'instructions', block: ['nsfw'] } } });
  expect(shown).toMatchObject({
    input_guardrails_policy: { voices: { system: { policy_name: 'instructions', block: ['nsfw'] } } },
    warnings: [expect.stringContaining('input_guardrails_policy.voices.system.block names nsfw')],
  });
  expect((await change({ voices: { tool: { policy_name: 'none' } } }))[0]).toBe(404);
  const [, bare] = await change({ voices: null });
  expect(bare).not.toHaveProperty('input_guardrails_policy.voices');
});
