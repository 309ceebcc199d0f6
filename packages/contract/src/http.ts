/** What a client of the service needs at run time. It holds no schemas, so that clients stay small. */
export { decodeHeaderText, encodeHeaderText } from './header-text.ts';
export { creditHeaderNames, headerPrefix, IDEMPOTENCY_KEY_HEADER } from './headers.ts';
