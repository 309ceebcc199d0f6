/** Tells whether values read from the store are still valid. */
export interface Watch {
  /** Checks for changes if a check is due. Returns undefined if there is nothing to wait for. */
  fresh(): Promise<void> | undefined;
  /**
   * A number that grows with every change. Values read at a lower number must be read again, and so must everything
   * derived from them.
   */
  epoch(): number;
}

/** A watch that this node also informs of its own changes, so that it need not query for them. */
export interface RevisionWatch extends Watch {
  renew(): void;
  /** Renews after the change ended, also if it failed, because its effect is then unknown. */
  changing<Result>(change: Promise<Result>): Promise<Result>;
}

interface Watched {
  /** One small query. A different number than before means that something changed. */
  readonly revision: () => Promise<number>;
  readonly clock: () => Date;
}

/** How long a node trusts its memory before it checks for changes. This is well within the promised second. */
const CHECK_MS = 400;

/** Watches a revision number of the store. It queries at most every 400 ms, and only when memory is used. */
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
    /** Requests that arrive during a check wait for that check. */
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

/** Combines two watches, for values derived from both. */
export const watchBoth = (one: Watch, other: Watch): Watch => ({
  fresh() {
    const [first, second] = [one.fresh(), other.fresh()];
    return first && second ? Promise.all([first, second]).then(() => undefined) : (first ?? second);
  },
  epoch: () => one.epoch() + other.epoch(),
});
