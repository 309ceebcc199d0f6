import { createClient } from '@redoubt/client';
import { chatAnswer, type ScriptedTarget, startScriptedTarget } from '@redoubt/providers/testing/scripted-target';
import { openStore, openStoreBeside } from '@redoubt/store';
import { findPostgresBinaries } from '@redoubt/store/testing/postgres-binaries';
import { createTestDatabase } from '@redoubt/store/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redteamCaller } from '../../testing/redteam-caller.ts';
import { startTestService, type TestService } from '../../testing/test-service.ts';

const engines = [
  { kind: 'sqlite', isAvailable: true },
  { kind: 'postgres', isAvailable: findPostgresBinaries() !== undefined },
];
const own = { organisation_id: 'own' };
const DAY_MS = 86_400_000;

for (const { kind, isAvailable } of engines) {
  describe.skipIf(!isAvailable)(`links to reports on ${kind}`, () => {
    let service: TestService;
    let target: ScriptedTarget;
    let run_id = '';
    let databaseUrl: string | undefined;
    let stopDatabase: () => Promise<void> = async () => undefined;
    const { post, finished } = redteamCaller(() => service);
    const rt = () => service.client.rt;
    const made = (body: object = {}) => rt().shareReport({ params: { run_id }, body });
    const allowed = (share_reports: boolean) =>
      service.client.admin.changeOrganisation({ params: own, body: { share_reports } });
    const statusOf = async (url: string) => (await fetch(url)).status;

    beforeAll(async () => {
      const database = kind === 'postgres' ? await createTestDatabase() : undefined;
      databaseUrl = database?.url;
      stopDatabase = async () => database?.stop();
      target = await startScriptedTarget(() => chatAnswer('I cannot help with that.'));
      service = await startTestService({
        REDOUBT_ALLOW_PRIVATE_TARGETS: 'true',
        REDOUBT_RUN_DAYS: '365',
        ...(database && { DATABASE_URL: database.url }),
      });
      const { body } = await post('/rt/redteam', {
        target: { endpoint: `${target.url}/v1`, api_key: 'sk-t', model_name: 'm' },
        risk_categories: { safety_harm: { attack_config: { basic: {} } } },
        comprehensiveness: 'Low',
      });
      run_id = body.run_id;
      await finished(run_id);
    });
    afterAll(async () => {
      await Promise.all([service.stop(), target.stop()]);
      await stopDatabase();
    });

    test('are refused until the organisation allows them, and stop when it no longer does', async () => {
      await expect(made()).rejects.toMatchObject({ status: 403, code: 'forbidden' });
      await allowed(true);
      const { url } = await made();
      expect(await statusOf(url)).toBe(200);
      await allowed(false);
      expect(await statusOf(url)).toBe(404);
      await allowed(true);
      expect(await statusOf(url)).toBe(200);
    });

    test('show one report without a key, to nobody’s cache and no search engine', async () => {
      const { url, expires_at, created_at, share_id } = await made({ kind: 'executive', format: 'pdf' });
      const lasts = new Date(expires_at).getTime() - new Date(created_at).getTime();
      expect(Math.abs(lasts - 7 * DAY_MS)).toBeLessThan(1_000);
      const response = await fetch(url);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-/);
      const listed = JSON.stringify(await rt().listShares({ params: { run_id } }));
      expect(listed).toContain(share_id);
      expect(listed).not.toContain(url.split('.').at(-1));
      expect(service.logLines().join('')).not.toContain(url.split('.').at(-1));
    });

    test('that are wrong, revoked, expired or unknown answer the same', async () => {
      const revoked = await made();
      await rt().revokeShare({ params: { run_id, share_id: revoked.share_id } });
      const short = await made({ days: 1 });
      const kept = await made({ days: 90 });
      // The last letter of a secret has bits that count for nothing, so the first one is changed.
      const wrong = kept.url.replace(
        /(\/shared\/shr-\w+\.)(.)/,
        (_, start, first) => start + (first === 'A' ? 'B' : 'A'),
      );
      service.passTime(DAY_MS + 1_000);
      const answers = await Promise.all(
        [revoked.url, wrong, short.url, `${service.url}/shared/x.y`, `${service.url}/shared/%00.x`].map(async (url) => {
          const response = await fetch(url);
          const { message, error } = await response.json();
          return [response.status, response.headers.get('cache-control'), error, message];
        }),
      );
      expect(answers).toEqual(answers.map(() => answers[0]));
      expect(answers[0]?.slice(0, 2)).toEqual([404, 'no-store']);
      expect(await statusOf(kept.url)).toBe(200);
    });

    test('of another organisation’s run cannot be made, listed or revoked', async () => {
      const { key } = await service.client.admin.createOrganisation({ body: { name: 'other', key: true } });
      const other = createClient({ baseUrl: service.url, apiKey: key?.key ?? '' });
      await other.admin.changeOrganisation({ params: own, body: { share_reports: true } });
      const { share_id } = await made();
      const params = { run_id };
      await expect(other.rt.shareReport({ params, body: {} })).rejects.toMatchObject({ status: 404 });
      await expect(other.rt.listShares({ params })).rejects.toMatchObject({ status: 404 });
      await expect(other.rt.revokeShare({ params: { run_id, share_id } })).rejects.toMatchObject({ status: 404 });
      const plan = { plan: 'Professional' } as const;
      await expect(other.admin.changeOrganisation({ params: own, body: plan })).rejects.toMatchObject({ status: 403 });
    });

    test('are told to the audit', async () => {
      const { share_id } = await made();
      await rt().revokeShare({ params: { run_id, share_id } });
      const { entries } = await service.client.admin.listAudit({ query: { action: 'share' } as never });
      const own_entries = entries.filter(({ subject }) => subject === share_id);
      expect(own_entries.map(({ action }) => action)).toEqual(['share.revoke', 'share.create']);
      const organisation = await service.client.admin.listAudit({ query: { action: 'organisation.change' } as never });
      expect(JSON.stringify(organisation)).toContain('share_reports');
    });

    test.each([0, 91, 1.5])('last a whole number of days from 1 to 90, and not %s', async (days) => {
      await expect(made({ days })).rejects.toMatchObject({ status: 422 });
    });

    test('are answered a limited number of times a minute', async () => {
      const { url } = await made();
      const statuses: number[] = [];
      for (let time = 0; time < 40; time++) statuses.push(await statusOf(url));
      expect(statuses[0]).toBe(200);
      expect(statuses.at(-1)).toBe(429);
    });

    test('end with their run', async () => {
      const { url } = await made({ days: 90 });
      const clock = () => new Date(Date.now() + 400 * DAY_MS);
      const store = databaseUrl
        ? await openStore({ dataDir: service.dataDir, databaseUrl, clock })
        : await openStoreBeside({ dataDir: service.dataDir, clock });
      while ((await store.runs.sweep(clock())) > 0);
      const [id = ''] = (url.split('/').at(-1) ?? '').split('.');
      expect(await store.reportShares.get(id)).toBeUndefined();
      await store.close();
      expect(await statusOf(url)).toBe(404);
    });
  });
}
