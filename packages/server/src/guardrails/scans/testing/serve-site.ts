import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web site on a free loopback port. */
export interface TestSite {
  readonly url: string;
  /** The requests so far, as `path user-agent`. */
  readonly asked: readonly { readonly path: string; readonly agent: string }[];
  stop(): Promise<void>;
}

/** What the site answers for a path: a page of HTML, or a handler of the request. */
export type SitePage = string | RequestListener;

/** Serves these pages. Other paths are 404. */
export async function serveSite(pages: Readonly<Record<string, SitePage>>): Promise<TestSite> {
  const asked: { path: string; agent: string }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push({ path, agent: request.headers['user-agent'] ?? '' });
    const page = pages[path];
    if (typeof page === 'function') return page(request, response);
    if (page === undefined) return response.writeHead(404).end('Nothing here');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A page with a media type. */
export const typed =
  (type: string, body: Uint8Array | string): SitePage =>
  (_, response) =>
    response.writeHead(200, { 'content-type': type }).end(body);

/** A page that leads to another one. */
export const redirect =
  (location: string): SitePage =>
  (_, response) =>
    response.writeHead(302, { location }).end();
