import type { Client } from '@redoubt/client';
import type { CallOf, contract } from '@redoubt/contract';
import type { TrackedFinding } from '@redoubt/reports';
import { talk } from '../connect.ts';

/** Findings per page. Only one page is in memory. */
const AT_ONCE = '250';

/** What findings are wanted, in the words of the service. */
type FindingsQuery = Omit<NonNullable<CallOf<typeof contract.rt.listFindings>['query']>, 'cursor' | 'limit'>;

/** Yields all findings of the project that match a query, those seen last first. */
export async function* allFindings({ rt }: Client, query: FindingsQuery): AsyncGenerator<TrackedFinding> {
  let cursor: string | null = null;
  do {
    const asked = { ...query, limit: AT_ONCE, ...(cursor !== null && { cursor }) };
    const page: Awaited<ReturnType<Client['rt']['listFindings']>> = await talk(() => rt.listFindings({ query: asked }));
    yield* page.findings;
    cursor = page.next_cursor;
  } while (cursor !== null);
}
