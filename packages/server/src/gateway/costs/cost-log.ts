import {
  addCosts,
  type CostAlert,
  type CostDimension,
  type CostSums,
  type HourlyCost,
  hourOf,
  noCosts,
  type RunningSums,
  type Store,
} from '@redoubt/store';
import type { Logger } from 'pino';
import type { CallRecord } from '../calls/call-record.ts';
import { DropCounter } from '../drop-counter.ts';
import { costLabels, costOf, countedLabels, hasCost } from './call-labels.ts';
import type { SpendCounters } from './spend-counters.ts';
import { writeCosts } from './write-costs.ts';

const FLUSH_MS = 500;
/** Rows that wait for a store that fails. Calls whose rows find no room are not counted. */
const MAX_PENDING = 20_000;
/** Labels of one dimension that a project has in one hour. Further ones are one label together. */
const MAX_LABELS = 2_000;
const OTHERS = '(others)';

/** The sums of what calls cost. They are written later, so that no call waits for them. */
export interface CostLog {
  /** Counts a call, and what it cost if a provider answered. Never throws and never waits. */
  add(call: CallRecord): void;
  /** Writes what waits soon, and reads the counters of budgets. */
  soon(): void;
  /** Does both now. Never rejects. */
  flush(): Promise<void>;
  /** Writes what waits. */
  close(): Promise<void>;
}

interface CostLogOptions {
  readonly store: Pick<Store, 'proxyCosts'>;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly counters: SpendCounters;
}

type Sums = Omit<HourlyCost, keyof CostSums> & RunningSums;

/** Creates the log. It writes twice a second while there is something to write. */
export function createCostLog(options: CostLogOptions): CostLog {
  return new SummedCosts(options);
}

class SummedCosts implements CostLog {
  readonly #options: CostLogOptions;
  readonly #drops: DropCounter<'calls'>;
  #pending = new Map<string, Sums>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #hour = 0;
  /** The labels of the current hour, by project and dimension. */
  #labels = new Map<string, Set<string>>();

  constructor(options: CostLogOptions) {
    this.#options = options;
    const { log, clock } = options;
    this.#drops = new DropCounter({ log, clock, sentence: 'the costs of calls of the AI proxy were not counted' });
  }

  add(call: CallRecord): void {
    try {
      if (this.#pending.size >= MAX_PENDING) this.#drops.count('calls', 1);
      else this.#take(call);
    } catch (error) {
      this.#drops.count('calls', 1, error);
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.flush();
    this.#drops.tell();
  }

  #take(call: CallRecord): void {
    const hour = hourOf(this.#options.clock());
    if (hour !== this.#hour) {
      this.#hour = hour;
      this.#labels.clear();
    }
    if (hasCost(call)) this.#takeCosts(call, hour);
    for (const [dimension, label] of countedLabels(call)) {
      this.#count(call, dimension, this.#bounded(call.projectId, dimension, label), oneCall);
    }
    this.soon();
  }

  #takeCosts(call: CallRecord, hour: number): void {
    const costs = costOf(call);
    for (const [dimension, labels] of costLabels(call)) {
      for (const label of labels) {
        this.#count(call, dimension, this.#bounded(call.projectId, dimension, label), costs);
        const place = { deploymentId: call.deployment.id, dimension, label: dimension === 'deployment' ? '' : label };
        this.#options.counters.count(place, hour, call.costNano ?? 0);
      }
    }
  }

  soon(): void {
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** A label, or the common one where the project has too many. Callers can send any number of tags and users. */
  #bounded(projectId: string, dimension: CostDimension, label: string): string {
    const key = `${projectId}\0${dimension}`;
    const known = this.#labels.get(key) ?? new Set<string>();
    this.#labels.set(key, known);
    if (known.has(label)) return label;
    if (known.size >= MAX_LABELS) return OTHERS;
    known.add(label);
    return label;
  }

  #count(call: CallRecord, dimension: CostDimension, label: string, costs: CostSums): void {
    const key = keyOfRow({ deploymentId: call.deployment.id, dimension, hour: this.#hour, label });
    const known = this.#pending.get(key);
    const { projectId, deployment } = call;
    const row = known ?? { projectId, deploymentId: deployment.id, dimension, label, hour: this.#hour, ...noCosts };
    if (!known) this.#pending.set(key, row);
    addCosts(row, costs);
  }

  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const batch = this.#pending;
    this.#pending = new Map();
    const alerts = this.#options.counters.beginWrite();
    try {
      if (batch.size > 0 || alerts.length > 0) {
        await this.#options.store.proxyCosts.add([...batch.values()], alerts);
      }
      this.#options.counters.endWrite(() => true, []);
    } catch (error) {
      this.#drops.remember(error);
      await this.#writeParts([...batch.values()], alerts);
    }
    await this.#read();
    this.#drops.tellInTime();
  }

  /** Writes what could not be written at once. Rows that the store takes in no way are dropped. */
  async #writeParts(rows: readonly Sums[], alerts: readonly CostAlert[]): Promise<void> {
    const { store, counters, log } = this.#options;
    const { refused, left, error } = await writeCosts(store.proxyCosts, rows);
    const areSent = await store.proxyCosts.add([], alerts).then(
      () => true,
      () => false,
    );
    const places = new Set(left.map((row) => keyOfPlace(row)));
    counters.endWrite((counter) => !places.has(keyOfPlace(counter)), areSent ? [] : alerts);
    if (refused.length > 0) {
      const dropped = refused.map(({ projectId, deploymentId, dimension, hour }) => ({
        ...{ projectId, deploymentId, dimension, hour },
      }));
      log.error({ err: error, rows: refused.length, dropped: dropped.slice(0, 10) }, 'costs of calls were dropped');
    }
    for (const row of refused) if (row.dimension === 'deployment') this.#drops.count('calls', row.calls, error);
    if (left.length > 0) this.#putBack(left);
    else if (!areSent) this.soon();
  }

  /** Counters that cannot be read stay as they are. Calls that need them to begin are refused. */
  async #read(): Promise<void> {
    try {
      await this.#options.counters.read();
    } catch (error) {
      this.#options.log.error({ err: error }, 'what was spent of budgets could not be read');
    }
  }

  /** Keeps rows that could not be written for the next time. They come first then, so that others prove the store. */
  #putBack(rows: readonly Sums[]): void {
    const newer = this.#pending;
    this.#pending = new Map(rows.map((row) => [keyOfRow(row), row]));
    for (const [key, row] of newer) {
      const older = this.#pending.get(key);
      if (older) addCosts(older, row);
      else if (this.#pending.size < MAX_PENDING) this.#pending.set(key, row);
      else if (row.dimension === 'deployment') this.#drops.count('calls', row.calls);
    }
    this.soon();
  }
}

const keyOfRow = ({ deploymentId, dimension, hour, label }: Omit<HourlyCost, keyof CostSums | 'projectId'>): string =>
  `${deploymentId}\0${dimension}\0${hour}\0${label}`;

/** All labels of a deployment are one place. */
const keyOfPlace = ({
  deploymentId,
  dimension,
  label,
}: Pick<HourlyCost, 'deploymentId' | 'dimension' | 'label'>): string =>
  `${deploymentId}\0${dimension}\0${dimension === 'deployment' ? '' : label}`;

/** What a call adds to a sum that only counts. */
const oneCall: CostSums = { ...noCosts, calls: 1 };
