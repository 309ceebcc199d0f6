import type { Results, RunRecord } from '@redoubt/contract';

/** Writes `{results, records}` record by record. `results.is_simulation` marks a simulation. */
export async function* jsonReport(results: Results, records: AsyncIterable<RunRecord>): AsyncGenerator<string> {
  yield `{"results":${JSON.stringify(results)},"records":[`;
  let separator = '\n';
  for await (const record of records) {
    yield separator + JSON.stringify(record);
    separator = ',\n';
  }
  yield '\n]}\n';
}
