import type { CacheOutcome, CallOutcome } from '@redoubt/contract';

/** One row of the log of the AI proxy's calls. */
export interface ProxyCallRow {
  id: string;
  project_id: string;
  organisation_id: string;
  key_name: string;
  deployment_id: number;
  deployment_name: string;
  request_id: string;
  path: string;
  /** JSON array. */
  tags: string;
  model_asked: string | null;
  model_answered: string | null;
  provider: string | null;
  is_streamed: number;
  status: number;
  outcome: CallOutcome;
  /** JSON array. */
  attempts: string;
  finish_reason: string | null;
  prompt_tokens: number | null;
  completion_tokens: number | null;
  /** Part of the prompt's tokens. */
  cached_tokens: number | null;
  /** Part of the answer's tokens. */
  reasoning_tokens: number | null;
  credits: number;
  /** Whom the caller names as its end user. */
  end_user: string | null;
  /** What the provider takes for the call, in nano-dollars. */
  cost_nano: number | null;
  /** Null if the deployment kept no answers. */
  cache: CacheOutcome | null;
  /** What the kept answer had cost, in nano-dollars. */
  saved_nano: number | null;
  /** Duration in microseconds, as in the next three columns. */
  input_guardrails_us: number | null;
  output_guardrails_us: number | null;
  first_byte_us: number | null;
  total_us: number;
  /** JSON object. */
  findings: string;
  request_text: string | null;
  response_text: string | null;
}

/** All columns except the texts. */
export const metadataColumns = [
  'id',
  'project_id',
  'organisation_id',
  'key_name',
  'deployment_id',
  'deployment_name',
  'request_id',
  'path',
  'tags',
  'model_asked',
  'model_answered',
  'provider',
  'is_streamed',
  'status',
  'outcome',
  'attempts',
  'finish_reason',
  'prompt_tokens',
  'completion_tokens',
  'cached_tokens',
  'reasoning_tokens',
  'credits',
  'end_user',
  'cost_nano',
  'cache',
  'saved_nano',
  'input_guardrails_us',
  'output_guardrails_us',
  'first_byte_us',
  'total_us',
  'findings',
] as const satisfies readonly (keyof ProxyCallRow)[];
