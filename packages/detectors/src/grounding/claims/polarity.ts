import type { Word } from '../read-words.ts';
import { negators } from '../word-tables.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words that make what is said the opposite, beside the negators. */
const reversing = words(`
  refuse refuses refused deny denies denied reject rejects rejected exclude excludes excluded decline declined
  declines forbid forbids forbidden prohibit prohibits prohibited banned ban bans cancelled canceled avoid avoids avoided
  prevent prevents prevented unavailable untouched needless unnecessary impossible void against opposed opponents spared
  exempt exempted waive waived ignore ignores ignored abolished scrapped
`);
/** Words that negate only with another after them: "free of", "stop taking". */
const reversingWith: Readonly<Record<string, RegExp>> = {
  free: /^(?:of|from)$/,
  fails: /^to$/,
  failed: /^to$/,
  stop: /ing$/,
  stopped: /ing$/,
  stops: /ing$/,
};
/** Negators that reach no further than the words beside them. */
const LOCAL = 'without';
const LOCAL_REACH = 4;
const notAlone: ReadonlySet<string> = new Set([LOCAL, 'fails', 'failed']);
/** Words that go with "out", "off" or "down" to mean that something is not done. */
const particles = words(
  'keep keeps kept leave leaves left rule rules ruled turn turned turns vote voted call called put',
);
const exceptions = words('except excluding unless save exception besides other apart barring but');
const clauseStarts = words('but while although though because if unless when which who whose whereas so where whether');
const PARTICLE_REACH = 9;

/** The clauses of a sentence, word by word. */
interface Clauses {
  /** -1 where the clause is negated, 1 elsewhere. */
  readonly signs: Int8Array;
  readonly clauses: Int16Array;
  /** 1 for the words that a negation is about: the negating word's own neighbours. */
  readonly focus: Uint8Array;
  /** 1 for the words of an exception: "except on Sundays". */
  readonly excepted: Uint8Array;
}

/** Splits a sentence into clauses, and finds which of them are negated or an exception. */
export function signsOf(sentence: readonly Word[], text: string): Clauses {
  const signs = new Int8Array(sentence.length).fill(1);
  const clauses = new Int16Array(sentence.length);
  const focus = new Uint8Array(sentence.length);
  const excepted = new Uint8Array(sentence.length);
  for (const [clause, { from, to, isException }] of clausesOf(sentence, text).entries()) {
    const negating = negationsOf(sentence, from, to);
    if (negating.length % 2 === 1) signs.fill(-1, from, to);
    if (isException) excepted.fill(1, from, to);
    for (const place of negating) markFocus(sentence, place, { from, to, signs, focus });
    clauses.fill(clause, from, to);
    flipLocally(signs, sentence, from, to);
  }
  return { signs, clauses, focus, excepted };
}

interface Clause {
  readonly from: number;
  readonly to: number;
  readonly isException: boolean;
}

function clausesOf(sentence: readonly Word[], text: string): Clause[] {
  const found: Clause[] = [];
  let open = { from: 0, isException: false };
  for (const at of sentence.keys()) {
    const isException = startsException(sentence, at);
    if (!isException && !startsClause(sentence, at, open.from, text)) continue;
    found.push({ ...open, to: at });
    open = { from: at, isException };
  }
  return [...found, { ...open, to: sentence.length }];
}

/** "except", "apart from", "other than", "save for", "with the exception of", "but for". */
function startsException(sentence: readonly Word[], at: number): boolean {
  const own = sentence[at]?.lower ?? '';
  if (!exceptions.has(own)) return false;
  const next = sentence[at + 1]?.lower;
  if (own === 'except' || own === 'excluding' || own === 'exception' || own === 'unless' || own === 'barring')
    return true;
  return (own === 'apart' && next === 'from') || (own === 'other' && next === 'than') || next === 'for';
}

const FEWEST_WORDS = 3;

function startsClause(sentence: readonly Word[], at: number, from: number, text: string): boolean {
  const word = sentence[at];
  if (!word || at - from < FEWEST_WORDS) return false;
  if (clauseStarts.has(word.lower)) return true;
  if (word.lower === 'and' && /^(?:it|them|him|her|us)$/.test(sentence[at - 1]?.lower ?? '')) return true;
  const gap = text.slice(sentence[at - 1]?.end ?? word.start, word.start);
  return /[,;:()–—]/.test(gap.slice(0, 4));
}

/** Turns the words after "without". */
function flipLocally(signs: Int8Array, sentence: readonly Word[], from: number, to: number): void {
  for (let at = from; at < to; at += 1) {
    if (sentence[at]?.lower !== LOCAL) continue;
    const end = Math.min(to, at + LOCAL_REACH);
    for (let next = at + 1; next < end && !isBreak(sentence[next]); next += 1) signs[next] = -(signs[next] ?? 1);
  }
}

const isBreak = (word: Word | undefined): boolean =>
  word !== undefined && !word.isContent && !/^(?:an?|the|any)$/.test(word.lower);

/** The words of a clause that negate it. */
function negationsOf(sentence: readonly Word[], from: number, to: number): number[] {
  const found: number[] = [];
  for (let at = from; at < to; at += 1) {
    const lower = sentence[at]?.lower ?? '';
    const next = sentence[at + 1]?.lower ?? '';
    if (isBoundLead(lower, next)) continue;
    if (isReversing(lower) || reversingWith[lower]?.test(next) || isParticle(sentence, at)) found.push(at);
  }
  return found;
}

interface Marked {
  readonly from: number;
  readonly to: number;
  readonly signs: Int8Array;
  readonly focus: Uint8Array;
}

const FOCUS_REACH = 4;

/**
 * Marks what a negation is about: the words after "not"; for a word that denies by its own meaning, such as "forbidden", those
 * around it. Such a word is not denied itself.
 */
function markFocus(sentence: readonly Word[], at: number, { from, to, signs, focus }: Marked): void {
  if (reversing.has(sentence[at]?.lower ?? '')) {
    signs[at] = -(signs[at] ?? 1);
    focus.fill(1, Math.max(from, at - FOCUS_REACH), at);
  }
  focus.fill(1, at + 1, Math.min(to, at + 1 + FOCUS_REACH));
}

/** "no more than" and the like set a bound. */
const isBoundLead = (lower: string, next: string): boolean =>
  /^(?:no|not)$/.test(lower) &&
  /^(?:more|less|fewer|later|earlier|longer|older|younger|only)$/.test(next) &&
  next !== 'longer';

const endings: ReadonlySet<string> = new Set(['out', 'down', 'off']);

/** Whether a word is the "out" of "keep out" or the like. */
function isParticle(sentence: readonly Word[], at: number): boolean {
  if (!endings.has(sentence[at]?.lower ?? '')) return false;
  return sentence.slice(Math.max(0, at - PARTICLE_REACH), at).some(({ lower }) => particles.has(lower));
}

const isReversing = (lower: string): boolean =>
  (negators.has(lower) && !notAlone.has(lower)) ||
  reversing.has(lower) ||
  lower.endsWith("n't") ||
  lower.endsWith('n’t');
