import { attackLanguages, contract } from '@redoubt/contract';
import { callsOf } from '@redoubt/redteam';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe.each([
  { path: '/guardrails/pricing', schema: contract.guardrails.pricing.response },
  { path: '/rt/pricing', schema: contract.rt.pricing.response },
])('GET $path', ({ path, schema }) => {
  test('answers the dated tables, free of charge', async () => {
    const response = await service.send(path);
    const answer = await response.json();
    expect(response.status).toBe(200);
    expect(schema.parse(answer)).toEqual(answer);
    expect(answer.rate_table_date).toBe('2026-08-06');
    expect([...response.headers.keys()].filter((name) => name.includes('credits'))).toEqual([]);
  });
});

test('the Guardrails tables have every detector, endpoint and stage', async () => {
  const { detectors, endpoints, ai_proxy_stages, ...rest } = await service.client.guardrails.pricing();
  expect(detectors).toHaveLength(11);
  expect(detectors).toContainEqual({
    detector: 'policy_violation',
    credits: 5,
    length_unit: 5_000,
    explanation: 'by default',
    is_multimodal: true,
  });
  expect(endpoints.filter(({ is_free }) => is_free).map(({ endpoint }) => endpoint)).toEqual([
    '/guardrails/health',
    '/guardrails/status',
    '/guardrails/models',
    '/guardrails/hallucination',
  ]);
  expect(endpoints.find(({ endpoint }) => endpoint === '/guardrails/scan-url')).toMatchObject({
    base: 3,
    detector_sum: 'at one unit',
    per_fragment: 1,
    maximum: 200,
  });
  expect(ai_proxy_stages).toContainEqual({ stage: 'pii_redaction', priced_as: '/guardrails/pii', is_free: false });
  expect(rest).toMatchObject({
    minimum_charge: 1,
    max_length_units: 25,
    explanation_factor: 2,
    size_unit_bytes: 102_400,
  });
});

test('each attack has its options with range and default, and the price stands at the defaults', async () => {
  const { attacks } = await service.client.rt.pricing();
  const named = attacks.flatMap(({ attack, options }) => options.map(({ option }) => `${attack}.${option}`));
  expect(named).toEqual([
    'encoding.types',
    'encoding.iterations',
    'lang.languages',
    'tap.max_depth',
    'goat.max_turns',
    'rt_agent.max_iterations',
    'derail_yourself.num_actors',
    'derail_yourself.max_turns',
  ]);
  expect(attacks.find(({ attack }) => attack === 'goat')?.options).toEqual([
    {
      option: 'max_turns',
      type: 'integer',
      minimum: 1,
      maximum: 100,
      default: 6,
      scales_price: true,
      description: expect.any(String),
    },
  ]);
  expect(attacks.find(({ attack }) => attack === 'lang')?.options).toMatchObject([
    { option: 'languages', type: 'list', default: [...attackLanguages], scales_price: false },
  ]);
  for (const { attack, options, scaling } of attacks) {
    const scaled = options.filter(({ scales_price }) => scales_price);
    const reference = scaled.map(({ option, default: value }) => [option, value]);
    expect(scaling?.reference ?? {}, attack).toMatchObject(Object.fromEntries(reference));
    const config = { [attack]: Object.fromEntries(options.map(({ option, default: value }) => [option, value])) };
    expect(callsOf(attack, config, attack), attack).toEqual(callsOf(attack, {}, attack));
  }
});

test('the Red Team tables have every category, attack and framework, and say what is assumed', async () => {
  const { categories, attacks, frameworks, system_types, ...rest } = await service.client.rt.pricing();
  expect([categories, attacks, frameworks, system_types].map(({ length }) => length)).toEqual([8, 21, 6, 3]);
  expect(attacks.filter(({ assumed }) => assumed).map(({ attack }) => attack)).toEqual([
    'rt_agent_v2',
    'fc',
    'hades_at',
  ]);
  expect(attacks.filter(({ is_available }) => !is_available).map(({ attack }) => attack)).toEqual(['hades']);
  expect(attacks.filter(({ is_available }) => is_available).map(({ attack }) => attack)).toContain('obfuscation');
  const missing = rest.endpoints.filter(({ is_available }) => !is_available);
  expect(missing.map(({ endpoint }) => endpoint)).not.toContain('POST /rt/eval');
  expect(attacks.find(({ attack }) => attack === 'tap')).toMatchObject({
    multiplier: 12,
    scaling: { reference: { width: 5, branching_factor: 9, max_depth: 3 }, floor: 0.5, ceiling: 5.6 },
  });
  expect(attacks.find(({ attack }) => attack === 'deepinception')?.aliases).toEqual(['single_shot', 'deep_inception']);
  expect(frameworks.map(({ framework, cost }) => [framework, cost])).toContainEqual(['mitre_atlas', 96]);
  expect(rest).toMatchObject({ minimum_run_charge: 5, frameworks_version: 3 });
});
