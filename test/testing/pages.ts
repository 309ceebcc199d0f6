import { existsSync } from 'node:fs';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import {
  type RunningPracticeTarget,
  startPracticeTarget,
} from '../../packages/practice-target/src/start-practice-target.ts';
import { findChromium } from '../../scripts/chromium.ts';
import { makeFolder, type SpawnedService, startRedoubt } from './command-line.ts';

/** The key of the service that `startPages` starts. */
export const pageKey = 'sk_service_a_key_for_the_pages_00000001';
/** The tests of pages are skipped without it. */
export const hasChromium = findChromium() !== undefined;

/** A service, a practice target and a browser. */
export interface StartedPages {
  readonly service: SpawnedService;
  readonly target: RunningPracticeTarget;
  /** The folder of the service's store. */
  readonly dataDir: string;
  /** Opens a page of its own. Its cookies are apart from those of other pages. */
  open(options?: OpenOptions): Promise<OpenedPage>;
  stop(): Promise<void>;
}

interface OpenOptions {
  /** Where it opens. Default `/`. */
  readonly path?: string;
  /** The key to sign in with, or null to stay outside. Default the first key. */
  readonly key?: string | null;
  /** The host name that the browser calls the service by. Default its address. */
  readonly hostname?: string;
  readonly viewport?: { width: number; height: number };
  readonly colorScheme?: 'light' | 'dark';
}

export interface OpenedPage {
  readonly page: Page;
  /** What the browser complained of so far, but for the question who is signed in, which is 401 at first. */
  complaints(): string[];
  /** The hosts that were asked. */
  readonly hosts: ReadonlySet<string>;
  close(): Promise<void>;
}

/** Starts what tests of pages need. `env` are settings of the service. */
export async function startPages(env: Record<string, string> = {}): Promise<StartedPages> {
  if (!existsSync('packages/web/pages/index.html')) throw new Error('Run `npm run build:pages` first');
  const folder = makeFolder();
  const service = await startRedoubt(folder.path, { REDOUBT_BOOTSTRAP_KEY: pageKey, ...env });
  const none = { apiKey: undefined, failRate: 0, throttleRate: 0, retryAfterSeconds: undefined };
  const target = await startPracticeTarget({ port: 0, latencyMs: 0, ...none });
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: [
      '--disable-quic',
      '--disable-background-networking',
      '--host-resolver-rules=MAP *.test 127.0.0.1',
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  });
  return {
    service,
    target,
    dataDir: folder.path,
    open: (options) => openPage(browser, service.url, options),
    stop: async () => {
      await browser.close();
      await service.end('SIGTERM');
      await target.stop();
      folder.remove();
    },
  };
}

async function openPage(
  browser: Browser,
  url: string,
  { path = '/', key = pageKey, hostname = '127.0.0.1', ...look }: OpenOptions = {},
): Promise<OpenedPage> {
  const context = await browser.newContext({ baseURL: url.replace('127.0.0.1', hostname), ...look });
  const page = await context.newPage();
  const complaints: string[] = [];
  const hosts = new Set<string>();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(path);
  if (key !== null) await signIn(page, key);
  return {
    page,
    hosts,
    complaints: () => complaints.filter((text) => !text.includes('401')),
    close: () => context.close(),
  };
}

/** Fills in the page that asks for a key. */
export async function signIn(page: Page, key = pageKey): Promise<void> {
  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByRole('navigation', { name: 'Pages' })
    .or(page.getByRole('button', { name: 'Pages' }))
    .first()
    .waitFor();
}

/** How a window looks. */
interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly viewport: { readonly width: number; readonly height: number };
}

/**
 * The looks in which whole pages are tested. The dark and narrow one finds most of what is wrong. The nightly run sets
 * REDOUBT_EVERY_LOOK and tests the other as well.
 */
export const looks: readonly Look[] = [
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  ...(process.env.REDOUBT_EVERY_LOOK
    ? [{ colorScheme: 'light', viewport: { width: 1_280, height: 844 } } as const]
    : []),
];

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}

/** The serious faults that axe finds on a page, with the elements that have them. */
export async function seriousFaults(page: Page): Promise<string[]> {
  // The page's policy allows no foreign script, so axe is evaluated as the test's own code.
  await page.evaluate(axe.source);
  const violations = (await page.evaluate('axe.run().then(({ violations }) => violations)')) as Finding[];
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
