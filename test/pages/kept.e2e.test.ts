import { createClient } from '@redoubt/client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, pageKey, type StartedPages, seriousFaults, signIn, startPages } from '../testing/pages.ts';

let pages: StartedPages;

/** The field of the name of what a form saves. */
const nameField = (page: Page) => page.getByLabel('Name', { exact: false }).first();
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const client = () => createClient({ baseUrl: pages.service.url, apiKey: pageKey });
/** Asks the service, as the page, who is signed in. */
const askSession = "fetch('/dashboard/session', { headers: { 'x-redoubt-page': '1' } })";

/** Signs the page out behind its back, as another window does. */
async function endSession(page: Page): Promise<void> {
  await page.evaluate("fetch('/dashboard/session', { method: 'DELETE', headers: { 'x-redoubt-page': '1' } })");
  await expect.poll(() => page.evaluate(`${askSession}.then(({ status }) => status)`)).toBe(401);
}

/** Waits until nothing moves, because a text that fades in has no contrast yet. */
const still = (page: Page) =>
  page.evaluate('Promise.allSettled(document.getAnimations().map(({ finished }) => finished))');

describe.skipIf(!hasChromium)('what the pages keep', () => {
  beforeAll(async () => {
    pages = await startPages();
  }, 60_000);
  afterAll(() => pages.stop());

  test.each([
    { what: 'is gone after an upgrade', answer: { status: 404, body: 'not found' } },
    { what: 'cannot be asked for, because the service does not answer', answer: undefined },
  ])('a page whose script $what offers to reload, which works', async ({ answer }) => {
    const { page, close } = await pages.open();
    const script = /assets\/policy-list-page-.*\.js$/;
    await page.route(script, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await page.getByRole('link', { name: 'Policies' }).click();
    await heading(page, 'This page could not be loaded').waitFor();
    await still(page);
    expect(await seriousFaults(page)).toEqual([]);
    // The other pages are there.
    await page.getByRole('link', { name: 'Keys' }).click();
    await heading(page, 'Keys').waitFor();
    await page.getByRole('link', { name: 'Policies' }).click();
    await page.unroute(script);
    await page.getByRole('button', { name: 'Reload' }).click();
    await heading(page, 'Policies').waitFor();
    await close();
  });

  test('where no script can be loaded at all, a link reloads', async () => {
    const { page, close } = await pages.open();
    const scripts = /assets\/index-.*\.js$/;
    await page.route(scripts, (route) => route.abort());
    await page.reload();
    await page.getByRole('link', { name: 'Reload' }).waitFor();
    await page.unroute(scripts);
    await page.getByRole('link', { name: 'Reload' }).click();
    await page.getByRole('heading', { name: 'First steps' }).waitFor();
    await close();
  });

  test('a session that ended asks to sign in over the page, and the typed text is there afterwards', async () => {
    for (const [path, typed, button] of [
      ['/app/new-policy', 'support desk', 'Save'],
      ['/app/policies/support%20desk', 'support desk 2', 'Save changes'],
    ] as const) {
      const { page, close } = await pages.open({ path });
      await nameField(page).fill(typed);
      await endSession(page);
      await page.getByRole('button', { name: button, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
      await dialog.waitFor();
      await still(page);
      expect(await seriousFaults(page)).toEqual([]);
      // Neither Escape nor a click beside it leads past it.
      await page.keyboard.press('Escape');
      await dialog.getByLabel('API key').fill(pageKey);
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await nameField(page).inputValue()).toBe(typed);
      await page.getByRole('button', { name: button, exact: true }).click();
      await heading(page, typed).waitFor();
      await close();
      expect((await client().guardrails.getPolicy({ headers: { policy: typed } })).name).toBe(typed);
    }
  });

  test('a session that ended while a dialog is open asks above it, and who comes back to a window is asked at once', async () => {
    const { page, close } = await pages.open({ path: '/app/keys' });
    await page.getByRole('button', { name: 'New key' }).click();
    await page.getByLabel('Name').fill('web shop');
    await endSession(page);
    await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))");
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('API key').fill(pageKey);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Name').inputValue()).toBe('web shop');
    await page.getByRole('button', { name: 'Make the key' }).click();
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await close();
  });

  test('who signs in again in another window goes on in this one', async () => {
    const { page, close } = await pages.open({ path: '/app/new-policy' });
    await nameField(page).fill('half a name');
    await endSession(page);
    await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))");
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.waitFor();
    const other = await page.context().newPage();
    await other.goto(pages.service.url);
    await signIn(other);
    await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))");
    await dialog.waitFor({ state: 'detached' });
    expect(await nameField(page).inputValue()).toBe('half a name');
    await close();
  });

  test('a key of another project begins anew, because the page is of a project', async () => {
    const { admin } = client();
    await admin.createProject({ params: { organisation_id: 'own' }, body: { name: 'shop' } });
    const other = await admin.createKey({ body: { name: 'of the shop', scopes: ['guardrails'], project: 'shop' } });
    const { page, close } = await pages.open({ path: '/app/policies' });
    await heading(page, 'Policies').waitFor();
    await endSession(page);
    await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))");
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('API key').fill(other.key);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await heading(page, 'shop').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await close();
  });

  test('whoever stays on a page of the project before cannot save it in the other one', async () => {
    const { admin } = client();
    await admin.createProject({ params: { organisation_id: 'own' }, body: { name: 'bakery' } });
    const other = await admin.createKey({ body: { name: 'of the bakery', scopes: ['guardrails'], project: 'bakery' } });
    const { page, close } = await pages.open({ path: '/app/new-policy' });
    await nameField(page).click();
    await page.keyboard.type('half a name');
    const answers = ['dismiss', 'accept'] as const;
    let asked = 0;
    page.on('dialog', (question) => void question[answers[asked++] ?? 'accept']());
    await endSession(page);
    await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))");
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('API key').fill(other.key);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    const cover = page.getByRole('dialog', { name: 'You are in another project' });
    await cover.getByText('cannot be saved').waitFor();
    await page.keyboard.press('Escape');
    expect(await cover.isVisible()).toBe(true);
    await cover.getByRole('button', { name: 'Go to “bakery”' }).click();
    await heading(page, 'bakery').waitFor();
    await close();
  });

  test.each(['/app/new-policy', '/app/new-guardrail', '/app/new-code', '/app/new-model', '/app/new-deployment'])(
    'leaving the changed form %s by a link or by Back asks, and staying keeps what was typed',
    async (path) => {
      const { page, complaints, close } = await pages.open();
      await page.getByRole('link', { name: 'Usage' }).click();
      await heading(page, 'Usage').waitFor();
      // As a link within the pages does.
      await page.evaluate(`history.pushState(null, '', '${path}')`);
      await nameField(page).click();
      await page.keyboard.type('half a name');
      await page.getByRole('link', { name: 'Keys' }).click();
      await question(page).waitFor();
      await still(page);
      expect(await seriousFaults(page)).toEqual([]);
      await question(page).getByRole('button', { name: 'Stay' }).click();
      await question(page).waitFor({ state: 'detached' });
      await page.evaluate('history.back()');
      await question(page).getByRole('button', { name: 'Stay' }).click();
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await nameField(page).inputValue()).toBe('half a name');
      await page.evaluate('history.back()');
      await question(page).getByRole('button', { name: 'Leave' }).click();
      await heading(page, 'Usage').waitFor();
      await page.evaluate('history.forward()');
      await nameField(page).click();
      expect(await nameField(page).inputValue()).toBe('');
      await page.keyboard.type('half a name');
      await page.getByRole('link', { name: 'Keys' }).click();
      await question(page).getByRole('button', { name: 'Leave' }).click();
      await heading(page, 'Keys').waitFor();
      expect(complaints()).toEqual([]);
      await close();
    },
  );

  test.each([
    { path: '/app/webhook', field: 'Address' },
    { path: '/app/threats', field: 'What the system is' },
    { path: '/app/runs/new', field: 'Key' },
  ])('so does “$field” of $path', async ({ path, field }) => {
    const { page, close } = await pages.open({ path });
    await page.getByRole('textbox', { name: field }).click();
    await page.keyboard.type('https://hooks.example');
    await page.getByRole('link', { name: 'Usage' }).click();
    await question(page).getByRole('button', { name: 'Stay' }).click();
    expect(await page.getByRole('textbox', { name: field }).inputValue()).toBe('https://hooks.example');
    await page.getByRole('link', { name: 'Usage' }).click();
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await heading(page, 'Usage').waitFor();
    await close();
  });

  test('what is changed of a deployment outlives its tabs, and is asked about where its page is left', async () => {
    const { models, proxy } = client();
    const model_config = { model_provider: 'openai_compatible', model_endpoint_url: `${pages.target.url}/v1` } as const;
    await models.addModel({
      body: { model_saved_name: 'practice', model_name: 'redoubt-practice-1', testing_for: 'chatbots', model_config },
    });
    await proxy.addDeployment({ body: { name: 'support', model_saved_name: 'practice' } });
    const { page, close } = await pages.open({ path: '/app/deployments/support?tab=settings' });
    await nameField(page).click();
    await page.keyboard.type(' desk');
    await page.getByRole('tab', { name: 'Health' }).click();
    await page.getByRole('tab', { name: 'Settings' }).click();
    expect(await nameField(page).inputValue()).toBe('support desk');
    await page.getByRole('link', { name: 'Keys' }).click();
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await heading(page, 'support desk').waitFor();
    await page.getByRole('link', { name: 'Keys' }).click();
    await heading(page, 'Keys').waitFor();
    await close();
  });

  test('the browser asks where a window with a changed form is reloaded or closed, and not where nothing changed', async () => {
    const { page, close } = await pages.open({ path: '/app/new-policy' });
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await nameField(page).click();
    await page.reload();
    expect(asked).toEqual([]);
    await nameField(page).click();
    await page.keyboard.type('half a name');
    await page.evaluate('location.reload()');
    await expect.poll(() => asked).toEqual(['beforeunload']);
    expect(await nameField(page).inputValue()).toBe('half a name');
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked.length).toBe(2);
    expect(await nameField(page).inputValue()).toBe('half a name');
    await close();
  });

  test('who changed nothing, typed it back, saved or deleted is not asked', async () => {
    const { page, close } = await pages.open({ path: '/app/new-policy' });
    await nameField(page).click();
    await page.keyboard.type('kept');
    for (let letter = 0; letter < 4; letter++) await page.keyboard.press('Backspace');
    await page.getByRole('link', { name: 'Keys' }).click();
    await heading(page, 'Keys').waitFor();
    await page.goBack();
    await nameField(page).fill('kept');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await heading(page, 'kept').waitFor();
    await nameField(page).fill('kept too');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await heading(page, 'kept too').waitFor();
    await nameField(page).fill('half a name');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await heading(page, 'Policies').waitFor();
    expect(await question(page).count()).toBe(0);
    await close();
  });
});
