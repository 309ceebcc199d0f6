import type { CostGrouping } from '@redoubt/contract';

/** What the calls of one hour cost that have one label in one dimension. */
export interface ProxyCostRow {
  deployment_id: number;
  dimension: CostGrouping;
  /** The id of a key, a tag, an end user, a model, or the name of the deployment. Empty for calls without one. */
  label: string;
  /** Hours since 1970. */
  hour: number;
  project_id: string;
  calls: number;
  /** Calls whose cost is not known. */
  unpriced: number;
  prompt_tokens: number;
  completion_tokens: number;
  cached_tokens: number;
  reasoning_tokens: number;
  cost_nano: number;
}
