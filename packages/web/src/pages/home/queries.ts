import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

/** Shown until it is asked again, in ms. */
const REFRESH_MS = 10_000;

export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: ({ signal }) => api.usage.balance({}, { signal }),
  refetchInterval: REFRESH_MS,
});

export const recentRunsQuery = queryOptions({
  queryKey: ['runs', 'recent'],
  queryFn: ({ signal }) => api.rt.listRuns({ query: { per_page: 5 } }, { signal }),
  refetchInterval: REFRESH_MS,
});

export const policiesQuery = queryOptions({
  queryKey: ['policies', 'first'],
  queryFn: ({ signal }) => api.guardrails.listPolicies({ query: { per_page: 1 } }, { signal }),
  refetchInterval: REFRESH_MS,
});
