import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../scripts/chromium.ts';
import { bash, makeFolder } from './testing/command-line.ts';

const folder = makeFolder();
const site = join(folder.path, 'site');
let built: Awaited<ReturnType<typeof bash>>;
beforeAll(async () => {
  built = await bash(`npm run --silent docs -- --site '${site}'`);
}, 600_000);
afterAll(() => folder.remove());

const filesBelow = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(path, file)).isFile());
const htmlFiles = () => filesBelow(site).filter((file) => file.endsWith('.html') && file !== '404.html');
const read = (file: string) => readFileSync(join(site, file), 'utf8');

/** The ids of a page, to which a link may lead. */
const idsOf = (html: string) => new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id));

/** The links of a page to others of the site. */
const linksOf = (file: string) =>
  Array.from(read(file).matchAll(/<a [^>]*href="([^"]+)"/g), ([, href = '']) => href)
    .map((href) => new URL(href.replaceAll('&amp;', '&'), `http://site/${file}`))
    .filter(({ origin }) => origin === 'http://site')
    .map(({ pathname, hash }) => ({
      path: pathname.replace(/\/$/, '/index.html'),
      anchor: decodeURIComponent(hash.slice(1)),
    }));

describe('the documentation site', () => {
  test('is built, with a page for every Markdown file of docs', () => {
    expect(built.code, built.stderr).toBe(0);
    const pages = new Set(filesBelow(site));
    const lacking = filesBelow('docs')
      .filter((file) => file.endsWith('.md'))
      .map((file) => join('docs', file.replace('README.md', 'index.md').replace(/\.md$/, '.html')))
      .filter((file) => !pages.has(file));
    expect(lacking).toEqual([]);
    expect(pages).toContain('docs/reference/api/guardrails.html');
  });

  test('has no dead link, to a page or to a heading', () => {
    const ids = new Map(htmlFiles().map((file) => [`/${file}`, idsOf(read(file))]));
    const dead = htmlFiles().flatMap((file) =>
      linksOf(file)
        .filter(({ path, anchor }) => {
          const found = ids.get(path) ?? ids.get(`${path}.html`);
          return !found || (anchor !== '' && !found.has(anchor));
        })
        .map(({ path, anchor }) => `${file}: ${path}#${anchor}`),
    );
    expect(dead).toEqual([]);
    expect(ids.size).toBeGreaterThan(80);
  });
});

const executablePath = findChromium();

describe.runIf(executablePath)('in a browser', () => {
  let server: Server;
  let browser: Browser;
  let base: string;
  beforeAll(async () => {
    const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
    server = createServer(({ url = '/' }, response) => {
      const path = new URL(url, 'http://site').pathname.replace(/\/$/, '/index.html');
      const file = join(site, decodeURIComponent(path));
      const isThere = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
      response.writeHead(isThere ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
      response.end(isThere ? readFileSync(file) : '');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  /** Opens a page, and notes every request to another host and every error. */
  async function open(
    path: string,
    colorScheme: 'light' | 'dark' = 'light',
  ): Promise<{ page: Page; faults: string[] }> {
    const page = await browser.newPage({ colorScheme });
    const faults: string[] = [];
    page.on('request', (request) => {
      if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(base)) faults.push(request.url());
    });
    page.on('response', (response) => {
      if (!response.ok()) faults.push(`${response.status()} ${response.url()}`);
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(base + path, { waitUntil: 'networkidle' });
    return { page, faults };
  }

  test.each(['/', '/docs/', '/ARCHITECTURE.html', '/docs/reference/api/rt.html', '/docs/guardrails/detectors.html'])(
    '%s loads nothing from another host',
    async (path) => {
      const { page, faults } = await open(path);
      expect(await page.locator('h1').first().textContent()).not.toBe('');
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  test('a call of the reference is shown as curl, and as TypeScript behind a tab', async () => {
    const { page, faults } = await open('/docs/reference/api/guardrails.html');
    const call = page.locator('.vp-code-group').first();
    expect(await call.locator('.language-ts').isVisible()).toBe(false);
    await call.getByText('TypeScript', { exact: true }).click();
    await call.locator('.language-ts').waitFor();
    expect(await call.locator('.language-ts code').textContent()).toContain('client.guardrails.detect({');
    expect(faults).toEqual([]);
    await page.close();
  });

  test.each(['light', 'dark'] as const)('the diagrams of the architecture are drawn, in %s', async (scheme) => {
    const { page, faults } = await open('/ARCHITECTURE.html', scheme);
    const drawn = page.locator('.diagram svg');
    await drawn.last().waitFor();
    const blocks = readFileSync('ARCHITECTURE.md', 'utf8').match(/^```mermaid$/gm) ?? [];
    expect(await drawn.count()).toBe(blocks.length);
    expect(await page.locator('.diagram').first().textContent()).toContain('contract');
    expect(faults).toEqual([]);
    await page.close();
  });

  test('the search finds a page by a word of its text, without another host', async () => {
    const { page, faults } = await open('/');
    await page.keyboard.press('Control+k');
    await page.locator('#localsearch-input').fill('webhook signature');
    await page.locator('.results .result').first().waitFor();
    expect(await page.locator('.results').textContent()).toMatch(/webhook/i);
    expect(faults).toEqual([]);
    await page.close();
  });
});
