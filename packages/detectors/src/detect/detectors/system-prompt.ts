import { judgeLeak } from '../../overlap/judge-references.ts';
import type { Detector } from '../detector.ts';
import { referencesOf } from '../references.ts';
import { LIKENESS_THRESHOLD, likenessDetails } from './likeness-details.ts';

/** Detects leaks of the system prompts that the project registered: verbatim, encoded or paraphrased. */
export const systemPrompt: Detector<'system_prompt'> = {
  model: { name: 'shingle-index', kind: 'lexical', version: '1' },
  threshold: ({ thresholds }) => thresholds.system_prompt ?? LIKENESS_THRESHOLD,
  detect(views, settings, { thresholds }) {
    const references = referencesOf(settings);
    const verdict = references
      ? judgeLeak(views, references.index, references.meanings)
      : { score: 0, match: undefined };
    const isFound = verdict.match !== undefined && verdict.score >= (thresholds.system_prompt ?? LIKENESS_THRESHOLD);
    return { triggered: isFound, summary: isFound ? 1 : 0, details: likenessDetails(verdict, references) };
  },
};
