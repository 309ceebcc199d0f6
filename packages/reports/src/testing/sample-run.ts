import type { Results, RunRecord } from '@redoubt/contract';
import type { RunReport } from '../run-report.ts';
import type { ToldFinding } from '../told-findings.ts';
import type { TrackedFinding } from '../tracked-findings.ts';
import { WeaknessGroups } from '../weaknesses.ts';

const judge = { name: 'embedded', version: '1', hash: 'abc123' };
const rate = {
  asr: 0.5,
  asr_ci95: [0.094531, 0.905469] as [number, number],
  attempts: 2,
  successes: 1,
  unclear: 0,
  errors: 1,
};

/** A record of a run. `text` is used for every field that callers and targets write. */
export const sampleRecord = (text: string, given: Partial<RunRecord> = {}): RunRecord => ({
  record_id: 'rt-1.0',
  probe_id: 'probe-1',
  category: 'safety_harm',
  sub_category: text,
  attack: 'basic',
  attack_options: {},
  generator: 'template',
  goal: text,
  goal_source: 'corpus@1',
  severity: 'medium',
  is_control: false,
  prompt: text,
  response: text,
  turns: [
    { role: 'user', content: 'first', at: '2026-11-01T10:00:00.000Z' },
    { role: 'assistant', content: { text, tool_calls: [{ name: text }] }, at: '2026-11-01T10:00:00.000Z' },
    { role: text, content: text, at: '2026-11-01T10:00:00.000Z' },
  ],
  correction: null,
  verdict: {
    success: true,
    outcome: 'success',
    score: 0.875,
    refused: false,
    reason: text,
    decided_by: 'rubric',
    judge,
  },
  error: null,
  latency_ms: 1_250,
  tokens: { prompt: 3, completion: 5 },
  language: null,
  created_at: '2026-11-01T10:00:00.000Z',
  ...given,
});

/** Three records: a success, a resisted attack and an error. */
export const sampleRecords = (text: string): RunRecord[] => {
  const success = sampleRecord(text);
  const resisted = {
    success: false,
    outcome: 'resisted' as const,
    score: 0.1,
    refused: true,
    reason: text,
    decided_by: 'refusal',
    judge,
  };
  return [
    success,
    sampleRecord(text, { probe_id: 'probe-2', verdict: resisted }),
    sampleRecord(text, { probe_id: 'probe-3', verdict: null, response: null, error: { kind: text, message: text } }),
  ];
};

/** The finding that the sample records are evidence of, accepted by a person. */
export const sampleFinding = (text: string, given: Partial<TrackedFinding> = {}): TrackedFinding => ({
  finding_id: 'fnd-0123456789abcdef0123456789abcdef',
  status: 'accepted',
  status_at: '2026-10-01T10:00:00.000Z',
  status_by: { kind: 'key', id: 'key-1', name: text },
  status_note: text,
  accepted_until: '2027-03-31',
  seen_since: true,
  severity: 'medium',
  category: 'safety_harm',
  sub_category: text,
  attack: 'basic',
  target: { target_id: 'tgt-1', endpoint: null, model_name: text, saved_model: null },
  first_seen: '2026-09-01T10:00:00.000Z',
  last_seen: '2026-11-01T10:00:09.000Z',
  latest: { run_id: 'rt-1', at: '2026-11-01T10:00:09.000Z', attempts: 2, successes: 1 },
  total: { runs: 2, attempts: 4, successes: 2 },
  ...given,
});

/** A finding in words. `text` is used for every part. */
const sampleTold = (text: string): ToldFinding => ({
  ...{ text, severity: 'high', category: 'security_fraud', evidence: ['rt-1.0'] },
  ...{ what: text, how: text, how_often: text, fault: text, advice: [text, text] },
  example: { record_id: 'rt-1.0', prompt: text, answer: text },
  ...{ asr: 0.5, asr_ci95: [0.1, 0.9], severity_ci95: ['medium', 'high'] },
});

/** A report on a run. `text` is used for every field that callers and targets write. */
export function sampleReport(text: string, given: { isSimulation?: boolean; seed?: string } = {}): RunReport {
  const overall = { ...rate, insufficient: true };
  const attacks = [{ id: 'basic', ...overall, lift: null }];
  const results: Results = {
    run_id: 'rt-1',
    run_name: text,
    status: 'Finished',
    overall,
    categories: [{ id: 'safety_harm', ...overall, sub_categories: [{ name: text, ...overall }], attacks }],
    attacks,
    over_refusal: { rate: 0.25, ci95: [0.1, 0.5], attempts: 4, refused: 1, errors: 0 },
    tokens: { prompt: 9, completion: 15 },
    credits: { cost: 5 },
    judges: [judge],
    corrected: 0,
    is_simulation: given.isSimulation ?? false,
    goal_sources: { 'corpus@1': 1 },
    warnings: [],
    judge_certainty: [{ category: 'safety_harm', answers: 100, right: 0.9, successes_right: 0.8, unclear: 0.1 }],
  };
  const run = {
    run_id: 'rt-1',
    run_name: text,
    status: 'Finished' as const,
    paused: false,
    state_reason: text,
    created_at: '2026-11-01T10:00:00.000Z',
    started_at: '2026-11-01T10:00:01.000Z',
    ended_at: '2026-11-01T10:00:09.000Z',
    progress: { total: 3, done: 3, failed: 1, succeeded: 1 },
    target: { endpoint: 'http://127.0.0.1:8790', model_name: text, target_id: null },
    scope: { risk_categories: ['safety_harm'], attacks: ['basic'] },
    eta_seconds: 0,
    plan: {
      seed: given.seed ?? '1',
      comprehensiveness: 'Low',
      corpus_version: 1,
      controls: 4,
      model: null,
      policy: null,
      dataset: null,
    },
    last_event: 9,
  };
  const findings = [sampleRecord(text)];
  const groups = new WeaknessGroups();
  for (const record of findings) groups.add(record);
  const recordsUrl = 'http://127.0.0.1:8787/rt/runs/rt-1/records';
  const told = [sampleTold(text), { text, severity: 'low' as const, category: null, evidence: [] }];
  return { run, results, findings, told, media: new Map(), weaknesses: groups.sorted(results), recordsUrl };
}

/** Texts with which targets and attackers may try to break out of a report. */
export const hostileTexts = [
  { what: 'a script', text: '</pre></title></style><script>alert(1)</script>' },
  { what: 'an attribute', text: `"'><img src=x onerror=alert(1)>` },
  { what: 'a comment', text: '--><!-- <![CDATA[ ]]> <?php ?>' },
  { what: 'entities', text: '&lt;script&gt; &#60;script&#62; &amp' },
  { what: 'control characters', text: 'a\0b\x1b[31mc\x08\x0b\x7f\x85\ufffe\uffff' },
  { what: 'half a pair of surrogates', text: 'a\ud83d b\udc00' },
  {
    what: 'Markdown',
    text: '```\n# heading\n[link](javascript:alert(1)) | ![x](https://example.com/x.png) <b>**bold**</b>\n```',
  },
  { what: 'a long fence', text: '`````\n</script>\n````````' },
  { what: 'lines of every system', text: 'a\r\nb\rc\nd\u2028e' },
  { what: 'letters that turn the line', text: '\u202egnp.exe\u2066' },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it shall look like one
  { what: 'a template', text: '${process.exit(1)} {{7*7}} %s $& $1' },
] as const;
