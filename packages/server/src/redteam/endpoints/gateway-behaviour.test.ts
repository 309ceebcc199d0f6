import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redteamCaller } from '../../testing/redteam-caller.ts';
import {
  chatAnswer,
  type ScriptedTarget,
  startScriptedTarget,
  type TargetReply,
} from '../../testing/scripted-target.ts';
import { startTestService, type TestService, testKey } from '../../testing/test-service.ts';

const refusal = chatAnswer('I am sorry, but I cannot help with that.');
const broken: TargetReply = { status: 401, body: { error: { message: 'no' } } };
let reply: TargetReply = refusal;
let folder: string;
let target: ScriptedTarget;
let attacker: ScriptedTarget;
let service: TestService;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'redoubt-gateway-'));
  target = await startScriptedTarget(() => reply);
  attacker = await startScriptedTarget(() => chatAnswer('{"goal": null}'));
  const models = join(folder, 'models.json');
  writeFileSync(models, JSON.stringify({ attacker: { base_url: `${attacker.url}/v1`, model: 'a' } }));
  service = await startTestService({
    REDOUBT_ALLOW_PRIVATE_TARGETS: 'true',
    REDOUBT_BRAND_ALIASES: 'acme',
    REDOUBT_MODELS: models,
  });
  await savePolicies();
  for (const [name, more] of Object.entries(modelConfigs)) await saveModel(name, more);
});
afterAll(async () => {
  await Promise.all([target.stop(), attacker.stop(), service.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

type Headers = Record<string, string>;

const { post, read, finished, used } = redteamCaller(() => service);

const targetOf = (more: object = {}) => ({ endpoint: `${target.url}/v1`, model_name: 'm', ...more });
const scope = (more: object = {}) => ({
  risk_categories: { safety_harm: { attack_config: { basic: {} } } },
  generation_config: { benign_controls: 0 },
  comprehensiveness: 'Low',
  ...more,
});
const flat = (more: object = {}) => ({ model_endpoint_url: `${target.url}/flat`, model_name: 'flat', ...more });

const modelConfigs: Readonly<Record<string, object>> = {
  bot: { system_prompt: 'A bot of a bank' },
  agent: { tools: [{ name: 'transfer' }] },
  signed: { custom_headers: { 'x-a': 'b' } },
};

async function saveModel(name: string, more: object): Promise<void> {
  const { port } = target;
  const endpoint = { scheme: 'http', host: '127.0.0.1', port, base_path: '/v1' };
  const config = { model_provider: 'openai_compatible', endpoint, apikeys: ['sk-saved-0001'], ...more };
  const testing = name === 'agent' ? 'agents' : 'foundationModels';
  const model = { model_saved_name: name, model_version: 'v1', testing_for: testing, model_config: config };
  expect((await post('/models/add-model', model)).status).toBe(200);
}

const rule = { id: 'r1', title: 'Refunds', text: 'Never promise a refund.', severity: 'high' };
const conduct = (name: string, rules: string | object[]) =>
  post('/code-of-conduct/add-policy', {
    name,
    policy_rules: rules,
    ...(typeof rules === 'string' && { policy_text: rules }),
  });
const guardrails = (name: string, detectors: object) => post('/guardrails/add-policy', { name, detectors });

async function savePolicies(): Promise<void> {
  const saved = await Promise.all([
    conduct('bank', [rule]),
    conduct('in both', 'Be polite.'),
    guardrails('in both', { policy_violation: { enabled: true, policy_text: 'Be rude.' } }),
    guardrails('free text', { policy_violation: { enabled: true, policy_text: 'No gambling.' } }),
    guardrails('by name', { policy_violation: { enabled: true, coc_policy_name: 'bank' } }),
    guardrails('by a lost name', { policy_violation: { enabled: true, coc_policy_name: 'gone' } }),
    guardrails('no text', { pii: { enabled: true } }),
  ]);
  expect(saved.map(({ status }) => status)).toEqual(saved.map(() => 200));
}

test('1. the stream of a run also accepts the key as the query parameter apikey', async () => {
  const { body } = await post('/rt/redteam', { target: targetOf(), ...scope() });
  const stream = await fetch(`${service.url}${body.stream_url}?apikey=${testKey}`);
  expect(stream.status).toBe(200);
  expect(await stream.text()).toContain('event: run.finished');
  expect((await fetch(`${service.url}${body.results_url}?apikey=${testKey}`)).status).toBe(401);
});

describe('2. a top-level model object is read as target', () => {
  test.each([
    { path: '/rt/redteam', more: scope(), status: 202 },
    { path: '/rt/model-health', more: {}, status: 200 },
  ])('on $path', async ({ path, more, status }) => {
    const before = target.asked.length;
    expect(await post(path, { model: targetOf({ model_name: 'older' }), ...more })).toMatchObject({ status });
    expect(target.asked[before]?.body.model).toBe('older');
  });
});

describe('3. a target_model_configuration is converted', () => {
  test.each([
    { path: '/rt/redteam', more: scope(), status: 202 },
    { path: '/rt/model-health', more: {}, status: 200 },
  ])('where target is absent, on $path', async ({ path, more, status }) => {
    const before = target.asked.length;
    const body = { target_model_configuration: flat({ model_api_key: 'sk-flat-0001' }), ...more };
    expect(await post(path, body)).toMatchObject({ status });
    expect(target.asked[before]).toMatchObject({
      path: '/flat/chat/completions',
      headers: { authorization: 'Bearer sk-flat-0001' },
      body: { model: 'flat' },
    });
  });

  test.each([
    { what: 'target', explicit: () => ({ target: targetOf() }) },
    { what: 'model', explicit: () => ({ model: targetOf() }) },
  ])('never where $what is sent: an explicit target always wins, whatever the block says', async ({ explicit }) => {
    const block = flat({ custom_headers: { a: 'b' }, rate_per_min: 'not a number' });
    const answer = await post('/rt/model-health', { target_model_configuration: block, ...explicit() });
    expect(answer.body.status).toBe('healthy');
    expect(target.asked.at(-1)?.path).toBe('/v1/chat/completions');
  });

  test.each([
    { field: 'custom_headers', value: { 'x-a': 'b' } },
    { field: 'custom_curl_command', value: 'curl x' },
    { field: 'model_jwt_config', value: { secret: 'sk-jwt-0001' } },
    { field: 'auth_data', value: { header_name: 'X-Key' } },
  ])('only where the model is expressible as a target: $field is 400 and named', async ({ field, value }) => {
    const [asked, before] = [target.asked.length, await used()];
    const answer = await post('/rt/redteam', { target_model_configuration: flat({ [field]: value }), ...scope() });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: 'target_not_expressible', message: expect.stringContaining(field), detail: { fields: [field] } },
    });
    expect(JSON.stringify(answer.body)).not.toContain('sk-jwt-0001');
    expect([target.asked.length, await used()]).toEqual([asked, before]);
  });

  test('where the block itself does not fit, the place in it is named', async () => {
    const block = flat({ rate_per_min: 'fast', model_api_key: 'two words' });
    const { status, body } = await post('/rt/model-health', { target_model_configuration: block });
    expect(status).toBe(422);
    expect(body.detail).toContainEqual(
      expect.objectContaining({ loc: ['body', 'target_model_configuration', 'rate_per_min'] }),
    );
    expect(JSON.stringify(body)).not.toContain('two words');
  });
});

describe('4. the header names a saved policy', () => {
  const own = { policy_rules: [{ ...rule, text: 'Of the body.' }], policy_description: 'Of the body.' };
  const contextOf = async (policy: Headers, more: object = {}) => {
    const body = { target: targetOf(), ...scope({ context: { ...own, canaries: ['c'] } }), ...more };
    const answer = await post('/rt/redteam?dry_run=true', body, policy);
    expect(answer.status).toBe(202);
    return answer.body.context;
  };
  const bankRules = [expect.objectContaining({ text: 'Never promise a refund.', severity: 'high' })];

  test.each([
    { what: 'a structured policy becomes policy_rules', name: 'bank', rules: bankRules, text: null },
    {
      what: 'an older free-text policy becomes policy_description',
      name: 'free text',
      rules: [],
      text: 'No gambling.',
    },
    { what: 'a policy that names a code of conduct becomes its rules', name: 'by name', rules: bankRules, text: null },
    {
      what: 'of two kinds with one name the structured one is meant',
      name: 'in both',
      rules: [expect.objectContaining({ text: 'Be polite.' })],
      text: null,
    },
  ])('$what, and the other field of the body is cleared', async ({ name, rules, text }) => {
    const context = { system_description: null, policy_rules: rules, policy_description: text };
    expect(await contextOf({ 'x-service-policy': name })).toEqual(context);
  });

  test('without it the body stands as it was sent', async () => {
    expect(await contextOf({})).toMatchObject(own);
  });

  test('it outranks the body and the context stored with a saved model, of which the rest stays', async () => {
    const headers = { 'x-service-model': 'bot', 'x-service-model-version': 'v1' };
    const planOf = async (context: object, policy: Headers = {}) =>
      (await post('/rt/model/redteam?dry_run=true', scope({ context }), { ...headers, ...policy })).body.context;
    expect(await planOf({})).toMatchObject({ system_description: 'A bot of a bank', policy_rules: [] });
    expect(await planOf({ system_description: 'Another', ...own })).toMatchObject({
      system_description: 'Another',
      ...own,
    });
    expect(await planOf(own, { 'x-service-policy': 'free text' })).toEqual({
      system_description: 'A bot of a bank',
      policy_rules: [],
      policy_description: 'No gambling.',
    });
  });

  test('the run goes by it, and says so', async () => {
    const before = attacker.asked.length;
    const { body } = await post(
      '/rt/redteam',
      { target: targetOf(), ...scope({ context: own }) },
      {
        'x-service-policy': 'bank',
      },
    );
    expect((await finished(body.run_id)).plan).toMatchObject({ policy: 'bank', model: null });
    const told = JSON.stringify(attacker.asked.slice(before).map((question) => question.body));
    expect(told).toContain('Never promise a refund.');
    expect(told).not.toContain('Of the body.');
  });

  test.each([
    { what: 'an unknown name', name: 'nowhere', status: 404, error: 'not_found', says: 'nowhere' },
    { what: 'a name behind it that is gone', name: 'by a lost name', status: 404, error: 'not_found', says: 'gone' },
    { what: 'a policy that has no text', name: 'no text', status: 400, error: 'invalid_header', says: 'policy_text' },
  ])('$what is $status, and costs nothing', async ({ name, status, error, says }) => {
    const [asked, before] = [target.asked.length, await used()];
    const answer = await post('/rt/redteam', { target: targetOf(), ...scope() }, { 'x-service-policy': name });
    expect(answer).toMatchObject({ status, body: { error, message: expect.stringContaining(says) } });
    expect(answer.body.message).toContain('X-Service-Policy');
    expect([target.asked.length, await used()]).toEqual([asked, before]);
  });

  test('a change of it is seen by the next submission', async () => {
    await conduct('changing', 'First.');
    await contextOf({ 'x-service-policy': 'changing' });
    const changed = { method: 'PATCH', body: JSON.stringify({ policy_rules: 'Second.' }) };
    await service.send('/code-of-conduct/modify-policy', { ...changed, headers: { 'x-service-policy': 'changing' } });
    const context = await contextOf({ 'x-service-policy': 'changing', 'x-service-refresh-cache': 'true' });
    expect(context.policy_rules).toEqual([expect.objectContaining({ text: 'Second.' })]);
  });
});

describe('5. the submission of a target probes it before accepting', () => {
  const saved = { 'x-service-model': 'bot', 'x-service-model-version': 'v1' };
  const whileBroken = async <T>(work: () => Promise<T>) => {
    reply = broken;
    try {
      return await work();
    } finally {
      reply = refusal;
    }
  };

  test('a target that refuses the key is 400, and nothing is charged', async () => {
    const before = await used();
    const answer = await whileBroken(() => post('/rt/redteam', { target: targetOf(), ...scope() }));
    expect(answer).toMatchObject({ status: 400, body: { error: 'target_unhealthy' } });
    expect(await used()).toBe(before);
  });

  test('no other endpoint probes: a saved model is accepted as it is, and the run tells', async () => {
    const answer = await whileBroken(async () => {
      const accepted = await post('/rt/model/redteam', scope(), saved);
      await finished(accepted.body.run_id);
      return accepted;
    });
    expect(answer.status).toBe(202);
    const { overall } = await read(answer.body.results_url);
    expect(overall).toMatchObject({ attempts: 0, errors: expect.any(Number) });
  });
});

test.each<{ path: string; body: () => object; headers: Headers }>([
  { path: '/rt/redteam', body: () => ({ target: targetOf() }), headers: {} },
  {
    path: '/rt/model/redteam',
    body: () => ({}),
    headers: { 'x-service-model': 'bot', 'x-service-model-version': 'v1' },
  },
])('6. attacks that are not generally available are rejected before any charge, on $path', async (each) => {
  const [asked, before] = [target.asked.length, await used()];
  const attacks = { risk_categories: { safety_harm: { attack_config: { basic: {}, hades: {} } } } };
  const answer = await post(each.path, { ...each.body(), ...scope(attacks) }, each.headers);
  expect(answer).toMatchObject({
    status: 400,
    body: { error: 'attack_unavailable', message: expect.stringContaining('"hades"'), detail: { attack: 'hades' } },
  });
  expect(answer.headers.get('x-service-credits-cost')).toBeNull();
  expect([target.asked.length, await used()]).toEqual([asked, before]);
});

describe('7. saved-model variants are priced like their inline twins', () => {
  const of = (name: string) => ({ 'x-service-model': name, 'x-service-model-version': 'v1' });
  const tap = { security_fraud: { attack_config: { basic: {}, tap: { max_depth: 2 } } } };
  test.each([
    { what: 'a model', name: 'bot', twin: {}, more: {} },
    { what: 'an agent', name: 'agent', twin: { system_type: 'agent', tools: [{ name: 'transfer' }] }, more: {} },
    {
      what: 'a scaled attack',
      name: 'agent',
      twin: { system_type: 'agent', tools: [{ name: 'transfer' }] },
      more: { risk_categories: tap },
    },
    {
      what: 'frameworks',
      name: 'bot',
      twin: {},
      more: { risk_categories: null, compliance_frameworks: ['mitre_atlas'] },
    },
  ])('$what', async ({ name, twin, more }) => {
    const inline = await post('/rt/redteam?dry_run=true', { target: targetOf(twin), ...scope(more) });
    const saved = await post('/rt/model/redteam?dry_run=true', scope(more), of(name));
    expect(saved.status).toBe(202);
    expect(saved.body).toEqual({ ...inline.body, context: saved.body.context });
  });

  test('and the credits that are charged are the same', async () => {
    const inline = await post('/rt/redteam', { target: targetOf(), ...scope() });
    const saved = await post('/rt/model/redteam', scope({ run_name: 'of the saved' }), of('bot'));
    expect(saved).toMatchObject({ status: 202, body: { ...inline.body, ...saved.body, credits: inline.body.credits } });
    expect(saved.headers.get('x-service-credits-cost')).toBe(inline.headers.get('x-service-credits-cost'));
    const run = await finished(saved.body.run_id);
    expect(run).toMatchObject({ status: 'Finished', plan: { model: { name: 'bot', version: 'v1' }, policy: null } });
    expect(target.asked.at(-1)?.headers.authorization).toBe('Bearer sk-saved-0001');
  });

  test.each<{ what: string; headers: Headers; more?: object; status: number; error: string; says: string[] }>([
    {
      what: 'no headers',
      headers: {},
      status: 400,
      error: 'invalid_header',
      says: ['X-Service-Model', 'X-Service-Model-Version'],
    },
    {
      what: 'no version',
      headers: { 'x-service-model': 'bot' },
      status: 400,
      error: 'invalid_header',
      says: ['X-Service-Model-Version'],
    },
    {
      what: 'no model',
      headers: { 'x-service-model-version': 'v1' },
      status: 400,
      error: 'invalid_header',
      says: ['X-Service-Model:'],
    },
    { what: 'an unknown name', headers: of('nobody'), status: 404, error: 'not_found', says: ['nobody'] },
    {
      what: 'an unknown version',
      headers: { ...of('bot'), 'x-service-model-version': 'v9' },
      status: 404,
      error: 'not_found',
      says: ['v9'],
    },
    {
      what: 'what cannot be expressed',
      headers: of('signed'),
      status: 400,
      error: 'target_not_expressible',
      says: ['custom_headers'],
    },
    {
      what: 'a target in the body',
      headers: of('bot'),
      more: { target: { endpoint: 'http://x' } },
      status: 422,
      error: 'invalid_request',
      says: ['target', 'saved model'],
    },
  ])('the saved model is resolved before pricing: $what is $status', async ({ headers, more, status, error, says }) => {
    const before = await used();
    for (const [path, body] of [
      ['/rt/model/redteam', scope(more)],
      ['/rt/model/model-health', more ?? null],
    ] as const) {
      const answer = await post(path, body, headers);
      expect(answer).toMatchObject({ status, body: { error } });
      for (const part of says) expect(answer.body.message).toContain(part);
      expect(answer.headers.get('x-service-credits-cost')).toBeNull();
    }
    expect(await used()).toBe(before);
  });

  test('the health of a saved model needs no body', async () => {
    for (const body of [null, {}]) {
      expect(await post('/rt/model/model-health', body, of('bot'))).toMatchObject({
        status: 200,
        body: { status: 'healthy' },
      });
    }
  });
});
