import { QueryClient } from '@tanstack/react-query';

/** What the question who is signed in is called among the queries. */
export const SESSION_KEY = ['session'] as const;

/** What the pages asked of the service. The client of the service sends calls again by itself where that is safe. */
export const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5_000 } } });
