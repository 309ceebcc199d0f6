import { type ClientOptions, createClient } from '@redoubt/client';
import { queries, SESSION_KEY } from './queries.ts';

/** Told with every call, so that the service knows that a page of its own sends it. */
export const PAGE_HEADERS = { 'x-redoubt-page': '1' } as const;

/** The word in the names of the service's own headers. The service writes it into the page. */
export const brand = document.querySelector<HTMLMetaElement>('meta[name=brand]')?.content ?? 'service';

/** The words that start the command line where the service was started. The service writes them into the page. */
export const command = document.querySelector<HTMLMetaElement>('meta[name=command]')?.content ?? 'redoubt';

/** Asks who is signed in where a call was refused for want of a key: the session may be over. */
export function watchSession({ status }: { readonly status: number }): void {
  if (status === 401) void queries.invalidateQueries({ queryKey: SESSION_KEY });
}

/** How the service that serves the page is called. The cookie of the session names the caller. */
export const connection: ClientOptions = { headers: PAGE_HEADERS, brand, onResponse: watchSession };

/** The API of the service. */
export const api = createClient(connection);
