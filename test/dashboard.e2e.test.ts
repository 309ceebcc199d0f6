import { createClient, waitForRun } from '@redoubt/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bash, printedKey } from './testing/command-line.ts';
import { hasChromium, pageKey, type StartedPages, seriousFaults, signIn, startPages } from './testing/pages.ts';

let pages: StartedPages;

describe.skipIf(!hasChromium)('the pages, in a browser', () => {
  beforeAll(async () => {
    pages = await startPages();
  }, 60_000);
  afterAll(() => pages.stop());

  test('a newcomer signs in, judges a text, sees what it cost, and signs out', async () => {
    const { page, complaints, hosts, close } = await pages.open({ key: null });
    await page.getByLabel('API key').fill('sk_service_not_the_key');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').filter({ hasText: 'is not known' }).waitFor();
    await signIn(page);
    await page.getByRole('link', { name: 'Open the playground' }).click();
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Write to jane@example.com today.');
    await page.getByRole('button', { name: 'Judge', exact: true }).click();
    const verdict = page.getByRole('region', { name: 'Verdict' });
    await verdict.getByText('It cost 4 credits').waitFor();
    expect(await verdict.locator('mark').allTextContents()).toContain('jane@example.com');
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByText(/^4(?:, no limit| of [\d,]+)$/).waitFor();
    await page.getByRole('button', { name: /^Signed in with the key/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByLabel('API key').waitFor();
    expect(complaints()).toEqual([]);
    expect([...hosts]).toEqual([new URL(pages.service.url).host]);
    await close();
  }, 60_000);

  test('the commands of the sign-in page work as they are printed: a link for once, and another key', async () => {
    const { page, complaints, close } = await pages.open({ key: null });
    const env = { REDOUBT_DATA_DIR: pages.dataDir };
    const linked = await bash((await page.locator('pre').textContent()) ?? '', { env });
    expect(linked.code, linked.stderr).toBe(0);
    const printed = (await page.getByText(/ keys create NAME --data-dir DIR$/).textContent()) ?? '';
    const made = await bash(printed.replace('NAME', 'another').replace('DIR', pages.dataDir));
    expect(printedKey(made.stdout), made.stderr).toBeDefined();
    await page.goto(linked.stdout.trim());
    await page.getByRole('button', { name: 'Signed in as the operator' }).waitFor();
    await page.getByRole('button', { name: 'Signed in as the operator' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByLabel('API key').waitFor();
    await page.goto(linked.stdout.trim());
    await page
      .getByRole('alert')
      .filter({ hasText: '"npm run --silent redoubt -- admin link" prints another' })
      .waitFor();
    await signIn(page, printedKey(made.stdout));
    expect(complaints()).toEqual([]);
    await close();
  }, 60_000);

  test('a run shows its rates, and each rate leads to its records', async () => {
    const options = { baseUrl: pages.service.url, apiKey: pageKey };
    const { run_id } = (await createClient(options).rt.submitRun({
      body: {
        target: { endpoint: pages.target.url, model_name: 'redoubt-practice-1' },
        risk_categories: { security_fraud: { attack_config: { basic: {}, deepinception: {} } } },
        generation_config: { max_prompts: 20, seed: 'pages' },
      },
    } as never)) as { run_id: string };
    await waitForRun(options, { run_id });
    const { overall } = await createClient(options).rt.getResults({ params: { run_id } });
    const { page, complaints, close } = await pages.open();
    await page.getByRole('link', { name: 'redoubt-practice-1' }).click();
    await page.getByText(`of ${overall.attempts} decided attempts`).waitFor();
    await page.getByRole('link', { name: /^Security and fraud, Story in a story: / }).click();
    expect(new URL(page.url()).searchParams.get('attack')).toBe('deepinception');
    const record = page.getByRole('button', { name: /Security and fraud · Story in a story/ }).first();
    await record.click();
    await page
      .getByText(/decided by/)
      .first()
      .waitFor();
    expect(await page.getByText('Security and fraud · Plain question').count()).toBe(0);
    expect(complaints()).toEqual([]);
    await close();
  }, 90_000);

  test('a colleague who calls the service by its name in the network, without https, can work with it', async () => {
    const { page, complaints, close } = await pages.open({ hostname: 'redoubt.test', path: '/app/new-code' });
    expect(await page.evaluate('isSecureContext')).toBe(false);
    await page.getByRole('textbox', { name: 'Name' }).fill('colleagues');
    await page.getByRole('button', { name: 'Add a rule' }).click();
    await page.getByRole('textbox', { name: 'Rule 1' }).fill('Never promise a refund.');
    await page.getByRole('textbox', { name: 'Rule 2' }).fill('Never name a competitor.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { name: 'colleagues' }).waitFor();
    await page.goto('/app/runs/new');
    await page.getByText('Practice target').click();
    await page.getByRole('button', { name: 'Copy the command' }).first().waitFor();
    expect(complaints()).toEqual([]);
    await close();
  });

  test('the address keeps its page over a reload, and a wrong one is said to be wrong', async () => {
    const { page, close } = await pages.open();
    await page.getByText('First steps').waitFor();
    await page.goto('/app/runs');
    await page.getByRole('heading', { name: 'Red-team runs' }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { name: 'Red-team runs' }).waitFor();
    await page.goto('/app/nothing');
    await page.getByRole('heading', { name: 'No such page' }).waitFor();
    await close();
  }, 60_000);
});
