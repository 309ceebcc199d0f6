/**
 * Where a run is. `preparing`: its rows stand, and its charge is not booked yet; nobody works on it. `paused`: shown as
 * Queued. `deleting`: its rows go, a few at a time.
 */
export type RunState = 'preparing' | 'queued' | 'running' | 'paused' | 'finished' | 'failed' | 'deleting';

/** What was asked of the workers of a run and is not done yet. */
export type RunSignal = 'pause' | 'cancel';

/** A run as it was submitted. `spec` is plain JSON without secrets; `sealedTarget` holds the target with its key. */
export interface NewRun {
  readonly id: string;
  readonly projectId: string;
  readonly organisationId: string;
  readonly keyName: string;
  readonly requestId: string;
  readonly name: string | undefined;
  /** Of the target, to list runs by; the target itself is sealed. */
  readonly modelName?: string | undefined;
  readonly spec: unknown;
  readonly sealedTarget: string;
  readonly credits: number;
}

export interface Run extends NewRun {
  readonly state: RunState;
  readonly stateReason: string | undefined;
  readonly signal: RunSignal | undefined;
  /** How many probes it has, controls among them. */
  readonly probes: number;
  readonly lastEvent: number;
  readonly createdAt: Date;
  readonly startedAt: Date | undefined;
  readonly endedAt: Date | undefined;
}

/** A probe before it is attempted. */
export interface NewProbe {
  /** Its place in the run, from 0. */
  readonly ordinal: number;
  /** Made of what the probe is: the same in every run of the same plan. */
  readonly id: string;
  readonly category: string;
  readonly subCategory: string;
  /** As the submission calls it: an alias stays one. */
  readonly attack: string;
  /** Among the probes of its category and attack. */
  readonly place: number;
  readonly variant: Readonly<Record<string, string | number>>;
  readonly goalId: string;
  readonly goal: string;
  readonly goalSource: string;
  readonly isControl: boolean;
}

/** A probe that one worker has until its lease ends. */
export interface ClaimedProbe extends NewProbe {
  /** How often it was claimed, this time included. */
  readonly tries: number;
}

/** `planned` → `running` → `judged` or `failed`; a failed one can become planned again. */
export type ProbeState = 'planned' | 'running' | 'judged' | 'failed';

/** What is kept of a verdict besides the columns that are counted. */
export interface StoredVerdict {
  readonly reason: string;
  readonly decidedBy: string;
}

/** Which judge spoke. */
export interface StoredJudge {
  readonly name: string;
  readonly version: string;
  readonly hash: string;
}

/** Judged probes of one attack on goals on which `basic` was judged, too. */
export interface Pairing {
  readonly category: string;
  readonly attack: string;
  readonly pairs: number;
  readonly successes: number;
  readonly basicSuccesses: number;
}

/** A probe with what came of it. */
export interface ProbeRecord extends NewProbe {
  readonly state: ProbeState;
  readonly prompt: string | undefined;
  readonly response: string | undefined;
  readonly success: boolean | undefined;
  readonly refused: boolean | undefined;
  readonly score: number | undefined;
  readonly verdict: StoredVerdict | undefined;
  readonly judge: StoredJudge | undefined;
  readonly errorKind: string | undefined;
  readonly error: string | undefined;
  readonly latencyMs: number | undefined;
  readonly promptTokens: number | undefined;
  readonly completionTokens: number | undefined;
  readonly endedAt: Date | undefined;
}

/** One call of a probe, by the key its attack gave it. `request` and `answer` are JSON. */
export interface Turn {
  readonly ordinal: number;
  readonly step: string;
  readonly kind: 'ask' | 'attacker' | 'judge';
  readonly request: string;
  readonly answer: string;
  readonly at: Date;
}

/** How a probe ended, to be kept. */
export type Outcome = {
  readonly ordinal: number;
  readonly prompt: string | null;
  readonly response: string | null;
  readonly latencyMs: number | null;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
} & (
  | {
      readonly state: 'judged';
      readonly success: boolean;
      readonly refused: boolean;
      readonly score: number;
      readonly verdict: StoredVerdict;
      readonly judge: StoredJudge;
    }
  | { readonly state: 'failed'; readonly errorKind: string; readonly error: string }
);

export type RunEventKind = 'run.status' | 'run.progress' | 'record' | 'run.finished';

/** Something that happened in a run; `seq` counts from 1 without gaps. A `record` names its probe. */
export interface RunEvent {
  readonly seq: number;
  readonly kind: RunEventKind;
  readonly ordinal: number | undefined;
  readonly data: unknown;
  readonly at: Date;
}

/** Probes of one kind that ended alike. */
export interface Tally {
  readonly category: string;
  readonly subCategory: string;
  readonly attack: string;
  readonly isControl: boolean;
  readonly state: ProbeState;
  readonly success: boolean | undefined;
  readonly refused: boolean | undefined;
  readonly count: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/** Which records of a run; `after` is the ordinal of the last one that was read. */
export interface RecordFilter {
  readonly after?: number | undefined;
  readonly limit: number;
  readonly category?: string | undefined;
  readonly attack?: string | undefined;
  readonly success?: boolean | undefined;
  readonly isControl?: boolean | undefined;
  /** All states; otherwise only probes that ended. */
  readonly includesOpen?: boolean | undefined;
}

/** Who works on a run, and until when its claims stand without being renewed, in ms since 1970. */
export interface Lease {
  readonly worker: string;
  readonly until: number;
}

/** Red-team runs and all that belongs to them. Each write is durable once its promise resolves. */
export interface Runs {
  /** The run and all its probes, `preparing`. */
  insert(run: NewRun, probes: Iterable<NewProbe>): Promise<void>;
  /** Undefined for a run of another project. */
  find(projectId: string, id: string): Promise<Run | undefined>;
  /** The newest run of a name that callers can see. */
  findByName(projectId: string, name: string): Promise<Run | undefined>;
  /** Without asking whose it is: for workers. */
  get(id: string): Promise<Run | undefined>;
  /** Newest first; of the states given, or all that callers can see. */
  list(projectId: string, page: RunPage): Promise<{ runs: Run[]; total: number }>;
  /** Ids of runs that have work to be done, oldest first. */
  waiting(limit: number): Promise<string[]>;
  /**
   * Moves a run from one of `from` to `to` with an event `run.status`; undefined where it was in none of them. Sets when
   * it started or ended, and clears the signal.
   */
  move(id: string, change: RunMove): Promise<Run | undefined>;
  /**
   * Runs whose process died while they were charged: of those made before `made`, they are queued where the charge
   * stands, and deleted where it does not and they were made before `hopeless`. Answers how many.
   */
  settlePreparing(moments: { made: Date; hopeless: Date }): Promise<number>;
  /**
   * Gives out the moment of the next call to a target whose calls are `intervalMs` apart, in ms since 1970; `now` where
   * none waits. One row for all workers.
   */
  nextCall(target: string, intervalMs: number, now: number): Promise<number>;
  /** Deletes a part of what is left of runs that ended before a moment; answers how many rows that were. */
  sweep(before: Date): Promise<number>;
  /** Leaves a signal for the workers where the run is in one of `from`. */
  signal(id: string, signal: RunSignal, from: readonly RunState[]): Promise<boolean>;
  /** Takes planned probes, and those whose lease has ended, in the order of the plan. */
  claim(id: string, lease: Lease, most: number, now: number): Promise<ClaimedProbe[]>;
  /** Prolongs the leases of what a worker has. */
  renew(id: string, lease: Lease): Promise<void>;
  /** Gives back what a worker has and did not end. */
  giveBack(id: string, worker: string): Promise<void>;
  /** No probe is planned or running any more. */
  isDone(id: string): Promise<boolean>;
  /** Gives back what any worker has, of all runs: where one process works alone and starts afresh. */
  giveBackAll(): Promise<void>;
  /** Failed probes of a run become planned again. */
  replan(id: string): Promise<number>;
  /** Probes with an answer become planned again, under a spec that names another judge; what was said is kept. */
  rejudge(id: string, spec: unknown): Promise<number>;
  /** Bytes of the turns of several probes, each with its ordinal; probes without turns are left out. */
  turnSizes(id: string, ordinals: readonly number[]): Promise<{ ordinal: number; bytes: number }[]>;
  /** In no order; of several probes. */
  turns(id: string, ordinals: readonly number[]): Promise<Turn[]>;
  /** A turn that is there stays as it is. */
  addTurn(id: string, turn: Turn): Promise<void>;
  /** False where the worker's claim was lost: then nothing is kept. Tells of it with an event `record`. */
  end(id: string, worker: string, outcome: Outcome): Promise<boolean>;
  addEvent(id: string, kind: RunEventKind, data: unknown): Promise<void>;
  events(id: string, after: number, limit: number): Promise<RunEvent[]>;
  /** Judged probes and successes among them, without controls, of several runs; a run without any is not in it. */
  outcomes(ids: readonly string[]): Promise<ReadonlyMap<string, { attempts: number; successes: number }>>;
  /** How many probes are in each state, without controls. */
  progress(id: string): Promise<Readonly<Record<ProbeState, number>> & { successes: number }>;
  tallies(id: string): Promise<Tally[]>;
  pairings(id: string): Promise<Pairing[]>;
  judges(id: string): Promise<StoredJudge[]>;
  records(id: string, filter: RecordFilter): Promise<ProbeRecord[]>;
  recordsOf(id: string, ordinals: readonly number[]): Promise<ProbeRecord[]>;
  /** Called after every commit that added an event, with the run's id; of this process only. Returns how to stop. */
  onEvent(listener: (id: string) => void): () => void;
}

/** A page of a list of runs, from 1. */
export interface RunPage {
  readonly page: number;
  readonly perPage: number;
  readonly states?: readonly RunState[] | undefined;
  readonly modelName?: string | undefined;
}

export interface RunMove {
  readonly from: readonly RunState[];
  readonly to: RunState;
  readonly reason?: string | undefined;
}
