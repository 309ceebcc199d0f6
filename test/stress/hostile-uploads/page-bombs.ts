import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** What a web site answers. */
export interface HostilePage {
  readonly headers?: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
  /** The site sends its bytes again and again, until the other side has enough. */
  readonly isEndless?: boolean;
}

const html = (content: string): HostilePage => ({ bytes: Buffer.from(content) });
const packed = (bytes: Uint8Array): HostilePage => ({ bytes, headers: { 'content-encoding': 'gzip' } });

/** Pages that are made to exhaust their reader. */
export const pageBombs: Readonly<Record<string, () => HostilePage>> = {
  '100,000 boxes in boxes': () => html('<div>'.repeat(100_000)),
  '200,000 paragraphs': () => html('<p>a'.repeat(200_000)),
  '100,000 attributes': () => html(`<p ${Array.from({ length: 100_000 }, (_, at) => `a${at}=b`).join(' ')}>x`),
  'a style of 2 MB': () => html(`<p style="${'color:red;'.repeat(200_000)}">x`),
  'brackets of JSON': () => html(`<script type="application/ld+json">${'['.repeat(1_000_000)}</script>`),
  entities: () => html('&amp;&#x41;'.repeat(200_000)),
  'gzip of 300 MB': () => packed(gzipSync(Buffer.alloc(300_000_000), { level: 9 })),
  'gzip of gzip': () => packed(gzipSync(gzipSync(Buffer.alloc(9_000_000, '<p>')))),
  'gzip that is none': () => packed(Buffer.from('<p>plain')),
  'a body without end': () => ({ bytes: Buffer.alloc(65_536, '<p>a'), isEndless: true }),
  'a length that is not true': () => ({ bytes: Buffer.from('<p>a'), headers: { 'content-length': '5000000' } }),
  'a redirect to itself': () => ({ bytes: Buffer.alloc(0), headers: { location: '' } }),
  'a redirect to the metadata of a cloud': () => ({
    bytes: Buffer.alloc(0),
    headers: { location: 'http://169.254.169.254/latest/meta-data/' },
  }),
  'a picture': () => ({ bytes: Buffer.from('89504e470d0a1a0a', 'hex'), headers: { 'content-type': 'image/png' } }),
};

/** Answers a request with a page. */
export function answerWith(page: HostilePage, request: IncomingMessage, response: ServerResponse): void {
  const { bytes, headers = {}, isEndless = false } = page;
  const isMoved = headers.location !== undefined;
  const location = headers.location === '' ? { location: request.url ?? '/' } : {};
  response.writeHead(isMoved ? 302 : 200, { 'content-type': 'text/html; charset=utf-8', ...headers, ...location });
  if (!isEndless) return void response.end(bytes);
  const pour = (): void => {
    while (!response.destroyed && response.write(bytes));
    if (!response.destroyed) response.once('drain', pour);
  };
  pour();
}
