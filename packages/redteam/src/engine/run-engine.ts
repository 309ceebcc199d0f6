import { seededRandom } from '../seeded-random.ts';
import { GateRegistry } from './gate-registry.ts';
import { type RunWorkerDependencies, workOnRun } from './work-on-run.ts';

/** What works on runs, in the service itself or in a process of its own. */
export interface RunEngine {
  /** Look for work now rather than within a second. */
  wake(): void;
  /** Calls under way finish, for at most so long; what they brought is kept. */
  stop(graceMs: number): Promise<void>;
}

interface EngineOptions extends Omit<RunWorkerDependencies, 'gates'> {
  /** Nobody else works on this store: what an earlier process had under way is free at once. */
  readonly isAlone: boolean;
}

const LOOK_EVERY_MS = 1_000;
/** Runs that one process works on at once. */
const RUNS_AT_ONCE = 4;
/** A run whose work failed by a fault of ours is looked at again after this long. */
const AFTER_FAULT_MS = 10_000;

/** Start to work on runs. Workers find them in the store: nothing is lost with a message that did not arrive. */
export function startRunEngine(options: EngineOptions): RunEngine {
  const engine = new Engine(options);
  engine.start(options.isAlone);
  return engine;
}

class Engine implements RunEngine {
  readonly #worker: RunWorkerDependencies;
  readonly #stopping = new AbortController();
  /** Ends calls that are under way. */
  readonly #abort = new AbortController();
  readonly #atWork = new Map<string, Promise<void>>();
  readonly #restUntil = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #shallLookAgain = false;

  constructor(options: EngineOptions) {
    const random = seededRandom(options.worker);
    const gates = new GateRegistry({ most: options.concurrency, random, now: () => performance.now() });
    this.#worker = { ...options, gates };
  }

  start(isAlone: boolean): void {
    const { runs, log } = this.#worker;
    const begin = isAlone ? runs.giveBackAll() : Promise.resolve();
    begin
      .catch((error) => log.error({ err: error }, 'what an earlier process had under way was not taken up'))
      .finally(() => this.wake());
  }

  wake(): void {
    if (this.#stopping.signal.aborted) return;
    clearTimeout(this.#timer);
    this.#shallLookAgain = this.#looking !== undefined;
    this.#looking ??= this.#look()
      .catch((error) => this.#worker.log.error({ err: error }, 'looking for runs failed'))
      .finally(() => this.#looked());
  }

  async stop(graceMs: number): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    const deadline = setTimeout(() => this.#abort.abort(), graceMs);
    await Promise.all([this.#looking, ...this.#atWork.values()]);
    clearTimeout(deadline);
  }

  #looked(): void {
    this.#looking = undefined;
    if (this.#shallLookAgain) this.wake();
    else if (!this.#stopping.signal.aborted) this.#timer = setTimeout(() => this.wake(), LOOK_EVERY_MS);
  }

  async #look(): Promise<void> {
    for (const id of await this.#worker.runs.waiting(RUNS_AT_ONCE * 4)) {
      if (this.#stopping.signal.aborted || this.#atWork.size >= RUNS_AT_ONCE) return;
      if (this.#isFree(id)) this.#atWork.set(id, this.#work(id));
    }
  }

  #isFree(id: string): boolean {
    return !this.#atWork.has(id) && (this.#restUntil.get(id) ?? 0) <= Date.now();
  }

  async #work(id: string): Promise<void> {
    try {
      await workOnRun(id, this.#worker, { stopping: this.#stopping.signal, abort: this.#abort.signal });
      this.#restUntil.delete(id);
    } catch (error) {
      this.#worker.log.error({ err: error, run_id: id }, 'work on a run failed; it is tried again');
      this.#restUntil.set(id, Date.now() + AFTER_FAULT_MS);
    } finally {
      this.#atWork.delete(id);
      this.wake();
    }
  }
}
