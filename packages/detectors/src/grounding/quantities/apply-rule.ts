import { termsOf } from '../terms.ts';
import { fitsBound, type StatedQuantity } from './quantity.ts';
import { leads } from './quantity-words.ts';
import { endsWithWords } from './read-leads.ts';

/** A quantity with the sentence that it stands in. */
export interface QuantityInText {
  readonly quantity: StatedQuantity;
  readonly text: string;
}

/** Characters to read before a quantity. */
const REACH = 80;
/** Words of a clause before the noun of a rule: "All our online orders above 50 euros". */
const MAX_BEFORE = 3;
const OPENING = 4;
/** Dimensions in which a state lasts from one end of a range to the other. */
const lasting: ReadonlySet<string> = new Set(['month', 'weekday', 'date', 'clock']);

const article = /[\s\p{Sc}]+(?:the|a|an|der|die|das|dem|den|le|la|el)?[\s\p{Sc}]*$/u;
const ranges = ['between', 'from', 'zwischen', 'von', 'entre', 'de', 'tra', 'fra', 'da', 'tussen', 'mellan', 'mellem'];
const bounds = [...leads.above, ...leads.below, ...ranges].toSorted((a, b) => b.length - a.length);
const joint =
  /(?:^|\s)(?:of|for|worth|at|in|on|after|aged|with|from|weighing|over|von|über|für|mit|um|im|am|nach|de|pour|à|avec|en|a|con|para|di|per|da|van|voor|met|på|för|med)$/u;
const lastWord = /(?:^|[^\p{L}])(\p{L}{3,})$/u;
const single =
  /(?<!\p{L})(?:a|an|the|one|this|that|ein|eine|einer|eines|der|das|dieser|dieses|un|une|una|uno|el|il)(?!\p{L})/u;
const forEach =
  /(?:^|\s)(?:for|on|to|of|all|any|every|each|für|bei|auf|alle|jede|pour|toutes?|tous|para|todos|todas|per|tutti|tutte)$/u;

/**
 * Whether a number of a claim is a case of a rule of the context. "Orders above 50 euros ship free" covers an order of
 * 60 euros, and no lamp for 79. A measured bound, as in "more than 300 were counted", covers no number at all.
 */
export function isCaseOf(own: QuantityInText, given: QuantityInText, others: readonly StatedQuantity[]): boolean {
  const { quantity } = own;
  if (quantity.bound !== undefined || given.quantity.bound === undefined || quantity.dimension === 'year') return false;
  const sides = others.filter(({ bound, dimension }) => bound !== undefined && dimension === quantity.dimension);
  if (!sides.every((side) => fitsBound(quantity, side))) return false;
  const isRange = sides.some(({ bound }) => bound !== given.quantity.bound);
  if (isRange && lasting.has(quantity.dimension)) return saysMostlySame(own.text, given.text);
  const noun = nounOfRule(given);
  return noun !== undefined && nounsOf(own).some((each) => each.slice(0, OPENING) === noun.slice(0, OPENING));
}

/** Whether a sentence has at least half of the words of a claim. */
function saysMostlySame(claim: string, sentence: string): boolean {
  const own = termsOf(claim);
  const given = new Set(termsOf(sentence));
  return own.filter((term) => given.has(term)).length * 2 >= own.length;
}

const leadUpTo = ({ quantity, text }: QuantityInText): string =>
  text
    .slice(Math.max(0, quantity.start - REACH), quantity.start)
    .toLowerCase()
    .replace(article, '');

/** The noun that a rule bounds: "orders" of "Orders above 50 euros". Undefined if it is no rule about all of a kind. */
function nounOfRule(given: QuantityInText): string | undefined {
  const before = leadUpTo(given);
  const bound = bounds.find((phrase) => endsWithWords(before, phrase));
  if (bound === undefined) return undefined;
  const kind = before.slice(0, -bound.length).trim().replace(joint, '').trim();
  const noun = lastWord.exec(kind)?.[1];
  if (noun === undefined) return undefined;
  const lead = kind.slice(0, -noun.length).trim();
  const clause = lead.slice(Math.max(...['.', ';', ':', ','].map((mark) => lead.lastIndexOf(mark))) + 1).trim();
  const isOfAll = clause === '' || (clause.split(/\s+/).length <= MAX_BEFORE && !single.test(clause));
  return isOfAll || forEach.test(clause) ? noun : undefined;
}

/** The nouns that a number of a claim belongs to: "An order of 60 euros", "a 60 euro order". */
function nounsOf(own: QuantityInText): string[] {
  const before = leadUpTo(own);
  const beforeJoint = joint.test(before) ? lastWord.exec(before.replace(joint, '').trim())?.[1] : undefined;
  const after = /^[\s-]{0,2}(\p{L}{3,})/u.exec(
    own.text.slice(own.quantity.end, own.quantity.end + REACH).toLowerCase(),
  );
  return [beforeJoint, after?.[1]].filter((noun) => noun !== undefined);
}
