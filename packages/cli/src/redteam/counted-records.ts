import { type Client, records } from '@redoubt/client';
import { type CategoryId, countedVerdict, type RunRecord } from '@redoubt/contract';

interface RecordFilter {
  readonly category?: CategoryId;
  readonly success?: 'true' | 'false';
}

/** Yields the records of a run that match the filter, with the verdict that counts: a person's where there is one. */
export async function* countedRecords(
  client: Client,
  run_id: string,
  query: RecordFilter = {},
): AsyncGenerator<RunRecord> {
  for await (const record of records(client, { params: { run_id }, query })) {
    yield { ...record, verdict: countedVerdict(record) };
  }
}
