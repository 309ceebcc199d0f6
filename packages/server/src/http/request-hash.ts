import { createHash } from 'node:crypto';
import { headerField, selectingHeaderNames } from '@redoubt/contract';
import { selectingHeaders } from './selecting-headers.ts';

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
  const sent = selectingHeaders(headers, brands);
  const selecting = selectingHeaderNames.map((name) => sent[headerField(name)]);
  return createHash('sha256')
    .update(JSON.stringify([method, target, selecting]))
    .update('\n')
    .update(body)
    .digest('base64url');
}
