/** What can end a call before its work is done. */
export interface CallLimits {
  /** Aborted when the caller hangs up. */
  readonly hungUp: AbortSignal;
  /** Aborted when the service stops. */
  readonly stopping: AbortSignal;
  /** Time for all the work of the call. */
  readonly limitMs: number;
}

/** Why a part of a call has no result. */
export interface CallError {
  readonly kind: string;
  readonly message: string;
}

/** The end of a call that may come before its work is done. */
export interface EarlyEnd {
  readonly signal: AbortSignal;
  /** Returns what a part says that was not finished. `part` names it, and `instead` a way out. */
  errorOf(part: string, instead: string): CallError;
}

/** Joins the limits of a call. */
export function endOf({ hungUp, stopping, limitMs }: CallLimits): EarlyEnd {
  const signal = AbortSignal.any([hungUp, stopping, AbortSignal.timeout(limitMs)]);
  return {
    signal,
    errorOf(part, instead) {
      if (hungUp.aborted) return { kind: 'hung_up', message: `The caller hung up before ${part} was done` };
      const free = `before ${part} was done, which costs nothing`;
      if (stopping.aborted) return { kind: 'stopping', message: `The service stops ${free}; send it again` };
      return { kind: 'time', message: `The ${limitMs / 1_000} s of the call were over ${free}; ${instead}` };
    },
  };
}
