import type { IncomingMessage } from 'node:http';
import { keyIn } from '../http/sent-key.ts';
import { siteOf } from './cookie-site.ts';
import type { SessionCookies } from './session-cookie.ts';

type Service = Parameters<typeof siteOf>[1];

/**
 * The header that a page must send with every call that may change something. A form or a link of another site cannot
 * set it, and a script of another site may not.
 */
export const PAGE_HEADER = 'x-redoubt-page';
const READS = new Set(['GET', 'HEAD']);

/**
 * Gives a request of a signed-in browser the key of its session, as if it had sent it. A request that brings a key
 * keeps its own. All endpoints, those of the AI proxy too, then treat both alike.
 */
export function admitSession(request: IncomingMessage, cookies: SessionCookies, service: Service): void {
  const { headers, method = '' } = request;
  if (headers.cookie === undefined || keyIn(headers) !== undefined) return;
  if (!READS.has(method) && headers[PAGE_HEADER] === undefined) return;
  const session = cookies.read(headers.cookie, siteOf(request, service));
  if (!session) return;
  headers.apikey = session.key;
  request.rawHeaders.push('apikey', session.key);
}
