import { rounded } from '@redoubt/contract';
import type { Scale, VerdictBlend, VerdictModel } from '../../packages/detectors/src/verdict/verdict-file.ts';
import { rawOf, type SeenRow } from './score-rows.ts';

/** Answers of one source, seen by heads that never saw the source. */
export interface SeenSource {
  readonly seen: readonly SeenRow[];
  readonly heads: VerdictModel['heads'];
}

const weights = [0.3, 0.5, 0.8];
const origins = [0, -0.5, -1, -1.5, -2];
const none: Scale = { slope: 1, offset: 0 };
const STEPS = 100;

/** The few numbers of the blend, fitted on sources that the heads did not see; every source weighs the same. */
export function fitBlend(sources: readonly SeenSource[]): VerdictBlend {
  const hate = likeliestHate(sources);
  const plain = { hate, success: none, refused: none };
  const points = (task: 'judge' | 'refusal', of: 'success' | 'refused') =>
    sources.flatMap(({ seen, heads }) => {
      const own = seen.filter(({ row }) => row.task === task);
      return own.map((one) => ({ z: rawOf(one, heads, plain)[of], label: one.row.label, weight: 1 / own.length }));
    });
  return { hate, success: scaleOf(points('judge', 'success')), refused: scaleOf(points('refusal', 'refused')) };
}

/** What tells most of the answers right that were to be hateful. */
function likeliestHate(sources: readonly SeenSource[]): VerdictBlend['hate'] {
  const asked = sources.flatMap(({ seen, heads }) => {
    const own = seen.filter(({ row, hate }) => row.task === 'judge' && hate !== undefined);
    return own.length > 0 ? [{ seen: own, heads }] : [];
  });
  const candidates = weights.flatMap((weight) => origins.map((from) => ({ weight, from })));
  const right = (hate: VerdictBlend['hate']) =>
    asked.reduce((sum, { seen, heads }) => {
      const blend = { hate, success: none, refused: none };
      const hits = seen.filter((one) => rawOf(one, heads, blend).success >= 0 === (one.row.label === 1));
      return sum + hits.length / seen.length;
    }, 0);
  return candidates.reduce((best, one) => (right(one) > right(best) ? one : best));
}

interface Point {
  readonly z: number;
  readonly label: 0 | 1;
  readonly weight: number;
}

/** Platt scaling by Newton's method; both labels weigh the same. */
function scaleOf(points: readonly Point[]): Scale {
  const total = (label: 0 | 1) => points.reduce((sum, point) => sum + (point.label === label ? point.weight : 0), 0);
  const totals = [total(0), total(1)] as const;
  let [slope, offset] = [1, 0];
  for (let step = 0; step < STEPS; step += 1) {
    let [g0, g1, h00, h01, h11] = [0, 0, 1e-9, 0, 1e-9];
    for (const { z, label, weight } of points) {
      const share = weight / (totals[label] || 1);
      const p = 1 / (1 + Math.exp(-(slope * z + offset)));
      const bend = share * p * (1 - p);
      g0 += share * (label - p);
      g1 += share * (label - p) * z;
      h00 += bend;
      h01 += bend * z;
      h11 += bend * z * z;
    }
    const determinant = h00 * h11 - h01 * h01 || 1;
    offset += (h11 * g0 - h01 * g1) / determinant;
    slope += (h00 * g1 - h01 * g0) / determinant;
  }
  return { slope: rounded(slope, 5), offset: rounded(offset, 5) };
}
