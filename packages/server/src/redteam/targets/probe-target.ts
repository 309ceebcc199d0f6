import { userMessage } from './open-target.ts';
import type { Target, TargetAnswer } from './target.ts';

/** Short, harmless, and answered by every assistant. */
export const PROBE_QUESTION = 'Please answer with the single word: ready';

/** One small call, before a run and by model-health: whether the target answers at all. Rejects with TargetFailed. */
export function probeTarget(target: Target, signal: AbortSignal): Promise<TargetAnswer> {
  return target.ask([userMessage(PROBE_QUESTION)], signal);
}
