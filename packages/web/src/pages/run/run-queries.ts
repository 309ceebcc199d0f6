import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

/** How often a run that goes on is asked for in case its events are missed, in ms. */
const REFRESH_MS = 30_000;

export type Run = Awaited<ReturnType<typeof api.rt.getRun>>;
export type RunResults = Awaited<ReturnType<typeof api.rt.getResults>>;
export type RunRecord = Awaited<ReturnType<typeof api.rt.getRecords>>['records'][number];

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

/** Has the rates of a run read again. */
export const readRatesAgain = (queries: QueryClient, run_id: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: resultsQuery(run_id).queryKey, exact: true });

/** Has the state and the rates of a run read again, and none of the pages of its records. */
export async function readStateAgain(queries: QueryClient, run_id: string): Promise<void> {
  const state = queries.invalidateQueries({ queryKey: runQuery(run_id).queryKey, exact: true });
  await Promise.all([state, readRatesAgain(queries, run_id)]);
}

/** What records are shown. The names are those of the address. */
export interface RecordFilter {
  readonly category?: string | undefined;
  readonly attack?: string | undefined;
  readonly outcome?: string | undefined;
  readonly controls?: string | undefined;
}

/** A record as far as the list shows it. */
export interface ListedRecord {
  readonly record_id: string;
  readonly category: string;
  readonly attack: string;
  readonly goal: string;
  readonly outcome: string;
  readonly isCorrected: boolean;
}

interface ListedPage {
  readonly records: readonly ListedRecord[];
  readonly next_cursor: string | null;
}

const AT_ONCE = 500;
/** Longer goals are cut in the list. */
const GOAL_CHARACTERS = 200;

/** The records of a run that match a filter, page by page. Another `round` reads them anew. */
export const recordsQuery = (run_id: string, filter: RecordFilter, round: number) =>
  infiniteQueryOptions({
    queryKey: ['run', run_id, 'records', filter, round],
    initialPageParam: null as string | null,
    queryFn: async ({ signal, pageParam: cursor }): Promise<ListedPage> => {
      const { category, attack, outcome, controls } = filter;
      const chosen = { category, attack, outcome, controls, cursor: cursor ?? undefined };
      const query = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
      const asked = { ...query, limit: AT_ONCE, conversation: 'false' };
      // The cast: names in the address may be of no category; the service says so.
      const page = await api.rt.getRecords({ params: { run_id }, query: asked as never }, { signal });
      return { records: page.records.map(listed), next_cursor: page.next_cursor };
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
    // There may be hundreds of pages. They are read once, and never compared with each other.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    gcTime: 0,
  });

const listed = ({ record_id, category, attack, goal, verdict, correction }: RunRecord): ListedRecord => ({
  record_id,
  category,
  attack,
  goal: goal.slice(0, GOAL_CHARACTERS),
  outcome: correction?.outcome ?? verdict?.outcome ?? 'error',
  isCorrected: correction?.outcome != null,
});

/** The records that were read so far. */
export interface ListedRecords {
  readonly count: number;
  at(index: number): ListedRecord | undefined;
}

/** Finds records in their pages, each of which but the last is full. Joining them would cost more with each page. */
export function readSoFar(data: InfiniteData<ListedPage> | undefined): ListedRecords {
  const pages = data?.pages ?? [];
  return {
    count: Math.max(0, pages.length - 1) * AT_ONCE + (pages.at(-1)?.records.length ?? 0),
    at: (index) => pages[Math.floor(index / AT_ONCE)]?.records[index % AT_ONCE],
  };
}

/** One record with its conversation. */
export const recordQuery = (run_id: string, record_id: string) =>
  queryOptions({
    queryKey: ['record', record_id],
    queryFn: ({ signal }): Promise<RunRecord> => api.rt.getRecord({ params: { run_id, record_id } }, { signal }),
  });
