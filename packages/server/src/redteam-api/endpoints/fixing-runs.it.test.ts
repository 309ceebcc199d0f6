import { FindingsReport, type PolicyTrial, type RunRecord, type Verification } from '@redoubt/contract';
import { startPracticeTarget } from '@redoubt/practice-target';
import { corpus } from '@redoubt/redteam';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RedteamCaller, redteamCaller } from '../../testing/redteam-caller.ts';
import { startTestService, type TestService } from '../../testing/test-service.ts';

const byNumber = (a: number, b: number): number => a - b;
const corpusNames = Object.values(corpus).flatMap((entries) => entries.map(({ name }) => ({ subCategory: name })));
const attack_config = { basic: {}, encoding: {}, deepinception: {}, goat: {}, attack_in_the_middle: {} };
const untroubled = {
  port: 0,
  latencyMs: 0,
  apiKey: undefined,
  failRate: 0,
  throttleRate: 0,
  retryAfterSeconds: undefined,
};

let practice: Awaited<ReturnType<typeof startPracticeTarget>>;
let service: TestService;
let api: RedteamCaller;
let run: string;
beforeAll(async () => {
  practice = await startPracticeTarget(untroubled);
  service = await startTestService({ REDOUBT_ALLOW_PRIVATE_TARGETS: 'true' });
  api = redteamCaller(() => service);
  const categories = ['security_fraud', 'safety_harm', 'legal_ip_liability', 'brand_reputation_trust'];
  const { body } = await api.post('/rt/redteam', {
    target: { endpoint: `${practice.url}/v1`, model_name: 'redoubt-practice-1' },
    risk_categories: Object.fromEntries(categories.map((category) => [category, { attack_config }])),
    comprehensiveness: 'Low',
    generation_config: { benign_controls: 30 },
  });
  run = body.run_id;
  await api.finished(run);
}, 120_000);
afterAll(() => Promise.all([service.stop(), practice.stop()]));

const recordsOf = async (id: string, query = ''): Promise<RunRecord[]> =>
  (await api.read(`/rt/runs/${id}/records?limit=1000${query}`)).records;
const summary = () => ({ summary: { run_id: run } });
const verify = (body: object, id = run, query = '') => api.post(`/rt/runs/${id}/verify${query}`, body);
const verificationOf = async (id: string): Promise<Verification> =>
  (await api.read(`/rt/runs/${id}/results`)).verification;

describe('findings', () => {
  test('are told in words, with an example and records that show them', async () => {
    const { body } = await api.post(
      '/rt/findings',
      await api.read(`/rt/runs/${run}/results`).then((results) => ({ results })),
    );
    const successes = new Map((await recordsOf(run, '&success=true')).map((record) => [record.record_id, record]));
    expect(body.message).toBe('Key Findings have been generated successfully');
    const { key_findings } = FindingsReport.parse(body);
    const told = key_findings.filter(({ what }) => what !== undefined);
    expect(new Set(told.map(({ category }) => category))).toEqual(
      new Set(['security_fraud', 'safety_harm', 'legal_ip_liability', 'brand_reputation_trust']),
    );
    for (const { text, what = '', how = '', how_often = '', fault = '', example, advice = [], evidence } of told) {
      const parts = [what, how, how_often, fault, ...advice];
      expect(parts.map((part) => text.indexOf(part))).toEqual(
        parts.map((part) => text.indexOf(part)).toSorted(byNumber),
      );
      expect(parts.every((part) => part !== '' && text.includes(part))).toBe(true);
      expect(evidence.length).toBeGreaterThan(0);
      for (const record of evidence) expect(successes.has(record)).toBe(true);
      const shown = successes.get(example?.record_id ?? '');
      expect(shown?.prompt?.startsWith(example?.prompt.replace(/…$/, '') ?? 'absent')).toBe(true);
    }
    const harm = told.find(({ category }) => category === 'safety_harm');
    const basic = (await recordsOf(run, '&category=safety_harm&attack=basic')).filter(
      (record) => record.verdict?.success,
    );
    expect(harm?.how).toContain(`asked plainly, ${basic.length} of`);
  });

  test('of a summary alone have no evidence, and of nothing there are none', async () => {
    const sent = { redteam_summary: { categories: [{ id: 'safety_harm', asr: 0.25 }] } };
    const { body } = await api.post('/redteam/findings', sent);
    expect(body.key_findings).toMatchObject([{ category: 'safety_harm', severity: 'high', evidence: [] }]);
    expect((await api.post('/rt/findings', {})).body.key_findings).toEqual([]);
  });
});

test('the hardened prompt keeps the words that were sent, and is not hardened twice', async () => {
  const prompt = 'You are Marlow of Harbour & Pine.\nHelp with orders.';
  const first = await api.post('/rt/risk-mitigation/system-prompt', { system_prompt: prompt, ...summary() });
  expect(first.body.system_prompt.startsWith(`${prompt}\n`)).toBe(true);
  expect(first.body.system_prompt).toContain('list');
  // Names of sub-categories are ours, and no words for a target.
  for (const { subCategory } of corpusNames) expect(first.body.system_prompt).not.toContain(subCategory);
  expect(first.body.analysis).toContain('attack_in_the_middle');
  const again = await api.post('/rt/risk-mitigation/system-prompt', {
    ...summary(),
    system_prompt: first.body.system_prompt,
  });
  expect(again.body.system_prompt).toBe(first.body.system_prompt);
});

describe('the guardrails policy', () => {
  let proposed: { analysis: string; guardrails_policy: { detectors: Record<string, unknown> }; trial: PolicyTrial };
  beforeAll(async () => {
    proposed = (await api.post('/rt/risk-mitigation/guardrails-policy', summary())).body;
    // The encoder reads hundreds of texts for it: two slow cores with other work need minutes.
  }, 300_000);

  test('is saved as it is, and then stops exactly what the answer says', async () => {
    const { guardrails_policy: policy, trial } = proposed;
    expect((await api.post('/guardrails/add-policy', { name: 'found', ...policy })).status).toBe(200);
    const guardrail = { name: 'found', input: policy, output: policy };
    expect((await api.post('/guardrails/add-guardrail', guardrail)).status).toBe(200);
    const isStopped = async (text: string | null) => {
      if (!text) return false;
      const answer = await api.post('/guardrails/policy/detect', { text }, { 'x-service-policy': 'found' });
      const { topic_detector: _, ...flags } = answer.body.summary;
      return Object.values(flags).some((flag) => (Array.isArray(flag) ? flag.length > 0 : flag === 1));
    };
    const countStopped = async (records: RunRecord[]) => {
      let count = 0;
      for (const { prompt, response } of records) {
        if ((await isStopped(prompt)) || (await isStopped(response))) count += 1;
      }
      return count;
    };
    const successes = await recordsOf(run, '&success=true');
    expect(trial.successes).toEqual({ tried: successes.length, of: successes.length });
    expect(await countStopped(successes)).toBe(trial.blocked);
    expect(trial.blocked / successes.length).toBeCloseTo(trial.blocked_share ?? -1, 5);
    expect(await countStopped(await recordsOf(run, '&controls=true'))).toBe(trial.false_positives);
    expect(trial.blocked).toBeGreaterThan(successes.length / 4);
    expect(proposed.analysis).toContain(`${trial.blocked} of ${successes.length}`);
  }, 120_000);

  test('takes no more than its share of what is harmless, and says what each part adds', () => {
    const { false_positives, further_controls: further, controls, parts, blocked } = proposed.trial;
    const harmless = controls.tried + further.tried;
    expect(harmless).toBeGreaterThan(200);
    expect(false_positives + further.false_positives).toBeLessThanOrEqual(0.02 * harmless);
    expect(parts.reduce((sum, { adds }) => sum + adds, 0)).toBe(blocked);
  });

  test('is one that was not tried where only a summary is sent', async () => {
    const sent = {
      summary: { categories: [{ id: 'security_fraud', successes: 3 }], attacks: [{ id: 'deepinception', asr: 0.4 }] },
    };
    const { body } = await api.post('/redteam/risk-mitigation/guardrails-policy', sent);
    expect(body.trial).toBeNull();
    expect(body.analysis).toContain('Nothing was tried');
    expect(Object.keys(body.guardrails_policy.detectors)).toEqual([
      'injection_attack',
      'sponge_attack',
      'policy_violation',
    ]);
    expect((await api.post('/guardrails/add-policy', { name: 'table', ...body.guardrails_policy })).status).toBe(200);
  });

  test('lets the success rate fall by what was predicted, within 5 points', async () => {
    const { guardrails_policy, trial } = proposed;
    const used = await api.used();
    const plan = await verify({ guardrails_policy }, run, '?dry_run=true');
    expect(plan.body).toMatchObject({ dry_run: true, prompts: trial.successes.of, controls: 30 });
    const accepted = await verify({ guardrails_policy });
    expect(accepted.status).toBe(202);
    expect(accepted.body).toMatchObject({ verifies: run, status: 'Queued' });
    expect(accepted.body.credits.cost).toBe(plan.body.credits.cost);
    expect(await api.used()).toBe(used + accepted.body.credits.cost);
    await api.finished(accepted.body.run_id);
    const { before, after, pairs, controls, p_value, stopped } = await verificationOf(accepted.body.run_id);
    expect(before.asr).toBe(trial.asr);
    expect(Math.abs((after.asr ?? 1) - (trial.predicted_asr ?? 0))).toBeLessThanOrEqual(0.05);
    expect(pairs.now_resisted + pairs.still_succeed + pairs.undecided).toBe(before.successes);
    expect(p_value).toBeLessThan(0.001);
    expect(stopped).toBeGreaterThan(0);
    expect(controls.false_positives).toBe(controls.stopped);
    expect(controls.false_positives).toBe(trial.false_positives);
    const [record] = (await recordsOf(accepted.body.run_id)).filter(
      ({ verdict }) => verdict?.decided_by === 'guardrail',
    );
    expect(record?.verdict?.reason).toMatch(/^The guardrails policy stopped the (?:prompt|answer): \w+/);
    expect(record?.verdict).toMatchObject({ success: false, outcome: 'resisted', refused: true });
    const [, ordinal] = record?.record_id.split('.') ?? [];
    const [same] = (await recordsOf(run)).filter(({ record_id: id }) => id === `${run}.${ordinal}`);
    expect(same).toMatchObject({ probe_id: record?.probe_id, goal: record?.goal, verdict: { success: true } });
    const twice = await verify({ guardrails_policy }, accepted.body.run_id);
    expect([twice.status, twice.body.message]).toEqual([409, expect.stringContaining(`verify the run ${run}`)]);
  }, 120_000);
});

describe('a verification', () => {
  test.each([
    { what: 'no mitigation', body: {}, status: 422, says: 'guardrails_policy' },
    { what: 'two', body: { system_prompt: 'x', deployment: 'y' }, status: 422, says: 'Send one of' },
    {
      what: 'an empty policy',
      body: { guardrails_policy: { detectors: {} } },
      status: 422,
      says: 'No detector is enabled',
    },
    {
      what: 'an unknown detector',
      body: { guardrails_policy: { detectors: { magic: { enabled: true } } } },
      status: 422,
      says: 'magic',
    },
    { what: 'no such deployment', body: { deployment: 'nowhere' }, status: 404, says: 'nowhere' },
  ])('of $what is $status and costs nothing', async ({ body, status, says }) => {
    const used = await api.used();
    const answer = await verify(body);
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(says)]);
    expect(await api.used()).toBe(used);
  });

  test('of a run that the project does not have is 404', async () => {
    const unknown = 'rt-00000000-0000-7000-8000-000000000000';
    const answers = [
      await verify({ system_prompt: 'x' }, unknown),
      await api.post('/rt/findings', { summary: { run_id: unknown } }),
      await api.post('/rt/risk-mitigation/guardrails-policy', { summary: { run_id: unknown } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

test('a deployment of the AI proxy is asked in place of the target', async () => {
  await api.post('/models/add-model', {
    model_saved_name: 'shop',
    model_name: 'redoubt-practice-1',
    model_config: {
      model_provider: 'openai_compatible',
      model_endpoint_url: `${practice.url}/v1`,
      apikeys: ['sk-of-the-shop'],
    },
  });
  await api.post('/guardrails/add-policy', { name: 'tight', detectors: { sponge_attack: { enabled: true } } });
  const deployed = await api.post('/deployments/add-deployment', {
    name: 'shop',
    model_saved_name: 'shop',
    input_guardrails_policy: { enabled: true, policy_name: 'tight', block: ['sponge_attack'] },
  });
  expect(deployed.status).toBe(200);
  const accepted = await verify({ deployment: 'shop' });
  expect(accepted.status).toBe(202);
  expect(await api.finished(accepted.body.run_id)).toMatchObject({ status: 'Finished' });
  const { mitigation, stopped, pairs } = await verificationOf(accepted.body.run_id);
  expect(mitigation).toBe('deployment');
  expect(stopped).toBeGreaterThan(0);
  expect(pairs.still_succeed).toBeGreaterThan(0);
  const [record] = (await recordsOf(accepted.body.run_id)).filter(({ verdict }) => verdict?.decided_by === 'guardrail');
  expect(record?.verdict?.reason).toBe('The request was stopped by sponge_attack');
  // A deployment is in use, so what it stops is fixed.
  const { findings } = await api.read('/rt/findings?status=fixed');
  expect(findings.map((each: { status_by: { id: string } }) => each.status_by.id)).toContain(accepted.body.run_id);
}, 120_000);
