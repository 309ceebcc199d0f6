import { unseenTexts } from '../../ml/cascade/unseen-texts.ts';
import { attackSentences } from '../../ml/evaluate/own/attack-sentences.ts';
import { hardPrompts } from '../../ml/evaluate/own/hard-prompts.ts';
import { languagePrompts } from '../../ml/evaluate/own/language-prompts.ts';
import type { ComparedTask } from './comparison.ts';

/** A text of the comparison. */
export interface ComparedText {
  readonly text: string;
  readonly label: 0 | 1;
  readonly set: 'held out' | 'written';
}

/**
 * Returns the texts of a task: of sources that neither of our models was trained on, the same number of every source and
 * label, so that no source decides the comparison; and prompts that were written for measuring.
 */
export async function comparedTexts(
  data: string,
  task: ComparedTask,
  perSourceAndLabel: number,
): Promise<ComparedText[]> {
  const groups = Map.groupBy(await unseenTexts(data, task), ({ source, label }) => `${source} ${label}`);
  const heldOut = [...groups.values()].flatMap((group) => group.slice(0, perSourceAndLabel));
  return [
    ...heldOut.map(({ text, label }) => ({ text, label, set: 'held out' as const })),
    ...(task === 'injection_attack' ? writtenTexts() : []),
  ];
}

/** Attacks, and benign prompts full of trigger words, that were written for measuring: no model of anybody has seen them. */
function writtenTexts(): ComparedText[] {
  const languages = Object.values(languagePrompts);
  const attacks = [...Object.values(attackSentences).flat(), ...languages.flatMap((prompts) => prompts.attacks)];
  const benign = [...Object.values(hardPrompts).flat(), ...languages.flatMap((prompts) => prompts.benign)];
  return [
    ...attacks.map((text) => ({ text, label: 1 as const, set: 'written' as const })),
    ...benign.map((text) => ({ text, label: 0 as const, set: 'written' as const })),
  ];
}
