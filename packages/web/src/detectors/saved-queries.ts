import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** Policies that a page lists. A project that has more finds the others by name. */
const MAX_LISTED = 100;
const query = { per_page: MAX_LISTED };

export const policiesQuery = queryOptions({
  queryKey: ['saved', 'policies'],
  queryFn: ({ signal }) => api.guardrails.listPolicies({ query }, { signal }),
});

export const guardrailsQuery = queryOptions({
  queryKey: ['saved', 'guardrails'],
  queryFn: ({ signal }) => api.guardrails.listGuardrails({ query }, { signal }),
});

export const codesQuery = queryOptions({
  queryKey: ['saved', 'codes'],
  queryFn: ({ signal }) => api.codeOfConduct.listPolicies({ query }, { signal }),
});

/** The registered texts that leaks and copies are found of. */
export const protectedTextsQuery = queryOptions({
  queryKey: ['saved', 'protected texts'],
  queryFn: ({ signal }) => api.guardrails.listProtectedTexts({ query }, { signal }),
});

export type SavedPolicy = Awaited<ReturnType<typeof api.guardrails.getPolicy>>;
export type SavedGuardrail = Awaited<ReturnType<typeof api.guardrails.getGuardrail>>;
export type SavedCode = Awaited<ReturnType<typeof api.codeOfConduct.getPolicy>>;

/** A policy by its name. */
export const policyQuery = (policy: string) =>
  queryOptions({
    queryKey: ['saved', 'policies', policy],
    queryFn: ({ signal }) => api.guardrails.getPolicy({ headers: { policy } }, { signal }),
  });

/** A guardrail by its name. */
export const guardrailQuery = (guardrail: string) =>
  queryOptions({
    queryKey: ['saved', 'guardrails', guardrail],
    queryFn: ({ signal }) => api.guardrails.getGuardrail({ headers: { guardrail } }, { signal }),
  });

/** A code of conduct by its name. */
export const codeQuery = (policy: string) =>
  queryOptions({
    queryKey: ['saved', 'codes', policy],
    queryFn: ({ signal }) => api.codeOfConduct.getPolicy({ headers: { policy } }, { signal }),
  });
