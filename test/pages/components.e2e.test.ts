import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, type StartedPages, seriousFaults, startPages } from '../testing/pages.ts';

let pages: StartedPages;

/** Both colours in both widths: the parts are on every page, and this page has all of them. */
const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [390, 1_360].map((width) => ({ colorScheme, viewport: { width, height: 800 } })),
);

describe.skipIf(!hasChromium)('the page of components', () => {
  beforeAll(async () => {
    pages = await startPages();
  }, 60_000);
  afterAll(() => pages.stop());

  test.each(looks)('has no serious fault: $colorScheme, $viewport.width pixels', async (look) => {
    const { page, complaints, close } = await pages.open({ ...look, path: '/app/components' });
    await page.getByRole('region', { name: 'Chart of a period' }).getByRole('img').waitFor();
    await page.getByRole('table', { name: 'Teams' }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(look.viewport.width);
    expect(complaints()).toEqual([]);
    await close();
  });

  test('has letters of our own file, and no size below 12 pixels', async () => {
    const { page, hosts, close } = await pages.open({
      path: '/app/components',
      viewport: { width: 1_360, height: 800 },
    });
    await page.getByRole('table', { name: 'Teams' }).waitFor();
    await page.evaluate('document.fonts.ready');
    expect(await page.evaluate('document.fonts.check(\'14px "Inter Variable"\')')).toBe(true);
    const small = await page.evaluate(
      `[...document.querySelectorAll('body *')].filter((each) => each.childNodes.length > 0 &&
        [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '') &&
        parseFloat(getComputedStyle(each).fontSize) < 12).map((each) => each.outerHTML)`,
    );
    expect(small).toEqual([]);
    expect([...hosts]).toEqual([new URL(pages.service.url).host]);
    await close();
  });

  test('is left by the skip link, and the pages fit a window of 800 pixels', async () => {
    const { page, close } = await pages.open({ path: '/', viewport: { width: 1_360, height: 800 } });
    await page.goto('/app/components');
    await page.getByRole('table', { name: 'Teams' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement?.id')).toBe('content');
    const last = await page.getByRole('link', { name: 'API reference' }).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(800);
    await close();
  });
});
