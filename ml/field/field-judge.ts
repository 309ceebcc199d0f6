import type { DetailsOf, Detection, DetectorName, Detectors } from '@redoubt/contract';
import type { GroundingQuestion, JudgedAnswer } from '@redoubt/detectors';
import type { Preset } from '../../packages/detectors/src/heads/head-file.ts';
import { createDetectorPool } from '../../packages/server/src/guardrails/detector-pool.ts';

/** The detectors that judge a text by itself. */
export const fieldDetectors = ['injection_attack', 'toxicity', 'nsfw', 'bias', 'sponge_attack'] as const;
export type FieldDetector = (typeof fieldDetectors)[number];

/** What one detector says of a text. */
export interface FieldVerdict {
  readonly isFlagged: boolean;
  readonly score: number;
}

export type FieldVerdicts = Readonly<Partial<Record<FieldDetector, FieldVerdict>>>;

/** Judges as the service does with its defaults, the second model waited for. */
export interface FieldJudge {
  judge(text: string, detectors?: readonly FieldDetector[]): Promise<FieldVerdicts>;
  /** Any detectors, with their settings. */
  detect(text: string, detectors: Detectors): Promise<Detection>;
  /** Holds an answer against a context or a question. */
  ground(question: GroundingQuestion): Promise<JudgedAnswer>;
  close(): Promise<void>;
}

/** Texts that are under way at once: threads and encoder are never idle, and the queue stays short. */
const AT_ONCE = 6;

/** Opens the judge, with two threads. With `off` the first model judges alone. */
export function openFieldJudge(
  preset: Preset = 'balanced',
  secondStage: 'uncertain' | 'off' = 'uncertain',
): FieldJudge {
  const pool = createDetectorPool(
    {
      workers: 2,
      textSeconds: 600,
      detectorPreset: preset,
      detectorThresholds: {},
      secondStage,
      secondStageMs: 600_000,
      secondStageLate: 'refuse',
    },
    {
      onOverload: () => new Error('Too many texts wait'),
      onEncoderFailure: (error) => {
        throw error;
      },
    },
  );
  return {
    async judge(text, detectors = fieldDetectors) {
      const settings = Object.fromEntries(detectors.map((name) => [name, { enabled: true }]));
      return verdictsOf(await pool.detect(text, settings as Detectors), detectors);
    },
    detect: async (text, detectors) => pool.detect(text, detectors),
    ground: (question) => pool.ground(question),
    close: () => pool.close(),
  };
}

function verdictsOf(detection: Detection, detectors: readonly FieldDetector[]): FieldVerdicts {
  return Object.fromEntries(
    detectors.map((name) => {
      const flag = detection.summary[name];
      const isFlagged = Array.isArray(flag) ? flag.length > 0 : flag === 1;
      return [name, { isFlagged, score: scores[name](detection) ?? Number.NaN }];
    }),
  );
}

const scores: Readonly<Record<FieldDetector, (detection: Detection) => number | undefined>> = {
  injection_attack: (detection) => Number(detailsOf(detection, 'injection_attack')?.attack),
  toxicity: (detection) => detailsOf(detection, 'toxicity')?.toxicity,
  nsfw: (detection) => detailsOf(detection, 'nsfw')?.nsfw,
  bias: (detection) => detailsOf(detection, 'bias')?.score,
  sponge_attack: (detection) => detailsOf(detection, 'sponge_attack')?.score,
};

/** What a detector tells of a text. The cast: the contract builds the type of all details from a table. */
export function detailsOf<Name extends DetectorName>({ details }: Detection, name: Name): DetailsOf<Name> | undefined {
  return details[name] as DetailsOf<Name> | undefined;
}

/** The results of some work on each item, in order; some items are under way at once. */
export async function forEach<Item, Result>(
  items: readonly Item[],
  work: (item: Item, at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  async function take(): Promise<void> {
    while (next < items.length) {
      const at = next;
      next += 1;
      results[at] = await work(items[at] as Item, at);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  return results;
}
