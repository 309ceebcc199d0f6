import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, pageKey, type StartedPages, seriousFaults, startPages } from '../testing/pages.ts';

let pages: StartedPages;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** Goes home and waits until these first steps are ticked, and no others. */
async function ticked(page: Page, done: readonly string[]): Promise<void> {
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Home' }).click();
  const steps = page.getByRole('region', { name: 'First steps' });
  await steps.getByText(`${done.length} of 5 done`).waitFor();
  const titles = await steps.getByRole('button', { name: '(done)' }).allTextContents();
  expect(titles.map((title) => title.split(' (done)')[0])).toEqual(done);
}

/** Opens a first step, if it is not open already, and follows its link. */
async function follow(page: Page, step: string, link: string): Promise<void> {
  const control = button(page, new RegExp(`^${step}`));
  if ((await control.getAttribute('aria-expanded')) !== 'true') await control.click();
  await page.getByRole('region', { name: 'First steps' }).getByRole('link', { name: link }).click();
}

describe.skipIf(!hasChromium)('a newcomer', () => {
  beforeAll(async () => {
    pages = await startPages();
  }, 60_000);
  afterAll(() => pages.stop());

  test('gets from a key to a guardrail that is proven, by what the pages say', async () => {
    const { page, complaints, hosts, close } = await pages.open({ key: null });
    await page.getByLabel('API key').fill(pageKey);
    await button(page, 'Sign in').click();
    await ticked(page, []);

    // Judges the text that the playground has at hand.
    await follow(page, 'Judge a text', 'Open the playground');
    await page.getByRole('button', { name: 'Judge', exact: true }).click();
    const verdict = page.getByRole('region', { name: 'Verdict' });
    await verdict.getByText('jane@example.com').first().waitFor();
    await verdict.getByRole('region', { name: 'Injection' }).getByText('Found', { exact: true }).waitFor();
    await ticked(page, ['Judge a text']);

    // Connects the practice target, and asks it.
    await follow(page, 'Connect a model', 'Open Models');
    await page.getByRole('link', { name: 'Use the practice target' }).click();
    await page.getByRole('combobox', { name: 'Address' }).fill(`${pages.target.url}/v1`);
    // So slow that a person sees the run go on.
    await page.getByRole('textbox', { name: 'Calls a minute at most' }).fill('120');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await button(page, 'Ask it').click();
    await page.getByText(/^It answers after \d+ ms/).waitFor();
    await ticked(page, ['Judge a text', 'Connect a model']);

    // Builds a run against it. The plan says what it will cost.
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Models', exact: true }).click();
    await page.getByRole('link', { name: 'practice' }).click();
    await button(page, 'Attack it').click();
    await button(page, 'Test the connection').click();
    await page.getByText(/^It answers, in/).waitFor();
    await button(page, 'Next: Scope').click();
    await page.getByLabel('Privacy and data protection', { exact: true }).uncheck();
    await button(page, 'Next: Attacks').click();
    await page.getByLabel('Encoding').uncheck();
    await page.getByLabel('Story in a story').check();
    await button(page, 'Next: Amount').click();
    await page.getByLabel('Seed').fill('newcomer');
    await button(page, 'Next: Plan and start').click();
    await page.getByRole('row', { name: /Story in a story 5 5/ }).waitFor();
    await page.getByText('It costs 20 credits.').waitFor();
    await button(page, 'Start the run').click();

    // Watches it to its end, without a reload.
    await page.getByRole('progressbar', { name: 'Progress' }).waitFor();
    await page.getByText('Finished', { exact: true }).waitFor();
    const map = page.getByRole('region', { name: 'Success rate by category and attack' });
    const cell = map.getByRole('link', { name: /Story in a story: / });
    expect(await cell.textContent()).toMatch(/\d+%.*\d\/5/);
    await cell.click();
    await page.getByText('5 in all').waitFor();
    expect(await seriousFaults(page)).toEqual([]);

    // Opens what was found, and makes a guardrail of it.
    const main = page.getByRole('main');
    const toGuardrail = await main.getByRole('link', { name: 'Make a guardrail' }).getAttribute('href');
    expect(toGuardrail).toBe(`${new URL(page.url()).pathname}/guardrail`);
    await main.getByRole('link', { name: 'Findings' }).click();
    await page.getByRole('row').filter({ hasText: ', by Story in a story' }).getByRole('link').first().click();
    await heading(page, 'Evidence').waitFor();
    await main.getByRole('link', { name: 'Make a guardrail' }).click();
    // The detectors judge what was said in the run, and some are loaded for that.
    await heading(page, 'What each detector adds').waitFor({ timeout: 60_000 });
    expect(new URL(page.url()).pathname).toBe(toGuardrail);
    await page.getByLabel('Name of the policy').fill('from the run');
    await button(page, 'Save the policy').click();
    await page.getByRole('link', { name: 'Open the policy' }).waitFor();
    await button(page, 'Save the policy').click();
    await page.getByRole('alert').filter({ hasText: 'Not saved' }).waitFor();
    await page.getByText(/harmless questions, \d+ credits/).waitFor();
    await button(page, 'Verify').click();

    // Reads whether it helps.
    const proof = heading(page, /^[\d.]+% before, [\d.]+% after$/);
    await page.getByText('Finished', { exact: true }).waitFor();
    await proof.waitFor();
    const [before = 0, after = 0] = ((await proof.textContent()) ?? '').match(/[\d.]+(?=%)/g)?.map(Number) ?? [];
    expect(after).toBeLessThan(before);
    await page.getByText('by trying the policy on stored texts').waitFor();
    expect(Number(new URL(page.url()).searchParams.get('predicted'))).toBeLessThan(1);
    expect(await seriousFaults(page)).toEqual([]);
    await ticked(page, ['Judge a text', 'Connect a model', 'Attack the model', 'Fix what was found']);
    await page.getByRole('link', { name: 'Verification of redoubt-practice-1' }).click();
    await page.getByRole('link', { name: 'a deployment' }).click();
    await page.getByText('No deployment yet').waitFor();
    // The name of the policy was taken when it was saved again.
    expect(complaints().filter((text) => !text.includes('409'))).toEqual([]);
    expect([...hosts]).toEqual([new URL(pages.service.url).host]);
    await close();
  }, 180_000);
});
