import { Failure } from '../../errors.ts';

/** The address of a page or a file as it was sent. */
export interface SentAddress {
  readonly url: string;
  /** The field of the request that holds it. */
  readonly field: string;
}

/** Why a page or a file is not fetched although its address is well formed. */
type PageRefusal =
  | 'address_refused'
  | 'too_many_redirects'
  | 'robots_disallowed'
  | 'robots_unreadable'
  | 'page_status'
  | 'too_large'
  | 'undecodable';

/** Creates the 422 for a page or a file that cannot be fetched. */
export function pageRefused(type: PageRefusal, message: string, { url, field }: SentAddress, cause?: unknown): Failure {
  const place = { type, loc: ['body', field], msg: message, input: url.slice(0, 200) };
  return new Failure('invalid_request', `body.${field}: ${message}`, { detail: [place], cause });
}
