import { existsSync } from 'node:fs';
import { createClient, waitForRun } from '@redoubt/client';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type RunningPracticeTarget,
  startPracticeTarget,
} from '../packages/practice-target/src/start-practice-target.ts';
import { findChromium } from '../scripts/chromium.ts';
import { makeFolder, type SpawnedService, startRedoubt } from './testing/command-line.ts';

const executablePath = findChromium();
const key = 'sk_service_a_key_for_the_pages_00000001';
const folder = makeFolder();
let service: SpawnedService;
let browser: Browser;
let target: RunningPracticeTarget;

describe.skipIf(executablePath === undefined)('the pages, in a browser', () => {
  beforeAll(async () => {
    expect(existsSync('packages/web/pages/index.html'), 'npm run build:pages was run').toBe(true);
    service = await startRedoubt(folder.path, { REDOUBT_BOOTSTRAP_KEY: key });
    const none = { apiKey: undefined, failRate: 0, throttleRate: 0, retryAfterSeconds: undefined };
    target = await startPracticeTarget({ port: 0, latencyMs: 0, ...none });
    const isRoot = process.getuid?.() === 0;
    browser = await chromium.launch({ executablePath: executablePath ?? '', args: isRoot ? ['--no-sandbox'] : [] });
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await service.end('SIGTERM');
    await target.stop();
    folder.remove();
  });

  test('a newcomer signs in, judges a text, sees what it cost, and signs out', async () => {
    const { page, complaints, hosts } = await openPage();
    await page.getByLabel('API key').fill('sk_service_not_the_key');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').filter({ hasText: 'is not known' }).waitFor();
    await page.getByLabel('API key').fill(key);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Judge a text' }).click();
    await page.getByLabel('Text', { exact: true }).fill('Write to jane@example.com today.');
    await page.getByRole('button', { name: 'Judge' }).click();
    const verdict = page.getByLabel('Verdict');
    await verdict.getByText('pii · found').waitFor();
    expect(await verdict.locator('mark').allTextContents()).toContain('jane@example.com');
    await page.getByText('cost 4 credits').waitFor();
    await page.getByRole('link', { name: 'Home' }).click();
    await page
      .getByText('4 no limit')
      .or(page.getByText(/^4 of /))
      .waitFor();
    await page.getByRole('button', { name: /^Signed in with the key/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByLabel('API key').waitFor();
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
    expect([...hosts]).toEqual([new URL(service.url).host]);
    await page.close();
  }, 60_000);

  test('a run shows its rates, and each rate leads to its records', async () => {
    const options = { baseUrl: service.url, apiKey: key };
    const { run_id } = (await createClient(options).rt.submitRun({
      body: {
        target: { endpoint: target.url, model_name: 'redoubt-practice-1' },
        risk_categories: { security_fraud: { attack_config: { basic: {}, deepinception: {} } } },
        generation_config: { max_prompts: 20, seed: 'pages' },
      },
    } as never)) as { run_id: string };
    await waitForRun(options, { run_id });
    const { overall } = await createClient(options).rt.getResults({ params: { run_id } });
    const { page, complaints } = await openPage();
    await page.getByLabel('API key').fill(key);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'redoubt-practice-1' }).click();
    await page.getByText(`of ${overall.attempts} decided attempts`).waitFor();
    await page.getByRole('link', { name: /^security_fraud, deepinception: / }).click();
    expect(new URL(page.url()).searchParams.get('attack')).toBe('deepinception');
    const record = page.getByRole('button', { name: /security_fraud · deepinception/ }).first();
    await record.click();
    await page
      .getByText(/decided by/)
      .first()
      .waitFor();
    expect(await page.getByText('security_fraud · basic').count()).toBe(0);
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
    await page.close();
  }, 90_000);

  test('the address keeps its page over a reload, and a wrong one is said to be wrong', async () => {
    const { page } = await openPage();
    await page.getByLabel('API key').fill(key);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('First steps').waitFor();
    await page.goto(`${service.url}/app/runs`);
    await page.getByRole('heading', { name: 'Red-team runs' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Red-team runs' }).waitFor();
    await page.goto(`${service.url}/app/nothing`);
    await page.getByRole('heading', { name: 'No such page' }).waitFor();
    await page.close();
  }, 60_000);
});

/** Opens the first page. Collects what the browser complains of, and the hosts that are asked. */
async function openPage(): Promise<{ page: Page; complaints: string[]; hosts: Set<string> }> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  const hosts = new Set<string>();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(service.url);
  return { page, complaints, hosts };
}
