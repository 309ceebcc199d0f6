import type { RunWorkerDependencies } from './work-on-run.ts';

/** Processes runs, either inside the service or in a separate process. */
export interface RunEngine {
  /** Looks for work now instead of at the next check, which is at most one second away. */
  wake(): void;
  /** Stops the engine. Calls in progress get at most `graceMs` to finish, and their results are stored. */
  stop(graceMs: number): Promise<void>;
}

interface EngineOptions extends RunWorkerDependencies {
  /**
   * No other process works on this store. Probes that an earlier process had claimed are therefore released at once.
   */
  readonly isAlone: boolean;
}

const LOOK_EVERY_MS = 1_000;
/** Maximum number of runs that one process works on concurrently. */
const RUNS_AT_ONCE = 4;
/** Wait before a run is tried again after an internal error. */
const AFTER_FAULT_MS = 10_000;

/** Starts to process runs. The engine polls the store for runs, so a lost wake-up only delays them. */
export function startRunEngine(options: EngineOptions): RunEngine {
  const engine = new Engine(options);
  engine.start(options.isAlone);
  return engine;
}

class Engine implements RunEngine {
  readonly #worker: RunWorkerDependencies;
  readonly #stopping = new AbortController();
  /** When aborted, calls in progress are cancelled. */
  readonly #abort = new AbortController();
  readonly #atWork = new Map<string, Promise<void>>();
  readonly #restUntil = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #shallLookAgain = false;

  constructor(options: EngineOptions) {
    this.#worker = options;
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
      // Loaded with the first run, because the attacks are a hundred modules and an idle service should not hold them.
      const { workOnRun } = await import('./work-on-run.ts');
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
