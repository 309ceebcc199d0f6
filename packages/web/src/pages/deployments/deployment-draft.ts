import type { api } from '../../api.ts';
import type { SavedDeployment } from './deployment-queries.ts';

const limitNames = ['requests_per_minute', 'max_concurrent', 'first_byte_timeout_ms', 'idle_timeout_ms'] as const;
export type LimitName = (typeof limitNames)[number];

const retryNames = ['per_model', 'in_all'] as const;
export type RetryName = (typeof retryNames)[number];

/** A deployment while somebody writes it. */
export type DeploymentDraft = Pick<
  SavedDeployment,
  | 'name'
  | 'model_saved_name'
  | 'model_version'
  | 'fallbacks'
  | 'input_guardrails_policy'
  | 'output_guardrails_policy'
  | 'on_failure'
  | 'hold_back'
  | 'block_turns'
  | 'on_block'
  | 'tool_gate'
  | 'restore_in_addresses'
  | 'unread'
  | 'fetch_part_addresses'
  | 'log'
  | 'cache'
  | 'prices'
  | 'budgets'
  | 'rates'
> & {
  readonly limits: Readonly<Partial<Record<LimitName, number>>>;
  readonly retries: Readonly<Partial<Record<RetryName, number>>>;
};

const HOLD_BACK = 200;

export const emptyDraft: DeploymentDraft = {
  name: '',
  model_saved_name: '',
  model_version: 'v1',
  fallbacks: [],
  input_guardrails_policy: { policy_name: null, enabled: true, additional_config: { pii_redaction: true }, block: [] },
  output_guardrails_policy: {
    policy_name: null,
    enabled: true,
    additional_config: { hallucination: false, adherence: false, relevancy: false },
    block: [],
  },
  on_failure: 'closed',
  hold_back: HOLD_BACK,
  block_turns: 'latest',
  on_block: { as: 'error', message: null },
  tool_gate: null,
  restore_in_addresses: false,
  unread: 'judge',
  fetch_part_addresses: false,
  log: 'metadata',
  cache: null,
  limits: {},
  retries: {},
  prices: null,
  budgets: [],
  rates: [],
};

export const draftOf = (saved: SavedDeployment): DeploymentDraft => ({
  name: saved.name,
  model_saved_name: saved.model_saved_name,
  model_version: saved.model_version,
  fallbacks: saved.fallbacks,
  input_guardrails_policy: saved.input_guardrails_policy,
  output_guardrails_policy: saved.output_guardrails_policy,
  on_failure: saved.on_failure,
  hold_back: saved.hold_back,
  block_turns: saved.block_turns,
  on_block: saved.on_block,
  tool_gate: saved.tool_gate,
  restore_in_addresses: saved.restore_in_addresses,
  unread: saved.unread,
  fetch_part_addresses: saved.fetch_part_addresses,
  log: saved.log,
  cache: saved.cache,
  limits: saved.limits,
  retries: saved.retries,
  prices: saved.prices,
  budgets: saved.budgets,
  rates: saved.rates,
});

type Body = Parameters<typeof api.proxy.addDeployment>[0]['body'];

/** The body that saves a draft. A number that is empty is sent as null, which takes it away. */
export const bodyOf = ({ limits, retries, ...draft }: DeploymentDraft) =>
  // The cast: lists of names came from the service or from its own lists.
  ({
    ...draft,
    name: draft.name.trim(),
    limits: Object.fromEntries(limitNames.map((name) => [name, limits[name] ?? null])),
    retries: Object.fromEntries(retryNames.map((name) => [name, retries[name] ?? null])),
  }) as unknown as Body;
