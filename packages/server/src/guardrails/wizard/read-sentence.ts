import { type Cue, findCues } from './find-cues.ts';
import { imperativeOf } from './imperatives.ts';
import type { Norm } from './norm.ts';
import { presentPassive, standingCondition, standingOrder } from './norm-cues.ts';
import { isDefinition, isNoRule } from './not-rules.ts';
import { type Passage, placeOf } from './passages.ts';
import { type Clause, capitalised, splitClauses, trimmed } from './split-clauses.ts';
import type { TextSpan } from './split-sentences.ts';
import { antecedent, isActor, isPronoun, withoutOpening } from './subjects.ts';

/** The context of a sentence. */
export interface Dependencies {
  readonly passage: Passage;
  readonly names: ReadonlySet<string>;
  readonly heading: string;
  readonly isBackground: boolean;
  readonly isItem: boolean;
  /** The subject of the passage's previous sentence. */
  subject: string | undefined;
}

const MIN_WORDS = 2;

/** Returns the rules of one sentence: none, one, or one for each clause. */
export function readSentence(sentence: TextSpan, dependencies: Dependencies): Norm[] {
  const { text } = sentence;
  if (isNoRule(text) || text.split(' ').length < MIN_WORDS) return forget(text, dependencies);
  const cues = findCues(text).filter((cue) => isSure(cue, text, dependencies));
  const isDefined = isDefinition(text) && !cues.some(isFirm);
  if (isDefined) return forget(text, dependencies);
  const order = imperativeOf(text, dependencies.isItem);
  if (order && !dependencies.isBackground && !(order.isByVerb && cues.some(isFirm)))
    return [imperative(sentence, order, dependencies)];
  if (cues.length === 0) return standing(sentence, dependencies);
  const clauses = splitClauses(text, cues, dependencies.subject);
  dependencies.subject = clauses[0]?.subject || dependencies.subject;
  return clauses.map((clause) => normOf(clause, sentence, dependencies));
}

const isFirm = ({ certainty, modality }: Cue): boolean => certainty === 'firm' && modality !== 'permission';

/**
 * Returns whether a cue makes a rule here. Soft words do so only outside background, the softest only with an acting
 * subject.
 */
function isSure({ certainty, modality, start, words }: Cue, text: string, dependencies: Dependencies): boolean {
  if (dependencies.isBackground) return certainty === 'firm' && modality !== 'permission';
  if (certainty !== 'told') return true;
  const head = withoutOpening(text.slice(0, start)).rest;
  const subject =
    head
      .split(/(?:[,;] | and | but | or )/)
      .at(-1)
      ?.trim() || head;
  const meant = isPronoun(subject) ? (dependencies.subject ?? '') : subject;
  if (/^(?:may|can)$/i.test(words)) return isActor(meant, dependencies.names);
  return isActor(meant, dependencies.names) && /^(?:does|do|will)/i.test(words)
    ? isHabit(text)
    : isActor(meant, dependencies.names);
}

/**
 * Returns whether a negation states a practice ("The company does not read private messages") and not a fact ("it does
 * not always work").
 */
const isHabit = (text: string): boolean =>
  !/\b(?:not always|not yet|not mean|not know|not work|not have|not need|not do)\b/i.test(text);

function normOf({ cue, text, subject, predicate }: Clause, sentence: TextSpan, dependencies: Dependencies): Norm {
  const { modality, strength } = cue;
  return { text: withStop(text), modality, strength, subject, predicate, ...sourceOf(sentence, dependencies) };
}

function imperative(
  sentence: TextSpan,
  { modality, strength }: Pick<Norm, 'modality' | 'strength'>,
  dependencies: Dependencies,
): Norm {
  const text = capitalised(trimmed(sentence.text));
  return {
    text: withStop(text),
    modality,
    strength,
    subject: '',
    predicate: text,
    ...sourceOf(sentence, dependencies),
  };
}

/** Reads a standing practice in the present tense: "Files are kept for ten years". */
function standing(sentence: TextSpan, dependencies: Dependencies): Norm[] {
  const { text } = sentence;
  if (dependencies.isBackground || isDefinition(text) || !isStandingOrder(text, dependencies)) {
    return forget(text, dependencies);
  }
  const passive = presentPassive.exec(text);
  const subject = passive ? text.slice(0, passive.index).trim() : '';
  const words = isPronoun(subject) ? resolved(text, subject, dependencies.subject) : text;
  if (subject && !isPronoun(subject)) dependencies.subject = subject;
  const norm = { text: withStop(trimmed(words)), modality: standingModality(text), strength: 2 } as const;
  return [{ ...norm, subject, predicate: trimmed(text), ...sourceOf(sentence, dependencies) }];
}

function isStandingOrder(text: string, { names }: Dependencies): boolean {
  const { rest } = withoutOpening(text);
  if (standingOrder.test(rest) || isThreat(text) || isDone(text, names) || isReaction(text)) return true;
  return presentPassive.test(rest) && standingCondition.test(text);
}

function standingModality(text: string): Norm['modality'] {
  if (isThreat(text)) return 'prohibition';
  return /\b(?:only|solely)\b/i.test(text) ? 'restriction' : 'obligation';
}

/** Returns whether somebody acts only under a condition. */
function isDone(text: string, names: ReadonlySet<string>): boolean {
  const found = /\b(?:only|solely) (?:after|with|if|when|once)\b/i.exec(text);
  return found !== null && isActor(text.slice(0, found.index), names);
}

const program = '(?:the|our) (?:[\\w-]+ ){0,2}?(?:assistant|bot|chatbot|agent)';
const acting = '(?:always |first |then |also |only )?(?!is|has|was|does|becomes|means)[a-z]{2,}s\\b';
const caseFirst = new RegExp(
  `^(?:if|when|whenever|as soon as|in case)\\b.*?, (?:then )?(?:${program}|it) ${acting}`,
  'i',
);
const actFirst = new RegExp(`^${program} ${acting}.* (?:if|when|whenever|as soon as|before|after) `, 'i');

/** Returns whether a program acts in a case that the sentence names: "If a driver reports an accident, the bot asks …". */
const isReaction = (text: string): boolean => caseFirst.test(text) || actFirst.test(text);

/** Returns whether a sentence threatens punishment for an act, which means that the act is forbidden. */
const isThreat = (text: string): boolean =>
  /^(?:anyone|anybody|whoever|those|employees|staff|persons?|people|users?)\b[^.]*\b(?:is|are|will be) (?:subject to|liable to|disciplined|punished|suspended|excluded|dismissed)/i.test(
    text,
  );

const resolved = (text: string, subject: string, last: string | undefined): string =>
  `${antecedent(subject, last) ?? subject}${text.slice(subject.length)}`;

/** Remembers the subject of a sentence without a rule, because the next sentence may refer to it as `it`. */
function forget(text: string, dependencies: Dependencies): Norm[] {
  const found = /^((?:[\p{L}'’-]+ ){1,5}?)(?:is|are|was|were|has|have|runs?|can|will|does|do)\b/u.exec(text);
  const subject = found?.[1]?.trim();
  if (subject && !isPronoun(subject)) dependencies.subject = subject;
  return [];
}

function sourceOf(sentence: TextSpan, { passage, heading }: Dependencies): Pick<Norm, 'citation' | 'heading'> {
  const { text, start, end } = sentence;
  return { heading, citation: { ...placeOf(passage, start, end), sentence: text } };
}

export const withStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
