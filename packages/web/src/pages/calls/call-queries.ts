import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

type CallsPage = Awaited<ReturnType<typeof api.proxy.listCalls>>;
export type Call = CallsPage['calls'][number];
export type CallWithTexts = Awaited<ReturnType<typeof api.proxy.getCall>>;

/** What calls are shown. The names are those of the address. */
export const filterNames = ['deployment', 'outcome', 'status', 'tag', 'from', 'to'] as const;
export type CallFilterName = (typeof filterNames)[number];
export type CallFilter = Readonly<Partial<Record<CallFilterName, string>>>;

const AT_ONCE = 50;

/** The calls that match a filter, newest first, page by page. */
export const callsQuery = (filter: CallFilter) =>
  infiniteQueryOptions({
    queryKey: ['calls', filter],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam: cursor }): Promise<CallsPage> => {
      const query = { ...filter, limit: AT_ONCE, ...(cursor && { cursor }) };
      // The cast: names in the address may be none of the contract's; the service says so.
      return api.proxy.listCalls({ query: query as never }, { signal });
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });

/** A call with its texts. */
export const callQuery = (call_id: string) =>
  queryOptions({
    queryKey: ['calls', call_id],
    queryFn: ({ signal }) => api.proxy.getCall({ params: { call_id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The periods of calls over time. They are those of the contract, which the pages do not load. */
const insightPeriods = ['24h', '7d', '30d', '90d'] as const;
export type CallInsights = Awaited<ReturnType<typeof api.insights.calls>>;
type InsightPeriod = (typeof insightPeriods)[number];

/** A period of the address. One that is none is the usual one. */
export const insightPeriod = (named: string | undefined): InsightPeriod =>
  insightPeriods.find((period) => period === named) ?? '7d';

/** Calls over time, of one deployment or of all. */
export const callInsightsQuery = (period: InsightPeriod, deployment: string | undefined) =>
  queryOptions({
    queryKey: ['calls over time', period, deployment ?? null],
    queryFn: ({ signal }) =>
      api.insights.calls({ query: { period, ...(deployment !== undefined && { deployment }) } }, { signal }),
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  });

/** The log has a call within a second of its end. It is asked for so often, at most. */
const MAX_LOOKS = 12;
const LOOK_AGAIN_MS = 500;
/** Calls among which one of a moment ago is looked for. */
const NEWEST = 20;

/** The call of a request that was just made, as soon as the log has it. null while it does not. */
export const callOfRequestQuery = (deployment: string, requestId: string) =>
  queryOptions({
    queryKey: ['call of request', deployment, requestId],
    queryFn: async ({ signal }): Promise<Call | null> => {
      const { calls } = await api.proxy.listCalls({ query: { deployment, limit: NEWEST } }, { signal });
      return calls.find(({ request_id }) => request_id === requestId) ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data || dataUpdateCount >= MAX_LOOKS ? false : LOOK_AGAIN_MS,
  });

/** The model of a call in words. A client may name any: that of the deployment is asked. */
export const modelOf = ({ model_answered, model_asked, attempts }: Call): string =>
  model_answered ?? (attempts.length === 0 ? 'not asked' : (model_asked ?? 'not named'));

export const shownMs = (ms: number | null): string => {
  if (ms === null) return '–';
  return ms < 1_000 ? `${ms.toFixed(ms < 10 ? 1 : 0)} ms` : `${(ms / 1_000).toFixed(2)} s`;
};
