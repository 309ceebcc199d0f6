import { countedVerdict, type RunRecord } from '@redoubt/contract';

/** Yields the records with the verdict that counts: a person's where there is one. */
export async function* countedRecords(records: AsyncIterable<RunRecord>): AsyncGenerator<RunRecord> {
  for await (const record of records) yield { ...record, verdict: countedVerdict(record) };
}
