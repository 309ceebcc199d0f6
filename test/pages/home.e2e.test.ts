import { createClient, waitForRun } from '@redoubt/client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bash } from '../testing/command-line.ts';
import { hasChromium, looks, pageKey, type StartedPages, seriousFaults, signIn, startPages } from '../testing/pages.ts';

let pages: StartedPages;
/** What one visit may load of script, in bytes as they are sent. */
const MAX_SCRIPT_BYTES = 250_000;

interface Loaded {
  readonly name: string;
  readonly encodedBodySize: number;
  readonly decodedBodySize: number;
}

/** The scripts that the page loaded since it was opened, with their sizes as sent and as read. */
async function scriptsOf(page: Page): Promise<Loaded[]> {
  const resources = (await page.evaluate(
    "performance.getEntriesByType('resource').map((each) => each.toJSON())",
  )) as Loaded[];
  return resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
}
const sentBytes = (scripts: readonly Loaded[]): number =>
  scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);

/** Waits until every part of the home page shows what it asked for. */
async function waitForAllOfHome(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Use by day' })
    .getByText(/Credits of the organisation/)
    .waitFor();
  await page
    .getByRole('region', { name: 'Credits', exact: true })
    .getByText(/limits hold/)
    .waitFor();
  await page.getByRole('region', { name: 'Recent runs' }).getByRole('link').first().waitFor();
  const health = page.getByRole('region', { name: 'Health' });
  await health.getByText('Ready', { exact: true }).nth(2).waitFor();
  await health.getByText(/models can be used/).waitFor();
}

describe.skipIf(!hasChromium)('the home page', () => {
  beforeAll(async () => {
    pages = await startPages();
  }, 60_000);
  afterAll(() => pages.stop());

  test('ticks the first steps off while somebody runs their commands in a terminal', async () => {
    const { page, complaints, hosts, close } = await pages.open({ colorScheme: 'dark' });
    const steps = page.getByRole('region', { name: 'First steps' });
    await steps.getByText('0 of 5 done').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    const url = pages.service.url;
    const run = async (code: string) => {
      const env = { REDOUBT_URL: url, REDOUBT_API_KEY: pageKey, TARGET_URL: pages.target.url };
      // The lines that set variables hold a key that only the reader knows.
      const { code: exit, stdout } = await bash(code.replaceAll(/^export .*$/gm, ''), { env });
      expect(exit, stdout).toBe(0);
    };
    const commandOf = async (index: number) =>
      (await steps.locator('[data-active] pre').nth(index).textContent()) ?? '';
    await run(await commandOf(0));
    await steps.getByText('1 of 5 done').waitFor();
    await run(await commandOf(1));
    await steps.getByText('2 of 5 done').waitFor();
    await run(await commandOf(0));
    await steps.getByText('3 of 5 done').waitFor();
    const options = { baseUrl: url, apiKey: pageKey };
    const client = createClient(options);
    const { run_id } = (await client.rt.submitRun({
      body: {
        target: { endpoint: pages.target.url, model_name: 'redoubt-practice-1' },
        risk_categories: { security_fraud: { attack_config: { basic: {}, deepinception: {} } } },
        generation_config: { max_prompts: 10, seed: 'home' },
      },
    } as never)) as { run_id: string };
    await waitForRun(options, { run_id });
    await steps.getByText('4 of 5 done').waitFor();
    await page.getByRole('region', { name: 'Recent runs' }).getByRole('link', { name: 'redoubt-practice-1' }).waitFor();
    const { findings } = await client.rt.listFindings({});
    const [finding] = findings;
    expect(finding).toBeDefined();
    await client.rt.markFinding({
      params: { finding_id: finding?.finding_id ?? '' },
      body: { status: 'fixed', note: 'New system prompt' },
    });
    await steps.waitFor({ state: 'detached' });
    expect(complaints()).toEqual([]);
    expect([...hosts]).toEqual([new URL(url).host]);
    await close();
  }, 180_000);

  test.each(looks)(
    'shows balances, use by day and health, without serious faults: $colorScheme',
    async (look) => {
      const { page, close } = await pages.open(look);
      await waitForAllOfHome(page);
      const use = page.getByRole('region', { name: 'Use by day' });
      expect(await use.getByRole('row').count()).toBeGreaterThan(1);
      expect(await seriousFaults(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(look.viewport.width);
      await close();
    },
    90_000,
  );

  test('loads no more than 250 KB of script to sign in and to show all of the home page', async () => {
    const { page, close } = await pages.open({ key: null });
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    const toSignIn = await scriptsOf(page);
    await signIn(page);
    await waitForAllOfHome(page);
    const all = await scriptsOf(page);
    await page.reload();
    await waitForAllOfHome(page);
    const toHome = await scriptsOf(page);
    for (const [what, scripts] of Object.entries({ toSignIn, all, toHome })) {
      expect(scripts.length, what).toBeGreaterThan(0);
      // Sent compressed, every one that is worth it.
      const plain = scripts.filter(({ encodedBodySize: sent, decodedBodySize: read }) => read > 1_024 && sent >= read);
      expect(plain, what).toEqual([]);
      expect(sentBytes(scripts), what).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    }
    await close();
  }, 60_000);

  test('offers no step that the key may not take, and says which scope it lacks', async () => {
    const admin = createClient({ baseUrl: pages.service.url, apiKey: pageKey });
    const { key } = await admin.admin.createKey({ body: { name: 'judges only', scopes: ['guardrails'] } });
    const { page, complaints, close } = await pages.open({ key: null });
    await signIn(page, key);
    const steps = page.getByRole('region', { name: 'First steps' });
    await steps.getByText('It needs a key with the scope proxy').waitFor();
    expect(await page.getByRole('region', { name: 'Recent runs' }).count()).toBe(0);
    expect(complaints()).toEqual([]);
    await close();
  }, 60_000);
});
