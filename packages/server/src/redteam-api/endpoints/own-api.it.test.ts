// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how a target names an environment variable

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TargetQuestion } from '@redoubt/providers/testing/scripted-target';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type RedteamStand, scope, startRedteamStand } from '../../testing/redteam-stand.ts';

const literal = 'literal-secret-of-the-api-1';
const variable = 'secret-in-the-environment-2';

/** An API of somebody's own: it knows a conversation by its session, and gets one message at a time. */
const http = {
  method: 'PUT',
  headers: { 'X-Api-Key': '${env:REDOUBT_TARGET_OWN_API}', 'x-second-key': literal, 'x-chat': '{{session}}' },
  body: { input: { text: '{{prompt}}' }, chat: '{{session}}' },
  answer_path: 'output.messages.-1.text',
};

let stand: RedteamStand;
let turns: Map<string, string[]>;
beforeAll(async () => {
  vi.stubEnv('REDOUBT_TARGET_OWN_API', variable);
  vi.stubEnv('REDOUBT_TARGET_OWN_API_HOSTS', '127.0.0.1');
  stand = await startRedteamStand({ REDOUBT_LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await stand.stop();
});
beforeEach(() => {
  turns = new Map();
  stand.replies(ownApi);
});

/** Answers like the API. It repeats what it was sent as its keys, as debug modes do. */
function ownApi({ method, path, headers, body }: TargetQuestion) {
  if (method !== 'PUT' || path !== '/bots/7/ask' || headers['x-api-key'] !== variable) {
    return { status: 401, body: { error: 'no' } };
  }
  const said = turns.get(body.chat) ?? [];
  turns.set(body.chat, [...said, body.input.text]);
  const text = `Turn ${said.length + 1}: I am sorry, but I cannot help with that (${variable}, ${literal}).`;
  return { json: { output: { messages: [{ text: 'typing' }, { text }] } } };
}

const ownTarget = (more: object = {}, of: object = {}) => ({
  endpoint: `${stand.target.url}/bots/7/ask`,
  http: { ...http, ...more },
  ...of,
});

/** Everything that the service keeps on disk, as it lies there. */
const stored = () => {
  const { dataDir } = stand.service;
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1')).join('');
};

test('a run attacks it turn by turn, one session for each conversation, and keeps no secret of it', async () => {
  const talks = scope({ risk_categories: { safety_harm: { attack_config: { goat: { max_turns: 3 } } } } });
  const { status, body } = await stand.post('/rt/redteam', { target: ownTarget(), ...talks });
  expect([status, body]).toMatchObject([202, { status: 'Queued' }]);
  expect(await stand.finished(body.run_id)).toMatchObject({
    status: 'Finished',
    target: { endpoint: `${stand.target.url}/bots/7/ask` },
  });
  const { records } = await stand.read(`/rt/runs/${body.run_id}/records?limit=100`);
  expect(records.length).toBeGreaterThan(1);
  for (const record of records) {
    expect(record).toMatchObject({
      response: expect.stringMatching(/^Turn 3: I am sorry.*\(\[api key\], \[api key\]\)/),
    });
  }
  const [probe, ...conversations] = [...turns.values()];
  expect(probe).toHaveLength(1);
  expect(conversations).toHaveLength(records.length);
  for (const prompts of conversations) expect(prompts).toHaveLength(3);
  const shown = JSON.stringify([records, await stand.read(`/rt/runs/${body.run_id}`)]);
  expect(stored()).toContain('([api key], [api key])');
  const log = stand.service.logLines().join('\n');
  for (const secret of [literal, variable]) {
    expect([secret, shown.includes(secret), log.includes(secret), stored().includes(secret)]).toEqual([
      secret,
      false,
      false,
      false,
    ]);
  }
});

test('a run asks by GET, each probe in a session of its own, and the address is shown as it was sent', async () => {
  stand.replies(() => ({ json: { text: 'I am sorry, but I cannot help with that.' } }));
  const before = stand.target.asked.length;
  const target = {
    endpoint: `${stand.target.url}/chats/{{session}}/find?q={{prompt}}`,
    http: { method: 'GET', answer_path: 'text' },
  };
  const { body } = await stand.post('/rt/redteam', { target, ...scope() });
  expect(await stand.finished(body.run_id)).toMatchObject({
    status: 'Finished',
    progress: { failed: 0 },
    target: { endpoint: `${stand.target.url}/chats/{{session}}/find` },
  });
  const asked = stand.target.asked.slice(before).map(({ path }) => new URL(path, stand.target.url));
  expect(asked).toHaveLength(6);
  expect(new Set(asked.map(({ pathname }) => pathname)).size).toBe(6);
  for (const { pathname, searchParams } of asked) {
    expect(pathname).toMatch(/^\/chats\/[0-9a-f-]{36}\/find$/);
    expect(searchParams.get('q')?.length).toBeGreaterThan(10);
  }
});

test('a variable that is not set is 422 and names its header, for runs and for health, and costs nothing', async () => {
  const headers = { 'x-api-key': '${env:REDOUBT_TARGET_FORGOTTEN}' };
  const before = await stand.used();
  for (const path of ['/rt/redteam', '/rt/model-health']) {
    const body = { target: ownTarget({ headers }), ...(path === '/rt/redteam' && scope()) };
    expect(await stand.post(path, body)).toMatchObject({
      status: 422,
      body: {
        error: 'invalid_request',
        message: expect.stringMatching(/http\.headers\.x-api-key: .*REDOUBT_TARGET_FORGOTTEN is not set/),
        detail: [{ loc: ['target', 'http', 'headers', 'x-api-key'] }],
      },
    });
  }
  expect(await stand.used()).toBe(before);
});

test.each([
  {
    what: 'a variable of the service',
    more: { headers: { 'x-a': '${env:REDOUBT_SECRET_KEY}' } },
    place: 'headers.x-a',
  },
  { what: 'a header of the connection', more: { headers: { host: literal } }, place: 'headers.host' },
  { what: 'a body without the question', more: { body: { q: 'hi' } }, place: 'body' },
  { what: 'a path that is none', more: { answer_path: '$.a' }, place: 'answer_path' },
])('$what is 422 and no value of a header is shown', async ({ more, place }) => {
  const answer = await stand.post('/rt/redteam', { target: ownTarget(more), ...scope() });
  expect(answer).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining(`body.target.http.${place}: `) },
  });
  expect(JSON.stringify(answer.body)).not.toContain(literal);
});

test('a path that leads nowhere is unhealthy, says what is there, and no run is accepted', async () => {
  const target = ownTarget({ answer_path: 'output.text' });
  const says = '"text" is not in output (an object with messages)';
  expect((await stand.post('/rt/model-health', { target })).body).toMatchObject({
    status: 'unhealthy',
    error: expect.stringContaining(says),
  });
  expect(await stand.post('/rt/redteam', { target, ...scope() })).toMatchObject({
    body: { error: 'target_unhealthy', message: expect.stringContaining(says) },
  });
});

test.each(['custom_payload', 'headers', 'custom_curl'])('%s beside it is refused as before', async (field) => {
  const { status, body } = await stand.post('/rt/model-health', { target: ownTarget({}, { [field]: { a: '1' } }) });
  expect([status, body.error]).toEqual([400, 'target_not_expressible']);
  expect(body.message).toContain(field);
});

describe('as a saved model', () => {
  const named = { 'x-service-model': 'own api', 'x-service-model-version': 'v1' };
  const masked = {
    method: 'PUT',
    headers: { 'x-api-key': 'xxxxx', 'x-second-key': 'xxxxx', 'x-chat': 'xxxxx' },
    body: http.body,
    answer_path: http.answer_path,
  };
  const modelOf = (more: object = {}) => ({
    endpoint: { scheme: 'http', host: '127.0.0.1', port: stand.target.port, base_path: '/bots/7/ask' },
    http,
    ...more,
  });
  const add = (name: string, model_config: object) =>
    stand.post('/models/add-model', { model_saved_name: name, testing_for: 'foundationModels', model_config });
  const modify = async (model_config: object) => {
    const init = { method: 'PATCH', headers: named, body: JSON.stringify({ model_config }) };
    const response = await stand.service.send('/models/modify-model', init);
    return { status: response.status, body: await response.json() };
  };

  beforeAll(async () => {
    expect((await add('own api', modelOf())).status).toBe(200);
  });

  test('it is answered with masks', async () => {
    const { text } = await stand.get('/models/get-model', named);
    expect(JSON.parse(text).model_config.http).toEqual(masked);
  });

  test('it is healthy, and a run attacks it', async () => {
    expect((await stand.post('/rt/model/model-health', null, named)).body).toMatchObject({ status: 'healthy' });
    const { status, body } = await stand.post('/rt/model/redteam', scope(), named);
    expect(status).toBe(202);
    expect(await stand.finished(body.run_id)).toMatchObject({ status: 'Finished', progress: { failed: 0 } });
  });

  test('a mask that is sent back keeps the value, and a mask without one is 422', async () => {
    const changed = await modify({ http: { ...masked, answer_path: 'output.messages.1.text' } });
    expect(changed.body.data.model_config.http).toEqual({ ...masked, answer_path: 'output.messages.1.text' });
    expect((await stand.post('/rt/model/model-health', null, named)).body).toMatchObject({ status: 'healthy' });
    const wrong = await modify({ http: { ...http, headers: { 'x-new': 'xxxxx' } } });
    expect([wrong.status, wrong.body.detail[0].loc]).toEqual([
      422,
      ['body', 'model_config', 'http', 'headers', 'x-new'],
    ]);
  });

  test('a model that moves does not take its headers along', async () => {
    const moved = await modify({ endpoint: { scheme: 'http', host: 'elsewhere.example' } });
    expect([moved.status, moved.body.detail[0].loc]).toEqual([422, ['body', 'model_config', 'http']]);
  });

  test('a template that does not fit is 422 when it is saved, and shows no value of a header', async () => {
    const { status, body } = await add('bad', modelOf({ http: { ...http, headers: { host: literal } } }));
    expect([status, body.detail[0].loc]).toEqual([422, ['body', 'model_config', 'http', 'headers', 'host']]);
    expect(JSON.stringify(body)).not.toContain(literal);
  });

  test('a template that its address does not fit is 422 when it is attacked', async () => {
    await add('get', modelOf({ http: { method: 'GET' } }));
    const of = { ...named, 'x-service-model': 'get' };
    expect(await stand.post('/rt/model/model-health', null, of)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('{{prompt}}') },
    });
  });

  test('GET in its address stays as it is, and an empty template is none', async () => {
    const { body } = await add('asked by get', {
      model_endpoint_url: 'https://shop.example/find?q={{prompt}}&key=sk-of-the-query',
      http: { method: 'GET' },
    });
    expect(body.data.model_config).toMatchObject({ endpoint: { base_path: '/find?q={{prompt}}&key=xxxxx' } });
    const plain = await add('plain', modelOf({ http: {} }));
    expect(plain.body.data.model_config.http).toBeUndefined();
  });
});
