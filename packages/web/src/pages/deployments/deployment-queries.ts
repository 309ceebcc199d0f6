import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

/** Deployments that a page lists. */
const MAX_LISTED = 100;

export const deploymentsQuery = queryOptions({
  queryKey: ['deployments'],
  queryFn: ({ signal }) => api.proxy.listDeployments({ query: { per_page: MAX_LISTED } }, { signal }),
});

export type SavedDeployment = Awaited<ReturnType<typeof api.proxy.getDeployment>>;

/** A deployment by its name. */
export const deploymentQuery = (deployment: string) =>
  queryOptions({
    queryKey: ['deployments', deployment],
    queryFn: ({ signal }) => api.proxy.getDeployment({ headers: { deployment } }, { signal }),
  });

export const deploymentHref = (name: string): string => `/app/deployments/${encodeURIComponent(name)}`;
