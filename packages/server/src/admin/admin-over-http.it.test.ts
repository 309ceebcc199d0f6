import { createClient } from '@redoubt/client';
import { findPostgresBinaries } from '@redoubt/store/testing/postgres-binaries';
import { createTestDatabase } from '@redoubt/store/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';

const engines = [
  { kind: 'sqlite', isAvailable: true, nodes: 1 },
  { kind: 'postgres', isAvailable: findPostgresBinaries() !== undefined, nodes: 2 },
];
const own = { organisation_id: 'own' };

/** Status and credit headers of a call that costs 5 guardrails credits. */
async function spend(node: TestService, apikey: string) {
  const response = await fetch(`${node.url}/guardrails/detect`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'x', detectors: { pii: { enabled: true }, sponge_attack: { enabled: true } } }),
  });
  const credits = (name: string) => response.headers.get(`x-service-credits-${name}`);
  const { detail } = (await response.json()) as { detail?: { scope: string } };
  return { status: response.status, mode: credits('mode'), limit: credits('limit'), scope: detail?.scope };
}

for (const { kind, isAvailable, nodes: count } of engines) {
  describe.skipIf(!isAvailable)(`administration on ${kind}`, () => {
    let nodes: TestService[];
    let first: TestService;
    let stopDatabase: () => Promise<void> = async () => undefined;

    beforeAll(async () => {
      const postgres = kind === 'postgres' ? await createTestDatabase() : undefined;
      const env: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : {};
      stopDatabase = async () => postgres?.stop();
      nodes = await Promise.all(Array.from({ length: count }, () => startTestService(env)));
      [first] = nodes as [TestService, ...TestService[]];
    });
    afterAll(async () => {
      await Promise.all(nodes.map((node) => node.stop()));
      await stopDatabase();
    });

    /** After which what one node changed is in force on every node. */
    const passSecond = () => {
      for (const node of nodes) node.passTime(1_000);
    };

    /** An organisation with a key that every node has already used, and remembers. */
    async function makeKnown(name: string) {
      const made = await first.client.admin.createOrganisation({ body: { name, key: true, anchor_day: 5 } });
      const key = made.key?.key ?? '';
      for (const node of nodes) expect(await spend(node, key)).toMatchObject({ status: 200, limit: '10000' });
      const params = { organisation_id: made.organisation_id };
      const [project] = (await first.client.admin.listProjects({ params })).projects;
      return { made, key, params, project: { ...params, project_id: project?.project_id ?? '' } };
    }

    test('a new organisation has the least plan, its project, and a key where one is asked for', async () => {
      const { made, key, params, project } = await makeKnown('new one');
      expect(made).toMatchObject({
        name: 'new one',
        is_operator: false,
        plan: 'Free',
        mode: 'credits',
        anchor_day: 5,
        limits: { guardrails: null, redteam: null },
        allowances: { guardrails: 10_000, redteam: 100 },
        key: { name: 'first key', project_name: 'default', scopes: ['guardrails', 'proxy', 'redteam', 'admin'] },
      });
      const { key: shown, ...record } = made;
      const theirs = createClient({ baseUrl: first.url, apiKey: key }).admin;
      expect(await theirs.getOrganisation({ params: own })).toEqual(record);
      expect(await first.client.admin.getOrganisation({ params })).toEqual(record);
      expect(await theirs.getProject({ params: project })).toMatchObject({ name: 'default' });
      expect(JSON.stringify((await theirs.listKeys()).keys)).not.toContain(shown?.key);
      const plain = await first.client.admin.createOrganisation({ body: { name: 'no key' } });
      expect(plain).not.toHaveProperty('key');
    });

    test.each<{ what: string; body: object; spent: object }>([
      { what: 'plan', body: { plan: 'Professional' }, spent: { status: 200, limit: '100000' } },
      { what: 'mode shadow', body: { mode: 'shadow' }, spent: { status: 200, mode: 'shadow' } },
      { what: 'mode requests', body: { mode: 'requests' }, spent: { status: 200, mode: null, limit: null } },
      { what: 'limit', body: { limits: { guardrails: 2 } }, spent: { status: 402, scope: 'organisation', limit: '2' } },
      {
        what: 'limit to none at all',
        body: { limits: { guardrails: 'unlimited' } },
        spent: { status: 200, limit: 'unlimited' },
      },
      { what: 'limit of the other balance', body: { limits: { redteam: 0 } }, spent: { status: 200, limit: '10000' } },
    ])('a change of the $what is in force on every node within a second', async ({ what, body, spent }) => {
      const { key, params } = await makeKnown(`changed: ${what}`);
      await first.client.admin.changeOrganisation({ params, body });
      passSecond();
      for (const node of nodes) expect(await spend(node, key)).toMatchObject(spent);
    });

    test('a project past its own limit is refused with the scope "project", and its sibling is not', async () => {
      const { key, params, project } = await makeKnown('limited projects');
      const { admin } = first.client;
      await admin.createProject({ params, body: { name: 'free', limits: { redteam: 1 } } });
      const sibling = await admin.createKey({
        body: { name: 'k', scopes: ['guardrails'], project: 'free', ...params },
      });
      const used = 5 * count;
      const changed = await admin.changeProject({ params: project, body: { limits: { guardrails: used + 7 } } });
      expect(changed.limits).toEqual({ guardrails: used + 7, redteam: null });
      passSecond();
      for (const node of nodes) {
        const expected = node === first ? { status: 200 } : { status: 402, scope: 'project' };
        expect(await spend(node, key)).toMatchObject(expected);
      }
      expect(await spend(first, key)).toMatchObject({ status: 402, scope: 'project' });
      expect(await spend(first, sibling.key)).toMatchObject({ status: 200 });
      await admin.changeProject({ params: project, body: { limits: { guardrails: null } } });
      passSecond();
      expect(await spend(first, key)).toMatchObject({ status: 200 });
    });

    test('a grant lets a full balance go on, an adjustment gives back, and the ledger stays right', async () => {
      const { key, params } = await makeKnown('corrected');
      const { admin } = first.client;
      const used = 5 * count;
      await admin.changeOrganisation({ params, body: { limits: { guardrails: used } } });
      passSecond();
      expect(await spend(first, key)).toMatchObject({ status: 402 });
      const because = { balance: 'guardrails', reason: 'an outage of ours' } as const;
      const granted = await admin.correct({ params, body: { kind: 'grant', credits: 5, ...because } });
      expect(granted).toMatchObject({ limit: used + 5, granted: 5, used, held: 0, ...params, balance: 'guardrails' });
      expect(await spend(first, key)).toMatchObject({ status: 200 });
      expect(await spend(first, key)).toMatchObject({ status: 402 });
      const adjusted = await admin.correct({ params, body: { kind: 'adjustment', credits: -5, ...because } });
      expect(adjusted).toMatchObject({ limit: used + 5, granted: 5, used });
      const tooMuch = { kind: 'adjustment', credits: -used - 1, ...because } as const;
      await expect(admin.correct({ params, body: tooMuch })).rejects.toMatchObject({ status: 409 });
      expect(await spend(first, key)).toMatchObject({ status: 200 });
      expect(await admin.verifyLedger()).toEqual({ is_right: true, differences: [] });
    });

    test.each([
      { what: 'an organisation', path: '/admin/organisations', body: { name: 'default' }, status: 409 },
      { what: 'a project', path: '/admin/organisations/own/projects', body: { name: 'default' }, status: 409 },
      { what: 'an unknown plan', path: '/admin/organisations', body: { name: 'x', plan: 'Gold' }, status: 422 },
      {
        what: 'a limit below 0',
        path: '/admin/organisations',
        body: { name: 'x', limits: { redteam: -1 } },
        status: 422,
      },
      {
        what: 'a grant of 0',
        path: '/admin/organisations/own/corrections',
        body: { kind: 'grant', balance: 'redteam', credits: 0, reason: 'x' },
        status: 422,
      },
      {
        what: 'an adjustment of half a credit',
        path: '/admin/organisations/own/corrections',
        body: { kind: 'adjustment', balance: 'redteam', credits: -0.5, reason: 'x' },
        status: 422,
      },
      {
        what: 'a grant without a reason',
        path: '/admin/organisations/own/corrections',
        body: { kind: 'grant', balance: 'redteam', credits: 1, reason: ' ' },
        status: 422,
      },
    ])('$what that cannot be is $status', async ({ path, body, status }) => {
      const response = await first.send(path, { method: 'POST', body: JSON.stringify(body) });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ message: expect.any(String) });
    });

    test('a change that names nothing is 422', async () => {
      const change = { method: 'PATCH', body: '{}' };
      expect((await first.send('/admin/organisations/own', change)).status).toBe(422);
      expect((await first.send('/admin/organisations/own/projects/x', change)).status).toBe(422);
    });
  });
}
