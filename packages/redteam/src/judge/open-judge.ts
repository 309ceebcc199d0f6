import type { RoleModel } from '../models/role-model.ts';
import { createEmbeddedJudge } from './embedded-judge.ts';
import { createLlmJudge } from './llm-judge.ts';
import type { ReadPairs } from './read-pairs.ts';
import type { Judge } from './verdict.ts';

/** The judges of a service. */
export interface Judges {
  readonly embedded: Judge;
  /** The operator's chat model. Undefined if no model is configured. */
  readonly model: RoleModel | undefined;
}

/** Creates the judges. `model` is the operator's chat model, if one is configured; `readPairs` asks the encoder. */
export const openJudges = (model: RoleModel | undefined, readPairs?: ReadPairs): Judges => ({
  embedded: createEmbeddedJudge(readPairs),
  model,
});

/**
 * Returns the judge of a run: the one that the run names, otherwise the operator's model, otherwise the embedded one.
 */
export function judgeOf(
  { embedded, model }: Judges,
  choice: keyof Judges | undefined,
  run: Parameters<RoleModel['forRun']>[0],
): Judge {
  return choice === 'embedded' || !model ? embedded : createLlmJudge(model.forRun(run));
}
