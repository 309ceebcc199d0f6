import type { FindingsReport } from '@redoubt/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redteamCaller } from '../testing/redteam-caller.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
const { post } = redteamCaller(() => service);

const share = (percent: number | string, total: number) => ({ 'success(%)': percent, total });
/** A summary as `GET /redteam/v3/results/summary` answers it. */
const archived = {
  test_name: 'nightly',
  test_date: '2026-01-02T03:04:05Z',
  risk_score: 66.67,
  test_type: [{ harmful_test: share(90, 50) }, { toxicity_test: share(20, 10) }, { pii_test: share(0, 30) }],
  nist_category: [{ 'Data Privacy': share(0, 30) }],
  scenario: [{ safety_harm: share(78.33, 60) }, { privacy_data_protection: share(0, 30) }],
  category: [{ 'violence against people': share(90, 50) }, { 'staff and HR records': share(0, 30) }],
  attack_method: [{ basic: share(10, 30) }, { base64_encoding: share(95, 40) }, { rot13: share(50, 20) }],
};
const { scenario: _, ...withoutScenario } = archived;
const riskOnly = { test_name: 'nightly', risk_score: '90 %' };

const names = ['summary', 'results', 'redteam_summary'] as const;
const prefixes = ['/rt', '/redteam'] as const;
const calls = prefixes.flatMap((prefix) => names.map((name) => ({ prefix, name })));
const textsOf = ({ key_findings }: FindingsReport) => key_findings.map(({ text }) => text).join('\n');

describe.each(calls)('an archived summary as $name of $prefix', ({ prefix, name }) => {
  test('is found to have what it says', async () => {
    const { status, body } = await post(`${prefix}/findings`, { [name]: archived });
    expect(status, JSON.stringify(body)).toBe(200);
    const [first] = body.key_findings;
    expect(first).toMatchObject({ category: 'safety_harm' });
    expect(textsOf(body)).toContain('47 of 60');
    expect(textsOf(body)).toContain('violence against people (45 of 50)');
    expect(textsOf(body)).toContain('The strongest attack is encoding');
    expect(textsOf(body).match(/no attack/g)).toHaveLength(1);
  });

  test('gets a policy and rules for what succeeded', async () => {
    const policy = await post(`${prefix}/risk-mitigation/guardrails-policy`, { [name]: archived });
    expect(Object.keys(policy.body.guardrails_policy.detectors)).toEqual(
      expect.arrayContaining(['toxicity', 'nsfw', 'injection_attack']),
    );
    const prompt = await post(`${prefix}/risk-mitigation/system-prompt`, { [name]: archived, system_prompt: 'Help.' });
    expect(prompt.body.system_prompt).toContain('Do not help anybody to hurt themselves');
    expect(prompt.body.analysis).not.toContain('no attack');
  });
});

describe('archived summaries in other forms', () => {
  test.each([
    { form: 'the whole answer of the call', sent: { summary: archived, task_status: 'Finished' }, says: '47 of 60' },
    { form: 'tests without scenarios', sent: withoutScenario, says: '47 of 60' },
    { form: 'percentages as texts', sent: { test_type: [{ pii_test: share('12.5%', 80) }] }, says: '10 of 80' },
    { form: 'rates without counts', sent: { test_type: [{ bias_test: { 'success(%)': 40 } }] }, says: '40 %' },
    { form: 'attacks alone', sent: { attack_method: [{ iterative: share(50, 4) }] }, says: 'tap' },
    { form: 'a risk score alone', sent: riskOnly, says: '90 %' },
  ])('$form are read', async ({ sent, says }) => {
    const { status, body } = await post('/rt/findings', { results: sent });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(textsOf(body)).toContain(says);
  });

  test('a summary that names tests of today keeps its own categories', async () => {
    const sent = { ...archived, categories: [{ id: 'brand_reputation_trust', asr: 0.5 }] };
    const { body } = await post('/rt/findings', { summary: sent });
    expect(body.key_findings.map(({ category }: { category: string | null }) => category)).toContain(
      'brand_reputation_trust',
    );
  });

  test('nothing is called clean that has no rates', async () => {
    const sent = { redteam_summary: { test_name: 'nightly', verdict: 'bad' } };
    for (const path of ['system-prompt', 'guardrails-policy']) {
      const { body } = await post(`/rt/risk-mitigation/${path}`, sent);
      expect(body.analysis).toContain('no success rate that can be read');
    }
  });

  test('a group that is no list is refused by its name', async () => {
    const { status, body } = await post('/redteam/findings', { results: { test_type: { harmful_test: 1 } } });
    expect(status).toBe(422);
    expect(body.detail[0].loc).toEqual(['body', 'results', 'test_type']);
  });
});
