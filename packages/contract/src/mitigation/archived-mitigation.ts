import { endpoint } from '../endpoint.ts';
import { FindingsReport, HardenedPrompt, PromptBody, ProposedPolicy, SummaryBody } from './mitigation.ts';

const ofSummary = { method: 'POST', scope: 'redteam', isWorkUnpriced: true, failures: ['not_found'] } as const;

export const findings = endpoint({
  ...ofSummary,
  path: '/redteam/findings',
  summary: 'The key findings of a task, from its results',
  successor: '/rt/findings',
  body: SummaryBody,
  response: FindingsReport,
});

export const hardenPrompt = endpoint({
  ...ofSummary,
  path: '/redteam/risk-mitigation/system-prompt',
  summary: 'A system prompt, hardened for what a task found',
  successor: '/rt/risk-mitigation/system-prompt',
  body: PromptBody,
  response: HardenedPrompt,
});

export const proposePolicy = endpoint({
  ...ofSummary,
  path: '/redteam/risk-mitigation/guardrails-policy',
  summary: 'A guardrails policy that stops what succeeded in a task',
  successor: '/rt/risk-mitigation/guardrails-policy',
  body: SummaryBody,
  response: ProposedPolicy,
});
