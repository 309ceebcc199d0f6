import { readData } from '../read-data/read-data.ts';

/** The sources that are held out together: the model that is measured on them never saw one of them. */
export const folds = readData('evaluate/folds');

export type FoldName = keyof typeof folds;

/** Benign prompts of everyday use, and everyday answers: the negatives on which a false-positive rate is stated. */
export const ordinaryBenign: ReadonlySet<string> = new Set([
  'oasst_en100',
  'self_instruct',
  'gpteacher_code',
  'fuzzyai_benign',
  'bold_wiki',
  'gsm8k',
  'compliance_benign',
]);
