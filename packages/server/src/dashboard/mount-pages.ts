import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { ServiceContext } from '../context.ts';

/** What the build of `@redoubt/web` wrote. */
const folder = fileURLToPath(new URL('pages', import.meta.resolve('@redoubt/web/package.json')));
const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** The places in the page where the nonce of an answer, the brand, the command and the ways to sign in go. */
const NONCE = '__NONCE__';
const BRAND = '__BRAND__';
const COMMAND = '__COMMAND__';
const SIGN_IN = '__SIGN_IN__';
const exactType = { 'x-content-type-options': 'nosniff' } as const;

/** Nothing comes from another host, and no script or style that is not ours runs. */
const policyOf = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Serves the dashboard: its page at `/` and at each `/app/…`, and the files that the page loads. They are read when
 * the first browser asks.
 */
export function mountPages(app: Hono, { config, command }: ServiceContext): void {
  let page: string | undefined;
  const answerPage = () => {
    page ??= read('index.html')
      ?.toString()
      .replaceAll(BRAND, config.brand)
      .replaceAll(COMMAND, command)
      .replaceAll(SIGN_IN, config.adminPassword ? 'key password' : 'key');
    if (page === undefined) return notBuilt();
    const nonce = randomBytes(16).toString('base64url');
    return new Response(page.replaceAll(NONCE, nonce), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policyOf(nonce),
        'referrer-policy': 'same-origin',
        'cache-control': 'no-store',
        ...exactType,
      },
    });
  };
  app.get('/', answerPage);
  app.get('/app/*', answerPage);
  // Nothing in these files is secret, so that compressing them tells nobody anything.
  app.get('/assets/:name', compress({ encoding: 'gzip' }), (c) => {
    const name = c.req.param('name');
    const type = mediaTypes[extname(name)];
    // Only names of the folder are read, so that no path leads out of it.
    const bytes = type !== undefined && namesIn('assets').has(name) ? read(join('assets', name)) : undefined;
    if (!bytes || type === undefined) return c.notFound();
    // The name holds a hash of the content.
    const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable', ...exactType };
    return new Response(new Uint8Array(bytes), { headers });
  });
}

function read(name: string): Buffer | undefined {
  try {
    return readFileSync(join(folder, name));
  } catch {
    return undefined;
  }
}

function namesIn(name: string): ReadonlySet<string> {
  try {
    return new Set(readdirSync(join(folder, name)));
  } catch {
    return new Set();
  }
}

const notBuilt = (): Response =>
  new Response('The pages are not built; run `npm run build:pages`, or use the API: /docs describes it\n', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...exactType },
  });
