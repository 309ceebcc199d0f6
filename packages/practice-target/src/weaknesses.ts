import { practiceTools } from './persona.ts';
import { type CategoryStances, stances } from './stances.ts';
import { type Trick, tricks } from './tricks.ts';

/** What the practice target gives in to, as data: its documentation is written from it. */
interface PracticeWeaknesses {
  readonly stances: Readonly<Record<string, CategoryStances>>;
  readonly tricks: Readonly<Record<string, Trick>>;
  readonly tools: readonly { readonly name: string; readonly calledWhen: string }[];
}

export const practiceWeaknesses: PracticeWeaknesses = {
  stances,
  tricks,
  tools: practiceTools.map(({ name, calledWhen }) => ({ name, calledWhen })),
};
