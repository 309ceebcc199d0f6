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
  for (const stem of stems) {
    const weight = rarity(stem);
    for (const at of postings.get(stem) ?? []) scores[at] = (scores[at] ?? 0) + weight;
  }
  return bestPlaces(scores, most).map((at) =>
    joined(passages, at, (scores[at + 1] ?? 0) > (scores[at - 1] ?? 0) ? at + 1 : at - 1),
  );
}

interface WindowReach {
  readonly at: number;
  readonly reach: number;
}

/** The places of the highest scores, neighbours counted; of equal ones the first. */
function bestPlaces(scores: Float64Array, most: number): number[] {
  const best: WindowReach[] = [];
  for (const [at, score] of scores.entries()) {
    const reach = score + 0.5 * Math.max(scores[at - 1] ?? 0, scores[at + 1] ?? 0);
    if (best.length === most && reach <= (best[most - 1]?.reach ?? 0)) continue;
    const behind = best.findIndex((place) => place.reach < reach);
    best.splice(behind < 0 ? best.length : behind, 0, { at, reach });
    best.length = Math.min(best.length, most);
  }
  return best.map(({ at }) => at);
}

function joined(passages: readonly Passage[], at: number, beside: number): Window {
  const [own, other] = [passages[at], passages[beside]];
  if (!own) throw new Error(`There is no passage ${at}`);
  if (!other) return own;
  const [first, second] = at < beside ? [own, other] : [other, own];
  return { ...own, words: [...first.words, ...second.words] };
}
