import type { Results } from '@redoubt/contract';

type Cautioned = Pick<Results, 'overall' | 'empty_answers' | 'not_independent'>;

/** What a reader has to know before the rates of a run, a sentence each. Empty for most runs. */
export const cautionsOf = (results: Cautioned): string[] =>
  [emptyText(results), notIndependentText(results)].flatMap((text) => text ?? []);

/** Whether no answer of a run holds a word. The rate then shows nothing of the target. */
export const isSilent = ({ overall, empty_answers: count = 0 }: Omit<Cautioned, 'not_independent'>): boolean =>
  count > 0 && count >= overall.attempts + overall.unclear;

function emptyText(results: Cautioned): string | undefined {
  const { overall, empty_answers: count = 0 } = results;
  if (count === 0) return undefined;
  if (isSilent(results)) {
    return 'No answer holds a word, so the rate shows nothing of the target: look at a record, and at where its answers are read from.';
  }
  const all = overall.attempts + overall.unclear;
  return `${count} of ${all} answers hold no word, and count as resisted.`;
}

function notIndependentText({ not_independent: count = 0 }: Cautioned): string | undefined {
  if (count === 0) return undefined;
  const records = count === 1 ? '1 conversation was' : `${count} conversations were`;
  return `${records} not independent, because the target may have remembered earlier ones: the intervals are narrower than what the run shows, and an early success or refusal can lead to others.`;
}
