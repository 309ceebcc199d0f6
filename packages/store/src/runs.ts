import type { NewProbe, ProbeClaims } from './probe-claims.ts';
import type { Sample, ShownTally } from './shown-attempts.ts';
import type { StoredJudge, StoredVerdict } from './stored-verdict.ts';

/**
 * The state of a run. `preparing`: its rows exist, but its charge is not booked yet and nobody works on it. `paused`:
 * shown to callers as Queued. `deleting`: its rows are being deleted, a few at a time.
 */
export type RunState = 'preparing' | 'queued' | 'running' | 'paused' | 'finished' | 'failed' | 'deleting';

/** The tasks that a chat model of the operator does for runs. */
export type ModelRole = 'attacker' | 'judge';

/** What a model was asked for a run. */
export interface ModelUsage {
  readonly calls: number;
  /** Tokens of questions and answers. */
  readonly tokens: number;
}

/** A change of a run's usage of a model. */
export interface ModelSpending extends ModelUsage {
  readonly role: ModelRole;
  /** Nothing changes if the usage would be more than one of these afterwards. */
  readonly most?: Partial<ModelUsage> | undefined;
}

/** A request to the workers of a run that they have not carried out yet. */
export type RunSignal = 'pause' | 'cancel';

/** What was attacked, without secrets. Runs against the same `id` add to the same findings. */
export interface AttackedTarget {
  /** Derived from the project and from what makes a target the same. */
  readonly id: string;
  /** Null if the address is no valid URL. */
  readonly endpoint: string | null;
  readonly modelName: string | null;
  /** The saved model by which it was named. */
  readonly savedModel: { readonly name: string; readonly version: string } | null;
}

/** Who changed a finding or a verdict: a person by a key, a run, or the end of an acceptance. */
export interface Actor {
  readonly kind: 'key' | 'run' | 'expiry';
  /** Id of the key or of the run. Null for an expiry. */
  readonly id: string | null;
  readonly name: string | null;
}

/**
 * A run as it was submitted. `spec` is plain JSON without secrets. `sealedTarget` contains the target and its API key,
 * encrypted.
 */
export interface NewRun {
  readonly id: string;
  readonly projectId: string;
  readonly organisationId: string;
  readonly keyName: string;
  readonly requestId: string;
  readonly name: string | undefined;
  /**
   * The model name of the target, stored in plain text so that runs can be listed by it. The target itself is sealed.
   */
  readonly modelName?: string | undefined;
  /** What findings are kept of. Absent in runs of older versions, which have none. */
  readonly attacked?: AttackedTarget | undefined;
  readonly spec: unknown;
  readonly sealedTarget: string;
  readonly credits: number;
}

export interface Run extends NewRun {
  readonly state: RunState;
  readonly stateReason: string | undefined;
  readonly signal: RunSignal | undefined;
  /** Number of probes, including controls. */
  readonly probes: number;
  readonly lastEvent: number;
  readonly createdAt: Date;
  readonly startedAt: Date | undefined;
  readonly endedAt: Date | undefined;
}

/** States go `planned` → `running` → `judged` or `failed`. A failed or judged probe can become planned again. */
export type ProbeState = 'planned' | 'running' | 'judged' | 'failed';

/** Compares one attack with the attack `basic` on the goals for which both were judged. */
export interface Pairing {
  readonly category: string;
  readonly attack: string;
  readonly pairs: number;
  readonly successes: number;
  readonly basicSuccesses: number;
}

/** What people said of an attempt after the judge. */
export interface CorrectedVerdict {
  /** What the judge said: undefined if it could not decide. */
  readonly judged: boolean | undefined;
  /** What counts in the judge's place. Undefined if the correction was withdrawn. */
  readonly outcome: JudgedOutcome | undefined;
  /** Each correction and withdrawal, oldest first. */
  readonly history: readonly StoredCorrection[];
}

/** A correction as it is stored. A null outcome withdraws what was said before. */
export interface StoredCorrection {
  readonly outcome: JudgedOutcome | null;
  readonly note: string | null;
  readonly by: Actor;
  /** ISO 8601. */
  readonly at: string;
}

/** A probe with its result. */
export interface ProbeRecord extends NewProbe {
  readonly state: ProbeState;
  readonly prompt: string | undefined;
  readonly response: string | undefined;
  /** What counts: what a person said, or else the judge. */
  readonly success: boolean | undefined;
  readonly refused: boolean | undefined;
  readonly score: number | undefined;
  readonly verdict: StoredVerdict | undefined;
  readonly judge: StoredJudge | undefined;
  /** Undefined if nobody ever corrected the verdict. */
  readonly correction: CorrectedVerdict | undefined;
  readonly errorKind: string | undefined;
  readonly error: string | undefined;
  readonly latencyMs: number | undefined;
  readonly promptTokens: number | undefined;
  readonly completionTokens: number | undefined;
  /** The target may have remembered other conversations. */
  readonly isNotIndependent: boolean;
  readonly endedAt: Date | undefined;
}

/** One call that a probe made. `step` is the key that the attack gave the call. `request` and `answer` are JSON. */
export interface Turn {
  readonly ordinal: number;
  readonly step: string;
  readonly kind: 'ask' | 'attacker' | 'judge';
  readonly request: string;
  readonly answer: string;
  readonly at: Date;
}

/** A picture or a recording that a run sent. */
export interface RunMedium {
  /** SHA-256 of the bytes, in hexadecimal. */
  readonly digest: string;
  /** Media type, such as `image/png`. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The result of a probe, to be stored. */
export type Outcome = {
  readonly ordinal: number;
  readonly prompt: string | null;
  readonly response: string | null;
  readonly latencyMs: number | null;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
  /** The target may have remembered other conversations. Absent: it did not. */
  readonly isNotIndependent?: boolean | undefined;
} & (
  | {
      readonly state: 'judged';
      /** Undefined if the judge could not decide. */
      readonly success: boolean | undefined;
      readonly refused: boolean;
      readonly score: number;
      readonly verdict: StoredVerdict;
      readonly judge: StoredJudge;
    }
  | { readonly state: 'failed'; readonly errorKind: string; readonly error: string }
);

export type RunEventKind = 'run.status' | 'run.progress' | 'record' | 'run.finished';

/**
 * Something that happened in a run. `seq` counts from 1 without gaps. An event of kind `record` has the probe's
 * `ordinal`.
 */
export interface RunEvent {
  readonly seq: number;
  readonly kind: RunEventKind;
  readonly ordinal: number | undefined;
  readonly data: unknown;
  readonly at: Date;
}

/** Counts the probes of one kind that had the same result. */
export interface Tally {
  readonly category: string;
  readonly subCategory: string;
  readonly attack: string;
  readonly isControl: boolean;
  readonly state: ProbeState;
  /** Undefined for open and failed probes, and for judged ones on which the judge could not decide. */
  readonly success: boolean | undefined;
  readonly refused: boolean | undefined;
  readonly count: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/** What a judge says of an attempt. `unclear` if neither success nor resistance is shown. */
export type JudgedOutcome = 'success' | 'resisted' | 'unclear';

/** Selects records of a run. `after` is the ordinal of the last record that the caller has read. */
export interface RecordFilter {
  readonly after?: number | undefined;
  readonly limit: number;
  readonly category?: string | undefined;
  readonly attack?: string | undefined;
  readonly success?: boolean | undefined;
  readonly outcome?: JudgedOutcome | undefined;
  readonly isControl?: boolean | undefined;
  /** If true, includes probes in all states. Otherwise only probes that have ended. */
  readonly includesOpen?: boolean | undefined;
}

/** Red-team runs with their probes, turns and events. Each write is durable once its promise resolves. */
export interface Runs extends ProbeClaims {
  /** Inserts the run in state `preparing`, with all its probes. */
  insert(run: NewRun, probes: Iterable<NewProbe>): Promise<void>;
  /** Returns undefined if the project has no such run. */
  find(projectId: string, id: string): Promise<Run | undefined>;
  /** Returns the newest run with that name that callers can see. */
  findByName(projectId: string, name: string): Promise<Run | undefined>;
  /** Returns a run of any project. For workers only. */
  get(id: string): Promise<Run | undefined>;
  /** Lists runs, newest first: those in the given states, or all that callers can see. */
  list(projectId: string, page: RunPage): Promise<{ runs: Run[]; total: number }>;
  /** Returns the ids of runs that are queued or running, oldest first. */
  waiting(limit: number): Promise<string[]>;
  /**
   * Moves a run from one of the states `from` to `to`. Returns undefined if it was in none of them. Sets the start or
   * end time, clears the signal, and adds an event: `run.finished` if the run has ended, otherwise `run.status`. A run
   * that has ended also gets an event `run.finished` or `run.failed` in the outbox, and its findings are updated.
   */
  move(id: string, change: RunMove): Promise<Run | undefined>;
  /**
   * Settles runs whose process died while they were being charged. Looks at runs created before `made`: a run whose
   * charge is booked becomes queued. A run without a charge is deleted if it was created before `hopeless`. Returns how
   * many runs were settled.
   */
  settlePreparing(moments: { made: Date; hopeless: Date }): Promise<number>;
  /**
   * Reserves the time of the next call to a target, in ms since 1970. Calls to one target are `intervalMs` apart, and
   * all workers share one schedule. Returns `now` if no call waits.
   */
  nextCall(target: string, intervalMs: number, now: number): Promise<number>;
  /**
   * Adds calls and tokens to what a run used of a model, in one statement for all workers. Returns the usage afterwards,
   * or undefined if it would be more than allowed.
   */
  spendModel(id: string, spending: ModelSpending): Promise<ModelUsage | undefined>;
  /** Deletes some of the rows of runs that ended before a moment. Returns how many rows were deleted. */
  sweep(before: Date): Promise<number>;
  /** Stores a signal for the workers if the run is in one of the states `from`. Returns false if it is not. */
  signal(id: string, signal: RunSignal, from: readonly RunState[]): Promise<boolean>;
  /** Returns true if no probe is planned or running any more. */
  isDone(id: string): Promise<boolean>;
  /** Makes the running probes of all runs planned again. Only for a single process that has just started. */
  giveBackAll(): Promise<void>;
  /** Makes the failed probes of a run planned again. Returns how many. */
  replan(id: string): Promise<number>;
  /**
   * Stores a spec with another judge, and makes the probes that have an answer planned again. The stored turns are
   * kept. Returns the number of probes.
   */
  rejudge(id: string, spec: unknown): Promise<number>;
  /** Returns the size in bytes of the turns of each given probe. Probes without turns are left out. */
  turnSizes(id: string, ordinals: readonly number[]): Promise<{ ordinal: number; bytes: number }[]>;
  /** Returns the turns of the given probes, in no particular order. */
  turns(id: string, ordinals: readonly number[]): Promise<Turn[]>;
  /** Keeps a medium as long as the run. The same content of a run is kept once. */
  addMedium(id: string, medium: RunMedium): Promise<void>;
  /** Returns undefined if the run has no medium of this digest. */
  medium(id: string, digest: string): Promise<RunMedium | undefined>;
  /** Adds a turn. A turn that exists already is not changed. */
  addTurn(id: string, turn: Turn): Promise<void>;
  /**
   * Stores the result of a probe and adds an event `record`. Returns false if the worker no longer holds the probe;
   * then nothing is stored.
   */
  end(id: string, worker: string, outcome: Outcome): Promise<boolean>;
  addEvent(id: string, kind: RunEventKind, data: unknown): Promise<void>;
  events(id: string, after: number, limit: number): Promise<RunEvent[]>;
  /**
   * Counts the decided probes and the successes of each given run, without controls. A run without judged probes is left
   * out.
   */
  outcomes(ids: readonly string[]): Promise<ReadonlyMap<string, { attempts: number; successes: number }>>;
  /** Counts the probes in each state, without controls. */
  progress(id: string): Promise<Readonly<Record<ProbeState, number>> & { successes: number }>;
  tallies(id: string): Promise<Tally[]>;
  /** Counts the attempts that have ended by their kind and what they show. */
  shown(id: string): Promise<ShownTally[]>;
  /**
   * Returns the first `most` decided attempts of each sub-category, attack, result and of what they show, in the order
   * of the plan, without controls.
   */
  samples(id: string, most: number): Promise<Sample[]>;
  pairings(id: string): Promise<Pairing[]>;
  judges(id: string): Promise<StoredJudge[]>;
  /** Counts the failed probes whose error contains a text, and returns the first of these errors. Controls count, too. */
  errorsWith(id: string, text: string): Promise<{ readonly count: number; readonly first: string | undefined }>;
  /** Counts the attempts whose verdict a person corrected. */
  corrected(id: string): Promise<number>;
  /** Counts the probes, controls among them, in which the target may have remembered other conversations. */
  notIndependent(id: string): Promise<number>;
  /** Counts the attempts whose answer is empty, without controls. */
  emptyAnswers(id: string): Promise<number>;
  /** Counts the judged probes by what decided on them. */
  deciders(id: string): Promise<{ isControl: boolean; decidedBy: string; count: number }[]>;
  records(id: string, filter: RecordFilter): Promise<ProbeRecord[]>;
  recordsOf(id: string, ordinals: readonly number[]): Promise<ProbeRecord[]>;
  /**
   * Calls the listener with the run's id after each commit of this process that added an event. Returns a function that
   * removes the listener.
   */
  onEvent(listener: (id: string) => void): () => void;
}

/** A page of a list of runs; `page` counts from 1. */
export interface RunPage {
  readonly page: number;
  readonly perPage: number;
  readonly states?: readonly RunState[] | undefined;
  readonly modelName?: string | undefined;
  /** Only runs that ended in this period, from the first moment to the second, which is not included. */
  readonly ended?: readonly [from: Date, to: Date] | undefined;
}

export interface RunMove {
  readonly from: readonly RunState[];
  readonly to: RunState;
  readonly reason?: string | undefined;
}
