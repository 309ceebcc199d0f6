import { readData } from '../read-data/read-data.ts';

const prompts = readData('overlap/system-prompts');
const passages = readData('overlap/passages');

/** Thresholds were set on the first half; the second was kept aside until they stood. */
export type Half = 'seen' | 'kept aside';

const halfOf = (index: number): Half => (index % 2 === 0 ? 'seen' : 'kept aside');
/** The rows of one half. */
export const onlyHalf = <Row>(rows: readonly Row[], half: Half): Row[] =>
  rows.filter((_, index) => halfOf(index) === half);

/** Our own system prompts, of one half. */
export const promptsOf = (half: Half): typeof prompts => onlyHalf(prompts, half);

/** Our own passages, of one half. */
export const passagesOf = (half: Half): typeof passages => onlyHalf(passages, half);
