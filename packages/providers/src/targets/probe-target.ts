import { userMessage } from './open-target.ts';
import { type Target, type TargetAnswer, TargetFailed } from './target.ts';

/** Short, harmless, and answered by every assistant. */
export const PROBE_QUESTION = 'Please answer with the single word: ready';

/** One small call, before a run and by model-health: whether the target answers at all, in so long. Rejects with TargetFailed. */
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
