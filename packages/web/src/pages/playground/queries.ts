import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

/** The most saved records that a list of the playground offers. */
const MOST_OFFERED = 100;

/** The rates. They change with the version of the service. */
export const ratesQuery = queryOptions({
  queryKey: ['guardrails', 'pricing'],
  queryFn: ({ signal }) => api.guardrails.pricing({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What judges behind each detector, with the thresholds of the service. */
export const modelsQuery = queryOptions({
  queryKey: ['guardrails', 'models'],
  queryFn: ({ signal }) => api.guardrails.models({}, { signal }),
  staleTime: 60_000,
});

/** The saved policies that can judge. */
export const policyNamesQuery = queryOptions({
  queryKey: ['guardrails', 'policies', 'offered'],
  queryFn: async ({ signal }) =>
    (await api.guardrails.listPolicies({ query: { per_page: MOST_OFFERED } }, { signal })).policies,
});

/** The saved codes of conduct. */
export const conductNamesQuery = queryOptions({
  queryKey: ['guardrails', 'conduct', 'offered'],
  queryFn: async ({ signal }) =>
    (await api.codeOfConduct.listPolicies({ query: { per_page: MOST_OFFERED } }, { signal })).policies.map(
      ({ name }) => name,
    ),
});

/** The registered texts that leaks and copies are found of. */
export const protectedTextsQuery = queryOptions({
  queryKey: ['guardrails', 'protected', 'offered'],
  queryFn: async ({ signal }) =>
    (await api.guardrails.listProtectedTexts({ query: { per_page: MOST_OFFERED } }, { signal })).protected_texts,
});
