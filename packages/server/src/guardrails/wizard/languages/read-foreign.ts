import type { ReadLanguage } from '@redoubt/detectors';
import type { Norm } from '../norm.ts';
import type { Modality } from '../norm-cues.ts';
import { placeOf } from '../passages.ts';
import { type Dependencies, withStop } from '../read-sentence.ts';
import { capitalised, trimmed } from '../split-clauses.ts';
import type { TextSpan } from '../split-sentences.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { RuleWords } from './rule-words.ts';
import { spanish } from './spanish.ts';

/** A language other than English whose rules are read. */
export type ForeignLanguage = Exclude<ReadLanguage, 'en'>;

/** A sentence or heading that forbids or demands what the items below it name. */
export interface ForeignLeadIn {
  readonly sentence: string;
  readonly modality: Modality;
}

const tables: Readonly<Record<ForeignLanguage, RuleWords>> = { de: german, fr: french, es: spanish };
const MIN_WORDS = 2;

/** Returns the lead-in that a text above a list forms: its words forbid, demand or allow. Undefined if it has none. */
export function foreignLeadIn(text: string, language: ForeignLanguage): ForeignLeadIn | undefined {
  const modality = statedModality(text, tables[language]);
  return modality && { sentence: text.replace(/[\s:–—-]+$/, ''), modality };
}

/** Returns whether a heading begins background, definitions or examples. */
export const isForeignBackground = (heading: string, language: ForeignLanguage): boolean =>
  tables[language].background.test(heading.replace(/^[\d.\s)§]+/, ''));

/**
 * Returns the rule of one sentence in German, French or Spanish, in its own words and language. A sentence is one rule
 * and is not split.
 */
export function readForeign(
  sentence: TextSpan,
  dependencies: Dependencies,
  { language, leadIn }: { language: ForeignLanguage; leadIn: ForeignLeadIn | undefined },
): Norm[] {
  const words = tables[language];
  const text = trimmed(sentence.text);
  const own = isForeignNoRule(sentence.text, words) ? undefined : modalityOf(text, words, dependencies);
  if (words.actor.test(text)) dependencies.subject = text;
  const isUnder = leadIn !== undefined && statedModality(text, words) === undefined && !/\?$/.test(text);
  const modality = isUnder ? leadIn.modality : own;
  if (modality === undefined) return [];
  const said = isUnder ? `${leadIn.sentence}: ${text}` : text;
  const { passage, heading } = dependencies;
  const place = placeOf(passage, sentence.start, sentence.end);
  return [
    {
      text: withStop(capitalised(said)),
      modality,
      strength: modality === 'permission' ? 0 : 2,
      subject: '',
      predicate: '',
      heading,
      language,
      citation: { ...place, sentence: sentence.text, ...(isUnder && { lead_in: leadIn.sentence }) },
    },
  ];
}

const isForeignNoRule = (text: string, { noRule }: RuleWords): boolean =>
  noRule.test(text) || /[?:]["'”’»)\]]*$/.test(text) || text.split(' ').length < MIN_WORDS;

/** Returns what the words of a sentence state without regard to where it is. */
function statedModality(text: string, words: RuleWords): Modality | undefined {
  if (words.prohibition.test(text)) return 'prohibition';
  if (words.restriction.test(text)) return 'restriction';
  if (words.obligation.test(text)) return 'obligation';
  return words.permission.test(text) ? 'permission' : undefined;
}

function modalityOf(text: string, words: RuleWords, dependencies: Dependencies): Modality | undefined {
  const stated = statedModality(text, words);
  if (dependencies.isBackground) return stated === 'permission' ? undefined : stated;
  if (stated) return stated;
  if (!isOrder(text, words, dependencies.isItem) && !isPractice(text, words, dependencies)) return undefined;
  return words.negation.test(text) ? 'prohibition' : 'obligation';
}

function isOrder(text: string, words: RuleWords, isItem: boolean): boolean {
  const comma = words.condition.test(text) ? text.indexOf(', ') : -1;
  const main = comma === -1 ? text : text.slice(comma + 2);
  if (words.order.test(main)) return true;
  return isItem && (words.itemOrder.test(main) || comma !== -1);
}

/** Returns whether a sentence says what an actor never does, always does, or does in a case that it names. */
function isPractice(text: string, words: RuleWords, { subject, isItem }: Dependencies): boolean {
  const isActing = words.actor.test(text) || (subject !== undefined && words.pronoun.test(text));
  if (!isActing) return false;
  return isItem || words.negation.test(text) || words.always.test(text) || words.condition.test(text);
}
