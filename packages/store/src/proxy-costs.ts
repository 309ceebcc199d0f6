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

/** What calls of one hour cost that have one label. */
export interface HourlyCost extends CostSums {
  readonly projectId: string;
  readonly deploymentId: number;
  readonly dimension: CostGrouping;
  /** The id of a key, a tag, an end user, a model, or the name of the deployment. Empty for calls without one. */
  readonly label: string;
  /** Hours since 1970. */
  readonly hour: number;
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
  /** Deletes the sums of hours before a moment, at most a few hundred rows. Returns how many. */
  sweep(before: Date): Promise<number>;
}

/** The hour of a moment, counted since 1970. */
export const hourOf = (at: Date): number => Math.floor(at.getTime() / 3_600_000);
