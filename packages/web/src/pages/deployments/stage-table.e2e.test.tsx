import { describe, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { recordedAnswer } from '../../testing/wire.ts';
import type { Call } from '../calls/call-queries.ts';
import { StageTable } from './stage-table.tsx';
import type { SideReport, StageReport } from './talk.ts';

const deployment = recordedAnswer('proxy.getDeployment');
const [listed] = recordedAnswer('proxy.listCalls').calls;
if (!listed) throw new Error('The recorded list has no call');
const call: Call = {
  ...listed,
  attempts: recordedAnswer('proxy.getCall').attempts.map((attempt) => ({ ...attempt, ms: 151.2 })),
  tokens: recordedAnswer('proxy.getCall').tokens,
};

const quiet: SideReport = { details: {}, enabled_detectors: [], detected_detectors: [], blocked_detectors: [] };
const report = (changes: Partial<Record<'input' | 'output', Partial<SideReport>>> = {}): StageReport => ({
  input_guardrails: { ...quiet, ...changes.input },
  output_guardrails: { ...quiet, ...changes.output },
  metrics: { input_guardrails_latency: 0.0962, endpoint_latency: 1.5, output_guardrails_latency: 0.02 },
});

interface Case {
  readonly what: string;
  readonly stages?: StageReport;
  readonly call?: Call | null;
  readonly redacts?: boolean;
  readonly rows: readonly string[];
}

const cases: readonly Case[] = [
  {
    what: 'nothing was on but the redaction',
    stages: report(),
    rows: ['Redactionfound no personal data to replace96 ms', 'Modelwas asked1.50 s'],
  },
  {
    what: 'detectors told, stopped nothing, and one did not run',
    stages: report({
      input: {
        enabled_detectors: ['toxicity', 'bias', 'nsfw'],
        detected_detectors: ['toxicity'],
        skipped_detectors: ['nsfw'],
        is_pii_redacted: true,
      },
    }),
    rows: [
      'Input detection and redactionreported Toxicity; found nothing: Bias; did not run: Not safe for work96 ms',
      'Redactionreplaced personal data by placeholders',
      'Modelwas asked1.50 s',
    ],
  },
  {
    what: 'the request was stopped',
    stages: report({
      input: {
        enabled_detectors: ['injection_attack', 'toxicity'],
        detected_detectors: ['injection_attack', 'toxicity'],
        blocked_detectors: ['injection_attack'],
      },
    }),
    rows: [
      'Input detection and redactionstopped the call: Injection; reported Toxicity96 ms',
      'Redactiondid not run: the request was stopped before',
      'Modelwas not asked',
    ],
  },
  {
    what: 'the answer was checked and restored',
    stages: report({
      output: {
        enabled_detectors: ['toxicity', 'hallucination'],
        detected_detectors: ['hallucination'],
        is_pii_unredacted: true,
      },
    }),
    redacts: false,
    rows: [
      'Modelwas asked1.50 s',
      'Output detection and checksreported Hallucination; found nothing: Toxicity20 ms',
      'Restoringput personal data back in place of placeholders',
    ],
  },
  {
    what: 'only the log knows of it',
    call,
    rows: ['Modelredoubt-practice-1 began to answer, tokens: 5 in, 66 out151 ms'],
  },
  {
    what: 'the model answered at the second try',
    call: { ...call, attempts: [...call.attempts, ...call.attempts], tokens: { ...call.tokens, prompt: null } },
    rows: ['Modelredoubt-practice-1 began to answer after 2 tries151 ms'],
  },
  {
    what: 'the model never answered',
    call: { ...call, model_answered: null, attempts: [...call.attempts, ...call.attempts] },
    rows: ['Modelgave no answer after 2 tries151 ms'],
  },
  { what: 'nothing is known yet', call: null, rows: ['Modelwas asked'] },
];

describe('the stages of a call', () => {
  test.each(cases)('are told where $what', async ({ stages, call: logged, redacts = true, rows }) => {
    const { input_guardrails_policy: input } = deployment;
    const saved = {
      ...deployment,
      input_guardrails_policy: { ...input, additional_config: { pii_redaction: redacts } },
    };
    const screen = await show(<StageTable stages={stages} call={logged} deployment={saved} />);
    await expect.element(screen.getByRole('table', { name: 'Stages of the call' })).toBeVisible();
    const shown = screen
      .getByRole('row')
      .elements()
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(shown).toEqual(rows);
  });

  test('have what detectors say of their findings below, on either side', async () => {
    const found = {
      details: { bias: { debiased_text: 'They are late.' } } as never,
      detected_detectors: ['bias', 'toxicity'],
    };
    const screen = await show(<StageTable stages={report({ output: found })} call={null} deployment={deployment} />);
    await expect.element(screen.getByRole('heading', { name: 'Found in the answer' })).toBeVisible();
    await expect.element(screen.getByText('They are late.')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Found in the request' })).not.toBeInTheDocument();
    // A finding without details has its line in the table alone.
    await expect.element(screen.getByText('Toxicity', { exact: true })).not.toBeInTheDocument();
  });
});
