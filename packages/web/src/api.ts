import { createClient } from '@redoubt/client';

/** Told with every call, so that the service knows that a page of its own sends it. */
export const PAGE_HEADERS = { 'x-redoubt-page': '1' } as const;

/** The word in the names of the service's own headers. The service writes it into the page. */
const brand = document.querySelector<HTMLMetaElement>('meta[name=brand]')?.content ?? 'service';

/** How the service that serves the page is reached. The cookie of the session names the caller. */
export const apiOptions = { headers: PAGE_HEADERS, brand } as const;

/** The API of the service that serves the page. */
export const api = createClient(apiOptions);
