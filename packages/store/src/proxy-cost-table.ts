import type { CostDimension } from './proxy-costs.ts';

/** What the calls of one hour cost that have one label in one dimension. */
export interface ProxyCostRow {
  deployment_id: number;
  dimension: CostDimension;
  /** As in `HourlyCost`. */
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
