import type { Calibration } from './calibrate.ts';
import type { Scored } from './false-positive-cuts.ts';

/** Returns lines with the share of each held-out source that the balanced threshold flags, and their mean. */
export function recallBySource(scores: readonly Scored[], { slope, offset }: Calibration): string {
  const cut = -offset / slope;
  const lines = [1, 0].map((label) => {
    const sources = [
      ...Map.groupBy(
        scores.filter((score) => score.label === label),
        ({ source }) => source,
      ),
    ];
    const shares = sources.map(([source, rows]) => ({
      source,
      rows: rows.length,
      share: rows.filter(({ z }) => z >= cut).length / rows.length,
    }));
    const mean = shares.reduce((sum, { share }) => sum + share, 0) / Math.max(1, shares.length);
    const each = shares.map(({ source, rows, share }) => `${source} ${share.toFixed(2)} of ${rows}`);
    return `  ${label === 1 ? 'found' : 'flagged though harmless'}: mean ${mean.toFixed(3)}; ${each.join(', ')}`;
  });
  return lines.join('\n');
}
