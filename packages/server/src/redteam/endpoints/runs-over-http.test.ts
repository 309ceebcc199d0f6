import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redteamCaller } from '../../testing/redteam-caller.ts';
import {
  chatAnswer,
  type ScriptedTarget,
  startScriptedTarget,
  type TargetQuestion,
  type TargetReply,
} from '../../testing/scripted-target.ts';
import { startTestService, type TestService } from '../../testing/test-service.ts';

const key = 'sk-the-secret-of-the-target-0002';
const refusal = chatAnswer('I am sorry, but I cannot help with that.');
let reply: (question: TargetQuestion) => TargetReply = () => refusal;
let target: ScriptedTarget;
let service: TestService;
beforeAll(async () => {
  target = await startScriptedTarget((question) => reply(question));
  service = await startTestService({ REDOUBT_ALLOW_PRIVATE_TARGETS: 'true' });
});
afterAll(() => Promise.all([target.stop(), service.stop()]));

const targetOf = (more: object = {}) => ({ endpoint: `${target.url}/v1`, api_key: key, model_name: 'm', ...more });
const bodyOf = (more: object = {}) => ({
  target: targetOf(),
  risk_categories: { safety_harm: { attack_config: { basic: {} } } },
  generation_config: { benign_controls: 0 },
  comprehensiveness: 'Low',
  ...more,
});

const { post, get, read, finished, used } = redteamCaller(() => service);

test('the health of the Red Team says what it works with', async () => {
  expect((await fetch(`${service.url}/rt/health`)).status).toBe(200);
  expect((await fetch(`${service.url}/rt/status-check`)).status).toBe(401);
  expect(await read('/rt/status-check')).toEqual({
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
    reply = () => refusal;
    const { status, headers, body } = await post('/rt/redteam', bodyOf({ run_name: 'nightly' }));
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
    expect(await finished(body.run_id)).toMatchObject({
      run_name: 'nightly',
      status: 'Finished',
      paused: false,
      state_reason: null,
      progress: { total: 5, done: 5, failed: 0, succeeded: 0 },
      scope: { risk_categories: ['safety_harm'], attacks: ['basic'] },
      eta_seconds: 0,
    });
    const results = await read(body.results_url);
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
    const { body } = await post('/rt/redteam', bodyOf({ risk_categories: { security_fraud: { attack_config: {} } } }));
    expect(body.credits).toEqual({ cost: 10 });
    expect(await finished(body.run_id)).toMatchObject({ progress: { total: 1, done: 1 } });
  });

  test('by frameworks runs their categories', async () => {
    const { body } = await post(
      '/rt/redteam?dry_run=true',
      bodyOf({ risk_categories: undefined, compliance_frameworks: ['mitre_atlas'] }),
    );
    expect(new Set(body.plan.map((line: { category: string }) => line.category)).size).toBe(5);
    expect(new Set(body.plan.map((line: { attack: string }) => line.attack))).toEqual(new Set(['basic', 'encoding']));
  });

  test('as a dry run says what it would take, and does nothing', async () => {
    const [asked, before] = [target.asked.length, await used()];
    const { status, headers, body } = await post(
      '/rt/redteam?dry_run=true',
      bodyOf({
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
      not_built: ['tap'],
    });
    expect(body.credits.cost).toBeGreaterThan(12);
    expect(target.asked.length).toBe(asked);
    expect(await used()).toBe(before);
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
      what: 'an attack that is not built',
      more: () => ({ risk_categories: { safety_harm: { attack_config: { goat: {} } } } }),
      status: 501,
      error: 'not_implemented',
      says: 'goat',
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
      more: () => ({ target: targetOf({ custom_headers: { a: 'b' } }) }),
      status: 400,
      error: 'target_not_expressible',
      says: 'custom_headers',
    },
    {
      what: 'an address that is never called',
      more: () => ({ target: targetOf({ endpoint: 'http://169.254.169.254/v1' }) }),
      status: 400,
      error: 'target_refused',
      says: '169.254.169.254',
    },
    {
      what: 'a target that is not there',
      more: () => ({ target: targetOf({ endpoint: 'http://127.0.0.1:1/v1' }) }),
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
    const before = await used();
    const answer = await post('/rt/redteam', bodyOf(more()));
    expect(answer).toMatchObject({ status, body: { error, message: expect.stringContaining(says) } });
    expect(await used()).toBe(before);
  });

  test('whose key the target refuses is 400, and its hold is gone', async () => {
    reply = () => ({ status: 401, body: { error: { message: 'no' } } });
    const before = await used();
    const { status, body } = await post('/rt/redteam', bodyOf());
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'target_unhealthy' });
    expect(JSON.stringify(body)).not.toContain(key);
    expect(await used()).toBe(before);
  });

  test('that is repeated with its idempotency key is one run', async () => {
    reply = () => refusal;
    const once = { method: 'POST', headers: { 'idempotency-key': 'once' }, body: JSON.stringify(bodyOf()) };
    const [first, second] = [await service.send('/rt/redteam', once), await service.send('/rt/redteam', once)];
    expect((await first.json()).run_id).toBe((await second.json()).run_id);
  });
});

describe('signals', () => {
  test('pause, resume and cancel do what they say', async () => {
    reply = () => (response) => {
      setTimeout(() => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify((refusal as { json: unknown }).json));
      }, 20);
    };
    const { body } = await post(
      '/rt/redteam',
      bodyOf({ comprehensiveness: 'Comprehensive', target: targetOf({ rate_per_min: 1_200 }) }),
    );
    const id = body.run_id;
    const signal = (name: string) => post(`/rt/runs/${id}/signal/${name}`);
    const status = () => read(`/rt/runs/${id}`);
    while ((await status()).progress.done < 3) await sleep(20);
    expect(await signal('resume')).toMatchObject({ status: 409 });
    expect(await signal('stop')).toMatchObject({ status: 404 });
    expect(await signal('pause')).toMatchObject({ status: 200 });
    while (!(await status()).paused) await sleep(20);
    expect(await status()).toMatchObject({ status: 'Queued', paused: true });
    expect(await signal('pause')).toMatchObject({ status: 409 });
    const { done } = (await status()).progress;
    expect(await signal('resume')).toMatchObject({ status: 200 });
    while ((await status()).progress.done <= done) await sleep(20);
    expect(await signal('cancel')).toMatchObject({ status: 200 });
    expect(await finished(id)).toMatchObject({ status: 'Failed', state_reason: 'cancelled' });
    expect(await signal('cancel')).toMatchObject({ status: 409 });
    const resumed = await post(`/rt/runs/${id}/resume`);
    expect(resumed).toMatchObject({ status: 200, body: { status: 'Queued' } });
    expect(resumed.headers.get('x-service-credits-cost')).toBeNull();
    expect(await post(`/rt/runs/${id}/signal/cancel`)).toMatchObject({ status: 200 });
    await finished(id);
  });

  test('a finished run is not resumed, and an unknown one is 404', async () => {
    reply = () => refusal;
    const { body } = await post('/rt/redteam', bodyOf());
    await finished(body.run_id);
    expect(await post(`/rt/runs/${body.run_id}/resume`)).toMatchObject({ status: 409 });
    const other = 'rt-00000000-0000-7000-8000-000000000000';
    for (const path of [`/rt/runs/${other}`, `/rt/runs/${other}/results`, `/rt/runs/${other}/stream`, '/rt/runs/x']) {
      expect((await get(path)).status).toBe(404);
    }
  });
});

test('answers are judged again without a call to the target', async () => {
  reply = () => refusal;
  const { body } = await post('/rt/redteam', bodyOf());
  await finished(body.run_id);
  const asked = target.asked.length;
  expect(await post(`/rt/runs/${body.run_id}/rejudge`, { judge: 'model' })).toMatchObject({ status: 409 });
  expect(await post(`/rt/runs/${body.run_id}/rejudge`, { judge: 'dice' })).toMatchObject({ status: 422 });
  const before = await read(body.status_url);
  expect(before.progress).toEqual({ total: 5, done: 5, failed: 0, succeeded: 0 });
  expect(await post(`/rt/runs/${body.run_id}/rejudge`, { judge: 'embedded' })).toMatchObject({
    status: 200,
    body: { status: 'Queued', remaining: 5 },
  });
  await finished(body.run_id);
  expect(target.asked.length).toBe(asked);
  expect(await read(body.results_url)).toMatchObject({ overall: { attempts: 5 } });
});

test('harmless controls are counted apart', async () => {
  reply = () => refusal;
  const { body } = await post('/rt/redteam', bodyOf({ generation_config: { benign_controls: 4 } }));
  expect(await finished(body.run_id)).toMatchObject({ progress: { total: 5 } });
  const results = await read(body.results_url);
  expect(results.over_refusal).toMatchObject({ rate: 1, attempts: 4, refused: 4 });
  expect(results.overall.attempts).toBe(5);
  expect((await read(`/rt/runs/${body.run_id}/records`)).records).toHaveLength(5);
  expect((await read(`/rt/runs/${body.run_id}/records?controls=true`)).records).toHaveLength(4);
});

test("the target's key is nowhere: not in answers, not in the log, not in the store's text", async () => {
  reply = () => chatAnswer(`My key is ${key}`);
  const { body } = await post('/rt/redteam', bodyOf());
  await finished(body.run_id);
  const seen = [await get(`/rt/runs/${body.run_id}/records`), await get(body.stream_url), await get(body.status_url)];
  for (const { text } of seen) expect(text).not.toContain(key);
  expect(service.logLines().join('\n')).not.toContain(key);
});
