import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** Every rate of the red team. It changes with the version of the service only. */
export const pricingQuery = queryOptions({
  queryKey: ['rt', 'pricing'],
  queryFn: ({ signal }) => api.rt.pricing({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What runs need, and whether there is an attacker model. */
export const statusQuery = queryOptions({
  queryKey: ['rt', 'status'],
  queryFn: ({ signal }) => api.rt.statusCheck({}, { signal }),
  staleTime: 60_000,
});

const MAX_MODELS = 100;

/** The saved models of the project, at most 100. */
export const savedModelsQuery = queryOptions({
  queryKey: ['models', 'choice'],
  queryFn: ({ signal }) => api.models.listModels({ query: { per_page: MAX_MODELS } }, { signal }),
});

export const redteamBalanceQuery = queryOptions({
  queryKey: ['balance', 'redteam'],
  queryFn: async ({ signal }) => {
    const { balances, mode } = await api.usage.balance({}, { signal });
    const balance = balances.find((each) => each.balance === 'redteam');
    return balance && { ...balance, mode };
  },
});

/** What was found in a run, in words. A correction or a new verdict has it read again, as all that is of the run. */
export const keyFindingsQuery = (run_id: string) =>
  queryOptions({
    queryKey: ['run', run_id, 'key findings'],
    queryFn: ({ signal }) => api.rt.findings({ body: { summary: { run_id } } }, { signal }),
    staleTime: 60_000,
  });
