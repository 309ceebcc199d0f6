import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

export const REFRESH_MS = 5_000;
/** Bridges that a field offers. Connected ones come first. */
const MAX_OFFERED = 100;

/** The bridges that the project knows, connected ones first. Needs the scope redteam. */
export const bridgesQuery = queryOptions({
  queryKey: ['bridges', 'offered'],
  queryFn: async ({ signal }) =>
    (await api.relay.listBridges({ query: { per_page: MAX_OFFERED } }, { signal })).bridges,
  refetchInterval: REFRESH_MS,
});
