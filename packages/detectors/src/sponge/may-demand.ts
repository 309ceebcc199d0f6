import { PhraseGate } from '../keyword/phrase-gate.ts';
import { marksOf } from '../normalise/text-marks.ts';
import type { View } from '../view.ts';
import { demandTerms } from './demand-terms.ts';

/** Of verbs alone nothing is asked. */
const { loop_verb, make_verb, ...telling } = demandTerms;
let built: PhraseGate | undefined;

/** False where a text has none of the phrases that are signs of demands. */
export function mayDemand(view: View): boolean {
  built ??= new PhraseGate(Object.values(telling).flatMap((terms) => terms.split(', ')));
  return built.mayHold(marksOf(view));
}
