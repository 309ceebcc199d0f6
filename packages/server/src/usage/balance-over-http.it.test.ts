import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MeteringMode } from '@redoubt/contract';
import { billingPeriod } from '@redoubt/metering';
import { type Organisation, openStore, type Project, type Store } from '@redoubt/store';
import { sampleCharge } from '@redoubt/store/testing/sample-charge';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';

const HOUR_MS = 3_600_000;
const clock = () => new Date();
const dataDir = mkdtempSync(join(tmpdir(), 'redoubt-balance-'));
let service: TestService;
let organisation: Organisation;

/** The first organisation (redteam: 10,000 a period) with a history, then a service over it. */
beforeAll(async () => {
  await (await startTestService({ REDOUBT_DATA_DIR: dataDir })).stop();
  await withStore(async (store) => {
    const { projects, orders } = await accountOf(store);
    const [shop, lab] = projects.map((project) => ({ organisation, project }));
    if (!shop || !lab) throw new Error('The projects are missing');
    await store.ledger.charge(sampleCharge(shop, { ...orders, credits: 2_500 }));
    await store.ledger.charge(sampleCharge(shop, { ...orders, credits: 9_000 }));
    await store.ledger.charge(sampleCharge(lab, { ...orders, credits: 300, mode: 'shadow' }));
    await store.ledger.hold({
      ...sampleCharge(lab, { ...orders, credits: 1_000 }),
      expiresAt: new Date(Date.now() + HOUR_MS),
    });
    await store.ledger.hold({ ...sampleCharge(lab, { ...orders, credits: 77 }), expiresAt: new Date(Date.now() + 1) });
    await store.ledger.correct({
      ...sampleCharge(shop, orders),
      kind: 'grant',
      credits: 500,
      reason: 'a gift',
    });
  });
  service = await startTestService({ REDOUBT_DATA_DIR: dataDir });
});
afterAll(async () => {
  await service?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function withStore(work: (store: Store) => Promise<void>): Promise<void> {
  const store = await openStore({ dataDir, clock });
  await work(store).finally(() => store.close());
}

async function accountOf(store: Store) {
  const found = await store.accounts.findOrganisationByName('default');
  if (!found) throw new Error('The first organisation is missing');
  organisation = found;
  const projects: Project[] = [];
  for (const [name, limit] of Object.entries({ shop: null, lab: 4_000, idle: 50 })) {
    projects.push(await store.accounts.createProject({ organisationId: found.id, name, limits: { redteam: limit } }));
  }
  const period = billingPeriod(clock(), found.anchorDay).start.toISOString();
  return { projects, orders: { balance: 'redteam', period, allowance: 10_000 } as const };
}

const balanceIn = async (mode: MeteringMode) => {
  await service.stop();
  await withStore(async (store) => {
    await store.accounts.changeOrganisation(organisation.id, { meteringMode: mode });
  });
  service = await startTestService({ REDOUBT_DATA_DIR: dataDir });
  return service.client.usage.balance();
};

test('both balances stand as booked: used, held, granted, refused, in all and by project', async () => {
  const answer = await service.client.usage.balance();
  expect(answer).toMatchObject({ organisation_name: 'default', plan: 'Enterprise', mode: 'credits' });
  const [guardrails, redteam] = answer.balances;
  expect(guardrails).toMatchObject({ balance: 'guardrails', used: 0, limit: 'unlimited', percent: null, projects: [] });
  const { projects, ...whole } = redteam ?? { projects: [] };
  expect(whole).toEqual({
    balance: 'redteam',
    used: 2_500,
    held: 1_000,
    limit: 10_500,
    remaining: 7_000,
    granted: 500,
    shadow_used: 300,
    // The hold whose time is over counts as a request until it is released.
    requests: expect.any(Number),
    refused: 1,
    percent: 23.8,
  });
  expect(projects).toMatchObject([
    { project_name: 'shop', used: 2_500, held: 0, limit: 'unlimited', remaining: 'unlimited', refused: 1 },
    { project_name: 'lab', used: 0, held: 1_000, shadow_used: 300, limit: 4_000, remaining: 3_000, percent: 0 },
    { project_name: 'idle', used: 0, limit: 50, remaining: 50 },
  ]);
});

test('it is narrowed to one balance and one project, also one that used nothing', async () => {
  const lab = await service.client.usage.balance({ query: { balance: 'redteam', project: 'lab' } });
  expect(lab.balances.map((row) => [row.balance, row.projects.map((project) => project.project_name)])).toEqual([
    ['redteam', ['lab']],
  ]);
  const idle = await service.client.usage.balance({ query: { balance: 'guardrails', project: 'shop' } });
  expect(idle.balances[0]?.projects).toMatchObject([{ project_name: 'shop', used: 0, held: 0 }]);
});

test('in the mode shadow what is counted apart stands against the limit', async () => {
  const { balances } = await balanceIn('shadow');
  expect(balances[1]).toMatchObject({ used: 2_500, shadow_used: 300, remaining: 9_200, percent: 2.8 });
});
