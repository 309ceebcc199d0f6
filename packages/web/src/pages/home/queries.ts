import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

/** Shown until it is asked again, in ms. The first steps tick while somebody works in a terminal beside the page. */
const REFRESH_MS = 5_000;
/** What was done on another page is there at once when somebody comes back. */
const live = { refetchInterval: REFRESH_MS, refetchOnMount: 'always' } as const;

export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: ({ signal }) => api.usage.balance({}, { signal }),
  ...live,
});

export const recentRunsQuery = queryOptions({
  queryKey: ['runs', 'recent'],
  queryFn: ({ signal }) => api.rt.listRuns({ query: { per_page: 5 } }, { signal }),
  ...live,
});

/** One saved model, to know whether there is any. */
export const anyModelQuery = queryOptions({
  queryKey: ['models', 'any'],
  queryFn: ({ signal }) => api.models.listModels({ query: { per_page: 1 } }, { signal }),
  ...live,
});

/** One call of a deployment that was answered. */
export const anyCallQuery = queryOptions({
  queryKey: ['calls', 'any'],
  queryFn: ({ signal }) => api.proxy.listCalls({ query: { limit: 1, outcome: 'answered' } }, { signal }),
  ...live,
});

/** One finding that a run or a person closed as fixed. */
export const anyFixQuery = queryOptions({
  queryKey: ['findings', 'any fixed'],
  queryFn: ({ signal }) => api.rt.listFindings({ query: { limit: '1', status: 'fixed' } }, { signal }),
  ...live,
});

/** What the organisation used on each day of this billing period. */
export const dailyUseQuery = queryOptions({
  queryKey: ['usage', 'by day'],
  queryFn: ({ signal }) => api.usage.report({ query: { group_by: 'day' } }, { signal }),
  refetchInterval: 60_000,
});

export const readyQuery = queryOptions({
  queryKey: ['ready'],
  queryFn: ({ signal }) => api.service.ready({}, { signal, retries: 0 }),
  refetchInterval: 30_000,
});

export const redteamStatusQuery = queryOptions({
  queryKey: ['rt', 'status'],
  queryFn: ({ signal }) => api.rt.statusCheck({}, { signal, retries: 0 }),
  refetchInterval: 30_000,
});

/** Whether a run verified a fix. The newest 100 runs are looked through. */
export const anyVerificationQuery = queryOptions({
  queryKey: ['runs', 'any verification'],
  queryFn: async ({ signal }) => {
    const { runs } = await api.rt.listRuns({ query: { per_page: 100 } }, { signal });
    // The name that the service gives a verification, unless the caller named it.
    return runs.some(({ run_name }) => run_name?.startsWith('Verification of '));
  },
  ...live,
});

const DAY_MS = 86_400_000;
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** What was used in as many days before a period as it has. */
export const periodBeforeQuery = (from: string, to: string) => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  const last = Date.parse(from) - DAY_MS;
  return queryOptions({
    queryKey: ['usage', 'before', from, to],
    queryFn: ({ signal }) => {
      const query = { group_by: 'day', from: dayOf(last - (days - 1) * DAY_MS), to: dayOf(last) } as const;
      return api.usage.report({ query }, { signal });
    },
    staleTime: 60_000,
  });
};
