import { languageOf } from '../../normalise/language-of.ts';
import { type Span, type TextViews, ViewNote } from '../../view.ts';
import { BEYOND } from '../exact-findings.ts';
import type { CompiledRule } from '../policy-rule.ts';
import type { ActRule } from './act-rule.ts';
import { breakOfBound } from './check-bound.ts';
import { concepts } from './concepts.ts';
import { breakOf, type Fit, fitOf } from './fit-rule.ts';
import { type ActSentence, actSentences } from './read-acts.ts';
import type { RulePart } from './rule-parts.ts';

/** What the acts of a text show of a rule. */
export interface ActFinding {
  readonly isBroken: boolean;
  /** How well the sentence that breaks it fits, 0 to 1. */
  readonly strength: number;
  /** Why, as a part of a sentence. Empty if it is not broken. */
  readonly reason: string;
  /** The sentence that breaks it: its text, and its place as offsets into the caller's text. */
  readonly sentence: { readonly text: string; readonly span: Span } | undefined;
}

/** Characters that tell the language of a text. */
const MAX_SAMPLE = 4_000;
/** Share of an allowed behaviour that a sentence must name. */
const ALLOWED = 0.6;
const judged = new ViewNote<Map<CompiledRule, ActFinding | undefined>>();

/**
 * Judges a rule by the acts and objects that its words name: "never promise a refund" is broken by "you will get your
 * money back". It reads English, and some German, French and Spanish. Undefined where it does not read the rule, or finds
 * nothing in a text of another language.
 */
export function judgeByActs(rule: CompiledRule, views: TextViews): ActFinding | undefined {
  if (rule.acts.length === 0) return undefined;
  const known = judged.of(views) ?? judged.keep(views, new Map());
  if (known.has(rule)) return known.get(rule);
  const finding = actFinding(rule, views);
  const found = finding.isBroken || isReadText(views) ? finding : undefined;
  known.set(rule, found);
  return found;
}

/** Says whether a text is in a language that is read, or too short to tell. */
function isReadText({ plain }: TextViews): boolean {
  const language = languageOf(plain.text.slice(0, MAX_SAMPLE));
  return language === undefined || language.code !== undefined;
}

function actFinding({ acts, allowed }: CompiledRule, views: TextViews): ActFinding {
  const sentences = actSentences(views);
  const fits = acts.flatMap((act) => fitsOf(act, sentences));
  const best = fits.toSorted((one, other) => other.strength - one.strength)[0];
  // What is allowed excuses no number beyond a bound.
  const isExcused = () =>
    best?.reason !== BEYOND &&
    allowed.some((one) => sentences.some((sentence) => fitOf(one, sentence, undefined) >= ALLOWED));
  if (!best || isExcused()) return { isBroken: false, strength: 0, reason: '', sentence: undefined };
  const { text, span } = best.sentence;
  const sentence = { text, span: views.plain.toSource(span.start, span.end) };
  return { isBroken: true, strength: best.strength, reason: best.reason, sentence };
}

interface ReasonedFit extends Fit {
  readonly reason: string;
}

const reasons = {
  forbids: 'a sentence does what it forbids',
  demands: 'what the rule demands is missing',
  only: 'it is about something else',
} as const;

function fitsOf({ parts, quantity, measured }: ActRule, sentences: readonly ActSentence[]): ReasonedFit[] {
  if (quantity) {
    const sentence = breakOfBound(quantity, { objects: measured, parts }, sentences);
    return sentence ? [{ sentence, strength: 1, reason: BEYOND }] : [];
  }
  return parts.flatMap((part) => {
    const fit = part.polarity === 'only' ? leavesScope(part, sentences) : breakOf(part, sentences);
    return fit ? [{ ...fit, reason: reasons[part.polarity] }] : [];
  });
}

/** Everyday subjects that a scope is compared with. Two words of one, in sentences that do not decline, leave it. */
const everyday: ReadonlySet<number> = new Set(
  ['recipe', 'poem', 'travelguide', 'sports', 'films', 'politics', 'gambling', 'religion', 'jokes', 'homework'].map(
    (name) => concepts.names.indexOf(name),
  ),
);
const ENOUGH_EVERYDAY = 2;

/** Returns the first sentence on an everyday subject that a rule's scope does not name, if there are two or more. */
function leavesScope({ objects }: RulePart, sentences: readonly ActSentence[]): Fit | undefined {
  const inScope = new Set(objects.flatMap((object) => object.concepts.flat()));
  const outside = sentences.filter(
    (sentence) =>
      [...sentence.concepts].some((one) => everyday.has(one) && !inScope.has(one)) && !sentence.has('heldBack'),
  );
  const isStrong = outside.length >= ENOUGH_EVERYDAY || outside.some((sentence) => hitsOf(sentence) >= ENOUGH_EVERYDAY);
  const [sentence] = outside;
  return isStrong && sentence ? { sentence, strength: 0.5 } : undefined;
}

const hitsOf = (sentence: ActSentence): number => [...sentence.concepts].filter((one) => everyday.has(one)).length;
