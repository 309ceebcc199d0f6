import { userMessage } from './open-target.ts';
import { type Target, type TargetAnswer, TargetFailed } from './target.ts';

/** A short, harmless question that every assistant answers. */
export const PROBE_QUESTION = 'Please answer with the single word: ready';

/**
 * Makes one small call to check that a target answers within `withinMs` milliseconds. Used before a run and by
 * model-health. Rejects with TargetFailed.
 */
export async function probeTarget(target: Target, withinMs: number): Promise<TargetAnswer> {
  const timeout = AbortSignal.timeout(withinMs);
  try {
    return await target.ask([userMessage(PROBE_QUESTION)], timeout);
  } catch (error) {
    if (!timeout.aborted || error instanceof TargetFailed) throw error;
    throw new TargetFailed(
      'timeout',
      `The target did not answer in time: no whole answer within ${withinMs / 1_000} s`,
    );
  }
}
