import { createHash } from 'node:crypto';
import { dollarsOf } from '@redoubt/metering';
import type { CostAlert, CostPlace, Store } from '@redoubt/store';
import { LRUCache } from 'lru-cache';
import { type Budget, type BudgetPeriod, periodOf, type Spender, type SpendScope } from './spend-limits.ts';

/** Counters in memory. One that goes is read from the store again. */
const MAX_COUNTERS = 20_000;
/** Deployments whose counters cannot be read, one after another, before the store is taken to be away. */
const MAX_FAILED = 20;
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
  /** What events are sent for, and those that were. */
  softs: readonly number[];
  readonly told: Set<number>;
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
  find({ per, period, softs }: Budget, label: string, spender: Spender, hour: number): SpendCounter {
    const key = keyOfCounter(spender.deployment.id, per, label, period);
    const known = this.#counters.get(key);
    const isCurrent = known !== undefined && hour >= known.fromHour && hour < known.toHour;
    const counter = isCurrent ? known : this.#open(key, { per, period, label, spender, hour });
    counter.softs = softs;
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

  /** Says of which counters it was written, and which events were not. */
  endWrite(isWritten: (counter: CostPlace) => boolean, unsent: readonly CostAlert[]): void {
    this.#alerts.unshift(...unsent);
    for (const counter of this.#dirty) {
      if (!isWritten(counter)) counter.marked = 0;
      if (counter.stored !== undefined) counter.stored += counter.marked;
      counter.own -= counter.marked;
      counter.marked = 0;
      if (counter.own === 0) this.#dirty.delete(counter);
    }
  }

  /** Reads the counters that have to be read. Nothing may be written meanwhile. Throws if some cannot be read. */
  async read(): Promise<void> {
    const due = [...this.#due];
    this.#due = new Set();
    if (due.length === 0) return;
    try {
      await this.#readSome(due);
    } catch (error) {
      const groups = [...Map.groupBy(due, ({ deploymentId }) => deploymentId).values()];
      if (groups.length === 1 || !(await this.#readApart(groups))) throw error;
    }
  }

  /** Reads the counters of each deployment by themselves. Returns whether all were read. */
  async #readApart(groups: readonly (readonly SpendCounter[])[]): Promise<boolean> {
    let inARow = 0;
    let areRead = true;
    for (const group of groups) {
      if (inARow >= MAX_FAILED) return false;
      try {
        await this.#readSome(group);
        inARow = 0;
      } catch {
        inARow += 1;
        areRead = false;
      }
    }
    return areRead;
  }

  async #readSome(due: readonly SpendCounter[]): Promise<void> {
    const sums = await this.#store.proxyCosts.spent(due);
    due.forEach((counter, at) => {
      const isNew = counter.stored === undefined;
      const stored = sums[at] ?? 0;
      counter.stored = stored;
      if (isNew) for (const soft of counter.softs) if (stored >= soft) counter.told.add(soft);
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
      ...{ stored: undefined, own: 0, marked: 0, softs: [], told: new Set<number>() },
      spender: { projectId, organisationId, deployment, keyName },
    };
    this.#counters.set(key, counter);
    return counter;
  }

  /** Makes an event for each soft limit that is passed. Nodes that see it at once make the same one. */
  #tellSoft(counter: SpendCounter): void {
    if (counter.stored === undefined) return;
    for (const soft of counter.softs) {
      if (counter.told.has(soft) || spentOf(counter) < soft) continue;
      counter.told.add(soft);
      this.#alert(counter, soft);
    }
  }

  #alert(counter: SpendCounter, soft: number): void {
    const { spender } = counter;
    this.#alerts.push({
      id: `evt_${alertId(counter, soft)}`,
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
const alertId = ({ deploymentId, dimension, label, period, fromHour }: SpendCounter, soft: number): string =>
  createHash('sha256')
    .update(JSON.stringify([deploymentId, dimension, label, period, fromHour, soft]))
    .digest('hex')
    .slice(0, 32);
