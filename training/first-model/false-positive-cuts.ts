import type { Preset } from '../../packages/detectors/src/heads/head-file.ts';

/** Shares of harmless texts that a preset may flag. */
interface FalsePositives {
  /** Of everyday prompts. */
  readonly ordinary: number;
  /** Of all harmless texts that were held out: most sources collect what is easily mistaken, and some labels are wrong. */
  readonly all: number;
}

/** What each preset promises on sources that training did not see. */
const falsePositiveRates: Readonly<Record<Preset, FalsePositives>> = {
  strict: { ordinary: 0.08, all: 0.2 },
  balanced: { ordinary: 0.03, all: 0.1 },
  lenient: { ordinary: 0.01, all: 0.04 },
};

/** A held-out text with its score. */
export interface Scored {
  readonly z: number;
  readonly label: 0 | 1;
  /** An everyday prompt. */
  readonly isOrdinary: boolean;
}

/** The scores from which each preset flags: the lowest that keep both of its promises. */
export function falsePositiveCuts(rows: readonly Scored[]): Record<Preset, number> {
  const negatives = rows.filter(({ label }) => label === 0);
  const all = descending(negatives);
  const ordinary = descending(negatives.filter(({ isOrdinary }) => isOrdinary));
  const cutOf = (preset: Preset) => {
    const rates = falsePositiveRates[preset];
    return Math.max(cutAt(ordinary, rates.ordinary, Number.NEGATIVE_INFINITY), cutAt(all, rates.all));
  };
  return { strict: cutOf('strict'), balanced: cutOf('balanced'), lenient: cutOf('lenient') };
}

/** The score that a share of the texts reaches; `none` where there are no texts. `scores` fall. */
export function cutAt(scores: readonly number[], share: number, none = 0): number {
  return scores[Math.floor(scores.length * share)] ?? none;
}

export function descending(rows: readonly Pick<Scored, 'z'>[]): number[] {
  return rows.map(({ z }) => z).sort((one, other) => other - one);
}
