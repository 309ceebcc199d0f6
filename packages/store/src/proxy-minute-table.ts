import type { CostGrouping } from '@redoubt/contract';

/** One row of the counts by minute. */
export interface ProxyMinuteRow {
  deployment_id: number;
  dimension: CostGrouping;
  label: string;
  minute: number;
  requests: number;
  tokens: number;
}
