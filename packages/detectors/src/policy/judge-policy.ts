import { viewsOfView } from '../normalise/views-of.ts';
import type { Span, TextViews } from '../view.ts';
import { judgeByActs } from './acts/judge-by-acts.ts';
import { compilePolicy } from './compile-policy.ts';
import { findBeyond, findExact, isForbidding } from './exact-findings.ts';
import { headLogOdds, headSegment } from './mapped-heads.ts';
import { policyCalibration } from './policy-calibration.ts';
import type { CompiledRule, Policy } from './policy-rule.ts';
import { readRule } from './read-rule.ts';
import { namingOdds, nearnessOf } from './rule-nearness.ts';
import { stretchesOf } from './text-stretches.ts';

/** The verdict of a policy on a text. */
export interface PolicyVerdict {
  /** Probability that the text breaks the rule that it breaks most likely, 0 to 1. 0.5 is the threshold. */
  readonly score: number;
  /** The broken rule, if there is one: of several that seem broken, the one that the decisive sentence is nearest to. */
  readonly rule: CompiledRule | undefined;
  /** The reason, as a part of a sentence. */
  readonly reason: string;
  /** The stretch that decided, as offsets into the caller's text. */
  readonly span: Span | undefined;
  /** Rules that the encoder should have read and has not. */
  readonly unread: readonly CompiledRule[];
  /** Share of the text that was read with all the other rules. */
  readonly covered: number;
}

/** Log-odds of quoted words, a form, and a number beyond a bound. */
const EXACT = 5;
/** Log-odds of a sentence that does what a rule forbids, where the encoder did not read it. */
const ACTED = 4;
/** What is compared exactly is named before what is read. */
const NAMED_FIRST = 100;
export const POLICY_THRESHOLD = 0.5;

interface Finding {
  readonly rule: CompiledRule;
  readonly z: number;
  readonly reason: string;
  readonly span: Span | undefined;
  /** The words that decided, where something was understood. Undefined where it was compared exactly. */
  readonly said: string | undefined;
  /** Share of the text that the encoder read with the rule. Undefined if it is not asked about it. */
  readonly covered: number | undefined;
}

/** Judges a text by the rules of a policy, with what the encoder said of `policyPairs`, if it was asked. */
export function judgePolicy(policy: Policy, views: TextViews, threshold = POLICY_THRESHOLD): PolicyVerdict {
  const { rules } = compilePolicy(policy);
  const findings = rules.flatMap((rule) => (rule.unreadable ? [] : [findingOf(rule, views)]));
  const score = probabilityOf(Math.max(...findings.map(({ z }) => z)));
  const asked = findings.flatMap(({ covered }) => covered ?? []);
  const read = asked.filter((covered) => covered > 0);
  const facts = {
    score,
    unread: findings.flatMap(({ rule, covered }) => (covered === 0 ? [rule] : [])),
    covered: read.length > 0 ? Math.min(...read) : 1,
  };
  const broken = score < threshold ? [] : findings.filter(({ z }) => probabilityOf(z) >= threshold);
  const [named] = broken.length > 1 ? broken.toSorted((one, other) => nameOdds(other) - nameOdds(one)) : broken;
  return { ...facts, rule: named?.rule, reason: named?.reason ?? '', span: named?.span };
}

/** The log-odds by which one of several broken rules is named. */
const nameOdds = ({ rule, z, said }: Finding): number =>
  said === undefined ? z + NAMED_FIRST : z + namingOdds(nearnessOf(rule.text, said));

/** Of no finding at all the log-odds are minus infinity, and the probability is 0. */
const probabilityOf = (z: number): number => 1 / (1 + Math.exp(-z));

/** Returns the trained heads that a policy's rules are mapped to. */
export function policyHeads(policy: Policy): string[] {
  const heads = compilePolicy(policy).rules.flatMap((rule) => rule.heads);
  return [...new Set(heads.filter((head) => head !== 'pii' && head !== 'code'))];
}

function findingOf(rule: CompiledRule, views: TextViews): Finding {
  // A text without a word has nothing to read.
  const isAsked = rule.asks.length > 0 && stretchesOf(views).length > 0;
  const read = isAsked ? readRule(rule, views) : undefined;
  const covered = isAsked ? (read?.covered ?? 0) : undefined;
  const exact = findExact(rule, views) ?? hiddenIn(rule, views);
  if (exact) return { rule, covered, z: EXACT, said: undefined, ...exact };
  if (read) {
    const { z, decisive } = read;
    return { rule, covered, z, said: decisive.text, reason: reasonOf(rule, views), span: decisive.span };
  }
  return unreadFinding(rule, views, covered);
}

/** Judges a rule that the encoder did not read. A bound is compared where the acts of the rule are not read, either. */
function unreadFinding(rule: CompiledRule, views: TextViews, covered: number | undefined): Finding {
  const acted = judgeByActs(rule, views);
  if (acted?.sentence) {
    const { text, span } = acted.sentence;
    return { rule, covered, z: ACTED, said: text, reason: acted.reason, span };
  }
  const beyond = acted ? undefined : findBeyond(rule, views);
  if (beyond) return { rule, covered, z: EXACT, said: undefined, ...beyond };
  const found = byHead(rule, views);
  return { ...found, rule, covered, said: found.span ? views.source.slice(found.span.start, found.span.end) : '' };
}

const reasonOf = (rule: CompiledRule, views: TextViews): string =>
  judgeByActs(rule, views)?.reason || 'the encoder reads it as broken';

/** Searches what the codings of a text hide. Only what is said there can break a rule, and not what is missing. */
function hiddenIn(rule: CompiledRule, views: TextViews) {
  if (!rule.exact.some(({ statements }) => statements.length > 0) || !isForbidding(rule)) return undefined;
  for (const view of views.decoded) {
    const found = findExact(rule, viewsOfView(views, view));
    if (found) return found;
  }
  return undefined;
}

/** Judges by the known detectors alone. */
function byHead({ heads }: CompiledRule, views: TextViews): Pick<Finding, 'z' | 'reason' | 'span'> {
  const mapped = headLogOdds(heads, views);
  if (mapped === undefined) return { z: Number.NEGATIVE_INFINITY, reason: '', span: undefined };
  const { alone } = policyCalibration;
  const z = alone.mapped * mapped + alone.offset;
  return { z, reason: `the ${heads.join(' and ')} detector sees it`, span: headSegment(heads, views) };
}
