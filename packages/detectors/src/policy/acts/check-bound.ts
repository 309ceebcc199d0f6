import { compareAmounts } from '../check-quantity.ts';
import type { Quantity } from '../policy-rule.ts';
import { breaksFamily } from './families/families.ts';
import { advice } from './families/signs.ts';
import { fitOf } from './fit-rule.ts';
import type { ActSentence } from './read-acts.ts';
import type { RuleObject, RulePart } from './rule-parts.ts';

/** What a bound is about. */
export interface BoundSubject {
  readonly objects: readonly RuleObject[];
  /** A sentence that only states an amount does not break a rule about giving something away or about advice. */
  readonly parts: readonly RulePart[];
}

const ENOUGH = 0.6;

/** Returns the sentence with an amount in the rule's unit that is beyond its bound. The sentence must be about it. */
export const breakOfBound = (
  bound: Quantity,
  subject: BoundSubject,
  sentences: readonly ActSentence[],
): ActSentence | undefined =>
  sentences.find((sentence, at) => {
    if (compareAmounts(bound, sentence) !== 'beyond') return false;
    if (sentence.has('heldBack') || sentence.has('negation')) return false;
    return doesIt(subject, sentence) && isAbout(subject, sentence, sentences[at - 1]);
  });

const acts = ['offers', 'promises'] as const;
/** Words of an offer that is not called one. */
const gives =
  /\b(?:how about|is gone|took|approved|granted|fine|okay|done|you can|for you|off|no charge|for free|gift|instead of|on us|here's|i'd|we'd|save)\b/i;

function doesIt({ parts }: BoundSubject, sentence: ActSentence): boolean {
  const named = parts.flatMap((part) => part.acts);
  if (named.includes('offers')) return acts.some((act) => sentence.does(act)) || gives.test(sentence.text);
  return !named.includes('advises') || sentence.shows(advice);
}

const isAbout = ({ objects, parts }: BoundSubject, sentence: ActSentence, before: ActSentence | undefined): boolean =>
  objects.length === 0 ||
  objects.some((one) => fitOf(one, sentence, before) >= ENOUGH) ||
  parts.some(({ families }) => families.some((family) => breaksFamily(family, sentence)));
