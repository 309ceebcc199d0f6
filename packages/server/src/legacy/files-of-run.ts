import { csvHeader, csvLine, recordLines, recordPages, wireRecord } from '@redoubt/redteam';
import type { Run, Runs } from '@redoubt/store';
import { resultsOf } from '../redteam-api/endpoints/run-of.ts';
import type { ZippedFile } from './write-zip.ts';

/** Returns the files of a run's data. Each is read from the store while it is written. */
export const filesOfRun = (run: Run, runs: Runs): ZippedFile[] => [
  { name: 'results.json', content: results(run, runs) },
  { name: 'records.ndjson', content: recordLines(runs, run.id, {}) },
  { name: 'records.csv', content: table(run, runs) },
];

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
