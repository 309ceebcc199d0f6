import { createHash } from 'node:crypto';
import { headerPrefix, selectingHeaderNames } from '@redoubt/contract';

/** What makes two calls the same request. */
interface HashedRequest {
  readonly method: string;
  /** Path and query, as sent. */
  readonly target: string;
  readonly headers: Headers;
  /** The body's text, as sent. */
  readonly body: string;
}

/** A hash of everything that decides what a call does, but for who calls; the brand and its aliases count as one. */
export function requestHash({ method, target, headers, body }: HashedRequest, brands: readonly string[]): string {
  const selecting = selectingHeaderNames.map((name) =>
    brands.map((brand) => headers.get(headerPrefix(brand) + name)).find((value) => value !== null),
  );
  return createHash('sha256')
    .update(JSON.stringify([method, target, selecting]))
    .update('\n')
    .update(body)
    .digest('base64url');
}
