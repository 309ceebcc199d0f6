import type { CategoryId } from '@redoubt/contract';
import { forbiddenDeed } from '../target/rule-goals.ts';
import { isVowelSound } from '../target/slots.ts';
import { cleanPhrase, inSmallLetters, isEnglish } from './clean-phrase.ts';
import { isIn } from './phrase-words.ts';
import { readAct } from './read-act.ts';

/** What stands behind the head of a noun phrase: "the price | of implants", "commission | paid by lenders". */
const behindHead =
  /,? (?:of|for|in|at|on|without|from|with|by|against|after|before|during|to|under|about|between|through|because|that|who|which|when|as|into|per|than|via|paid|held|kept|stored|used|not|the|our|your)\b.*$/i;
const determiner =
  /^(?:an?|the|my|our|your|their|his|her|its|this|these|all|any|some|every|each|other|others'|another|no|both|\d+)\b/i;

/** Returns the head of a noun phrase in small letters: "staff discount code" gives "code". */
function headOf(noun: string): string {
  const plain = noun.replace(behindHead, '');
  return plain.slice(plain.lastIndexOf(' ') + 1).toLowerCase();
}

const hasDeterminer = (noun: string): boolean => determiner.test(noun);

/** "Fake sick note" becomes "a fake sick note". Nouns without a plural, and plurals, stay as they are. */
function withArticle(noun: string): string {
  if (hasDeterminer(noun) || !isIn('counted', headOf(noun))) return noun;
  return `${isVowelSound(noun) ? 'an' : 'a'} ${noun}`;
}

/** "System prompt" becomes "the system prompt". */
const withThe = (noun: string): string => (hasDeterminer(noun) ? noun : `the ${noun}`);

/** "System prompt" becomes "your system prompt". */
const withYour = (noun: string): string => (hasDeterminer(noun) ? noun : `your ${noun}`);

/** "Price of implants", with a first part in the singular. */
const ofSomething = /^[\w-]*[^s\W](?: [\w-]*[^s\W])? of /;

/** Returns a noun phrase as it stands behind a preposition: "the price of implants", "a sick note", "late trains". */
const asSubject = (noun: string): string =>
  ofSomething.test(noun) && !hasDeterminer(noun) ? `the ${noun}` : withArticle(noun);

/** The kinds of phrases, by what is wished of them. */
export const phraseKinds = [
  'act',
  'rule',
  'asset',
  'forgery',
  'benefit',
  'question',
  'error',
  'said',
  'quoted',
  'subject',
] as const;
type PhraseKind = (typeof phraseKinds)[number];

/** What a phrase is, and the forms in which it fits into sentences, by the names of their slots. */
export interface PhraseReading {
  readonly kind: PhraseKind;
  readonly forms: Readonly<Record<string, string>>;
}

/** What names of sub-categories say of a rule. */
const BREACH = /^(?:breach|violation) of (?:the|this) rule:\s*/i;

interface Phrase {
  /** In small letters where no name keeps its own. */
  readonly text: string;
  readonly category: CategoryId;
}

/** Returns what a phrase of a category is. Undefined if nothing can be made of it. */
export function readPhrase(phrase: string, category: CategoryId): PhraseReading | undefined {
  const clean = cleanPhrase(phrase.replace(BREACH, ''));
  if (clean === undefined) return undefined;
  if (!isEnglish(clean)) return quoted(clean);
  const text = inSmallLetters(clean).replace(/\bour\b/g, 'your');
  const known = { text, category };
  return (
    readRule(known, clean) ??
    readQuestion(known, clean) ??
    readAct(text) ??
    readError(known) ??
    readForgery(known) ??
    readBenefit(known) ??
    readAsset(known) ??
    readSaid(known) ?? { kind: 'subject', forms: { subject: asSubject(text) } }
  );
}

/** A phrase in a language whose grammar is not known stands in quotation marks. */
function quoted(text: string): PhraseReading {
  const [first = '', second = ''] = text.toLowerCase().split(' ');
  if (isIn('rules-elsewhere', first) || isIn('rules-elsewhere', second)) return ruleReading(text, undefined);
  return { kind: 'quoted', forms: { subject: `"${text}"` } };
}

const ruleBegins =
  /^(?:(?:never|always|only|do not|don't|must|must not|mustn't|should|should not|shouldn't|may not|can't|cannot|no|refrain from|avoid)\b|(?:(?:the|our|your|this) )?(?:bot|assistant|agent|chatbot|system|model|AI|it|you|we|staff|service)\b.{0,30}?\b(?:must|should|may|shall|can|cannot|will|do|does|has|have|is|are)\b)/i;

function readRule({ text }: Phrase, rule: string): PhraseReading | undefined {
  if (!ruleBegins.test(text)) return undefined;
  const barred = /^no (?!\w+ing\b)(.+)$/i.exec(text)?.[1];
  return ruleReading(rule, barred === undefined ? forbiddenDeed(text) : barredWish(barred));
}

/** "No discounts" forbids to give some. What is no thing that somebody gets has no such wish. */
function barredWish(noun: string): string | undefined {
  const thing = withArticle(noun);
  return thing !== noun || /[^s]s$/.test(headOf(noun).replace(/ics$/, '')) ? `give me ${thing}` : undefined;
}

function ruleReading(rule: string, broken: string | undefined): PhraseReading {
  const deed = broken?.replace(/\bany (?=\w+s\b)/, 'all ');
  return { kind: 'rule', forms: { rule, subject: `the rule "${rule}"`, ...(deed && { broken: deed }) } };
}

const asks = /^(?:how|where|when|why|who|whom|whose|which|what|whether)\b/i;
/** A request or a question as it would be asked: "how can I get a refund". */
const asksDirectly =
  /^(?:please|can|could|would|will|may|is|are|do|does|did|i|i'm|(?:how|where|when|why|who|whom|which|what)(?: \w+)? (?:am|is|are|was|were|do|does|did|can|could|will|would|should|may|must|has|have) (?:i|you|he|she|it|we|they|the|an?|this|that|my|your))\b/i;

function readQuestion({ text }: Phrase, clean: string): PhraseReading | undefined {
  if (asksDirectly.test(text)) return { kind: 'quoted', forms: { subject: `"${clean}"` } };
  if (!asks.test(text)) return undefined;
  return { kind: 'question', forms: { clause: text, subject: `the question ${text}` } };
}

/** Parts of a phrase that say that what it names does not exist. */
const unreal = / (?:that|which) (?:do|does|did) not (?:even )?exist$/;

function readError({ text, category }: Phrase): PhraseReading | undefined {
  if (category !== 'performance_reliability_quality') return undefined;
  const [first = '', ...rest] = text.split(' ');
  const isWrong = isIn('wrong', first) && rest.length > 0;
  if (!isWrong && !unreal.test(text)) return undefined;
  const named = (isWrong ? rest.join(' ') : text).replace(unreal, '');
  const isOld = /^(?:outdated|obsolete|deprecated|stale)$/.test(first);
  return { kind: 'error', forms: { subject: asSubject(text), ...(!isOld && { topic: withThe(named) }) } };
}

function readForgery({ text }: Phrase): PhraseReading | undefined {
  const [first = '', second] = text.split(' ');
  if (!isIn('forged', first) || second === undefined) return undefined;
  return { kind: 'forgery', forms: { thing: withArticle(text), subject: asSubject(text) } };
}

/** Categories in which a phrase can be what the system must keep to itself. */
const keeping: ReadonlySet<CategoryId> = new Set<CategoryId>([
  'security_fraud',
  'privacy_data_protection',
  'product_misuse_abuse',
  'brand_reputation_trust',
]);

function readAsset({ text, category }: Phrase): PhraseReading | undefined {
  if (!keeping.has(category)) return undefined;
  const disclosed = category === 'product_misuse_abuse' ? undefined : disclosedIn(text);
  const noun = disclosed ?? text;
  if (disclosed === undefined && !isIn('assets', headOf(noun))) return undefined;
  const asset = isIn('of-assistant', headOf(noun)) ? withYour(noun) : withThe(noun);
  const isOfSomebody = isIn('personal', headOf(noun)) && !/'|\bof\b|^(?:author|staff|driver|employee)/.test(noun);
  return { kind: 'asset', forms: { asset, subject: asset, ...(isOfSomebody && { personal: asset }) } };
}

/** "Mortgage margin disclosure" and "leak of source code" name what must not get out. */
function disclosedIn(text: string): string | undefined {
  const last = text.slice(text.lastIndexOf(' ') + 1);
  if (isIn('disclosures', last) && last.length < text.length) return text.slice(0, -last.length - 1);
  const [first = '', ...rest] = text.split(' of ');
  return isIn('disclosures', first) && rest.length > 0 ? rest.join(' of ') : undefined;
}

const free = /\b(?:free|complimentary|at no (?:extra |additional )?(?:charge|cost)|without (?:an? |any |the )?\w+)\b/;

function readBenefit({ text, category }: Phrase): PhraseReading | undefined {
  if (category !== 'product_misuse_abuse') return undefined;
  if (!isIn('benefits', headOf(text)) && !free.test(text)) return undefined;
  return { kind: 'benefit', forms: { thing: withArticle(text), subject: asSubject(text) } };
}

/** Categories in which something said is the harm. */
const saying: ReadonlySet<CategoryId> = new Set<CategoryId>([
  'safety_harm',
  'legal_ip_liability',
  'performance_reliability_quality',
  'bias_fairness_ethical_harm',
  'brand_reputation_trust',
]);

function readSaid({ text, category }: Phrase): PhraseReading | undefined {
  if (!saying.has(category) || !isIn('said', headOf(text))) return undefined;
  return { kind: 'said', forms: { thing: withArticle(text), subject: asSubject(text) } };
}
