/** A probe before it is attempted. */
export interface NewProbe {
  /** Position in the run, from 0. */
  readonly ordinal: number;
  /** Derived from the content of the probe, so it is the same in every run of the same plan. */
  readonly id: string;
  readonly category: string;
  readonly subCategory: string;
  /** The attack's name as the submission spells it. An alias is kept. */
  readonly attack: string;
  /** Position among the probes of its category and attack. */
  readonly place: number;
  readonly variant: Readonly<Record<string, string | number>>;
  readonly goalId: string;
  readonly goal: string;
  readonly goalSource: string;
  readonly isControl: boolean;
  /** The harm of the goal, 1 (low) to 4 (critical). Absent in runs of older versions. */
  readonly severity?: number | undefined;
}

/** A probe that is assigned to one worker until the lease ends. */
export interface ClaimedProbe extends NewProbe {
  /** How often the probe was claimed, including this time. */
  readonly tries: number;
}

/** The worker that claims probes, and when its claims end unless they are renewed, in ms since 1970. */
export interface Lease {
  readonly worker: string;
  readonly until: number;
}

/** How workers share the probes of runs. */
export interface ProbeClaims {
  /** Claims planned probes and probes whose lease has ended, in the order of the plan. */
  claim(id: string, lease: Lease, most: number, now: number): Promise<ClaimedProbe[]>;
  /**
   * Claims the next probe, unless a probe of the run is claimed by any worker. For targets that hold one conversation at a
   * time.
   */
  claimAlone(id: string, lease: Lease, now: number): Promise<ClaimedProbe[]>;
  /** Extends the leases of all probes that a worker holds. */
  renew(id: string, lease: Lease): Promise<void>;
  /** Makes the probes planned again that a worker holds and has not ended. */
  giveBack(id: string, worker: string): Promise<void>;
}
