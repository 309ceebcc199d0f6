import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The rates of the Guardrails balance. They do not change while a page is open. */
export const pricingQuery = queryOptions({
  queryKey: ['pricing', 'guardrails'],
  queryFn: ({ signal }) => api.guardrails.pricing({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
