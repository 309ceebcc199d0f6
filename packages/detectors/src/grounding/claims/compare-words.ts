import type { Alignment, ClaimContext } from './align.ts';
import { anchorsOf, closeness, margin, type Place } from './places.ts';

/** What the words and names of a claim tell of where they stand in the context. */
export interface WordEvidence {
  /** A name of the claim is nowhere in the context: 1. */
  readonly nameAbsent: number;
  /** Another name stands nearer to the claim's words: 1; the claim's own: -1. */
  readonly nameElsewhere: number;
  /** Share of the claim's words that the best sentence lacks and another one has. */
  readonly imported: number;
  /** Share of the claim's words that the best sentence has. */
  readonly coverage: number;
}

/** Compares where names and other words stand. */
export function compareWords(alignment: Alignment, context: ClaimContext): WordEvidence {
  const { sentences, best } = alignment;
  return {
    ...nameEvidence(alignment, context),
    imported: importedShare(alignment),
    coverage: Math.min(1, sentences[best]?.coverage ?? 0),
  };
}

const MAX_NAMES = 6;

function nameEvidence(
  alignment: Alignment,
  { nameStems }: ClaimContext,
): Pick<WordEvidence, 'nameAbsent' | 'nameElsewhere'> {
  const { claim, all } = alignment;
  const isNamed = (own: number) => {
    const word = claim.words[own];
    return word !== undefined && claim.content[own] === 1 && nameStems.has(word.stem);
  };
  const names = [...claim.words.keys()].filter(isNamed).slice(0, MAX_NAMES);
  const absent = [...claim.words.keys()].filter(
    (own) => claim.content[own] && !all.has(own) && claim.words[own]?.isName,
  ).length;
  if (names.length + absent === 0) return { nameAbsent: 0, nameElsewhere: 0 };
  const found = names.filter((own) => all.has(own));
  if (found.length === 0) return { nameAbsent: absent / (names.length + absent), nameElsewhere: 0 };
  const margins = groupsOf(found).map((group) => nameMargin(group, alignment, nameStems));
  const most = margins.reduce((worst, each) => Math.max(worst, each), -1);
  return { nameAbsent: absent / (names.length + absent), nameElsewhere: most };
}

/** Names of several words: "Nadia Ferris". */
function groupsOf(names: readonly number[]): number[][] {
  const groups: number[][] = [];
  for (const own of names) {
    const last = groups.at(-1);
    if (last?.at(-1) === own - 1) last.push(own);
    else groups.push([own]);
  }
  return groups;
}

/** How much nearer to the claim's other words another name stands than the claim's. */
function nameMargin(group: readonly number[], alignment: Alignment, nameStems: ReadonlySet<string>): number {
  const { all, best, links } = alignment;
  const isHere = group.some((own) => links.get(own)?.sentence === best);
  const anchors = anchorsOf(alignment, new Set(group), group[0] ?? 0);
  if (anchors.length === 0) return 0;
  const ownPlaces = group.flatMap((own) => all.get(own) ?? []);
  const pronouns = pronounPlaces(ownPlaces, alignment);
  const own = Math.max(
    0,
    ...ownPlaces.map((place) => closeness(place, anchors, alignment)),
    ...pronouns.map((place) => PRONOUN * closeness(place, anchors, alignment)),
  );
  const rivals = rivalNames(alignment, nameStems).slice(0, MAX_RIVALS);
  const rival = Math.max(0, ...rivals.map((place) => closeness(place, anchors, alignment)));
  const found = rivals.length === 0 ? -0.5 : margin(own, rival);
  const covered = alignment.sentences[best]?.coverage ?? 0;
  const sure = Math.max(0, Math.min(1, (covered - LITTLE) / LITTLE));
  return found > 0 ? Math.min(isHere ? HERE : 1, found) * sure : found;
}

const MAX_RIVALS = 30;
/** The most that tells against a name which the best sentence has. */
const HERE = 0.25;
/** Where the best sentence has no more of the claim than this, a name in it tells nothing against another. */
const LITTLE = 0.4;
const PRONOUN = 0.8;

/** The pronouns of the best sentence and of the one before it that may stand for a name told before them. */
function pronounPlaces(places: readonly Place[], { sentences, best }: Alignment): Place[] {
  return [best - 1, best].flatMap((sentence) => {
    const words = sentences[sentence]?.statement.words ?? [];
    if (!places.some((place) => place.sentence < sentence)) return [];
    return [...words.keys()]
      .filter((at) => /^(?:he|she|it|they|him|her|his|their|them)$/.test(words[at]?.lower ?? ''))
      .map((at) => ({ sentence, at }));
  });
}

/** The names near the claim that it does not have. Words beside each other are one name. */
function rivalNames({ claim, sentences }: Alignment, nameStems: ReadonlySet<string>): Place[] {
  const stems = new Set(claim.words.map(({ stem }) => stem));
  return sentences.flatMap(({ statement: { words } }, sentence) => {
    const named = [...words.keys()].filter((at) => nameStems.has(words[at]?.stem ?? ''));
    const foreign = groupsOf(named).filter((group) => !group.some((at) => stems.has(words[at]?.stem ?? '')));
    return foreign.flatMap((group) => group.map((at) => ({ sentence, at })));
  });
}

/** Words that the best sentence lacks; those of a sentence before it may be what it speaks of. */
function importedShare({ claim, links, all, best, weightOf }: Alignment): number {
  let [total, imported] = [0, 0];
  for (const own of claim.content.keys()) {
    if (!claim.content[own]) continue;
    const link = links.get(own);
    total += weightOf(own);
    if (!link || link.sentence === best || link.likeness < 1) continue;
    const isEarlier = (all.get(own) ?? []).some(({ sentence }) => sentence < best);
    imported += weightOf(own) * (isEarlier ? EARLIER : 1);
  }
  return total === 0 ? 0 : imported / total;
}

const EARLIER = 0.5;
