import { stemsOf } from '../grounding/context-index.ts';
import { readWords } from '../grounding/read-words.ts';
import { splitSentences } from '../grounding/split-sentences.ts';
import { viewsOfView } from '../normalise/views-of.ts';
import { type Span, type TextViews, ViewNote } from '../view.ts';
import { checkForm, type FormRule } from './check-form.ts';
import { checkQuantity } from './check-quantity.ts';
import { type Clause, clausesOf, subjectsOf } from './clauses-of.ts';
import { checkOf } from './compile-policy.ts';
import { breakOf, fitOf } from './fit-rule.ts';
import { leavesScope } from './leave-scope.ts';
import { policyCalibration } from './policy-calibration.ts';
import type { CompiledRule, Policy, Quantity, RuleCheck } from './policy-rule.ts';
import { placeOfStatement } from './quoted-statements.ts';
import { type ActSentence, actSentences } from './read-acts.ts';
import {
  evidenceFor,
  namedSubjects,
  type RuleEvidence,
  type SubjectScores,
  scoreSubjects,
  segmentOf,
} from './rule-evidence.ts';

/** The verdict of a policy on a text. */
export interface PolicyVerdict {
  /** Score of the rule that is most likely broken, 0 to 1. 0.5 is the threshold. */
  readonly score: number;
  /** The broken rule, if there is one. */
  readonly rule: CompiledRule | undefined;
  /** The reason, as a part of a sentence. */
  readonly reason: string;
  /** The stretch that decided, as offsets into the caller's text. */
  readonly span: Span | undefined;
}

/** Log-odds of a rule that acts or a family break. How strongly they do adds less than 1. */
const CERTAIN = 4;
/** Log-odds of a quoted sentence and of a number beyond a bound. */
const EXACT = 5;
/** Share of an allowed behaviour that a sentence must name. */
const ALLOWED = 0.6;
export const POLICY_THRESHOLD = 0.5;
/** Maximum number of sentences to search for the deciding one. */
const MAX_SENTENCES = 400;

interface Finding {
  readonly rule: CompiledRule;
  readonly z: number;
  readonly reason: string;
  readonly span: Span | undefined;
}

/** A text with its score on each subject of the policy. */
interface JudgedText {
  readonly views: TextViews;
  readonly scores: SubjectScores;
}

/**
 * Judges a text by the rules of a policy. `settleContrasts` may tell first what the encoder says of its subjects.
 */
export function judgePolicy(policy: Policy, views: TextViews, threshold = POLICY_THRESHOLD): PolicyVerdict {
  const clauses = clausesOf(policy);
  const shown = judgeReading(clauses, views, threshold);
  if (shown.rule || views.decoded.length === 0) return shown;
  return judgeHidden(clauses, views, threshold) ?? shown;
}

/** Judges what the codings of a text hide. Only what is said there can break a rule, and not what is missing. */
function judgeHidden(clauses: readonly Clause[], views: TextViews, threshold: number): PolicyVerdict | undefined {
  const forbidding = clauses.map(({ checks, exceptions }) => ({ checks: checks.filter(isForbidding), exceptions }));
  for (const view of views.decoded) {
    const hidden = judgeReading(forbidding, viewsOfView(views, view), threshold);
    if (hidden.rule) return hidden;
  }
  return undefined;
}

function isForbidding({ kind, form, statements, parts, heads, isAboutSubject }: CompiledRule): boolean {
  if (form !== undefined || statements.some(({ isDemanded }) => isDemanded)) return false;
  const isActing = parts.length > 0 && parts.every(({ polarity }) => polarity === 'forbids');
  return kind === 'forbids' ? isActing || parts.length === 0 : isActing && heads.length === 0 && !isAboutSubject;
}

function judgeReading(clauses: readonly Clause[], views: TextViews, threshold: number): PolicyVerdict {
  const judged: JudgedText = { views, scores: scoreSubjects(views, subjectsOf(clauses)) };
  const findings = clauses.flatMap((clause) => findingIn(clause, judged) ?? []);
  const worst = worstOf(findings);
  const score = worst ? 1 / (1 + Math.exp(-worst.z)) : 0;
  if (!worst || score < threshold) return { score, rule: undefined, reason: '', span: undefined };
  return { score, rule: worst.rule, reason: worst.reason, span: worst.span ?? decidingSentence(worst.rule, views) };
}

/** Returns the subjects of the rules that go by a text's subject. The encoder may be asked about those in doubt. */
export function policySubjects(policy: Policy): string[] {
  const parts = partsOf(policy).filter(({ isAboutSubject }) => isAboutSubject);
  return [...new Set(parts.flatMap(namedSubjects))];
}

/** Says for each rule of a policy whether the embedded checker can check it. */
export function policyChecks(policy: Policy): RuleCheck[] {
  return clausesOf(policy).flatMap(({ checks }) => {
    const known = checks.map(checkOf);
    return known.find(({ checkable }) => checkable) ?? known[0] ?? [];
  });
}

/** Returns the trained heads that a policy's rules are mapped to. */
export function policyHeads(policy: Policy): string[] {
  const heads = partsOf(policy).flatMap((rule) => rule.heads);
  return [...new Set(heads.filter((head) => head !== 'pii' && head !== 'code'))];
}

const partsOf = (policy: Policy): CompiledRule[] => clausesOf(policy).flatMap(({ checks }) => checks);

/**
 * Returns the strongest finding for a rule, or undefined if the rule cannot be checked. Allowed behaviour in the text
 * excuses it, but not a quoted sentence or a number beyond a bound.
 */
function findingIn({ checks, exceptions }: Clause, judged: JudgedText): Finding | undefined {
  const worst = worstOf(checks.map((rule) => findingOf(rule, judged)));
  if (!worst || worst.z < 0 || worst.z >= EXACT) return worst;
  const isExcused = actSentences(judged.views).some((one) =>
    exceptions.some((own) => fitOf(own, one, undefined) >= ALLOWED),
  );
  return isExcused ? { ...worst, z: -worst.z } : worst;
}

const worstOf = (findings: readonly Finding[]): Finding | undefined =>
  findings.reduce<Finding | undefined>((most, one) => (most && most.z >= one.z ? most : one), undefined);

function findingOf(rule: CompiledRule, judged: JudgedText): Finding {
  const known = byLetter(rule, judged.views);
  if (known) return known;
  if (rule.heads.length > 0 || rule.isAboutSubject) return byEvidence(rule, judged);
  return { rule, z: Number.NEGATIVE_INFINITY, reason: '', span: undefined };
}

/** Checks quoted words, a bound, or acts with their objects. Returns undefined for other rules. */
function byLetter(rule: CompiledRule, views: TextViews): Finding | undefined {
  if (rule.statements.length > 0) return byStatement(rule, views);
  if (rule.form) return byForm(rule, rule.form, views);
  if (rule.quantity) return byQuantity(rule, rule.quantity, views);
  return rule.parts.length > 0 ? byActs(rule, views) : undefined;
}

function byQuantity(rule: CompiledRule, quantity: Quantity, views: TextViews): Finding {
  const found = checkQuantity(quantity, { objects: rule.measured, parts: rule.parts }, actSentences(views));
  const finding = findingAt(rule, found, 'a number is beyond the bound that the rule sets', views);
  if (!found) return finding;
  const isNamed = rule.measured.some((one) => fitOf(one, found, undefined) > 0);
  return { ...finding, z: isNamed ? EXACT : CERTAIN };
}

function byActs(rule: CompiledRule, views: TextViews): Finding | undefined {
  const sentences = actSentences(views);
  const findings = rule.parts.flatMap((part) => {
    const found = part.polarity === 'only' ? leavesScope(part, sentences) : breakOf(part, sentences);
    if (!found) return [];
    const finding = findingAt(rule, found.sentence, doneBy(rule, reasons[part.polarity]), views);
    return { ...finding, z: finding.z + found.strength };
  });
  const worst = worstOf(findings);
  if (worst) return worst;
  return rule.heads.length > 0 ? undefined : findingAt(rule, undefined, '', views);
}

const reasons = {
  forbids: 'a sentence does what it forbids',
  demands: 'what the rule demands is missing',
  only: 'it is about something else',
} as const;

const doneBy = ({ behaviour }: CompiledRule, reason: string): string =>
  behaviour === undefined ? reason : `a sentence does "${behaviour}", which is disallowed`;

function findingAt(rule: CompiledRule, sentence: ActSentence | undefined, reason: string, views: TextViews): Finding {
  const span = sentence && views.plain.toSource(sentence.span.start, sentence.span.end);
  return { rule, z: sentence ? CERTAIN : -CERTAIN, reason, span };
}

function byStatement(rule: CompiledRule, views: TextViews): Finding {
  const text = loweredText(views);
  for (const { text: statement, isDemanded } of rule.statements) {
    const at = placeOfStatement(statement, text);
    if ((at === undefined) !== isDemanded) continue;
    const span = at === undefined ? { start: 0, end: 0 } : views.plain.toSource(at, at + statement.length);
    const reason = isDemanded ? `"${statement}" is missing` : `it says "${statement}"`;
    return { rule, z: EXACT, reason, span };
  }
  return { rule, z: -CERTAIN, reason: '', span: undefined };
}

function byForm(rule: CompiledRule, form: FormRule, views: TextViews): Finding {
  const found = checkForm(form, views);
  if (!found) return { rule, z: -CERTAIN, reason: '', span: undefined };
  return { rule, z: EXACT, reason: formReasons[form.kind], span: views.plain.toSource(found.start, found.end) };
}

const formReasons: Readonly<Record<FormRule['kind'], string>> = {
  length: 'it is longer than the rule allows',
  language: 'it is in another language',
  greeting: 'the greeting is missing',
  noLinks: 'it has a link',
  noLists: 'it has a list or marks of Markdown',
  yesOrNo: 'it says more than yes or no',
};

const lowered = new ViewNote<string>();
const loweredText = (views: TextViews): string =>
  lowered.of(views) ?? lowered.keep(views, views.plain.text.toLowerCase());

function byEvidence(rule: CompiledRule, { views, scores }: JudgedText): Finding {
  const about = aboutness(evidenceFor(rule, views, scores));
  if (rule.kind === 'forbids') {
    return { rule, z: about, reason: reasonOf(rule), span: segmentOf(rule, views) };
  }
  const reason = rule.kind === 'only' ? 'it is about something else' : 'what the rule demands is missing';
  return { rule, z: -about, reason, span: { start: 0, end: Math.min(views.source.length, 200) } };
}

function reasonOf({ heads, behaviour }: CompiledRule): string {
  if (heads.length > 0) return `the ${heads.join(' and ')} detector sees it`;
  return behaviour === undefined
    ? 'it is about what the rule forbids'
    : `it is about "${behaviour}", which is disallowed`;
}

/** Returns the log-odds that a text is about the subject of a rule. */
function aboutness({ mapped, topic, words }: RuleEvidence): number {
  const { mapped: known, free } = policyCalibration;
  if (mapped === undefined) return free.topic * topic + free.words * words + free.offset;
  return known.mapped * mappedLogOdds(mapped) + known.offset;
}

/** Returns the log-odds of a detector's probability, clamped to ±4. */
export const mappedLogOdds = (probability: number): number =>
  Math.max(-4, Math.min(4, Math.log((probability + 1e-6) / (1 - probability + 1e-6))));

/** Returns the sentence with most of the rule's words, or the first sentence if none has any. */
function decidingSentence({ subjects }: CompiledRule, views: TextViews): Span | undefined {
  const { text } = views.plain;
  const wanted = stemsOf(subjects.flatMap((subject) => readWords(subject)));
  const hits = ({ start, end }: Span) =>
    [...stemsOf(readWords(text.slice(start, end), 150))].filter((stem) => wanted.has(stem)).length;
  const sentences = splitSentences(text, MAX_SENTENCES).map((span) => ({ span, hits: hits(span) }));
  const best = sentences.toSorted((a, b) => b.hits - a.hits)[0];
  return best && views.plain.toSource(best.span.start, best.span.end);
}
