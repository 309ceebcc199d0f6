import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RedteamStand, refusal, startRedteamStand, targetKey } from '../../testing/redteam-stand.ts';

let stand: RedteamStand;
beforeAll(async () => {
  stand = await startRedteamStand();
});
afterAll(() => stand.stop());

test('the health of the Red Team says what it works with', async () => {
  expect((await fetch(`${stand.service.url}/rt/health`)).status).toBe(200);
  expect((await fetch(`${stand.service.url}/rt/status-check`)).status).toBe(401);
  expect(await stand.read('/rt/status-check')).toEqual({
    status: 'ok',
    checks: {
      store: 'ok',
      queue: { status: 'ok', waiting: expect.any(Number), works_here: true },
      models: { attacker: 'none', judge: 'embedded' },
      detectors: 'ok',
    },
  });
});

describe('a submission', () => {
  test('is accepted, charged once, worked on and readable', async () => {
    stand.replies(() => refusal);
    const { status, headers, body } = await stand.post('/rt/redteam', stand.bodyOf({ run_name: 'nightly' }));
    expect(status).toBe(202);
    expect(body).toEqual({
      run_id: expect.stringMatching(/^rt-[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      status: 'Queued',
      run_name: 'nightly',
      status_url: `/rt/runs/${body.run_id}`,
      results_url: `/rt/runs/${body.run_id}/results`,
      stream_url: `/rt/runs/${body.run_id}/stream`,
      credits: { cost: 12 },
    });
    expect(headers.get('x-service-credits-cost')).toBe('12');
    expect(await stand.finished(body.run_id)).toMatchObject({
      run_name: 'nightly',
      status: 'Finished',
      paused: false,
      state_reason: null,
      progress: { total: 5, done: 5, failed: 0, succeeded: 0 },
      scope: { risk_categories: ['safety_harm'], attacks: ['basic'] },
      eta_seconds: 0,
    });
    const results = await stand.read(body.results_url);
    expect(results).toMatchObject({
      overall: { asr: 0, attempts: 5, successes: 0, errors: 0, insufficient: true },
      categories: [{ id: 'safety_harm', attempts: 5, attacks: [{ id: 'basic', attempts: 5, lift: null }] }],
      over_refusal: null,
      credits: { cost: 12 },
      is_simulation: false,
    });
    expect(results.overall.asr_ci95[1]).toBeGreaterThan(0);
  });

  test('of a category without attacks runs one basic probe', async () => {
    const { body } = await stand.post(
      '/rt/redteam',
      stand.bodyOf({ risk_categories: { security_fraud: { attack_config: {} } } }),
    );
    expect(body.credits).toEqual({ cost: 10 });
    expect(await stand.finished(body.run_id)).toMatchObject({ progress: { total: 1, done: 1 } });
  });

  test('by frameworks runs their categories', async () => {
    const { body } = await stand.post(
      '/rt/redteam?dry_run=true',
      stand.bodyOf({ risk_categories: undefined, compliance_frameworks: ['mitre_atlas'] }),
    );
    expect(new Set(body.plan.map((line: { category: string }) => line.category)).size).toBe(5);
    expect(new Set(body.plan.map((line: { attack: string }) => line.attack))).toEqual(new Set(['basic', 'encoding']));
  });

  test('as a dry run says what it would take, and does nothing', async () => {
    const [asked, before] = [stand.target.asked.length, await stand.used()];
    const { status, headers, body } = await stand.post(
      '/rt/redteam?dry_run=true',
      stand.bodyOf({
        risk_categories: { safety_harm: { attack_config: { basic: {}, tap: { max_depth: 2 } } } },
        generation_config: { max_prompts: 7 },
      }),
    );
    expect(status).toBe(202);
    expect(headers.get('x-service-credits-cost')).toBeNull();
    expect(body).toMatchObject({
      dry_run: true,
      plan: [
        { category: 'safety_harm', attack: 'basic', prompts: 4, target_calls_at_most: 4 },
        { category: 'safety_harm', attack: 'tap', prompts: 3, target_calls_at_most: 30 },
      ],
      prompts: 7,
      controls: 0,
    });
    expect(body.credits.cost).toBeGreaterThan(12);
    expect(stand.target.asked.length).toBe(asked);
    expect(await stand.used()).toBe(before);
  });

  test('as a dry run says how many prompts in other languages have their goal in English', async () => {
    const risk_categories = { brand_reputation_trust: { attack_config: { basic: {}, lang: {} } } };
    const plan = async (more: object) =>
      (await stand.post('/rt/redteam?dry_run=true', stand.bodyOf({ risk_categories, ...more }))).body;
    const { warnings } = await plan({ context: { policy_description: 'Never promise a refund.' } });
    expect(warnings).toEqual([
      expect.stringMatching(/^lang: \d+ of its \d+ prompts are translated, and \d+ have the goal in English/),
    ]);
    expect((await plan({})).warnings).toEqual([]);
  });

  test.each<{ what: string; more: () => object; status: number; error: string; says: string }>([
    {
      what: 'both scopes',
      more: () => ({ compliance_frameworks: ['eu_ai_act'] }),
      status: 422,
      error: 'invalid_request',
      says: 'not both',
    },
    {
      what: 'no scope',
      more: () => ({ risk_categories: {} }),
      status: 422,
      error: 'invalid_request',
      says: 'at least one',
    },
    { what: 'an unknown field', more: () => ({ attacks: [] }), status: 422, error: 'invalid_request', says: 'attacks' },
    {
      what: 'attacks as a list',
      more: () => ({ risk_categories: { safety_harm: { attack_config: ['basic'] } } }),
      status: 422,
      error: 'invalid_request',
      says: 'attack_config',
    },
    {
      what: 'an option out of range',
      more: () => ({ risk_categories: { safety_harm: { attack_config: { goat: { max_turns: 0 } } } } }),
      status: 422,
      error: 'invalid_request',
      says: 'max_turns',
    },
    {
      what: 'hades',
      more: () => ({ risk_categories: { safety_harm: { attack_config: { hades: {} } } } }),
      status: 400,
      error: 'attack_unavailable',
      says: 'hades',
    },
    {
      what: 'images for a target that reads text',
      more: () => ({ risk_categories: { safety_harm: { attack_config: { figstep: {} } } } }),
      status: 422,
      error: 'invalid_request',
      says: 'input_modalities',
    },
    {
      what: 'custom headers',
      more: () => ({ target: stand.targetOf({ custom_headers: { a: 'b' } }) }),
      status: 400,
      error: 'target_not_expressible',
      says: 'custom_headers',
    },
    {
      what: 'an address that is never called',
      more: () => ({ target: stand.targetOf({ endpoint: 'http://169.254.169.254/v1' }) }),
      status: 400,
      error: 'target_refused',
      says: '169.254.169.254',
    },
    {
      what: 'a target that is not there',
      more: () => ({ target: stand.targetOf({ endpoint: 'http://127.0.0.1:1/v1' }) }),
      status: 400,
      error: 'target_unhealthy',
      says: 'nothing was charged',
    },
    {
      what: 'a dataset that is not there',
      more: () => ({ generation_config: { dataset_id: 'ds-1' } }),
      status: 404,
      error: 'not_found',
      says: 'ds-1',
    },
  ])('with $what is refused, and costs nothing', async ({ more, status, error, says }) => {
    const before = await stand.used();
    const answer = await stand.post('/rt/redteam', stand.bodyOf(more()));
    expect(answer).toMatchObject({ status, body: { error, message: expect.stringContaining(says) } });
    expect(await stand.used()).toBe(before);
  });

  test('whose key the target refuses is 400, and its hold is gone', async () => {
    stand.replies(() => ({ status: 401, body: { error: { message: 'no' } } }));
    const before = await stand.used();
    const { status, body } = await stand.post('/rt/redteam', stand.bodyOf());
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'target_unhealthy' });
    expect(JSON.stringify(body)).not.toContain(targetKey);
    expect(await stand.used()).toBe(before);
  });

  test('that is repeated with its idempotency key is one run', async () => {
    stand.replies(() => refusal);
    const once = { method: 'POST', headers: { 'idempotency-key': 'once' }, body: JSON.stringify(stand.bodyOf()) };
    const [first, second] = [
      await stand.service.send('/rt/redteam', once),
      await stand.service.send('/rt/redteam', once),
    ];
    expect((await first.json()).run_id).toBe((await second.json()).run_id);
  });
});
