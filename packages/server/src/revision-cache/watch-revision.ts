/** Whether what was read of the store still stands. */
export interface Watch {
  /** Asks, where it is time to, whether anything changed; undefined: nothing to wait for. */
  fresh(): Promise<void> | undefined;
  /** Grows with every change: what was read before is then to be read again, and what others made of it made again. */
  epoch(): number;
}

/** A watch that is also told of changes by this node, which it then need not ask for. */
export interface RevisionWatch extends Watch {
  renew(): void;
  /** Renews once the change is through, also where it failed: what came of it is then not known. */
  changing<Result>(change: Promise<Result>): Promise<Result>;
}

interface Watched {
  /** One small query; another number than before says that something changed. */
  readonly revision: () => Promise<number>;
  readonly clock: () => Date;
}

/** How long a node trusts what it remembers before it asks whether anything changed: well inside the promised second. */
const CHECK_MS = 400;

/** Watches a revision of the store: asked before memory is used, it looks at most every 400 ms. */
export function watchRevision({ revision, clock }: Watched): RevisionWatch {
  let epoch = 0;
  let known: number | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;

  const renew = () => {
    epoch += 1;
  };

  async function check(): Promise<void> {
    const startedAt = clock().getTime();
    const current = await revision();
    if (current !== known) renew();
    known = current;
    checkedAt = startedAt;
  }

  return {
    /** Requests that come while a check is under way wait for that one. */
    fresh() {
      const age = clock().getTime() - checkedAt;
      if (age >= 0 && age < CHECK_MS) return undefined;
      checking ??= check().finally(() => {
        checking = undefined;
      });
      return checking;
    },
    epoch: () => epoch,
    renew,
    changing: (change) => change.finally(renew),
  };
}

/** Two watches as one: for what is made of both. */
export const watchBoth = (one: Watch, other: Watch): Watch => ({
  fresh() {
    const [first, second] = [one.fresh(), other.fresh()];
    return first && second ? Promise.all([first, second]).then(() => undefined) : (first ?? second);
  },
  epoch: () => one.epoch() + other.epoch(),
});
