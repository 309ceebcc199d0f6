import type { ContextIndex, Passage } from './context-index.ts';
import type { Rarity } from './rarity.ts';

/** One or two neighbouring passages. */
export type Window = Passage;

/** The passages that share most with the stems, by rarity, best first; each with the neighbour that adds most. */
export function bestWindows(
  stems: ReadonlySet<string>,
  { passages, postings }: ContextIndex,
  rarity: Rarity,
  most: number,
): Window[] {
  const scores = new Float64Array(passages.length);
  const reach = new Float64Array(passages.length);
  for (const stem of stems) {
    for (const at of postings.get(stem) ?? []) scores[at] = (scores[at] ?? 0) + rarity(stem);
  }
  for (const at of passages.keys())
    reach[at] = (scores[at] ?? 0) + 0.5 * Math.max(scores[at - 1] ?? 0, scores[at + 1] ?? 0);
  const order = [...passages.keys()].sort((a, b) => (reach[b] ?? 0) - (reach[a] ?? 0) || a - b).slice(0, most);
  return order.map((at) => joined(passages, at, (scores[at + 1] ?? 0) > (scores[at - 1] ?? 0) ? at + 1 : at - 1));
}

function joined(passages: readonly Passage[], at: number, beside: number): Window {
  const [own, other] = [passages[at], passages[beside]];
  if (!own) throw new Error(`There is no passage ${at}`);
  if (!other) return own;
  const [first, second] = at < beside ? [own, other] : [other, own];
  return { ...own, words: [...first.words, ...second.words] };
}
