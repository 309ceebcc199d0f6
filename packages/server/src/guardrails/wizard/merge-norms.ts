import type { Citation, Norm } from './norm.ts';

/** A rule with every place that states it, in order. */
export interface MergedNorm extends Norm {
  readonly citations: readonly Citation[];
}

interface Group {
  norm: Norm;
  readonly words: ReadonlySet<string>;
  readonly citations: Citation[];
}

/** Two rules are the same if they share at least this part of all their words. */
const SAME = 0.8;
/** Rules that share a rare word are compared, at most this many per word. */
const MAX_COMPARED = 50;
const RARE_WORDS = 3;

const plain = new Set(
  'a an the of or and to in on for with by from that which who is are be been at as any all their its it they them this these those we our you your must shall should may can will has have need needs required also always every each when where if'.split(
    ' ',
  ),
);

/** Merges rules that say the same: equal modality, equal numbers and nearly equal words. */
export function mergeNorms(norms: readonly Norm[]): MergedNorm[] {
  const bags = norms.map(({ text }) => distinctWords(text));
  const counts = frequencies(bags);
  const groups: Group[] = [];
  const byKey = new Map<string, Group[]>();
  for (const [index, norm] of norms.entries()) {
    const words = bags[index] ?? new Set<string>();
    const keys = keysOf(norm, words, counts);
    const alike = keys.flatMap((key) => byKey.get(key) ?? []);
    const same = alike.find((group) => likeness(group.words, words) >= SAME);
    if (same) join(same, norm);
    else groups.push(enter({ norm, words, citations: [norm.citation] }, keys, byKey));
  }
  return groups.map(({ norm, citations }) => ({ ...norm, citations }));
}

function frequencies(bags: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of bags.flatMap((bag) => [...bag])) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function enter(group: Group, keys: readonly string[], byKey: Map<string, Group[]>): Group {
  for (const key of keys) {
    const known = byKey.get(key) ?? [];
    if (known.length < MAX_COMPARED) byKey.set(key, [...known, group]);
  }
  return group;
}

function join(group: Group, norm: Norm): void {
  group.citations.push(norm.citation);
  const strength = Math.max(group.norm.strength, norm.strength) as Norm['strength'];
  const longer = norm.text.length > group.norm.text.length ? norm : group.norm;
  group.norm = { ...longer, strength, citation: group.norm.citation };
}

/** Returns the words that distinguish a rule, without their endings. */
export function distinctWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !plain.has(word)).map((word) => word.replace(/(?<=..)(?:es|s|ing|ed)$/, '')));
}

/**
 * Returns the keys of a rule. Rules can be the same only if modality and numbers are equal and they share one of their
 * rarest words.
 */
function keysOf({ modality, text }: Norm, words: ReadonlySet<string>, counts: ReadonlyMap<string, number>): string[] {
  const numbers = (text.match(/[$€£¥₹]? ?\d+(?:[.,]\d+)* ?[$€£¥₹%]?/g) ?? []).toSorted().join(' ');
  return [...words]
    .toSorted((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0) || (one < other ? -1 : 1))
    .slice(0, RARE_WORDS)
    .map((word) => `${modality} ${numbers} ${word}`);
}

/** Returns the shared part of all words of two rules (Jaccard index). */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / Math.max(1, one.size + other.size - shared);
}
