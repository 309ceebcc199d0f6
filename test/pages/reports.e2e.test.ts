import { createClient, waitForRun } from '@redoubt/client';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, pageKey, type StartedPages, seriousFaults, startPages } from '../testing/pages.ts';

const kinds = [
  { kind: 'executive' },
  { kind: 'technical' },
  { kind: 'framework', framework: 'owasp_llm_top10' },
] as const;

describe.skipIf(!hasChromium)('reports of a run in a browser', () => {
  let pages: StartedPages;
  let run_id = '';
  const client = () => createClient({ baseUrl: pages.service.url, apiKey: pageKey });

  beforeAll(async () => {
    pages = await startPages({ REDOUBT_ALLOW_PRIVATE_TARGETS: 'true' });
    const { rt, admin } = client();
    await admin.changeOrganisation({ params: { organisation_id: 'own' }, body: { share_reports: true } });
    const target = { endpoint: `${pages.target.url}/v1`, api_key: 'sk-p', model_name: 'redoubt-practice-1' };
    const submitted = await rt.submitRun({
      body: {
        target,
        risk_categories: { security_fraud: { attack_config: { basic: {}, encoding: {} } } },
        comprehensiveness: 'Low',
      },
    });
    if (!('run_id' in submitted)) throw new Error('A plan in place of a run');
    run_id = submitted.run_id;
    await waitForRun({ baseUrl: pages.service.url, apiKey: pageKey }, { run_id });
  }, 120_000);
  afterAll(() => pages.stop());

  const linkTo = async (body: object) => (await client().rt.shareReport({ params: { run_id }, body })).url;

  test.each(kinds)(
    'the link to the report $kind opens without a key, and axe finds no fault',
    async (choice) => {
      const { page, complaints, hosts, close } = await pages.open({
        path: new URL(await linkTo(choice)).pathname,
        key: null,
      });
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      expect(complaints()).toEqual([]);
      expect([...hosts]).toEqual([new URL(pages.service.url).host]);
      await close();
    },
    60_000,
  );

  test('the executive report prints on few pages, with its charts', async () => {
    const path = new URL(await linkTo({ kind: 'executive' })).pathname;
    const { page, close } = await pages.open({ path, key: null });
    expect(await page.locator('figure svg').count()).toBe(3);
    const printed = await page.pdf({ preferCSSPageSize: true });
    const pdf = await getDocumentProxy(new Uint8Array(printed), { verbosity: 0 });
    expect(pdf.numPages).toBeLessThanOrEqual(2);
    await close();
  }, 60_000);

  test('a page of the application prints without what only a screen needs', async () => {
    const { page, close } = await pages.open({ path: `/app/runs/${run_id}` });
    const menu = page.getByRole('button', { name: 'Report', exact: true });
    await menu.waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await menu.isVisible()).toBe(false);
    expect(await page.getByRole('navigation', { name: 'Pages' }).isVisible()).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await close();
  }, 60_000);

  test('a link is made and revoked on the page of the run', async () => {
    const { page, close, complaints } = await pages.open({ path: `/app/runs/${run_id}` });
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Share a report by a link' }).click();
    await page.getByRole('button', { name: 'Make the link' }).click();
    const url = await page.getByText('/shared/shr-').textContent();
    expect((await fetch(url ?? '')).status).toBe(200);
    expect(await seriousFaults(page)).toEqual([]);
    await page
      .getByRole('button', { name: /^Revoke: executive, html/ })
      .first()
      .click();
    await expect
      .poll(async () => (await client().rt.listShares({ params: { run_id } })).shares[0]?.revoked_at)
      .toBeTruthy();
    expect((await fetch(url ?? '')).status).toBe(404);
    expect(complaints()).toEqual([]);
    await close();
  }, 60_000);
});
