import type { Candidate } from './detector.ts';
import {
  type BuriedResult,
  buriedResult,
  type LanguageResult,
  languageResults,
  type VariantResult,
  variantResults,
} from './disguised.ts';
import { type HardNegativeResult, hardNegativeResults, readHardNegatives } from './hard-negatives.ts';
import { heldOutResult, scoreHeldOut, type TaskResult } from './held-out.ts';
import type { Estimate } from './metrics/interval.ts';
import type { Row } from './row.ts';
import { STATED_FALSE_POSITIVES, trainFolds } from './trained-folds.ts';
import { type WrittenTestResult, writtenTestResults } from './written-test.ts';

/** What is measured with. */
export interface Materials {
  readonly folder: string;
  readonly rows: readonly Row[];
  readonly extra: readonly Row[];
  /** At most this many rows of a held-out source, and texts of a kind of hard negatives. */
  readonly perSource: number;
}

/** Every figure of one candidate. */
export interface Evaluation {
  readonly candidate: string;
  readonly ownTexts: boolean;
  readonly perSource: number;
  readonly statedFalsePositives: number;
  readonly heldOut: readonly (TaskResult & { readonly seenAuroc?: Estimate | undefined })[];
  readonly hardNegatives: readonly HardNegativeResult[];
  readonly writtenTest: readonly WrittenTestResult[];
  readonly variants: readonly VariantResult[];
  readonly languages: readonly LanguageResult[];
  readonly buried?: BuriedResult;
}

/** Trains a candidate in every fold and measures it. `progress` hears what was done. */
export async function evaluateCandidate(
  candidate: Candidate,
  { folder, rows, extra, perSource }: Materials,
  progress: (done: string) => void,
): Promise<Evaluation> {
  const trained = await trainFolds(candidate, rows, extra, perSource);
  progress('trained');
  const hard = await readHardNegatives(folder, perSource);
  const heldOut: Evaluation['heldOut'][number][] = [];
  const hardNegatives: HardNegativeResult[] = [];
  const writtenTest: WrittenTestResult[] = [];
  for (const task of candidate.tasks) {
    const scored = await scoreHeldOut(trained, task);
    heldOut.push({ ...heldOutResult(task, scored), seenAuroc: trained.whole.seenAuroc[task] });
    if (task !== 'refusal') hardNegatives.push(...(await hardNegativeResults(trained, task, hard)));
    writtenTest.push(...(await writtenTestResults(trained, task, extra)));
    progress(task);
  }
  const disguises = candidate.tasks.includes('injection_attack')
    ? {
        variants: await variantResults(trained),
        languages: await languageResults(trained),
        buried: await buriedResult(trained, rows),
      }
    : {};
  const { variants = [], languages = [], buried } = disguises;
  return {
    candidate: candidate.name,
    ownTexts: candidate.ownTexts,
    perSource,
    statedFalsePositives: STATED_FALSE_POSITIVES,
    heldOut,
    hardNegatives,
    writtenTest,
    variants,
    languages,
    ...(buried && { buried }),
  };
}
