import type { CostGrouping } from '@redoubt/contract';

/** What calls took of their providers. */
export interface CostSums {
  readonly calls: number;
  /** Calls whose cost is not known. `costNano` does not include them. */
  readonly unpriced: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly cachedTokens: number;
  readonly reasoningTokens: number;
  /** In nano-dollars. */
  readonly costNano: number;
}

/**
 * What sums are told apart by. Beside what costs are grouped by: the outcome of calls, the detectors that blocked them,
 * and the time that answered ones took. These count all calls, also those that no provider answered.
 */
export type CostDimension = CostGrouping | 'outcome' | 'blocked_by' | 'duration';

/** What calls of one hour cost that have one label. */
export interface HourlyCost extends CostSums {
  readonly projectId: string;
  readonly deploymentId: number;
  readonly dimension: CostDimension;
  /**
   * The id of a key, a tag, an end user, a model, the name of the deployment, an outcome, a detector or the number of a
   * class of times. Empty for calls without one.
   */
  readonly label: string;
  /** Hours since 1970. */
  readonly hour: number;
}

/** Sums over time: of hours from one to another, which is not included, in stretches of as many hours as are asked. */
export interface TimelineQuery {
  readonly projectId: string;
  readonly dimensions: readonly CostDimension[];
  readonly fromHour: number;
  readonly toHour: number;
  readonly stretchHours: number;
  /** Only this deployment. */
  readonly deploymentId?: number | undefined;
}

/** The sums of a stretch, counted from 0 at the first hour that was asked. */
export interface TimelineSums extends CostSums {
  readonly stretch: number;
  readonly dimension: CostDimension;
  readonly label: string;
}

/** A sum of all hours from one to another, which is not included. */
export interface CostQuery {
  readonly projectId: string;
  readonly dimension: CostGrouping;
  readonly fromHour: number;
  readonly toHour: number;
  /** The largest number of groups to return. */
  readonly limit: number;
}

/** What the calls with one label cost. `name` is that of a key, or null. */
export interface CostGroup extends CostSums {
  readonly label: string;
  readonly name: string | null;
}

/** Whose calls to sum, from an hour on. All labels of the dimension `deployment` are one, for its name can change. */
export interface CostPlace {
  readonly deploymentId: number;
  readonly dimension: CostGrouping;
  readonly label: string;
  readonly fromHour: number;
}

/** An event about costs, for the webhook of an organisation. One with the id of another is dropped. */
export interface CostAlert {
  readonly id: string;
  readonly organisationId: string;
  readonly payload: unknown;
}

/** What providers take for the calls of the AI proxy, summed by hour. */
export interface ProxyCosts {
  /** Adds to the sums, and inserts events, all or nothing. */
  add(costs: readonly HourlyCost[], alerts?: readonly CostAlert[]): Promise<void>;
  /** Returns what each of the places cost, in nano-dollars. */
  spent(places: readonly CostPlace[]): Promise<number[]>;
  /** Returns the groups that cost most, and the totals of all calls. */
  summarise(query: CostQuery): Promise<{ groups: CostGroup[]; totals: CostSums; isTruncated: boolean }>;
  /** Returns the sums of stretches of time. Stretches and labels without calls are left out. */
  timeline(query: TimelineQuery): Promise<TimelineSums[]>;
  /** Deletes the sums of hours before a moment, at most a few hundred rows. Returns how many. */
  sweep(before: Date): Promise<number>;
}

/** The hour of a moment, counted since 1970. */
export const hourOf = (at: Date): number => Math.floor(at.getTime() / 3_600_000);
