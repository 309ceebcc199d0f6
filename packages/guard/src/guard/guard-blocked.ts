import type { Detection, DetectorName } from '@redoubt/contract';

/** Where a text comes from: to the model, or from it. */
export type Stage = 'input' | 'output';

/** What a guard is told of a text that was judged. */
export interface GuardVerdict {
  readonly stage: Stage;
  /** The detectors that found something. */
  readonly detected: readonly DetectorName[];
  /** Those of them that stop the text. */
  readonly blocking: readonly DetectorName[];
  readonly detection: Detection;
}

const what = { input: 'request', output: 'answer' } as const satisfies Record<Stage, string>;

/** A request or an answer was stopped. The message is the `block_message` of the first detector that has one. */
export class GuardBlocked extends Error {
  override readonly name = 'GuardBlocked';
  readonly verdict: GuardVerdict;

  constructor(verdict: GuardVerdict) {
    super(
      verdict.detection.result_message ?? `The ${what[verdict.stage]} was stopped by ${verdict.blocking.join(', ')}`,
    );
    this.verdict = verdict;
  }
}
