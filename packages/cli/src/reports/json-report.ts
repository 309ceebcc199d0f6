import type { Results, RunRecord } from '@redoubt/contract';

/** `{results, records}`, written as the records come; `results.is_simulation` names a simulation. */
export async function* jsonReport(results: Results, records: AsyncIterable<RunRecord>): AsyncGenerator<string> {
  yield `{"results":${JSON.stringify(results)},"records":[`;
  let separator = '\n';
  for await (const record of records) {
    yield separator + JSON.stringify(record);
    separator = ',\n';
  }
  yield '\n]}\n';
}
