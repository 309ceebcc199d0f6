import type { CategoryId } from '@redoubt/contract';
import { csvHeader, csvLine, type Goal, recordLines, recordPages, specOf, wireRecord } from '@redoubt/redteam';
import type { ProbeRecord, Run, Runs, Store } from '@redoubt/store';
import { contentOf } from '../redteam-api/datasets/dataset-of.ts';
import { wirePrompt } from '../redteam-api/datasets/wire-dataset.ts';
import { resultsOf } from '../redteam-api/endpoints/run-of.ts';
import type { ZippedFile } from './write-zip.ts';

/** Returns the files of a run's data, and of its dataset. Each is read from the store while it is written. */
export const filesOfRun = (run: Run, { runs, datasets }: RunStore): ZippedFile[] => [
  { name: 'results.json', content: results(run, runs) },
  { name: 'records.ndjson', content: recordLines(runs, run.id, {}) },
  { name: 'records.csv', content: table(run, runs) },
  { name: 'dataset.ndjson', content: prompts(run, { runs, datasets }) },
];

type RunStore = Pick<Store, 'runs' | 'datasets'>;

/** The prompts that the run attacked with: those of the dataset that it names, otherwise each goal of its records once. */
async function* prompts(run: Run, { runs, datasets }: RunStore) {
  const { dataset: named } = specOf(run);
  const dataset = named && (await datasets.find(run.projectId, named.id));
  if (dataset) {
    for (const prompt of contentOf(dataset).prompts) yield `${JSON.stringify(wirePrompt(prompt))}\n`;
    return;
  }
  const written = new Set<string>();
  for await (const rows of recordPages(runs, run.id, { isControl: false })) {
    const first = rows.filter(({ goalId }) => !written.has(goalId) && written.add(goalId));
    yield first.map((row) => `${JSON.stringify(wirePrompt(goalOf(row)))}\n`).join('');
  }
}

/** The cast is safe because the categories of a plan come from the checked submission. */
const goalOf = ({ goalId: id, goal: text, category, subCategory, goalSource: source }: ProbeRecord): Goal => ({
  id,
  category: category as CategoryId,
  subCategory,
  text,
  source,
  isControl: false,
});

async function* results(run: Run, runs: Runs) {
  yield `${JSON.stringify(await resultsOf(run, runs), null, 2)}\n`;
}

async function* table(run: Run, runs: Runs) {
  yield csvHeader;
  // A table has no column for turns.
  for await (const rows of recordPages(runs, run.id, { isControl: false })) {
    yield rows.map((row) => csvLine(wireRecord(run.id, row, []))).join('');
  }
}
