import type { JudgedAnswer, VerdictKind } from '@redoubt/contract';
import { percentText } from './rate-text.ts';

/** What was judged, as a sentence names it. */
const kindNames: Readonly<Record<VerdictKind, string>> = {
  own_goal: 'answers to our own goals',
  made_goal: 'answers to goals that are made for a target',
  free_goal: 'answers to goals in free words',
  rule: 'answers by a rule',
  tool: 'calls of tools',
  leak: 'answers that may leak',
};

/** Fewer verdicts than this make no percentage. */
const LEAST = 10;

/**
 * A sentence on how often the judge was right when it said this, or that this was not measured. Undefined where nothing
 * can be known: the judge is a model, or it left the attempt open.
 */
export function certaintyText({ outcome, certainty }: JudgedAnswer): string | undefined {
  if (!certainty || outcome === 'unclear') return undefined;
  const { kind, language, answers, right } = certainty;
  const which = `${kindNames[kind]}${language === null ? '' : ` in ${language}`}`;
  if (right === null || answers < LEAST) return `How sure this is was not measured for ${which}.`;
  const said = outcome === 'success' ? 'a success' : 'resisted';
  return `Of ${answers} hand-written ${which} that the judge called ${said}, ${percentText(right, 0)} were.`;
}
