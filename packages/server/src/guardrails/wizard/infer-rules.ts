import type { PolicyRule } from '@redoubt/contract';
import type { ReadDocument } from '@redoubt/documents';
import { findNorms } from './find-norms.ts';
import { type MergedNorm, mergeNorms } from './merge-norms.ts';
import type { Norm } from './norm.ts';
import { categoryOf } from './rule-topics.ts';
import { capitalised, trimmed } from './split-clauses.ts';
import { withoutOpening } from './subjects.ts';

type Severity = PolicyRule['severity'];

/** Topics that may cause serious harm. `weighty` are topics that matter more than most. */
const grave =
  /\b(?:self-harm|suicid\w*|emergenc\w*|life|sexual|drugs?|harm|safeguard\w*|weapons?|explosives?|abuse|diagnos\w*|dos(?:e|es|age)|medicines?|poison\w*|passwords?|passcodes?|credentials?|pin|secret\w*|move money|payee|fraud\w*|injur\w*|electric shock|health data|special category|biometric\w*|child(?:ren)?|minors?|under 1[0-8]|consent)\b/i;
const weighty =
  /\b(?:personal|confidential\w*|privac\w*|data|account|authenticat\w*|discriminat\w*|religio\w*|race|gender|disabilit\w*|legal|complaints?|incidents?|access|prompts?|instructions|refunds?|encrypt\w*|log(?:s|ging)?|recordings?|transcripts?|safety|medical|salary|payroll|advice|invest\w*)\b/i;
const urgent =
  /\b(?:immediately|at once|straight away|without delay|strictly|under no circumstances|within (?:one|1|24|72) hours?|zero tolerance)\b/i;

/** Returns the severity of a rule, from the strength of its words, its topic and its urgency. */
function rankSeverity({ text, strength, modality }: Pick<Norm, 'text' | 'strength' | 'modality'>): Severity {
  if (modality === 'permission') return 'low';
  const topic = grave.test(text) ? 2 : weighty.test(text) ? 1 : 0;
  const score = strength + topic + (urgent.test(text) ? 1 : 0);
  if (score >= 5) return 'critical';
  if (score >= 4) return 'high';
  return score >= 2 ? 'medium' : 'low';
}

/** Returns the rules of a document, in order, each with its source sentences. Pure and deterministic. */
export function inferRules(document: ReadDocument): PolicyRule[] {
  return mergeNorms(findNorms(document)).map(ruleOf);
}

function ruleOf(norm: MergedNorm, index: number): PolicyRule {
  const category = categoryOf(norm.text, norm.heading);
  const { allowed, disallowed } = norm.language ? foreignBehavioursOf(norm) : behavioursOf(norm);
  return {
    id: `rule_${index + 1}`,
    title: nameRule(norm),
    text: norm.text,
    severity: rankSeverity(norm),
    ...(category && { category }),
    ...(allowed && { allowed: [...allowed] }),
    ...(disallowed && { disallowed: [...disallowed] }),
    origin: 'document',
    citations: norm.citations.map((citation) => ({ ...citation })),
  };
}

/** What a rule allows or forbids, as short descriptions of behaviour that a checker can compare with. */
interface Behaviours {
  readonly allowed?: readonly string[];
  readonly disallowed?: readonly string[];
}

const exception =
  /(?:,\s*| )(?:unless|except(?: for| where| when| to| that)?|save (?:where|for|when|that)|other than)\s+(.+)$/i;
const limit = /\b(?:only|solely|exclusively) (.+)$/i;

/** A rule in another language keeps its negation, so it names a behaviour only if it allows one. */
const foreignBehavioursOf = ({ text, modality }: Norm): Behaviours =>
  modality === 'permission' ? { allowed: [trimmed(text)] } : {};

/** Derives the behaviours from a rule's own words. An obligation has none. */
function behavioursOf(norm: Norm): Behaviours {
  const { text, modality, predicate, subject } = norm;
  const behaviour = behaviourOf(norm);
  if (modality === 'permission') return { allowed: [behaviour] };
  if (modality === 'prohibition') {
    const [, except] = exception.exec(behaviour) ?? [];
    const disallowed = [trimmed(behaviour.replace(exception, '')) || behaviour];
    return except ? { disallowed, allowed: [trimmed(except)] } : { disallowed };
  }
  if (modality !== 'restriction') return {};
  const allowed = [trimmed(text)];
  if (/^only\b/i.test(text)) return { allowed, disallowed: [`${predicate}, by anyone or anything but ${subject}`] };
  const [, condition] = limit.exec(text) ?? [];
  return condition ? { allowed, disallowed: [`otherwise than ${trimmed(condition)}`] } : { allowed };
}

/**
 * Returns the behaviour: the predicate if the subject acts. If something is done to the subject, the subject is
 * included.
 */
function behaviourOf({ text, subject, predicate }: Norm): string {
  if (predicate === '') return subject || trimmed(text);
  const bare = predicate.replace(
    /^(?:(?:please |strictly )?no|do not|don't|never|avoid|refrain from|from|be|been)\s+/i,
    '',
  );
  const isDoneTo =
    /^(?:be|been)\b/i.test(predicate) ||
    /^(?:in|on|at|by|with|for|to|under|during|outside|inside|unless|even|as|if|when)\b/i.test(bare);
  return trimmed(isDoneTo ? `${subject} ${bare}` : bare) || trimmed(text);
}

const MAX_WORDS = 11;
/** Words that a title must not end with. */
const hanging =
  /(?:[\s,;:]+(?:a|an|the|of|or|and|to|in|on|for|with|by|from|that|which|who|is|are|be|at|as|any|their|its|where|when|if|unless|about|than|not|into|without|before|after|only|such))+$/i;

/**
 * Returns a title of at most eleven words: the action if the rule has an active subject, or else the beginning of the
 * rule.
 */
function nameRule({ text, modality, predicate, subject }: Norm): string {
  const verb = /^(?:not )?(?:also |always |then )?([a-z][\w-]*)/i.exec(predicate)?.[1] ?? '';
  const isActive =
    subject !== '' &&
    predicate !== '' &&
    verb !== 'be' &&
    !/^(?:have been|been)\b/.test(predicate) &&
    isOrdered(text, predicate);
  if (isActive && modality === 'prohibition') return shortened(`Do not ${predicate}`);
  if (isActive && modality === 'obligation') return shortened(capitalised(predicate));
  return shortened(capitalised(withoutOpening(text).rest));
}

/** Returns whether the predicate follows a modal verb, so that it can be used as an instruction. */
const isOrdered = (text: string, predicate: string): boolean => {
  const before = text.slice(0, Math.max(text.indexOf(predicate), 0)).trimEnd();
  return (
    !/\b(?:is|are) never$/i.test(before) &&
    /\b(?:must|shall|should|may|must not|shall not|may not|should not|never|(?:not |required |obliged |expected |permitted |allowed |authori[sz]ed |has |have |need |needs )to|does not|do not)$/i.test(
      before,
    )
  );
};

function shortened(text: string): string {
  const words = text.split(' ');
  const cut = words.length <= MAX_WORDS ? text : words.slice(0, MAX_WORDS).join(' ').replace(hanging, '');
  return trimmed(cut);
}
