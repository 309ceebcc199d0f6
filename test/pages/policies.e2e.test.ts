import { createClient } from '@redoubt/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, pageKey, type StartedPages, seriousFaults, startPages } from '../testing/pages.ts';

let pages: StartedPages;

describe.skipIf(!hasChromium)('the pages of policies', () => {
  beforeAll(async () => {
    pages = await startPages();
  }, 60_000);
  afterAll(() => pages.stop());

  test('a policy is made, tried, changed, compared with another, and deleted', async () => {
    const { page, complaints, close } = await pages.open({ path: '/app/policies' });
    await page.getByText('No policy yet').waitFor();
    await page.getByRole('link', { name: 'New policy' }).click();
    await page.getByLabel('Name', { exact: false }).first().fill('support desk');
    await page.getByRole('checkbox', { name: /^Personal data/ }).check();
    await page.getByRole('combobox', { name: 'Kinds' }).fill('shoe_size');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').filter({ hasText: 'shoe_size' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: /^Personal data/ }).uncheck();
    await page.getByRole('checkbox', { name: /^Keywords/ }).check();
    await page.getByText('Write at least one word').waitFor();
    expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: /^Keywords/ }).uncheck();
    await page.getByRole('checkbox', { name: /^Toxicity/ }).check();
    await page.getByRole('checkbox', { name: /^Own threshold/ }).check();
    await page.getByRole('slider').press('ArrowRight');
    await page.getByRole('button', { name: 'More settings of Toxicity' }).click();
    await page.getByLabel('Message when found').fill('Please stay polite.');
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'support desk' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/app/policies/support%20desk');

    const { guardrails } = createClient({ baseUrl: pages.service.url, apiKey: pageKey });
    const saved = await guardrails.getPolicy({ headers: { policy: 'support desk' } });
    const usual = (await guardrails.models()).models.find(({ detector }) => detector === 'toxicity')?.threshold ?? 0;
    const threshold = Math.round(100 * usual + 1) / 100;
    expect(saved.detectors).toMatchObject({
      toxicity: { enabled: true, threshold, block_message: 'Please stay polite.' },
      keyword_detector: { enabled: false },
    });
    await page.getByLabel('A text').fill('You are an idiot.');
    await page.getByRole('button', { name: 'Judge' }).click();
    await page.getByRole('region', { name: 'Try it' }).getByText('Toxicity').waitFor();
    expect(await seriousFaults(page)).toEqual([]);

    await page.goto('/app/new-policy');
    await page.getByLabel('Name', { exact: false }).first().fill('everything');
    for (const name of ['Toxicity', 'Personal data', 'Injection']) {
      await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
    }
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'everything' }).waitFor();

    await page.goto('/app/policies-compared?before=support+desk&after=everything');
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByText('2 of 4 samples flip').waitFor();
    const flips = page.getByRole('row').filter({ hasText: 'Flips' });
    expect(await flips.count()).toBe(2);
    expect(await flips.first().textContent()).toContain('Personal data');
    expect(await seriousFaults(page)).toEqual([]);

    await page.goto('/app/policies/everything');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('link', { name: 'support desk' }).waitFor();
    expect(await page.getByRole('link', { name: 'everything' }).count()).toBe(0);
    await page.goto('/app/policies/everything');
    await page.getByRole('alert').filter({ hasText: 'everything' }).waitFor();
    expect(complaints().filter((text) => !/4(?:04|22)/.test(text))).toEqual([]);
    await close();
  }, 120_000);

  test('rules are found in a document, shown with their sentences, changed and saved', async () => {
    const { page, complaints, close } = await pages.open({ path: '/app/policy-wizard' });
    const document = 'Staff must never promise a refund.\n\nAgents must not share passwords with customers.\n';
    await page.locator('input[type=file]').setInputFiles({
      name: 'house.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(document),
    });
    await page.getByRole('button', { name: 'Find rules' }).click();
    await page.getByRole('heading', { name: '2 rules' }).waitFor();
    await page.getByText('Staff must never promise a refund.').last().waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByLabel('Save as').fill('house rules');
    await page.getByRole('button', { name: 'Save as a code of conduct' }).click();
    await page.getByRole('heading', { name: 'house rules' }).waitFor();
    await page.getByRole('heading', { name: 'How the rules are checked' }).waitFor();
    await page.getByRole('button', { name: 'Add a rule' }).click();
    await page.getByRole('textbox', { name: 'Rule 3' }).fill('Never name a competitor.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const checks = page.getByRole('region', { name: 'How the rules are checked' });
    await checks.getByText('Never name a competitor.').waitFor();

    await page.goto('/app/new-guardrail');
    await page.getByLabel('Name', { exact: false }).first().fill('assistant');
    const after = page.getByRole('region', { name: 'After the model' });
    await after.getByRole('checkbox', { name: /^Policy/ }).check();
    await after.getByText('Write at least one rule').waitFor();
    await after.getByRole('textbox', { name: 'Rules' }).fill('Never sing.');
    await after.getByRole('combobox', { name: 'Rules from' }).click();
    await page.getByRole('option', { name: 'house rules' }).click();
    // The service would go by rules that stand beside a code of conduct.
    expect(await after.getByRole('textbox', { name: 'Rules' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'assistant' }).waitFor();
    await page.goto('/app/policies?kind=guardrails');
    await page.getByRole('row').filter({ hasText: 'assistant' }).getByText('Policy', { exact: true }).waitFor();
    const { guardrails } = createClient({ baseUrl: pages.service.url, apiKey: pageKey });
    const { output } = await guardrails.getGuardrail({ headers: { guardrail: 'assistant' } });
    expect(output.detectors).toEqual({ policy_violation: { enabled: true, coc_policy_name: 'house rules' } });
    expect(complaints()).toEqual([]);
    await close();
  }, 120_000);

  test('the pages fit a telephone, in the dark, too', async () => {
    const { page, close } = await pages.open({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    for (const path of [
      '/app/policies?kind=codes',
      '/app/new-policy',
      '/app/policies-compared',
      '/app/policy-wizard',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const { wide, seen } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        seen: document.documentElement.clientWidth,
      }));
      expect(wide, path).toBeLessThanOrEqual(seen);
      expect(await seriousFaults(page), path).toEqual([]);
    }
    await close();
  }, 120_000);
});
