import { type ChosenModel, type HttpClient, openChatModel } from '@redoubt/providers';
import { createEmbeddedJudge } from './embedded-judge.ts';
import { createLlmJudge } from './llm-judge.ts';
import type { Judge } from './verdict.ts';

/** The judges of a service. */
export interface Judges {
  readonly embedded: Judge;
  /** The chat model of the operator's choice; undefined where none is configured. */
  readonly model: Judge | undefined;
}

/** `judge`: the model of the operator's choice, where one is configured. */
export function openJudges(judge: ChosenModel | undefined, http: HttpClient): Judges {
  return { embedded: createEmbeddedJudge(), model: judge && createLlmJudge(openChatModel(judge, http)) };
}

/** The judge of a run: the one it names, else the operator's model, else the embedded one. */
export function judgeOf({ embedded, model }: Judges, choice: keyof Judges | undefined): Judge {
  return choice === 'embedded' ? embedded : (model ?? embedded);
}
