import { pages } from '@redoubt/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

/** Deployments that one call lists, at most. */
const AT_ONCE = 100;
/** How often the health of models is asked for while somebody looks at it, in ms. */
const REFRESH_MS = 5_000;

type Listed = Awaited<ReturnType<typeof api.proxy.listDeployments>>['deployments'][number];
export type SavedDeployment = Awaited<ReturnType<typeof api.proxy.getDeployment>>;
export type ModelHealth = Awaited<ReturnType<typeof api.proxy.getDeploymentHealth>>['models'][number];

/** All deployments of the project. There are at most 1,000. */
export const deploymentsQuery = queryOptions({
  queryKey: ['deployments'],
  queryFn: async ({ signal }) => {
    const found: Listed[] = [];
    for await (const page of pages(api.proxy.listDeployments, { query: { per_page: AT_ONCE } }, { signal })) {
      found.push(...page.deployments);
    }
    return found;
  },
});

/** A deployment by its name. */
export const deploymentQuery = (deployment: string) =>
  queryOptions({
    queryKey: ['deployments', deployment],
    queryFn: ({ signal }) => api.proxy.getDeployment({ headers: { deployment } }, { signal }),
  });

/** How the models of a deployment stand. */
export const healthQuery = (deployment: string) =>
  queryOptions({
    queryKey: ['deployment health', deployment],
    queryFn: ({ signal }) => api.proxy.getDeploymentHealth({ headers: { deployment } }, { signal }),
    refetchInterval: REFRESH_MS,
  });

export const deploymentHref = (name: string): string => `/app/deployments/${encodeURIComponent(name)}`;
