import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** What judges behind each detector, with the thresholds of the service and the backends of the operator. */
export const judgesQuery = queryOptions({
  queryKey: ['guardrails', 'models'],
  queryFn: ({ signal }) => api.guardrails.models({}, { signal }),
  refetchInterval: 30_000,
});
