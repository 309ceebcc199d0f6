import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { type ExampleAnswers, headerPrefix } from '@redoubt/contract';
import type { Hono } from 'hono';
import { referenceScript } from './reference-script.ts';

const types = { '.css': 'text/css; charset=utf-8', '.js': 'text/javascript; charset=utf-8' } as const;
/** The files of Swagger UI that the page loads. Nothing is loaded from another host. */
const assets = { 'swagger-ui.css': '.css', 'swagger-ui-bundle.js': '.js' } as const;

const sources = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";
/** Stops browsers from guessing another media type. */
const exactType = { 'x-content-type-options': 'nosniff' } as const;

const page = (title: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/docs/swagger-ui.css"></head>
<body><div id="reference"></div>
<script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body>
</html>
`;

/**
 * Serves `/openapi.json` and the reference page at `/docs` from local files. The document is built on first request,
 * because building it is the slowest part of a start.
 */
export function mountReference(
  app: Hono,
  describe: () => Promise<Readonly<Record<string, unknown>>>,
  title: string,
): void {
  let json: Promise<string> | undefined;
  const document = () => {
    json ??= describe().then((described) => JSON.stringify(described));
    return json;
  };
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const secure = {
    ...exactType,
    'content-security-policy': `${sources}; frame-ancestors 'none'; base-uri 'none'; object-src 'none'`,
  };
  app.get('/openapi.json', async (c) =>
    c.body(await document(), 200, { 'content-type': 'application/json', ...exactType }),
  );
  app.get('/docs', (c) => c.html(page(title), 200, secure));
  app.get('/docs/start.js', (c) => c.body(referenceScript, 200, { 'content-type': types['.js'], ...exactType }));
  for (const [name, kind] of Object.entries(assets)) {
    app.get(`/docs/${name}`, (c) => {
      const file = Readable.toWeb(createReadStream(join(folder, name))) as ReadableStream;
      return c.body(file, 200, { 'content-type': types[kind], ...exactType, 'cache-control': 'max-age=3600' });
    });
  }
}

/**
 * Reads the answers that the reference shows, as a service with this brand gives them. They were recorded from a real
 * service by `npm run docs -- --answers`.
 */
export async function readExampleAnswers(brand: string): Promise<ExampleAnswers> {
  const { default: answers } = await import('./reference-answers.json', { with: { type: 'json' } });
  const named = JSON.stringify(answers).replaceAll(headerPrefix('service'), headerPrefix(brand));
  return JSON.parse(named) as ExampleAnswers;
}
