import { Failure } from '../../errors.ts';

/** Why a page is not scanned although its address is well formed. */
type PageRefusal =
  | 'address_refused'
  | 'too_many_redirects'
  | 'robots_disallowed'
  | 'robots_unreadable'
  | 'page_status'
  | 'too_large'
  | 'undecodable';

/** Creates the 422 for a page that cannot be scanned. */
export function pageRefused(type: PageRefusal, message: string, url: string, cause?: unknown): Failure {
  const place = { type, loc: ['body', 'url'], msg: message, input: url.slice(0, 200) };
  return new Failure('invalid_request', `body.url: ${message}`, { detail: [place], cause });
}
