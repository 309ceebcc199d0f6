import { CategoryId } from '@redoubt/contract';
import type { RunSpec } from '../../run-spec.ts';
import type { Goal } from '../goal.ts';
import { plainOf } from './phrase-pools.ts';
import { readPhrase } from './read-phrase.ts';

const MAX_SHOWN = 80;

/** Returns a sentence for each phrase of a run that none of its goals is of. */
export function warningsOfPhrases({ categories }: Pick<RunSpec, 'categories'>, goals: readonly Goal[]): string[] {
  return CategoryId.options.flatMap((category) => {
    const used = new Set(
      goals.filter((goal) => goal.category === category).map(({ subCategory }) => plainOf(subCategory)),
    );
    const unused = (categories[category]?.subCategories ?? []).filter((phrase) => !used.has(plainOf(phrase)));
    return [...new Set(unused)].map((phrase) => `sub_categories of ${category}: ${warningOfPhrase(phrase, category)}`);
  });
}

function warningOfPhrase(phrase: string, category: CategoryId): string {
  const shown = `"${phrase.length > MAX_SHOWN ? `${phrase.slice(0, MAX_SHOWN).toWellFormed()}…` : phrase}"`;
  return readPhrase(phrase, category)
    ? `${shown} gets no prompt, because the run has fewer prompts than phrases; raise max_prompts or comprehensiveness`
    : `nothing can be made of ${shown}; name an act, a subject, a thing that the system holds, or a rule`;
}
