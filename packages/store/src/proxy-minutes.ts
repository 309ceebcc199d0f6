import type { CostGrouping } from '@redoubt/contract';

/** Calls and tokens of one minute that are counted together. */
export interface MinuteCount {
  readonly deploymentId: number;
  readonly dimension: CostGrouping;
  readonly label: string;
  /** Minutes since 1970. */
  readonly minute: number;
  readonly requests: number;
  readonly tokens: number;
}

/** Calls and tokens by minute, for limits that several nodes hold together. */
export interface ProxyMinutes {
  /** Adds to the counts, and returns each as it is now, in the order of `counts`. None may be named twice. */
  add(counts: readonly MinuteCount[]): Promise<readonly Pick<MinuteCount, 'requests' | 'tokens'>[]>;
  /** Deletes the counts of minutes before a moment, at most a few thousand. Returns how many. */
  sweep(before: Date): Promise<number>;
}
