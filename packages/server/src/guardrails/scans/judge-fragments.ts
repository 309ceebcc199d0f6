import { type Detection, type DetectorName, triggeredIn } from '@redoubt/contract';
import type { GuardrailsContext } from '../context.ts';
import type { ReadyDetectors } from '../saved/policy-cache.ts';
import { waitPatiently } from '../wait-patiently.ts';

/** A verdict on a fragment of what is scanned. */
export interface JudgedFragment<Fragment> {
  readonly fragment: Fragment;
  readonly detection: Detection;
  readonly triggered: readonly DetectorName[];
}

/** The most that is judged at once. It keeps a thread busy for some tens of milliseconds. */
const MAX_BATCH = 24;
const MAX_BATCH_CHARACTERS = 24_000;

/** Judges fragments in order, several at a time, and reports each. Rejects if one of them cannot be judged. */
export async function judgeFragments<Fragment extends { readonly text: string }>(
  fragments: readonly Fragment[],
  { detectors, tuning }: Pick<ReadyDetectors, 'detectors'> & Partial<Pick<ReadyDetectors, 'tuning'>>,
  { context, onJudged }: { context: GuardrailsContext; onJudged: (judged: JudgedFragment<Fragment>) => void },
): Promise<JudgedFragment<Fragment>[]> {
  const all: JudgedFragment<Fragment>[] = [];
  for (const batch of batchesOf(fragments)) {
    const texts = batch.map(({ text }) => text);
    const verdicts = await waitPatiently(() =>
      context.detectors.detectEach(texts, detectors, { tuning, isPatient: true }),
    );
    for (const [index, fragment] of batch.entries()) {
      const detection = verdicts[index];
      if (!detection) throw new Error('A fragment has no verdict');
      const judged = { fragment, detection, triggered: triggeredIn(detection) };
      onJudged(judged);
      all.push(judged);
    }
  }
  return all;
}

function* batchesOf<Fragment extends { readonly text: string }>(fragments: readonly Fragment[]): Generator<Fragment[]> {
  let batch: Fragment[] = [];
  let characters = 0;
  for (const fragment of fragments) {
    const isFull = batch.length === MAX_BATCH || characters + fragment.text.length > MAX_BATCH_CHARACTERS;
    if (isFull && batch.length > 0) {
      yield batch;
      batch = [];
      characters = 0;
    }
    batch.push(fragment);
    characters += fragment.text.length;
  }
  if (batch.length > 0) yield batch;
}
