import { PhraseGate } from '../keyword/phrase-gate.ts';
import { marksOf } from '../normalise/text-marks.ts';
import type { View } from '../view.ts';
import { threatPatterns } from './toxic-phrases.ts';

let built: { readonly any: PhraseGate; readonly each: readonly { pattern: RegExp; gate: PhraseGate }[] } | undefined;

/** Phrase gates. `any` rejects most texts at once. `each` skips the patterns whose words are not in the text. */
function gates() {
  built ??= {
    any: new PhraseGate(threatPatterns.flatMap(({ words }) => words.split('|'))),
    each: threatPatterns.map(({ pattern, words }) => ({ pattern, gate: new PhraseGate(words.split('|')) })),
  };
  return built;
}

/** Whether a view contains a threat. */
export function hasThreat(view: View): boolean {
  const { any, each } = gates();
  const marks = marksOf(view);
  if (!any.mayHold(marks)) return false;
  return each.some(({ pattern, gate }) => gate.mayHold(marks) && pattern.test(view.text));
}
