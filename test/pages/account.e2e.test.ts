import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@redoubt/client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFolder, redoubt, type SpawnedService, startServing } from '../testing/command-line.ts';
import { hasChromium, looks, pageKey, type StartedPages, seriousFaults, startPages } from '../testing/pages.ts';

const password = 'correct horse battery staple';
/** The pages with their titles. */
const titles = {
  usage: 'Usage',
  ledger: 'Ledger',
  keys: 'Keys',
  projects: 'Projects',
  organisations: 'Plan and limits',
  webhook: 'Webhook',
  bridges: 'Bridges',
  audit: 'Audit',
  settings: 'Settings',
};

const folder = makeFolder();
let pages: StartedPages;
let bridge: SpawnedService;
let receiver: Server;
/** What the receiver of the webhook answers. */
let receiverStatus = 204;

const api = (apiKey = pageKey) => createClient({ baseUrl: pages.service.url, apiKey });

/** Judges a text, so that there is something to account for. */
const detect = (apiKey = pageKey) =>
  api(apiKey).guardrails.detect({ body: { text: 'jane@example.com', detectors: { pii: { enabled: true } } } });

/** Waits until the page shows its title and nothing is on its way. */
async function settled(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expect.poll(() => page.getByRole('status', { name: 'Loading' }).count()).toBe(0);
}

async function signInWithPassword(page: Page, word = password): Promise<void> {
  await page.getByRole('textbox', { name: 'Password' }).fill(word);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens a page with a key. The service has a password, so the page asks for that first. */
async function openWithKey(path: string, key = pageKey, look: Parameters<StartedPages['open']>[0] = {}) {
  const opened = await pages.open({ ...look, path, key: null });
  await opened.page.getByText('API key', { exact: true }).click();
  await opened.page.getByRole('textbox', { name: 'API key' }).fill(key);
  await opened.page.getByRole('button', { name: 'Sign in' }).click();
  await opened.page.getByRole('button', { name: /^Signed in/ }).waitFor();
  return opened;
}

const urlOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;

describe.skipIf(!hasChromium)('the pages of the account, in a browser', () => {
  beforeAll(async () => {
    receiver = createServer((_, response) => response.writeHead(receiverStatus).end()).listen(0, '127.0.0.1');
    pages = await startPages({ REDOUBT_ADMIN_PASSWORD: password, REDOUBT_DATA_DIR: folder.path });
    await detect();
    bridge = await startServing(
      ['relay', '--service', pages.service.url, '--target', pages.target.url, '--bridge-id', 'office'],
      /(relay:\S+)/,
      { REDOUBT_API_KEY: pageKey },
    );
  }, 120_000);
  afterAll(async () => {
    await bridge.end('SIGTERM');
    await pages.stop();
    receiver.close();
    folder.remove();
  });

  test('the operator signs in with a password, goes to another organisation and comes back', async () => {
    const { page, complaints, close } = await pages.open({ key: null });
    await signInWithPassword(page, 'not the password');
    await page.getByRole('alert').filter({ hasText: 'The password is wrong' }).waitFor();
    await signInWithPassword(page);
    await page.getByRole('link', { name: 'Plan and limits' }).click();
    await page.getByRole('button', { name: 'New organisation' }).click();
    await page.getByLabel('Name').fill('acme');
    await page.getByRole('button', { name: 'Make the organisation' }).click();
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await page.getByRole('button', { name: 'Change acme' }).click();
    await page.getByRole('combobox', { name: 'Guardrails' }).click();
    await page.getByRole('option', { name: 'A number of credits per period' }).click();
    await page.getByLabel('Guardrails: credits').fill('10');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('row', { name: /^acme/ }).getByText('a limit of its own').waitFor();
    await page.getByRole('button', { name: 'Credits of acme' }).click();
    await page.getByLabel('Reason').fill('a trial');
    await page.getByRole('button', { name: 'Grant', exact: true }).click();
    await page.getByText('acme: Guardrails now has 0 used, of 1,010').waitFor();
    await page.getByRole('button', { name: 'Go to acme' }).click();
    await page.getByRole('heading', { name: 'First steps' }).waitFor();
    await page.getByRole('button', { name: 'Project default acme' }).click();
    await page.getByText('No other project').waitFor();
    // The settings are the operator's, and this project is of another organisation.
    expect(await page.getByRole('link', { name: 'Settings' }).count()).toBe(0);
    await page.getByRole('menuitem', { name: 'Back to the organisation “default”' }).click();
    await page.getByRole('link', { name: 'Settings' }).waitFor();
    await page.getByRole('button', { name: 'Signed in as the operator' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('textbox', { name: 'Password' }).waitFor();
    expect(complaints()).toEqual([]);
    await close();
  });

  test('a link signs in once and leaves the address', async () => {
    const { url } = pages.service;
    const { stdout } = await redoubt(['admin', 'link', '--data-dir', folder.path, '--url', url]);
    const path = stdout.trim().slice(url.length);
    const { page, close } = await pages.open({ path, key: null });
    await page.getByRole('button', { name: 'Signed in as the operator' }).waitFor();
    expect(page.url()).not.toContain('#');
    await close();
    const again = await pages.open({ path, key: null });
    await again.page.getByRole('alert').filter({ hasText: 'The sign-in link was used' }).waitFor();
    expect(again.page.url()).not.toContain('#');
    await again.close();
  });

  test('a key is made, shown once, used, and revoked after a question', async () => {
    const { page, complaints, close } = await openWithKey('/app/keys');
    await page.getByRole('button', { name: 'New key' }).click();
    await page.getByLabel('Name').fill(' spaced ');
    await page.getByRole('button', { name: 'Make the key' }).click();
    await page
      .getByText(/neither starts nor ends with a space/)
      .first()
      .waitFor();
    await page.getByLabel('Name').fill('web shop');
    await page.getByRole('button', { name: 'Make the key' }).click();
    const dialog = page.getByRole('dialog', { name: 'The new key' });
    const made = (await dialog.locator('pre').textContent()) ?? '';
    expect(made).toMatch(/^sk_service_/);
    await dialog.getByRole('button', { name: 'I have copied it' }).click();
    await detect(made);
    await dialog.waitFor({ state: 'detached' });
    expect(await page.content()).not.toContain(made);
    await page.getByRole('button', { name: 'Revoke web shop' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('button', { name: 'Revoke web shop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
    await page
      .getByRole('row', { name: /^web shop/ })
      .getByText(/^revoked/)
      .waitFor();
    const status = () =>
      detect(made).then(
        () => 200,
        (error) => error.status,
      );
    await expect.poll(status).toBe(401);
    await page.goto('/app/audit?action=key');
    await page.getByRole('row', { name: /revoked the key web shop/ }).waitFor();
    expect(complaints().filter((text) => !text.includes('422'))).toEqual([]);
    await close();
  });

  test('a project is made and limited, and usage and ledger show what it used', async () => {
    const { page, complaints, close } = await openWithKey('/app/projects');
    await page.getByRole('button', { name: 'New project' }).click();
    await page.getByLabel('Name').fill('shop');
    await page.getByRole('combobox', { name: 'Guardrails' }).click();
    await page.getByRole('option', { name: 'A number of credits per period' }).click();
    await page.getByLabel('Guardrails: credits').fill('20');
    await page.getByRole('button', { name: 'Make the project' }).click();
    await page.getByRole('row', { name: /^shop/ }).getByText('0 of 20').waitFor();
    const { key } = await api().admin.createKey({
      body: { name: 'shop key', scopes: ['guardrails'], project: 'shop' },
    });
    await detect(key);
    await page.reload();
    await page.getByRole('row', { name: /^shop/ }).getByText('1 of 20').waitFor();
    await page.goto('/app/usage?by=project');
    await page.getByRole('row', { name: /^shop/ }).waitFor();
    await page.getByRole('combobox', { name: 'By' }).click();
    await page.getByRole('option', { name: 'Endpoint' }).click();
    await page.getByRole('row', { name: /^\/guardrails\/detect/ }).waitFor();
    expect(new URL(page.url()).searchParams.get('by')).toBe('endpoint');
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'CSV' }).click()]);
    expect(file.suggestedFilename()).toBe('usage-by-endpoint.csv');
    await page.goto('/app/usage?from=2026-13-40');
    await page.getByRole('alert').filter({ hasText: 'from' }).first().waitFor();
    await page.goto('/app/ledger?project=shop');
    await page
      .getByRole('button', { name: /^Details of entry/ })
      .first()
      .click();
    await page.getByText(/^pii: 1 credit/).waitFor();
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('Every balance is right').waitFor();
    expect(complaints().filter((text) => !text.includes('400'))).toEqual([]);
    await close();
  });

  test('a webhook is set, its secret shown once, tested and removed', async () => {
    const { page, close } = await openWithKey('/app/webhook');
    await page.getByLabel('Address').fill('ftp://nowhere');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').first().waitFor();
    await page.getByLabel('Address').fill(urlOf(receiver));
    await page.getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('dialog')
      .getByText(/^whsec_/)
      .waitFor();
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await page.getByRole('button', { name: 'Send a test event' }).click();
    await page.getByText(/^Answered 204 after/).waitFor();
    receiverStatus = 500;
    await page.getByRole('button', { name: 'Send a test event' }).click();
    await page.getByText('Not delivered').waitFor();
    receiverStatus = 204;
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('heading', { name: 'Set a webhook' }).waitFor();
    await close();
  });

  test('a bridge is listed with what it does, and the settings without secrets', async () => {
    const { page, close } = await openWithKey('/app/bridges');
    await page
      .getByRole('row', { name: /^office/ })
      .getByText('connected')
      .waitFor();
    await page.goto('/app/settings?find=password');
    await page
      .getByRole('row', { name: /REDOUBT_ADMIN_PASSWORD/ })
      .getByText('a secret')
      .waitFor();
    expect(await page.content()).not.toContain(password);
    await close();
  });

  test('a key without a scope is offered nothing that needs it, and the page says which', async () => {
    const { key } = await api().admin.createKey({ body: { name: 'judge alone', scopes: ['guardrails'] } });
    const { page, close } = await openWithKey('/', key);
    const links = await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').allTextContents();
    expect(links).toEqual(expect.arrayContaining(['Usage', 'Ledger']));
    for (const title of ['Keys', 'Audit', 'Bridges', 'Settings']) expect(links).not.toContain(title);
    await page.goto('/app/keys');
    await page.getByText('This page needs the scope “admin”').waitFor();
    await page.goto('/app/ledger');
    await settled(page, 'Ledger');
    expect(await page.getByRole('button', { name: 'Verify' }).count()).toBe(0);
    await close();
  });

  test.each(looks)('every page has no serious fault and fits its screen: $colorScheme', async (look) => {
    const { page, close } = await openWithKey('/app/keys', pageKey, look);
    const shots = process.env.REDOUBT_TEST_SHOTS;
    for (const [path, title] of Object.entries(titles)) {
      await page.goto(`/app/${path}`);
      await settled(page, title);
      if (shots) await page.screenshot({ path: `${shots}/${path}-${look.colorScheme}.png`, fullPage: true });
      expect(await seriousFaults(page), path).toEqual([]);
      const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await page.evaluate(overflow), path).toBe(0);
    }
    await close();
  });
});
