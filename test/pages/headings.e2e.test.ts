import { readFileSync } from 'node:fs';
import { createClient } from '@redoubt/client';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, pageKey, type StartedPages, startPages } from '../testing/pages.ts';

let pages: StartedPages;

/** The addresses of all pages, as the table of pages has them. */
const addresses = [...readFileSync('packages/web/src/pages.tsx', 'utf8').matchAll(/\bpath: '([^']+)'/g)].flatMap(
  ([, path]) => path ?? [],
);
/** An address with something in each place that changes. There is none of this name: its page has a title all the same. */
const filled = (path: string) => path.replaceAll(/:\w+/g, 'nothing');

const heading = (page: Page, name?: string) => page.getByRole('heading', { level: 1, ...(name && { name }) });
const hasFocus = (element: Locator) => element.evaluate((each) => each === document.activeElement);

describe.skipIf(!hasChromium)('headings and titles', () => {
  beforeAll(async () => {
    pages = await startPages();
    const { guardrails } = createClient({ baseUrl: pages.service.url, apiKey: pageKey });
    await guardrails.addPolicy({ body: { name: 'incoming', detectors: { pii: { enabled: true } } } });
  }, 60_000);
  afterAll(() => pages.stop());

  test('every page has a heading and a title of its own', async () => {
    const { page, close } = await pages.open();
    const titles: string[] = [];
    for (const path of [...addresses.map(filled), '/app/nowhere']) {
      await page.goto(path);
      await heading(page).waitFor();
      expect(await heading(page).count(), path).toBe(1);
      titles.push(await page.title());
    }
    expect(titles.length).toBeGreaterThan(35);
    expect(titles.filter((title) => !/^.+ · Redoubt$/.test(title))).toEqual([]);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    await close();
  });

  test.each([
    { path: '/', title: 'default · Home · Redoubt' },
    { path: '/app/policies', title: 'Policies · Redoubt' },
    { path: '/app/policies/incoming', title: 'incoming · Policy · Redoubt' },
    { path: '/app/new-policy', title: 'New policy · Redoubt' },
  ])('the title of $path is $title', async ({ path, title }) => {
    const { page, close } = await pages.open({ path });
    await expect.poll(() => page.title()).toBe(title);
    await close();
  });

  test('the page to sign in has a title', async () => {
    const { page, close } = await pages.open({ key: null });
    await page.getByLabel('API key').waitFor();
    expect(await page.title()).toBe('Sign in · Redoubt');
    await close();
  });

  test('the heading has the focus on every page that a link or Back leads to, and the page begins at its top', async () => {
    const { page, close } = await pages.open();
    for (const name of ['Playground', 'Policies', 'Models', 'Keys', 'Settings']) {
      await page.getByRole('link', { name, exact: true }).click();
      await heading(page, name).waitFor();
      await expect.poll(() => hasFocus(heading(page, name)), { message: name }).toBe(true);
      expect(await page.evaluate('scrollY')).toBe(0);
      await page.evaluate('scrollTo(0, 500)');
    }
    await page.goBack();
    await expect.poll(() => hasFocus(heading(page, 'Keys'))).toBe(true);
    await page.getByRole('link', { name: 'Policies' }).click();
    await page.getByRole('link', { name: 'incoming' }).click();
    await expect.poll(() => hasFocus(heading(page, 'incoming'))).toBe(true);
    // A keyboard goes on from there.
    await page.keyboard.press('Tab');
    expect(await page.evaluate("document.activeElement?.closest('main') !== null")).toBe(true);
    await close();
  });

  test('a page that the browser loads begins at its top, without a focus of ours', async () => {
    const { page, close } = await pages.open();
    // Who signs in goes to a page.
    await expect.poll(() => hasFocus(heading(page))).toBe(true);
    await page.goto('/app/keys');
    await heading(page, 'Keys').waitFor();
    expect(await hasFocus(page.locator('body'))).toBe(true);
    await close();
  });

  test('who saves a form finds the focus on its heading, because the form is made anew', async () => {
    const { page, close } = await pages.open({ path: '/app/policies/incoming' });
    await page.getByLabel('Description').fill('changed');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Saved the policy').waitFor();
    await expect.poll(() => hasFocus(heading(page, 'incoming'))).toBe(true);
    await close();
  });

  test.each([
    { path: '/app/keys', opener: 'New key', leave: ['Escape'] },
    { path: '/app/keys', opener: 'Revoke spare', leave: ['Keep it'] },
    { path: '/app/projects', opener: 'New project', leave: ['Cancel'] },
    { path: '/app/projects', opener: 'Limits of default', leave: ['Close'] },
    { path: '/app/organisations', opener: 'New organisation', leave: ['Escape'] },
    { path: '/app/organisations', opener: 'Change default', leave: ['Cancel'] },
    { path: '/app/organisations', opener: 'Credits of default', leave: ['Escape'] },
    { path: '/app/ledger', opener: 'Verify', leave: ['Close'] },
    { path: '/app/policies/incoming', opener: 'Delete', leave: ['Keep it'] },
  ])('the focus is back on “$opener” after its dialog', async ({ path, opener, leave }) => {
    const { admin } = createClient({ baseUrl: pages.service.url, apiKey: pageKey });
    if (opener === 'Revoke spare') await admin.createKey({ body: { name: 'spare', scopes: ['proxy'] } });
    const { page, close } = await pages.open({ path });
    const button = page.getByRole('button', { name: opener, exact: true });
    await button.click();
    for (const way of leave) {
      await page.getByRole('dialog').waitFor();
      if (way === 'Escape') await page.keyboard.press(way);
      else await page.getByRole('dialog').getByRole('button', { name: way }).click();
    }
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(button)).toBe(true);
    await close();
  });

  test('the focus is on the heading after a dialog that took its button away, and after a secret was shown', async () => {
    const { page, close } = await pages.open({ path: '/app/keys' });
    const button = page.getByRole('button', { name: 'New key' });
    await button.click();
    await page.getByLabel('Name').fill('short-lived');
    await page.getByRole('button', { name: 'Make the key' }).click();
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await expect.poll(() => hasFocus(button)).toBe(true);
    await page.getByRole('button', { name: 'Revoke short-lived' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(heading(page, 'Keys'))).toBe(true);
    await close();
  });
});
