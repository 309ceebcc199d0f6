import type { Target } from '@redoubt/providers';
import type { ClaimedProbe, Run, RunMove, RunSignal, Runs, Turn } from '@redoubt/store';
import type { Logger } from 'pino';
import type { Judge } from '../judge/verdict.ts';
import type { CallAttacker } from '../models/call-attacker.ts';
import { USED_UP } from '../models/model-budget.ts';
import { type RunSpec, specOf } from '../run-spec.ts';
import type { CallGate } from './call-gate.ts';
import { type GateRegistry, limitKeyOf } from './gate-registry.ts';
import { paceOf } from './pace.ts';
import { Drained, RunEnded } from './run-ended.ts';
import { runProbe } from './run-probe.ts';
import { noticingOthers } from './shared-memory.ts';

/** What a worker needs to work on runs. */
export interface RunWorkerDependencies {
  readonly runs: Runs;
  readonly worker: string;
  /** Maximum number of concurrent calls to one target. */
  readonly concurrency: number;
  readonly gates: GateRegistry;
  readonly openTarget: (run: Run) => Promise<Target>;
  readonly judgeFor: (run: Run) => Judge;
  /** Returns the operator's attacker model for a run. If undefined, attacks write their prompts from templates. */
  readonly attackerFor?: ((run: Run) => CallAttacker) | undefined;
  readonly log: Logger;
  readonly clock: () => Date;
}

/** Signals by which a process stops its work. */
export interface Ends {
  /** When aborted, nothing new starts. Calls in progress finish. */
  readonly stopping: AbortSignal;
  /** When aborted, calls in progress are cancelled. */
  readonly abort: AbortSignal;
}

/** If a worker does not renew its lease for this long, other workers may take its probes. */
const LEASE_MS = 15_000;
const HEARTBEAT_MS = 1_000;
const RENEW_EVERY = 4;

/**
 * Works on a run until all its probes have ended, the run's signal or `stopping` asks for a stop, or the run cannot
 * continue. Several workers may work on the same run at once.
 */
export async function workOnRun(id: string, worker: RunWorkerDependencies, ends: Ends): Promise<void> {
  const { runs } = worker;
  await runs.move(id, { from: ['queued'], to: 'running' });
  const run = await runs.get(id);
  if (run?.state !== 'running') return;
  const target = await worker.openTarget(run).catch(async (error: Error) => {
    // A retry in this process would fail again, because the key is missing or the address is forbidden.
    worker.log.error({ err: error, run_id: id }, 'the target of a run cannot be opened');
    await runs.move(id, { from: ['running'], to: 'failed', reason: `The target cannot be opened: ${error.message}` });
  });
  if (!target) return;
  try {
    await new RunWorker(run, target, worker, ends).work();
  } finally {
    await target.close();
  }
}

/** The work of one worker on one run. */
class RunWorker {
  readonly #run: Run;
  readonly #spec: RunSpec;
  readonly #target: Target;
  readonly #worker: RunWorkerDependencies;
  readonly #judge: Judge;
  readonly #attacker: CallAttacker | undefined;
  readonly #limitKey: string;
  readonly #gate: CallGate;
  readonly #ends: Ends;
  readonly #draining = new AbortController();
  #inFlight = 0;
  #endedReason: string | undefined;
  #failure: unknown;
  #hasNews = false;
  /** True if `#wake` was called since `#news` last returned. */
  #isStirred = false;
  #stir: (() => void) | undefined;

  constructor(run: Run, target: Target, worker: RunWorkerDependencies, ends: Ends) {
    this.#run = run;
    this.#spec = specOf(run);
    this.#judge = worker.judgeFor(run);
    this.#attacker = worker.attackerFor?.(run);
    this.#worker = worker;
    this.#ends = ends;
    this.#limitKey = limitKeyOf(run.organisationId, target);
    this.#target = noticingOthers(target, { gates: worker.gates, limitKey: this.#limitKey });
    this.#gate = worker.gates.take(this.#limitKey);
  }

  async work(): Promise<void> {
    const drain = () => this.#drain();
    const { stopping } = this.#ends;
    stopping.addEventListener('abort', drain, { once: true });
    if (stopping.aborted || this.#run.signal) drain();
    let beats = 0;
    const heart = setInterval(() => this.#beat(++beats).catch((error) => this.#fail(error)), HEARTBEAT_MS);
    try {
      await this.#feed();
    } finally {
      clearInterval(heart);
      stopping.removeEventListener('abort', drain);
      this.#worker.gates.giveBack(this.#limitKey, this.#gate);
      await this.#worker.runs.giveBack(this.#run.id, this.#worker.worker);
    }
    await this.#conclude();
  }

  /**
   * Claims and starts probes while there is room. Returns when no probe is left or the run has to stop, and all started
   * probes have ended.
   */
  async #feed(): Promise<void> {
    const { runs } = this.#worker;
    for (;;) {
      let isDry = false;
      if (!this.#draining.signal.aborted && this.#hasRoom) {
        const claimed = await this.#claim();
        isDry = claimed.length === 0;
        await this.#start(claimed);
      }
      if (this.#inFlight === 0 && (this.#draining.signal.aborted || (await runs.isDone(this.#run.id)))) return;
      await this.#news(isDry ? HEARTBEAT_MS : undefined);
    }
  }

  /** A target that holds one conversation at a time has room for one probe. */
  get #hasRoom(): boolean {
    return this.#inFlight <= (this.#target.isSerial ? 0 : this.#worker.concurrency * 1.5);
  }

  async #claim(): Promise<ClaimedProbe[]> {
    const { runs, worker, concurrency, clock } = this.#worker;
    const now = clock().getTime();
    const lease = { worker, until: now + LEASE_MS };
    if (this.#target.isSerial) return runs.claimAlone(this.#run.id, lease, now);
    // Probes that are being judged or stored make no call to the target. More probes than calls can therefore be in
    // progress.
    return runs.claim(this.#run.id, lease, concurrency * 2 - this.#inFlight, now);
  }

  async #start(claimed: readonly ClaimedProbe[]): Promise<void> {
    const again = claimed.flatMap(({ tries, ordinal }) => (tries > 1 ? ordinal : []));
    const stored = Map.groupBy(await this.#worker.runs.turns(this.#run.id, again), ({ ordinal }) => ordinal);
    for (const probe of claimed) {
      this.#inFlight++;
      this.#attempt(probe, stored.get(probe.ordinal) ?? [])
        .catch((error) => this.#fail(error))
        .finally(() => {
          this.#inFlight--;
          this.#wake();
        });
    }
  }

  async #attempt(probe: ClaimedProbe, stored: readonly Turn[]): Promise<void> {
    const { runs, worker, clock } = this.#worker;
    const attacker = this.#attacker;
    const { abort: signal } = this.#ends;
    const [target, gate, drain] = [this.#target, this.#gate, this.#draining.signal];
    const pace = paceOf(target, { runs, limitKey: this.#limitKey, clock, drain });
    const outcome = await runProbe(probe, stored, {
      runs,
      runId: this.#run.id,
      spec: this.#spec,
      asking: { target, gate, pace, drain, signal },
      judge: this.#judge,
      attacker: attacker && ((messages) => attacker(messages, signal)),
      clock,
    });
    await runs.end(this.#run.id, worker, outcome);
    this.#hasNews = true;
  }

  /** Stops the work after an error. The first error counts, and probes in progress may finish. */
  #fail(error: unknown): void {
    if (error instanceof Drained || this.#ends.abort.aborted) return;
    if (error instanceof RunEnded) this.#endedReason ??= error.message;
    else this.#failure ??= error;
    this.#drain();
  }

  #drain(): void {
    this.#draining.abort();
    this.#gate.refuseDrained();
    this.#wake();
  }

  /** Runs once a second: renews leases, checks for signals and reports progress. */
  async #beat(beats: number): Promise<void> {
    const { runs, worker, clock } = this.#worker;
    if (beats % RENEW_EVERY === 0) {
      await runs.renew(this.#run.id, { worker, until: clock().getTime() + LEASE_MS });
    }
    const run = await runs.get(this.#run.id);
    if (run?.state !== 'running' || run.signal) this.#drain();
    if (!this.#hasNews) return;
    this.#hasNews = false;
    await runs.addEvent(this.#run.id, 'run.progress', await runs.progress(this.#run.id));
  }

  #wake(): void {
    this.#isStirred = true;
    this.#stir?.();
  }

  /** Waits until `#wake` is called or `atMostMs` has passed. */
  async #news(atMostMs: number | undefined): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    if (!this.#isStirred) {
      await new Promise<void>((resolve) => {
        this.#stir = resolve;
        if (atMostMs !== undefined) timer = setTimeout(resolve, atMostMs);
      });
    }
    clearTimeout(timer);
    this.#isStirred = false;
  }

  /** Sets the state of the run when this worker stops. Another worker may already have set it. */
  async #conclude(): Promise<void> {
    const { runs, log } = this.#worker;
    const { id } = this.#run;
    if (this.#failure !== undefined) throw this.#failure;
    if (this.#endedReason !== undefined) {
      log.warn({ run_id: id, reason: this.#endedReason }, 'run ended early');
      await runs.move(id, { from: ['running'], to: 'failed', reason: this.#endedReason });
      return;
    }
    const [signal, isDone] = [(await runs.get(id))?.signal, await runs.isDone(id)];
    // There is nothing to pause in a run whose last probe has ended.
    if (isDone && signal !== 'cancel') await this.#finish();
    else if (signal) await runs.move(id, { from: ['running'], ...afterSignal[signal] });
  }

  async #finish(): Promise<void> {
    const { runs } = this.#worker;
    await runs.addEvent(this.#run.id, 'run.progress', await runs.progress(this.#run.id));
    const end = await endOf(this.#run.id, runs);
    await runs.move(this.#run.id, { from: ['running'], ...end });
  }
}

const afterSignal = {
  pause: { to: 'paused' },
  cancel: { to: 'failed', reason: 'cancelled' },
} as const satisfies Record<RunSignal, { to: Run['state']; reason?: string }>;

/**
 * Returns how a run without open probes ends. A run that lacks probes because a budget is used up has failed, because
 * only a failed run can be resumed with a larger budget.
 */
async function endOf(
  id: string,
  runs: Pick<Runs, 'tallies' | 'records' | 'errorsWith'>,
): Promise<Omit<RunMove, 'from'>> {
  const { count, first } = await runs.errorsWith(id, USED_UP);
  if (first !== undefined) {
    const message = first.slice(first.indexOf(USED_UP));
    return { to: 'failed', reason: `${count} ${count === 1 ? 'probe has' : 'probes have'} no verdict. ${message}` };
  }
  const reason = await withoutVerdict(id, runs);
  return { to: 'finished', ...(reason !== undefined && { reason }) };
}

/**
 * Returns why a finished run has no success rate. Returns undefined if an attempt was judged, or if there was no
 * attempt.
 */
async function withoutVerdict(id: string, runs: Pick<Runs, 'tallies' | 'records'>): Promise<string | undefined> {
  const attempts = (await runs.tallies(id)).filter(({ isControl }) => !isControl);
  if (attempts.length === 0 || attempts.some(({ state }) => state !== 'failed')) return undefined;
  const errors = attempts.reduce((sum, { count }) => sum + count, 0);
  const [first] = await runs.records(id, { limit: 1, isControl: false });
  const such = first?.error === undefined ? '' : `, the first of them: ${first.error}`;
  return `All ${errors} attempts ended in an error and none was judged, so there is no rate${such}`;
}
