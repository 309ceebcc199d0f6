import { type ChosenModel, type HttpClient, openChatModel } from '@redoubt/providers';
import { createEmbeddedJudge } from './embedded-judge.ts';
import { createLlmJudge } from './llm-judge.ts';
import type { Judge } from './verdict.ts';

/** The judges of a service. */
export interface Judges {
  readonly embedded: Judge;
  /** The judge that uses the operator's chat model. Undefined if no model is configured. */
  readonly model: Judge | undefined;
}

/** Creates the judges. `judge` is the operator's chat model, if one is configured. */
export function openJudges(judge: ChosenModel | undefined, http: HttpClient): Judges {
  return { embedded: createEmbeddedJudge(), model: judge && createLlmJudge(openChatModel(judge, http)) };
}

/**
 * Returns the judge of a run: the one that the run names, otherwise the operator's model, otherwise the embedded one.
 */
export function judgeOf({ embedded, model }: Judges, choice: keyof Judges | undefined): Judge {
  return choice === 'embedded' ? embedded : (model ?? embedded);
}
