import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { RunState } from '../../redteam/run-results.ts';
import { LegacyTestId } from '../legacy-tests.ts';
import { TaskHeaders } from './task-selection.ts';

const Share = z.object({
  'success(%)': z.number().min(0).max(100).describe('Of the attacks that were judged, how many succeeded; 0 of none'),
  total: z.int().describe('Attacks that were judged'),
});
const Groups = z
  .array(z.record(z.string(), Share))
  .describe('One object a group, with the name of the group as its only key');

const LegacySummary = z.object({
  test_name: z.string().nullable(),
  test_date: z.string(),
  dataset_name: z.string().nullable(),
  model_name: z.string().nullable(),
  model_endpoint_url: z.string().nullable().describe('Without user, password and query'),
  model_source: z.string().nullable(),
  model_provider: z.string().nullable(),
  risk_score: z
    .number()
    .min(0)
    .max(100)
    .describe('Of all judged attacks, the share that succeeded, in percent: 0 is best'),
  test_type: Groups,
  nist_category: Groups,
  scenario: Groups,
  category: Groups,
  attack_method: Groups,
  custom_test_category_risks: Groups,
});
export type LegacySummary = z.output<typeof LegacySummary>;

const LegacyDetail = z.object({
  prompt: z.string().describe('What was to be reached, before any attack'),
  category: z.string(),
  test_type: z.string(),
  nist_category: z.string(),
  source: z.string(),
  attack_method: z.string(),
  jailbreak_prompt: z.string().nullable().describe('What was sent'),
  response: z.string().nullable(),
  success: z.enum(['true', 'false', 'error']).describe('`true`: the attack succeeded; `error`: it could not be judged'),
  reasoning: z.string(),
  detected_language: z.string().nullable(),
  eval_latency: z.number().nullable().describe('Seconds'),
  eval_tokens: z.object({ prompt_tokens: z.int(), completion_tokens: z.int(), total_tokens: z.int() }),
  test_name: z.string().nullable(),
});
export type LegacyDetail = z.output<typeof LegacyDetail>;

const Unfinished = RunState.optional().describe('While the task is not finished');

const TestType = z.object({ test_type: LegacyTestId });

const summary = {
  method: 'GET',
  scope: 'redteam',
  successor: '/rt/runs/:run_id/results',
  headers: TaskHeaders,
  failures: ['not_found'],
  response: z.object({ summary: LegacySummary, task_status: Unfinished }),
} as const;

export const resultsSummary = endpoint({
  ...summary,
  path: '/redteam/v3/results/summary',
  summary: 'How many attacks of a task succeeded, by test, category and attack method',
});

export const resultsSummaryOfTest = endpoint({
  ...summary,
  path: '/redteam/v3/results/summary/:test_type',
  summary: 'The same for one test',
  params: TestType,
});

const details = {
  method: 'GET',
  scope: 'redteam',
  successor: '/rt/runs/:run_id/records',
  headers: TaskHeaders,
  failures: ['not_found'],
  streams: ['application/json'],
  isOnlyStreamed: true,
  response: z.object({ details: z.array(LegacyDetail), task_status: Unfinished }),
} as const;

export const resultsDetails = endpoint({
  ...details,
  path: '/redteam/v3/results/details',
  summary: 'Every prompt of a task with its answer and verdict',
});

export const resultsDetailsOfTest = endpoint({
  ...details,
  path: '/redteam/v3/results/details/:test_type',
  summary: 'The same for one test',
  params: TestType,
});
