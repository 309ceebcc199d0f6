import { SHORT_BLOCKS } from '../../packages/detectors/src/heads/scored-view.ts';
import { seededRandom } from '../corpus/seeded-random.ts';
import { worstSegment } from './fit-head.ts';
import type { HeadSpec } from './heads.ts';
import type { FoldHead } from './held-out-scores.ts';
import { type Prepared, prepare } from './prepare.ts';

const SHORT_CHARACTERS = 1_200;
const LONG_CHARACTERS = 20_000;
const TEXTS = 24;

/**
 * By how much the worst segment of harmless texts looks worse each time that they are twice as long, in log-odds: the more
 * segments there are, the worse the worst of them is. Measured on texts that are joined of held-out harmless ones.
 */
export function lengthCost(spec: HeadSpec, heads: readonly FoldHead[]): number {
  const costs = heads.flatMap(({ data, head }) => {
    const harmless = data.heldOut(spec.task).filter((row) => spec.labelOf(row) === 0);
    if (harmless.length < TEXTS) return [];
    const texts = harmless.map(({ text }) => text.trim());
    const [short, long] = [SHORT_CHARACTERS, LONG_CHARACTERS].map((size) =>
      joined(texts, size).map((text) => prepare({ text })),
    );
    if (!short || !long) return [];
    const zOf = (all: readonly Prepared[]) => median(all.map((one) => worstSegment(head, one).z));
    const doublings = Math.log2(median(long.map(({ ends }) => ends.length)) / SHORT_BLOCKS);
    return [Math.max(0, zOf(long) - zOf(short)) / doublings];
  });
  return costs.length > 0 ? Math.round((costs.reduce((sum, cost) => sum + cost, 0) / costs.length) * 1e4) / 1e4 : 0;
}

/** Texts of at least a length, each joined of some that are drawn at random. */
function joined(texts: readonly string[], size: number): string[] {
  const random = seededRandom('length cost');
  return Array.from({ length: TEXTS }, () => {
    const parts: string[] = [];
    for (let length = 0; length < size; length += (parts.at(-1)?.length ?? 0) + 1) {
      parts.push(texts[Math.floor(random() * texts.length)] ?? '');
    }
    return parts.join(' ').slice(0, size);
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
