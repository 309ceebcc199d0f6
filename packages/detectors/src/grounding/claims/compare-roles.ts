import type { Word } from '../read-words.ts';
import { stem } from '../stem.ts';
import type { Alignment, ClaimContext, Link } from './align.ts';

/** Verbs that say the same with their sides changed. */
const converses = `
  buy sell | teach learn | teach study | beat lose | defeat lose | win lose | give receive | give get | lend borrow | employ work |
  own belong | lead follow | send receive | precede follow | export import | hire rent | ask go | ask do | ask check | ask take | ask get | inherit leave | inherit bequeath |
  take give | belong take | belong acquir | belong buy | replace keep | succeed precede | award receive | award get | hand receive
`;
const conversePairs = new Set<string>();
for (const pair of converses.split('|')) {
  const [one = '', other = ''] = pair.trim().split(' ').map(stem);
  conversePairs.add(`${one} ${other}`);
  conversePairs.add(`${other} ${one}`);
}
const past: Readonly<Record<string, string>> = {
  bought: 'buy',
  sold: 'sell',
  taught: 'teach',
  lost: 'lose',
  won: 'win',
  gave: 'give',
  given: 'give',
  got: 'get',
  gets: 'get',
  lent: 'lend',
  sent: 'send',
  left: 'leave',
  led: 'lead',
  beaten: 'beat',
  belongs: 'belong',
  took: 'take',
  taken: 'take',
  learned: 'learn',
  learnt: 'learn',
};
const baseOf = ({ lower, stem: own }: Word): string => {
  const base = past[lower];
  return base === undefined ? own : stem(base);
};

/** What two things of a claim tell by their order: 1 where they stand the other way round, -1 where they do not. */
export interface RoleEvidence {
  /** Names, or things around the same verb. */
  readonly roles: number;
  /** Other things, or without a verb that is the same. */
  readonly order: number;
}

/** Compares who does what to whom: two things that stand in the other order around the same verb. */
export function compareRoles(alignment: Alignment, context: ClaimContext): RoleEvidence {
  const { claim, sentences, best } = alignment;
  const [first, last] = entitiesOf(alignment, context);
  const statement = sentences[best]?.statement;
  if (!first || !last || !statement || claim.words.some(({ lower }) => lower === 'than')) return none;
  const isSameOrder = first.at < last.at;
  const ownTurn = turnOf(claim.words, first.own, last.own);
  const [from, to] = isSameOrder ? [first.at, last.at] : [last.at, first.at];
  if (statement.clauses[from] !== statement.clauses[to] && to - from > MAX_APART) return none;
  const theirTurn = turnOf(statement.words, from, to);
  const verbs = isConverse(claim.words, first.own, last.own, statement.words);
  const isTurned = (ownTurn !== theirTurn) !== verbs;
  const value = isSameOrder === isTurned ? 1 : -1;
  return hasVerb(alignment, first.own, last.own, context) ? { roles: value, order: 0 } : { roles: 0, order: value };
}

const none: RoleEvidence = { roles: 0, order: 0 };

const MAX_APART = 12;

/** Whether the sentence has a word of the claim that stands between the two things, or the converse of one. */
function hasVerb(
  { claim, links, sentences, best }: Alignment,
  from: number,
  to: number,
  { nameStems }: ClaimContext,
): boolean {
  const words = sentences[best]?.statement.words ?? [];
  const between = [...claim.words.keys()].slice(from + 1, to).filter((own) => !isNamed(claim.words, own, nameStems));
  return (
    between.some((own) => claim.content[own] && links.get(own)?.sentence === best) ||
    isConverse(claim.words, from, to, words)
  );
}

/** Two things of a claim with their places in the best sentence: names, or else nouns after an article. */
function entitiesOf(alignment: Alignment, { nameStems }: ClaimContext): readonly [Link?, Link?] {
  const { claim, all, best } = alignment;
  const linked = [...claim.words.keys()].flatMap((own): Link | [] => {
    const link = (all.get(own) ?? []).find(
      ({ sentence, likeness, isOpposite }) => sentence === best && likeness === 1 && !isOpposite,
    );
    return link ?? [];
  });
  const named = linked.filter(({ own }) => isNamed(claim.words, own, nameStems));
  const things = named.some(({ own }) => own - (named[0]?.own ?? 0) > 1)
    ? named
    : linked.filter(({ own }) => isThing(claim.words, own));
  const [first, last] = [things[0], things.at(-1)];
  return first && last && last.own - first.own > 1 ? [first, last] : [];
}

function isNamed(words: readonly Word[], at: number, nameStems: ReadonlySet<string>): boolean {
  const word = words[at];
  return word !== undefined && (word.isName || nameStems.has(word.stem));
}

/** A noun that may act: after an article, or in the plural at the beginning; no place or time. */
function isThing(words: readonly Word[], at: number): boolean {
  const [before, beforeThat] = [words[at - 1]?.lower ?? '', words[at - 2]?.lower ?? ''];
  if (at === 0) return /s$/.test(words[at]?.lower ?? '');
  if (/^(?:the|a|an|his|her|its|their)$/.test(before))
    return !/^(?:in|at|on|during|for|since|after|before)$/.test(beforeThat);
  return /^(?:from|to|by)$/.test(before);
}

/** Whether the words between two things turn them: a passive with "by", or "from". */
function turnOf(words: readonly Word[], from: number, to: number): boolean {
  const between = words.slice(from + 1, to).map(({ lower }) => lower);
  const isPassive = between.includes('by') && between.some((word) => /^(?:is|are|was|were|be|been|being)$/.test(word));
  return isPassive;
}

/** Whether a verb of the claim is the converse of one of the sentence. */
function isConverse(words: readonly Word[], from: number, to: number, others: readonly Word[]): boolean {
  const theirs = new Set(others.map(baseOf));
  return words
    .slice(from + 1, to)
    .some(
      (word) => !theirs.has(baseOf(word)) && [...theirs].some((other) => conversePairs.has(`${baseOf(word)} ${other}`)),
    );
}
