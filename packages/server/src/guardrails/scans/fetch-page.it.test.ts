import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { createEgressGuard, createHttpClient } from '@redoubt/providers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Failure } from '../../errors.ts';
import { fetchPage } from './fetch-page.ts';
import { redirect, type SitePage, serveSite, type TestSite } from './testing/serve-site.ts';

const html = { 'content-type': 'text/html' };
const encoded =
  (encoding: string, body: Buffer): SitePage =>
  (_, response) =>
    response.writeHead(200, { ...html, 'content-encoding': encoding }).end(body);
const status =
  (code: number): SitePage =>
  (_, response) =>
    response.writeHead(code, html).end('<p>x');
const typed =
  (type: string): SitePage =>
  (_, response) =>
    response.writeHead(200, { 'content-type': type }).end('<p>x');

const words = '<p>Some words</p>';
const zeros = Buffer.alloc(20_000_000);
const pages: Record<string, SitePage> = {
  '/page': words,
  '/loop': redirect('/loop'),
  '/five': redirect('/four'),
  '/six': redirect('/five'),
  '/four': redirect('/three'),
  '/three': redirect('/two'),
  '/two': redirect('/one'),
  '/one': redirect('/page'),
  '/to-metadata': redirect('http://169.254.169.254/latest/meta-data/'),
  '/to-private': redirect('http://10.0.0.1/'),
  '/to-file': redirect('file:///etc/passwd'),
  '/to-password': redirect('http://user:secret@127.0.0.1/'),
  '/gzip': encoded('gzip', gzipSync(words)),
  '/deflate': encoded('deflate', deflateSync(words)),
  '/raw': encoded('deflate', deflateRawSync(words)),
  '/brotli': encoded('br', brotliCompressSync(words)),
  '/twice': encoded('gzip, br', brotliCompressSync(gzipSync(words))),
  '/gzip-bomb': encoded('gzip', gzipSync(zeros)),
  '/brotli-bomb': encoded('br', brotliCompressSync(zeros)),
  '/nested-bomb': encoded('gzip, gzip', gzipSync(gzipSync(zeros))),
  '/no-gzip': encoded('gzip', Buffer.from(words)),
  '/cut-gzip': encoded('gzip', gzipSync(words).subarray(0, 20)),
  '/odd': encoded('zstd-like', Buffer.from(words)),
  '/many-times': encoded('gzip, gzip, gzip', Buffer.from(words)),
  '/font': typed('font/woff2'),
  '/script': typed('application/javascript'),
  '/gone': status(410),
  '/broken': status(500),
  '/huge': (_, response) => {
    response.writeHead(200, html);
    const piece = Buffer.alloc(1_048_576, 32);
    const more = () => {
      if (!response.destroyed) response.write(piece, more);
    };
    more();
  },
  '/slow-body': (_, response) => {
    response.writeHead(200, html);
    const timer = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(timer));
  },
  '/silent': () => undefined,
  '/cut': (_, response) => {
    response.writeHead(200, { ...html, 'content-length': '1000' });
    response.write('<p>');
    setTimeout(() => response.destroy(), 20);
  },
};

const http = createHttpClient(createEgressGuard({ allowPrivate: false, allowLoopback: true }));
const times = { connectMs: 500, headersMs: 300, allMs: 900 };
let site: TestSite;
beforeAll(async () => {
  site = await serveSite(pages);
});
afterAll(async () => {
  http.close();
  await site.stop();
});

const fetchFrom = (url: string, config: { scanRobots: boolean; scanContact?: string } = { scanRobots: false }) =>
  fetchPage({ url, field: 'url' }, { http, version: '1.2.3', config: { scanContact: undefined, ...config } }, times);

/** The failure with its code and the type of its place, such as `invalid_request too_large`. */
async function failureFrom(fetched: Promise<unknown>): Promise<string> {
  const error = await fetched.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Failure)) throw error ?? new Error('It was fetched');
  const [place] = Array.isArray(error.detail) ? error.detail : [];
  return [error.code, place?.type].filter(Boolean).join(' ');
}

describe('a page', () => {
  test.each(['/page', '/gzip', '/deflate', '/raw', '/brotli', '/twice', '/five', '/one'])(
    '%s is fetched',
    async (path) => {
      const { bytes, form } = await fetchFrom(site.url + path);
      expect([Buffer.from(bytes).toString(), form]).toEqual([words, 'html']);
    },
  );

  test('that was redirected has the address that answered, without fragments', async () => {
    expect((await fetchFrom(`${site.url}/one#part`)).url).toBe(`${site.url}/page`);
  });

  test.each([
    { path: '/loop', failure: 'invalid_request too_many_redirects' },
    { path: '/six', failure: 'invalid_request too_many_redirects' },
    { path: '/to-metadata', failure: 'invalid_request address_refused' },
    { path: '/to-private', failure: 'invalid_request address_refused' },
    { path: '/to-file', failure: 'invalid_request address_refused' },
    { path: '/to-password', failure: 'invalid_request address_refused' },
    { path: '/gzip-bomb', failure: 'invalid_request too_large' },
    { path: '/brotli-bomb', failure: 'invalid_request too_large' },
    { path: '/nested-bomb', failure: 'invalid_request too_large' },
    { path: '/huge', failure: 'invalid_request too_large' },
    { path: '/no-gzip', failure: 'invalid_request undecodable' },
    { path: '/cut-gzip', failure: 'invalid_request undecodable' },
    { path: '/odd', failure: 'invalid_request undecodable' },
    { path: '/many-times', failure: 'invalid_request undecodable' },
    { path: '/nowhere', failure: 'invalid_request page_status' },
    { path: '/gone', failure: 'invalid_request page_status' },
    { path: '/font', failure: 'unsupported_media_type unsupported_media_type' },
    { path: '/script', failure: 'unsupported_media_type unsupported_media_type' },
    { path: '/broken', failure: 'upstream_failed' },
    { path: '/slow-body', failure: 'upstream_failed' },
    { path: '/silent', failure: 'upstream_failed' },
    { path: '/cut', failure: 'upstream_failed' },
  ])('$path is refused: $failure', async ({ path, failure }) => {
    expect(await failureFrom(fetchFrom(site.url + path))).toBe(failure);
  });

  test('of a server that is not there is 502', async () => {
    const gone = await serveSite({});
    await gone.stop();
    expect(await failureFrom(fetchFrom(gone.url))).toBe('upstream_failed');
  });
});

describe('robots.txt', () => {
  const withRobots = async (robots: SitePage | undefined, use: (site: TestSite) => Promise<void>): Promise<void> => {
    const served = await serveSite({ ...pages, ...(robots && { '/robots.txt': robots }) });
    try {
      await use(served);
    } finally {
      await served.stop();
    }
  };
  const outcome = (fetched: Promise<unknown>) =>
    fetched.then(
      () => 'fetched',
      () => failureFrom(fetched),
    );

  test.each([
    { what: 'a site without one', robots: undefined, answer: 'fetched' },
    { what: 'one that allows', robots: 'User-agent: *\nDisallow: /other', answer: 'fetched' },
    { what: 'one that forbids', robots: 'User-agent: *\nDisallow: /', answer: 'invalid_request robots_disallowed' },
    {
      what: 'one that forbids us',
      robots: 'User-agent: redoubt\nDisallow: /page',
      answer: 'invalid_request robots_disallowed',
    },
    { what: 'one that is broken', robots: status(503), answer: 'invalid_request robots_unreadable' },
    { what: 'one that is a bomb', robots: encoded('gzip', gzipSync(zeros)), answer: 'fetched' },
  ])('$what: $answer', async ({ robots, answer }) => {
    await withRobots(robots, async ({ url }) => {
      expect(await outcome(fetchFrom(`${url}/page`, { scanRobots: true }))).toBe(answer);
    });
  });

  test('is asked about each address on the way', async () => {
    await withRobots('User-agent: *\nDisallow: /page', async ({ url }) => {
      expect(await outcome(fetchFrom(`${url}/one`, { scanRobots: true }))).toBe('invalid_request robots_disallowed');
    });
  });

  test('is read once for a site, by a name with a contact, and not at all where that is off', async () => {
    await withRobots(undefined, async ({ url, asked }) => {
      await fetchFrom(`${url}/two`, { scanRobots: true, scanContact: 'ops@example.com' });
      expect(asked.map(({ path }) => path)).toEqual(['/robots.txt', '/two', '/one', '/page']);
      expect(new Set(asked.map(({ agent }) => agent))).toEqual(new Set(['Redoubt/1.2.3 (+ops@example.com)']));
      await fetchFrom(`${url}/page`);
      expect(asked.filter(({ path }) => path === '/robots.txt')).toHaveLength(1);
    });
  });
});
