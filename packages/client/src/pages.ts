import type { Client } from './client.ts';
import type { AnyCall, CallOptions } from './request.ts';

/** The answer of an operation that lists page by page. */
interface Page {
  readonly pagination: { readonly has_next: boolean; readonly page: number };
}

/** An operation that lists, such as `client.rt.listRuns`. */
type Lists<Call, Answer extends Page> = (call?: Call, options?: CallOptions) => Promise<Answer>;

/** Yields the pages of a list from the one that the call names. Each is read when it is needed. */
export async function* pages<Call, Answer extends Page>(
  list: Lists<Call, Answer>,
  call?: Call,
  options?: CallOptions,
): AsyncGenerator<Answer> {
  // The cast: `page` is in the query of all paged lists.
  const asked = (call ?? {}) as AnyCall;
  for (let number = Number(asked.query?.page ?? 1); ; number++) {
    const answer = await list({ ...asked, query: { ...asked.query, page: String(number) } } as Call, options);
    yield answer;
    if (!answer.pagination.has_next) return;
  }
}

type RecordsCall = Parameters<Client['rt']['getRecords']>[0];
type RecordsPage = Awaited<ReturnType<Client['rt']['getRecords']>>;

/** Records a page. Only one page is in memory. */
const AT_ONCE = '250';

/** Yields the records of a run that match the query. Each page is read when it is needed. */
export async function* records(
  { rt }: Pick<Client, 'rt'>,
  call: RecordsCall,
  options?: CallOptions,
): AsyncGenerator<RecordsPage['records'][number]> {
  let cursor: string | null | undefined;
  do {
    const query = { limit: AT_ONCE, ...call.query, ...(cursor && { cursor }) };
    const page: RecordsPage = await rt.getRecords({ ...call, query }, options);
    yield* page.records;
    cursor = page.next_cursor;
  } while (cursor !== null);
}
