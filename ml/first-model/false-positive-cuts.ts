import type { Preset } from '../../packages/detectors/src/heads/head-file.ts';
import type { HeadSpec } from './heads.ts';
import type { DocumentScores } from './held-out-scores.ts';

/** Shares of harmless texts that a preset may flag. */
interface FalsePositives {
  /** Of everyday prompts. */
  readonly ordinary: number;
  /** Of all held-out harmless texts. Most sources collect texts that are easily mistaken, and some labels are wrong. */
  readonly all: number;
  /** Multiple of the share of documents that the head names. */
  readonly documents: number;
}

/** What each preset promises on sources that training did not see. */
const falsePositiveRates: Readonly<Record<Preset, FalsePositives>> = {
  strict: { ordinary: 0.03, all: 0.25, documents: 3 },
  balanced: { ordinary: 0.01, all: 0.15, documents: 1 },
  lenient: { ordinary: 0.004, all: 0.06, documents: 0.3 },
};

/** A held-out text with its score. */
export interface Scored {
  readonly z: number;
  readonly label: 0 | 1;
  readonly source: string;
  /** An everyday prompt. */
  readonly isOrdinary: boolean;
}

/** Documents that no head may flag, with the shares of them that the balanced threshold may flag. */
export interface ScoredDocuments {
  readonly scores: DocumentScores;
  readonly shares: NonNullable<HeadSpec['documents']>;
}

/** Returns the scores from which each preset flags: the lowest that keep all of its promises. */
export function falsePositiveCuts(rows: readonly Scored[], documents?: ScoredDocuments): Record<Preset, number> {
  const negatives = rows.filter(({ label }) => label === 0);
  const all = descending(negatives);
  const ordinary = descending(negatives.filter(({ isOrdinary }) => isOrdinary));
  const none = Number.NEGATIVE_INFINITY;
  const sorted = documents && {
    files: documents.scores.files.toSorted((one, other) => other - one),
    chunks: documents.scores.chunks.toSorted((one, other) => other - one),
  };
  const cutOf = (preset: Preset) => {
    const rates = falsePositiveRates[preset];
    const ofDocuments = (part: 'files' | 'chunks') =>
      documents && sorted ? cutAt(sorted[part], documents.shares[part] * rates.documents, none) : none;
    return Math.max(
      cutAt(ordinary, rates.ordinary, none),
      cutAt(all, rates.all),
      ofDocuments('files'),
      ofDocuments('chunks'),
    );
  };
  return { strict: cutOf('strict'), balanced: cutOf('balanced'), lenient: cutOf('lenient') };
}

/** Returns the score that a share of the texts reaches, or `none` without texts. `scores` fall. */
export function cutAt(scores: readonly number[], share: number, none = 0): number {
  return scores[Math.floor(scores.length * share)] ?? none;
}

export function descending(rows: readonly Pick<Scored, 'z'>[]): number[] {
  return rows.map(({ z }) => z).sort((one, other) => other - one);
}
