import type { RoleModel } from '../models/role-model.ts';
import { createEmbeddedJudge } from './embedded-judge.ts';
import { createLlmJudge } from './llm-judge.ts';
import type { ReadPairs } from './read-pairs.ts';
import type { Judge } from './verdict.ts';

/** The judges of a service. */
export interface Judges {
  /** Returns the built-in judge. What the encoder reads for it waits in the organisation's turn. */
  embeddedFor(organisationId: string): Judge;
  /** The operator's chat model. Undefined if no model is configured. */
  readonly model: RoleModel | undefined;
}

/** Creates the judges. `model` is the operator's chat model, if one is configured; `readerOf` asks the encoder. */
export const openJudges = (model: RoleModel | undefined, readerOf?: (organisationId: string) => ReadPairs): Judges => ({
  embeddedFor: (organisationId) => createEmbeddedJudge(readerOf?.(organisationId)),
  model,
});

/**
 * Returns the judge of a run: the one that the run names, otherwise the operator's model, otherwise the embedded one.
 */
export function judgeOf(
  { embeddedFor, model }: Judges,
  choice: 'embedded' | 'model' | undefined,
  run: Parameters<RoleModel['forRun']>[0] & { readonly organisationId: string },
): Judge {
  return choice === 'embedded' || !model ? embeddedFor(run.organisationId) : createLlmJudge(model.forRun(run));
}
