import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import {
  hasChromium,
  type OpenedPage,
  pageKey,
  type StartedPages,
  seriousFaults,
  startPages,
} from '../test/testing/pages.ts';
import { fillService } from './shots/fill-service.ts';
import { newcomersScenes, type Scene, scenesOf } from './shots/scenes.ts';

/** The looks in which every page is pictured. */
const looks = [
  { name: 'light-wide', colorScheme: 'light', viewport: { width: 1_280, height: 900 } },
  { name: 'dark-wide', colorScheme: 'dark', viewport: { width: 1_280, height: 900 } },
  { name: 'light-narrow', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { name: 'dark-narrow', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;
type Look = (typeof looks)[number];

const DEFAULT_FOLDER = 'shots';
/** The most characters of a fault that are printed. */
const MAX_SHOWN = 400;
/** Charts move into their place. */
const MOVES_MS = 700;
const help = `Pictures every page of the dashboard, light and dark, wide and narrow.

  --out FOLDER  where the pictures go. Default ${DEFAULT_FOLDER}
  --only NAME   only pages whose name begins so, such as playground
  --help

Prints serious faults that axe finds, complaints of the browser's console, and pages that scroll sideways. Exits with 1
if there are any.`;

const { values } = parseArgs({
  options: { only: { type: 'string' }, out: { type: 'string', default: DEFAULT_FOLDER }, help: { type: 'boolean' } },
});
const folder = values.out;
if (values.help) console.log(help);
else if (!hasChromium) {
  console.error('There is no Chromium on the PATH. On Debian: apt-get install chromium');
  process.exitCode = 1;
} else process.exitCode = (await pictureAll(values.only)) === 0 ? 0 : 1;

/** Pictures the pages. Returns how many faults there are. */
async function pictureAll(only: string | undefined): Promise<number> {
  const pages = await startPages();
  try {
    let faults = 0;
    const wanted = ({ name }: Scene) => only === undefined || name.startsWith(only);
    const first = newcomersScenes.filter(wanted);
    // Another folder may hold what is not ours.
    if (only === undefined && folder === DEFAULT_FOLDER) rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const look of looks) faults += await pictureLook(pages, first, look);
    console.log('Filling the service: policies, models, chats, two runs …');
    const ids = await fillService({ url: pages.service.url, apiKey: pageKey, targetUrl: pages.target.url });
    const scenes = scenesOf(ids).filter(wanted);
    const count = first.length + scenes.length;
    if (count === 0) throw new Error(`No page has a name that begins with "${only}"`);
    for (const look of looks) faults += await pictureLook(pages, scenes, look);
    console.log(`${count} pages in ${looks.length} looks in ${folder}/, ${faults} faults`);
    return faults;
  } finally {
    await pages.stop();
  }
}

async function pictureLook(pages: StartedPages, scenes: readonly Scene[], look: Look): Promise<number> {
  if (scenes.length === 0) return 0;
  const opened = await pages.open({ colorScheme: look.colorScheme, viewport: look.viewport });
  let faults = 0;
  for (const scene of scenes) {
    const found = await picture(opened, scene, look).catch((error: unknown) => [`not pictured: ${error}`]);
    for (const fault of found) console.log(`  ${scene.name} ${look.name}: ${fault.slice(0, MAX_SHOWN)}`);
    faults += found.length;
  }
  await opened.close();
  return faults;
}

/** Pictures a page. Returns what is wrong with it. */
async function picture({ page, complaints }: OpenedPage, { name, path, act }: Scene, look: Look): Promise<string[]> {
  const before = complaints().length;
  await page.setViewportSize(look.viewport);
  await page.goto(path);
  await shown(page);
  await act?.(page);
  await shown(page);
  const found = [...(await seriousFaults(page)), ...(await sideways(page))];
  // As high as the page, so that what stands fixed at the sides reaches its end.
  const height = await page.evaluate('document.documentElement.scrollHeight');
  await page.setViewportSize({ width: look.viewport.width, height: Math.max(look.viewport.height, Number(height)) });
  await page.screenshot({ path: join(folder, `${name}-${look.name}.png`), fullPage: true, animations: 'disabled' });
  return [...found, ...complaints().slice(before)];
}

/** Waits until a page is no longer loading. */
async function shown(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.getByRole('status', { name: 'Loading' }).first().waitFor({ state: 'detached' });
  await page.waitForTimeout(MOVES_MS);
}

async function sideways(page: Page): Promise<string[]> {
  const over = Number(
    await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
  );
  return over > 0 ? [`scrolls sideways by ${over} pixels`] : [];
}
