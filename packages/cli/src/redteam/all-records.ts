import type { Client } from '@redoubt/client';
import type { CategoryId, RunRecord } from '@redoubt/contract';
import { talk } from '../connect.ts';

/** Records per page. Only one page is in memory. */
const AT_ONCE = 250;

/** Yields all records of a run that match the filter. Each page is read when it is needed. */
export async function* allRecords(
  { rt }: Client,
  run_id: string,
  filter: { readonly category?: CategoryId; readonly success?: 'true' | 'false' } = {},
): AsyncGenerator<RunRecord> {
  let cursor: string | null = null;
  do {
    const query = { ...filter, limit: String(AT_ONCE), ...(cursor !== null && { cursor }) };
    const page: Awaited<ReturnType<Client['rt']['getRecords']>> = await talk(() =>
      rt.getRecords({ params: { run_id }, query }),
    );
    yield* page.records;
    cursor = page.next_cursor;
  } while (cursor !== null);
}
