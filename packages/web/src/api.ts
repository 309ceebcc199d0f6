import { createClient } from '@redoubt/client';

/** Told with every call, so that the service knows that a page of its own sends it. */
export const PAGE_HEADERS = { 'x-redoubt-page': '1' } as const;

/** The API of the service that serves the page. The cookie of the session names the caller. */
export const api = createClient({ headers: PAGE_HEADERS });
