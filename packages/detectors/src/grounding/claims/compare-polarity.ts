import type { Alignment, Link } from './align.ts';
import { isWithin } from './compare-quantities.ts';
import { areComparable, areEqual } from './quantity.ts';
import { contentOf, type Statement } from './statement.ts';

/** Whether the claim denies what the context says, or says what it denies. */
export interface PolarityEvidence {
  /** From -1, where what is denied is denied on both sides, to 1, where only one side denies it. */
  readonly sign: number;
  /** Like `sign`, where the claim has a word that the context has the opposite of. */
  readonly opposite: number;
}

/** How much words count that no negation is about. */
const OFF_FOCUS = 0.1;
/** The least that a word counts which the context has the opposite of. */
const OPPOSITE = 0.6;

/** Compares the signs of the words that the claim and the best sentence share, and their opposites. */
export function comparePolarity(alignment: Alignment): PolarityEvidence {
  const { claim, links, sentences, best } = alignment;
  const statement = sentences[best]?.statement;
  const shared = [...links.values()].filter((link) => link.sentence === best);
  if (!statement || shared.length === 0) return { sign: 0, opposite: 0 };
  const isDenied =
    claim.signs.includes(-1) || shared.some(({ at }) => statement.signs[at] === -1) || statement.excepted.includes(1);
  const hasOpposite = shared.some(({ isOpposite }) => isOpposite);
  if (!isDenied && !hasOpposite) return { sign: 0, opposite: 0 };
  const balance = balanceOf(alignment, statement, shared);
  return hasOpposite ? { sign: 0, opposite: balance } : { sign: balance, opposite: 0 };
}

/** Whether the words that a negation is about, and opposites, agree: -1 to 1, by the share of the claim that is there. */
function balanceOf(alignment: Alignment, theirs: Statement, shared: readonly Link[]): number {
  const { claim, best, weightOf, links } = alignment;
  const beside = { claim, theirs, turn: isExcepted(claim, theirs, shared) ? -1 : 1 };
  let [sum, total, found, all] = [0, 0, 0, 0];
  for (const own of contentOf(claim.content)) {
    const link = links.get(own);
    const weight = link?.isOpposite ? Math.max(OPPOSITE, weightOf(own)) : weightOf(own);
    const told = link?.sentence === best ? verdictOf(link, beside) : { stress: claim.focus[own] ?? 0, value: 0 };
    all += weight;
    total += weight * told.stress;
    sum += weight * told.stress * told.value;
    found += link?.sentence === best ? weight * link.likeness : 0;
  }
  return total === 0 ? 0 : (sum / total) * Math.sqrt(found / all);
}

/** How much a shared word tells, and whether it is denied on one side only (1) or not (-1). */
const verdictOf = (link: Link, beside: Beside) => ({
  stress: stressOf(link, beside),
  value: agrees(link, beside) ? -1 : 1,
});

interface Beside {
  readonly claim: Statement;
  readonly theirs: Statement;
  /** -1 where the claim speaks of what the sentence excepts, so that the rest of the sentence is said to be otherwise. */
  readonly turn: number;
}

/** How much a shared word tells: most if a negation is about it, nothing for an exception and the subject of its sentence. */
function stressOf({ own, at, isOpposite }: Link, { claim, theirs, turn }: Beside): number {
  if (theirs.excepted[at]) return 0;
  if (turn < 0) return at === theirs.content.indexOf(1) ? 0 : 1;
  return claim.focus[own] || theirs.focus[at] || isOpposite ? 1 : OFF_FOCUS;
}

const agrees = ({ own, at, isOpposite }: Link, { claim, theirs, turn }: Beside): boolean =>
  (claim.signs[own] === turn * (theirs.signs[at] ?? 1)) !== isOpposite;

/** Words after the mark of an exception that name what is excepted. */
const EXCEPTED_WORDS = 8;

/** Whether the claim speaks of what the sentence excepts: it has the words that follow "except", and numbers that fit. */
function isExcepted(claim: Statement, theirs: Statement, shared: readonly Link[]): boolean {
  const from = theirs.excepted.indexOf(1);
  if (from < 0) return false;
  const named = [...theirs.content.keys()]
    .slice(from + 1, from + EXCEPTED_WORDS)
    .filter((at) => theirs.content[at] && theirs.excepted[at]);
  const found = named.filter((at) => shared.some((link) => link.at === at && !link.isOpposite));
  const numbers = theirs.quantities.filter(({ at }) => theirs.excepted[at]);
  const fits = numbers.every((number) => {
    const own = claim.quantities.filter((quantity) => areComparable(quantity, number));
    return (
      own.length === 0 ||
      own.some((quantity) => areEqual(quantity, number) || (number.bound && isWithin(quantity, number)))
    );
  });
  const isNamed = named.length === 0 ? numbers.length > 0 : found.length > 0 && found.length >= named.length / 4;
  return isNamed && fits;
}
