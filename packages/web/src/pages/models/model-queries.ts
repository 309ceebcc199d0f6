import { pages } from '@redoubt/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

/** Models that one call lists, at most. */
const AT_ONCE = 100;

export type SavedModel = Awaited<ReturnType<typeof api.models.getModel>>;

/** All models of the project in all versions. There are at most 1,000. */
export const modelsQuery = queryOptions({
  queryKey: ['models'],
  queryFn: async ({ signal }) => {
    const found: SavedModel[] = [];
    for await (const page of pages(api.models.listModels, { query: { per_page: AT_ONCE } }, { signal })) {
      found.push(...page.models);
    }
    return found;
  },
});

/** The providers known by name, with their addresses. */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: ({ signal }) => api.models.getDefaults({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** A model by its name and version. */
export const modelQuery = (model: string, model_version: string) =>
  queryOptions({
    queryKey: ['models', model, model_version],
    queryFn: ({ signal }) => api.models.getModel({ headers: { model, model_version } }, { signal }),
  });

export const modelHref = (name: string, version: string): string =>
  `/app/models/${encodeURIComponent(name)}/${encodeURIComponent(version)}`;
