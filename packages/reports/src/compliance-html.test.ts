import type { Compliance } from '@redoubt/contract';
import { describe, expect, test } from 'vitest';
import { complianceHtml } from './compliance-html.ts';
import { simulationNote } from './rate-text.ts';
import { hostileTexts } from './testing/sample-run.ts';

const rate = { asr: 0.5, asr_ci95: [0.1, 0.9] as [number, number], attempts: 4, successes: 2, unclear: 1, errors: 3 };
const none = { asr: null, asr_ci95: null, attempts: 0, successes: 0, unclear: 0, errors: 0 };
const item = {
  url: 'https://example.com/item',
  applies_from: null,
  categories: [],
  sub_categories: {},
  attacks: [],
  severity: null,
  evidence: [],
};

const sample = (text: string, given: Partial<Compliance> = {}): Compliance => ({
  framework_id: 'eu_ai_act',
  framework_name: 'EU AI Act',
  version: '2024/1689',
  date: '2024-07-12',
  source: 'https://example.com/source',
  mapping_version: 2,
  run_id: 'rt-1',
  run_name: text,
  is_simulation: false,
  target: { endpoint: 'http://127.0.0.1:8790/v1', model_name: text, target_id: null },
  ended_at: '2026-11-01T10:00:09.000Z',
  judges: [{ name: 'embedded', version: '1', hash: 'abc' }],
  corrected: 0,
  coverage: { items: 2, testable: 1, tested: 1, share: 1, pass: 0, fail: 1, partial: 0, not_tested: 1 },
  items: [
    {
      ...item,
      ...rate,
      id: 'Article 15',
      title: 'Accuracy',
      applies_from: '2027-12-02',
      categories: ['security_fraud'],
      sub_categories: { security_fraud: [text] },
      attacks: ['tap'],
      status: 'fail',
      reason: null,
      severity: 'critical',
      elsewhere: 3,
      advice: ['Judge prompts with injection_attack'],
      evidence: ['rt-1.7'],
    },
    { ...item, ...none, id: 'Article 12', title: 'Record-keeping', status: 'not_tested', reason: 'A paper' },
    {
      ...item,
      ...none,
      id: 'Article 14',
      title: 'Oversight',
      status: 'not_tested',
      reason: 'No attempts',
      to_run: { risk_categories: {}, command: `redoubt redteam run --model '${text}'` },
    },
  ],
  ...given,
});

const skeletonOf = (markup: string): string[] =>
  [...markup.replace(/"[^"]*"/g, '""').matchAll(/<[^>]*>/g)].map(([tag]) => tag);

describe.each(hostileTexts)('$what', ({ text }) => {
  test('adds no tag to the page', () => {
    const page = complianceHtml(sample(text));
    expect(skeletonOf(page)).toEqual(skeletonOf(complianceHtml(sample('harmless'))));
    expect(page.isWellFormed()).toBe(true);
  });
});

test('the page names target, model, date, severity, items, records and remedy, and what was not tested', () => {
  const page = complianceHtml(sample('a-model'));
  for (const text of [
    'http://127.0.0.1:8790/v1',
    'a-model',
    '2026-11-01T10:00:09.000Z',
    'critical',
    'Article 15',
    'Applies from 2027-12-02',
    'rt-1.7',
    'injection_attack',
    'Not tested',
    'A paper',
    '3 elsewhere',
    'redoubt redteam run',
    '10.0–90.0 %',
    'embedded 1 (abc)',
  ]) {
    expect(page).toContain(text);
  }
});

test('the page loads nothing, runs nothing and has a style for paper', () => {
  const page = complianceHtml(sample('x'));
  expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'`);
  expect(page).not.toMatch(/<script|<link|<img|src=|@import|url\(/);
  expect(page).toContain('@media print');
});

test('the page names a simulation as such', () => {
  expect(complianceHtml(sample('x', { is_simulation: true }))).toContain(simulationNote);
  expect(complianceHtml(sample('x'))).not.toContain(simulationNote);
});
