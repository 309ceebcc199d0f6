import { createHash } from 'node:crypto';
import { dollarsOf } from '@redoubt/metering';
import type { CostAlert, CostPlace, Store } from '@redoubt/store';
import { LRUCache } from 'lru-cache';
import { type Budget, type BudgetPeriod, periodOf, type Spender, type SpendScope } from './spend-limits.ts';

/** Counters in memory. One that goes is read from the store again. */
const MAX_COUNTERS = 20_000;
const HOUR_MS = 3_600_000;

/** What the calls of one spender cost in one day or month. */
export interface SpendCounter extends CostPlace {
  readonly period: BudgetPeriod;
  readonly toHour: number;
  /** As the store has it. Undefined until it is read. */
  stored: number | undefined;
  /** What this node counted and the store does not have yet. */
  own: number;
  /** The part of it that is being written. */
  marked: number;
  /** What an event is sent for, and whether it was. */
  soft: number | undefined;
  isTold: boolean;
  readonly spender: Pick<Spender, 'projectId' | 'organisationId' | 'deployment' | 'keyName'>;
}

export const spentOf = ({ stored = 0, own }: SpendCounter): number => stored + own;

/** The counters of budgets. They add what this node counted to what the store has. */
export class SpendCounters {
  readonly #counters = new LRUCache<string, SpendCounter>({ max: MAX_COUNTERS });
  readonly #store: Pick<Store, 'kind' | 'proxyCosts'>;
  /** Counters that have to be read. */
  #due = new Set<SpendCounter>();
  /** Counters with something to write. */
  #dirty = new Set<SpendCounter>();
  #alerts: CostAlert[] = [];

  constructor(store: Pick<Store, 'kind' | 'proxyCosts'>) {
    this.#store = store;
  }

  /** Returns the counter of a budget for one label. A new one has to be read before it says anything. */
  find({ per, period, soft }: Budget, label: string, spender: Spender, hour: number): SpendCounter {
    const key = keyOfCounter(spender.deployment.id, per, label, period);
    const known = this.#counters.get(key);
    const isCurrent = known !== undefined && hour >= known.fromHour && hour < known.toHour;
    const counter = isCurrent ? known : this.#open(key, { per, period, label, spender, hour });
    if (counter.soft !== soft) {
      counter.soft = soft;
      counter.isTold = counter.stored === undefined || spentOf(counter) >= (soft ?? Number.POSITIVE_INFINITY);
    }
    // Other nodes add to what only PostgreSQL shares.
    if (this.#store.kind === 'postgres' || counter.stored === undefined) this.#due.add(counter);
    return counter;
  }

  /** Adds the cost of a call that has ended to the counters that there are for it. */
  count(place: Omit<CostPlace, 'fromHour'>, hour: number, costNano: number): void {
    if (this.#counters.size === 0 || costNano === 0 || place.dimension === 'model') return;
    for (const period of ['day', 'month'] as const) {
      const key = keyOfCounter(place.deploymentId, place.dimension, place.label, period);
      const counter = this.#counters.get(key);
      if (!counter || hour < counter.fromHour || hour >= counter.toHour) continue;
      counter.own += costNano;
      this.#dirty.add(counter);
      this.#tellSoft(counter);
    }
  }

  /** Whether something has to be written or read. */
  get isWaiting(): boolean {
    return this.#due.size > 0 || this.#alerts.length > 0;
  }

  /** Says that what was counted so far is being written. Returns the events to write with it. */
  beginWrite(): readonly CostAlert[] {
    for (const counter of this.#dirty) counter.marked = counter.own;
    const alerts = this.#alerts;
    this.#alerts = [];
    return alerts;
  }

  /** Says that it was written, or that it was not. */
  endWrite(isWritten: boolean, alerts: readonly CostAlert[]): void {
    if (!isWritten) this.#alerts.unshift(...alerts);
    for (const counter of this.#dirty) {
      if (!isWritten) counter.marked = 0;
      if (counter.stored !== undefined) counter.stored += counter.marked;
      counter.own -= counter.marked;
      counter.marked = 0;
      if (counter.own === 0) this.#dirty.delete(counter);
    }
  }

  /** Reads the counters that have to be read. Nothing may be written meanwhile. */
  async read(): Promise<void> {
    const due = [...this.#due];
    this.#due = new Set();
    if (due.length === 0) return;
    const sums = await this.#store.proxyCosts.spent(due);
    due.forEach((counter, at) => {
      const isNew = counter.stored === undefined;
      counter.stored = sums[at] ?? 0;
      if (isNew) counter.isTold = counter.soft !== undefined && counter.stored >= counter.soft;
      this.#tellSoft(counter);
    });
  }

  #open(
    key: string,
    {
      per,
      period,
      label,
      spender,
      hour,
    }: {
      per: SpendScope;
      period: BudgetPeriod;
      label: string;
      spender: Spender;
      hour: number;
    },
  ): SpendCounter {
    const { from, to } = periodOf(period, hour);
    const { projectId, organisationId, deployment, keyName } = spender;
    const counter: SpendCounter = {
      ...{ deploymentId: deployment.id, dimension: per, label, period, fromHour: from, toHour: to },
      ...{ stored: undefined, own: 0, marked: 0, soft: undefined, isTold: false },
      spender: { projectId, organisationId, deployment, keyName },
    };
    this.#counters.set(key, counter);
    return counter;
  }

  /** Makes an event where the soft limit is passed. Nodes that see it at once make the same one. */
  #tellSoft(counter: SpendCounter): void {
    const { soft, stored, isTold, spender } = counter;
    if (soft === undefined || stored === undefined || isTold || spentOf(counter) < soft) return;
    counter.isTold = true;
    this.#alerts.push({
      id: `evt_${alertId(counter)}`,
      organisationId: spender.organisationId,
      payload: {
        project_id: spender.projectId,
        deployment: spender.deployment.name,
        per: counter.dimension,
        group: counter.label,
        name: counter.dimension === 'key' ? spender.keyName : null,
        period: counter.period,
        from: new Date(counter.fromHour * HOUR_MS).toISOString(),
        soft_usd: dollarsOf(soft),
        spent_usd: dollarsOf(spentOf(counter)),
      },
    });
  }
}

const keyOfCounter = (deploymentId: number, per: string, label: string, period: BudgetPeriod): string =>
  `${deploymentId}\0${per}\0${period}\0${label}`;

/** The same on every node, so that a limit that is passed is told once. */
const alertId = ({ deploymentId, dimension, label, period, fromHour, soft }: SpendCounter): string =>
  createHash('sha256')
    .update(JSON.stringify([deploymentId, dimension, label, period, fromHour, soft]))
    .digest('hex')
    .slice(0, 32);
