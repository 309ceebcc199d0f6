import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

export type Finding = Awaited<ReturnType<typeof api.rt.listFindings>>['findings'][number];
export type WholeFinding = Awaited<ReturnType<typeof api.rt.getFinding>>;
type FindingsPage = Awaited<ReturnType<typeof api.rt.listFindings>>;

export const statuses: readonly Finding['status'][] = ['open', 'reopened', 'accepted', 'false_positive', 'fixed'];
export const severities: readonly Finding['severity'][] = ['critical', 'high', 'medium', 'low'];
/** The filters, with their names in the address. */
export const filterNames = ['status', 'severity', 'category', 'attack', 'model', 'target', 'run_id'] as const;
export type FilterName = (typeof filterNames)[number];

const AT_ONCE = '50';

/** The findings that match, page by page. */
export const findingsQuery = (filters: Partial<Record<FilterName, string>>) =>
  infiniteQueryOptions({
    queryKey: ['findings', filters],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam: cursor }): Promise<FindingsPage> => {
      const query = { ...filters, limit: AT_ONCE, ...(cursor !== null && { cursor }) };
      // The cast: the address may name what is no filter; the service says so.
      return api.rt.listFindings({ query: query as never }, { signal });
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });

/** A finding with its history and its evidence. */
export const findingQuery = (finding_id: string) =>
  queryOptions({
    queryKey: ['finding', finding_id],
    queryFn: ({ signal }) => api.rt.getFinding({ params: { finding_id } }, { signal }),
  });
