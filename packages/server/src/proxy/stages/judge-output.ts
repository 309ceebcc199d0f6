import type { Detectors } from '@redoubt/contract';
import type { DetectorPool } from '../../guardrails/detector-pool.ts';
import type { ReadyDetectors } from '../../guardrails/saved/policy-shelf.ts';
import { type Judged, judged } from './judge-input.ts';

/** Judges a text of a model's, as the model wrote it: tokens of personal data are not put back yet. */
export type OutputJudge = (text: string) => Judged | Promise<Judged>;

/** A judge by detectors. */
export function outputJudge(ready: ReadyDetectors, pool: Pick<DetectorPool, 'detect'>): OutputJudge {
  return (text) => {
    const detection = pool.detect(text, ready.detectors, { tuning: ready.tuning });
    return detection instanceof Promise ? detection.then(judged) : judged(detection);
  };
}

/** Those of a side's detectors that a deployment blocks by; undefined where it blocks by none. */
export function blockingPart(ready: ReadyDetectors, blocks: ReadonlySet<string>): ReadyDetectors | undefined {
  const kept = Object.entries(ready.detectors).filter(([name]) => blocks.has(name));
  if (kept.length === 0) return undefined;
  return { detectors: Object.fromEntries(kept) as Detectors, tuning: ready.tuning };
}
