import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

/** How often a run that goes on is asked for, in ms. */
const REFRESH_MS = 2_000;

export type Run = Awaited<ReturnType<typeof api.rt.getRun>>;
export type RunResults = Awaited<ReturnType<typeof api.rt.getResults>>;
export type RecordsPage = Awaited<ReturnType<typeof api.rt.getRecords>>;
export type RunRecord = RecordsPage['records'][number];

/** Whether nothing of a run changes any more. */
export const isOver = ({ status }: Pick<Run, 'status'>): boolean => status === 'Finished' || status === 'Failed';

/** The state of a run. Asked again until it is over. */
export const runQuery = (run_id: string) =>
  queryOptions({
    queryKey: ['run', run_id],
    queryFn: ({ signal }) => api.rt.getRun({ params: { run_id } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : REFRESH_MS),
  });

/** The rates of a run so far. */
export const resultsQuery = (run_id: string) =>
  queryOptions({
    queryKey: ['run', run_id, 'results'],
    queryFn: ({ signal }) => api.rt.getResults({ params: { run_id } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : REFRESH_MS),
  });

/** What records are shown. The names are those of the address. */
export interface RecordFilter {
  readonly category?: string | undefined;
  readonly attack?: string | undefined;
  readonly outcome?: string | undefined;
}

const AT_ONCE = 50;

/** The records of a run that match a filter, page by page. */
export const recordsQuery = (run_id: string, { category, attack, outcome }: RecordFilter) =>
  infiniteQueryOptions({
    queryKey: ['run', run_id, 'records', category, attack, outcome],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam: cursor }): Promise<RecordsPage> => {
      const chosen = { category, attack, outcome, cursor: cursor ?? undefined };
      const query = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
      // The cast: names in the address may be of no category; the service says so.
      return api.rt.getRecords({ params: { run_id }, query: { ...query, limit: AT_ONCE } as never }, { signal });
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });

/** All records that were read so far. */
export const readSoFar = (data: InfiniteData<RecordsPage> | undefined): RunRecord[] =>
  data?.pages.flatMap(({ records }) => records) ?? [];
