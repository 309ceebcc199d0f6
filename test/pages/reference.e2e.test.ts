import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, pageKey, type StartedPages, startPages } from '../testing/pages.ts';

/** Calls of functions of Swagger UI until the page stands still: 0.9 million here, 193 million with its own reading. */
const MAX_CALLS = 3_000_000;

let pages: StartedPages;

async function openReference(): Promise<Awaited<ReturnType<StartedPages['open']>>> {
  const opened = await pages.open({ path: '/docs', key: null });
  await opened.page.locator('.opblock-tag').first().waitFor();
  return opened;
}

/** Opens the reference anew, and counts the calls of functions of its scripts. */
async function countCalls(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await page.goto('/docs', { waitUntil: 'networkidle' });
  await page.locator('.opblock-tag').first().waitFor();
  // A timer of the page runs only when the page has nothing else to do.
  for (let round = 0; round < 5; round++) await page.evaluate('new Promise((done) => setTimeout(done, 100))');
  const { result } = await session.send('Profiler.takePreciseCoverage');
  await session.detach();
  const scripts = result.filter(({ url }) => url.includes('/docs/'));
  return scripts.flatMap(({ functions }) => functions).reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
}

describe.skipIf(!hasChromium)('the reference at /docs, in a browser', () => {
  beforeAll(async () => {
    pages = await startPages();
  }, 60_000);
  afterAll(() => pages.stop());

  test('opens with its groups closed, and with little work', async () => {
    const { page, complaints, hosts, close } = await openReference();
    const document = await (await fetch(`${pages.service.url}/openapi.json`)).json();
    expect(await page.locator('.opblock-tag').count()).toBe(document.tags.length);
    expect(await page.locator('.opblock').count()).toBe(0);
    expect(await page.locator('*').count()).toBeLessThan(500);
    const calls = await countCalls(page);
    expect(calls).toBeGreaterThan(1_000);
    expect(calls).toBeLessThan(MAX_CALLS);
    expect(complaints()).toEqual([]);
    expect([...hosts]).toEqual([new URL(pages.service.url).host]);
    await close();
  }, 120_000);

  test('an example is sent with a key as it is, and the schemas are there with their references resolved', async () => {
    const { page, complaints, close } = await openReference();
    await page.getByRole('button', { name: 'Authorize' }).first().click();
    // Clients of other APIs send their key in other headers. The service's own one is the first.
    const dialog = page.locator('.auth-container form').filter({ hasText: /Name:\s*apikey/ });
    await dialog.locator('input').fill(pageKey);
    await dialog.getByRole('button', { name: 'Apply credentials' }).click();
    await page.getByRole('button', { name: 'Close' }).first().click();
    await page.locator('#operations-tag-guardrails').click();
    const operation = page.locator('.opblock').filter({ has: page.locator('[data-path="/guardrails/detect"]') });
    await operation.locator('.opblock-summary-control').click();
    await operation.getByRole('button', { name: 'Execute' }).click();
    const answer = operation.locator('.live-responses-table');
    await answer.getByText('jane@example.com').first().waitFor();
    expect(await answer.locator('tbody .response-col_status').first().textContent()).toMatch(/^200/);
    await operation.getByRole('tab', { name: 'Schema', exact: true }).first().click();
    await operation.locator('.opblock-section-request-body').getByText('detectors').waitFor();
    const refused = operation.locator('.responses-table tr.response[data-code="401"]');
    await refused.getByRole('tab', { name: 'Schema', exact: true }).click();
    await refused.getByText('request_id').first().waitFor();
    expect(await refused.getByText('$ref').count()).toBe(0);
    expect(complaints()).toEqual([]);
    await close();
  }, 120_000);

  test('the filter leaves the group whose path is typed', async () => {
    const { page, close } = await openReference();
    await page.getByPlaceholder('Filter by tag or path').fill('/usage/ledger');
    await page.locator('#operations-tag-guardrails').waitFor({ state: 'detached' });
    expect(await page.locator('.opblock-tag').allInnerTexts()).toEqual([expect.stringMatching(/^usage/)]);
    await close();
  }, 60_000);
});
