import type { TextReading } from './read-texts.ts';

/** Of each group one answer holds. The names are labels of the encoder; `ml/reader/outputs.py` has the same groups. */
const groups = {
  claim: ['entailed', 'contradicted', 'neither'],
  rule: ['broken', 'kept', 'apart'],
  goal: ['done', 'refused', 'deflected'],
} as const;
type PairGroup = keyof typeof groups;

/** How likely each answer of a group is; together 1. */
export type PairShares<Group extends PairGroup> = Readonly<Record<(typeof groups)[Group][number], number>>;

/**
 * Returns how likely each answer of a group is, for each segment of the second of two texts.
 *
 * - `claim`: the first text is a context, and the second a claim
 * - `rule`: a rule and a reply; `apart` where the rule does not apply to it
 * - `goal`: what somebody tries to get, and an answer
 */
export function pairShares<Group extends PairGroup>(
  group: Group,
  { chunks }: TextReading,
  labels: readonly string[],
): PairShares<Group>[] {
  const names = groups[group];
  const columns = names.map((name) => labels.indexOf(name));
  return chunks.map(({ logits }) => {
    const shares = softmax(columns.map((column) => logits[column] ?? 0));
    return Object.fromEntries(names.map((name, at) => [name, shares[at] ?? 0])) as PairShares<Group>;
  });
}

/** Returns the logit of a single answer, for each segment: `irrelevant` (question, answer) or `about` (topic, text). */
export function pairLogits(
  label: 'irrelevant' | 'about',
  { chunks }: TextReading,
  labels: readonly string[],
): number[] {
  const column = labels.indexOf(label);
  return chunks.map(({ logits }) => logits[column] ?? 0);
}

/** Returns how likely a single answer is, for each segment. */
export const pairChances = (...of: Parameters<typeof pairLogits>): number[] =>
  pairLogits(...of).map((logit) => 1 / (1 + Math.exp(-logit)));

function softmax(logits: readonly number[]): number[] {
  const highest = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
