import { CategoryId } from '@redoubt/contract';
import { chatAnswer, type ScriptedTarget, startScriptedTarget } from '@redoubt/providers/testing/scripted-target';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redteamCaller } from '../../testing/redteam-caller.ts';
import { startTestService, type TestService } from '../../testing/test-service.ts';

let target: ScriptedTarget;
let service: TestService;
beforeAll(async () => {
  target = await startScriptedTarget(() => chatAnswer('I am sorry, but I cannot help with that.'));
  service = await startTestService({
    REDOUBT_ALLOW_PRIVATE_TARGETS: 'true',
    REDOUBT_BRAND_ALIASES: 'acme',
    REDOUBT_DEFAULT_PLAN: 'Free',
  });
});
afterAll(() => Promise.all([target.stop(), service.stop()]));

const { post } = redteamCaller(() => service);
const targetOf = () => ({ endpoint: `${target.url}/v1`, model_name: 'm' });
const scope = {
  risk_categories: { safety_harm: { attack_config: { basic: {} } } },
  generation_config: { benign_controls: 0 },
  comprehensiveness: 'Low',
};

describe('a legacy body sent to /rt is 422 and told where it belongs', () => {
  const archived = {
    test_name: 'nightly',
    dataset_name: 'd',
    dataset_configuration: { system_description: 'a bot' },
    redteam_test_configurations: { harmful_test: { sample_percentage: 10 } },
    endpoint_configuration: { testing_for: 'foundationModels' },
  };
  const model = { 'x-service-model': 'bot', 'x-service-model-version': 'v1' };
  const paths = [
    { path: '/rt/redteam', headers: {}, belongs: '/redteam/v3/add-custom-task' },
    { path: '/rt/model/redteam', headers: model, belongs: '/redteam/v3/model/add-custom-task' },
    { path: '/rt/model-health', headers: {}, belongs: '/redteam/v3/model-health' },
    { path: '/rt/model/model-health', headers: model, belongs: '/redteam/v3/model/model-health' },
  ];
  const cases = paths.flatMap((each) => Object.keys(archived).map((field) => ({ ...each, field })));

  test.each(cases)('$field on $path', async ({ path, headers, belongs, field }) => {
    const body = { [field]: archived[field as keyof typeof archived] };
    const answer = await post(path, body, headers);
    expect(answer.status).toBe(422);
    expect(answer.body.detail[0]).toMatchObject({ type: 'extra_forbidden', loc: ['body', field] });
    for (const way of [belongs, 'redoubt migrate legacy']) expect(answer.body.message).toContain(way);
  });

  test('a whole one names each of its fields, before what else is wrong', async () => {
    const { body } = await post('/rt/redteam', { scope: 1, ...archived });
    const places = body.detail.map(({ loc }: { loc: string[] }) => loc[1]);
    expect(places.slice(0, 5)).toEqual(Object.keys(archived));
    expect(places).toContain('scope');
  });

  test('other paths know nothing of it', async () => {
    const { body } = await post('/guardrails/detect', { text: 'a', detectors: {}, test_name: 'x' });
    expect(body.message).toContain('Unknown field');
  });
});

describe('the headers of another brand', () => {
  beforeAll(async () => {
    const endpoint = { scheme: 'http', host: '127.0.0.1', port: target.port, base_path: '/v1' };
    const model_config = { model_provider: 'openai_compatible', endpoint };
    await post('/models/add-model', { model_saved_name: 'bot', model_version: 'v1', model_config });
    await post('/guardrails/add-policy', {
      name: 'house rules',
      detectors: { policy_violation: { enabled: true, policy_text: 'No gambling.' } },
    });
  });

  test('choose policy and model as those of the service do', async () => {
    const headers = { 'X-Acme-Model': 'bot', 'X-Acme-Model-Version': 'v1', 'X-Acme-Policy': 'house rules' };
    const { status, body } = await post('/rt/model/redteam?dry_run=true&refresh_cache=true', scope, headers);
    expect(status).toBe(202);
    expect(body.context.policy_description).toBe('No gambling.');
  });

  test('of two brands the own one counts', async () => {
    const headers = { 'X-Acme-Policy': 'nowhere', 'X-Service-Policy': 'house rules' };
    expect((await post('/rt/redteam?dry_run=true', { target: targetOf(), ...scope }, headers)).status).toBe(202);
  });

  test('are mirrored: credits are told under both, of what was charged and of what was not', async () => {
    const charged = await post('/rt/redteam', { target: targetOf(), ...scope });
    expect(charged.status).toBe(202);
    const everything = Object.fromEntries(
      CategoryId.options.map((id) => [id, { attack_config: { basic: {}, encoding: {}, deepinception: {} } }]),
    );
    const refused = await post('/rt/redteam', { target: targetOf(), ...scope, risk_categories: everything });
    expect(refused.status).toBe(402);
    for (const { headers } of [charged, refused]) {
      const told = (prefix: string) => [...headers].filter(([name]) => name.startsWith(prefix));
      const own = told('x-service-credits-');
      expect(own.length).toBeGreaterThan(5);
      expect(told('x-acme-credits-')).toEqual(own.map(([name, value]) => [name.replace('service', 'acme'), value]));
    }
  });

  test.each(['X-Service-Refresh-Cache', 'X-Acme-Refresh-Cache'])('%s is true or false', async (name) => {
    const send = (value: string) =>
      post('/rt/redteam?dry_run=true', { target: targetOf(), ...scope }, { [name]: value });
    expect((await send('TRUE')).status).toBe(202);
    expect(await send('now')).toMatchObject({ status: 400, body: { error: 'invalid_header' } });
  });

  test('the query refresh_cache is true or false', async () => {
    const send = (value: string) =>
      post(`/rt/redteam?dry_run=true&refresh_cache=${value}`, { target: targetOf(), ...scope });
    expect((await send('false')).status).toBe(202);
    expect(await send('now')).toMatchObject({ status: 400, body: { error: 'invalid_query' } });
  });
});
