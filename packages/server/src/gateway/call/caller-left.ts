import { UpstreamFailure } from '@redoubt/providers';
import { HUNG_UP_STATUS } from '../../http/hung-up.ts';
import type { CallState } from './call-state.ts';
import { stagesBegun } from './priced-stages.ts';

/** The caller left while its answer was judged. The stages that had begun are charged. */
export class CallerLeft extends UpstreamFailure {
  readonly begun: ReturnType<typeof stagesBegun>;

  constructor(begun: ReturnType<typeof stagesBegun>) {
    super('The caller left before its answer was judged', { status: HUNG_UP_STATUS, code: 'aborted' });
    this.begun = begun;
  }
}

/**
 * A signal that gives up judging a whole answer when its caller leaves. A call with an idempotency key goes on, because
 * its caller may come back for the answer.
 */
export function leavingOf(state: CallState, written: readonly string[]): AbortSignal | undefined {
  if (state.exchange.hold) return undefined;
  const leaving = new AbortController();
  state.exchange.onGone(() => leaving.abort(new CallerLeft(stagesBegun(state, written))));
  return leaving.signal;
}
