import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MeteringMode } from '@redoubt/contract';
import { billingPeriod } from '@redoubt/metering';
import { type Organisation, openStore } from '@redoubt/store';
import { afterEach, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.ts';

const clock = () => new Date();
const on = { enabled: true };
const folders: string[] = [];
let service: TestService | undefined;

afterEach(async () => {
  await service?.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

interface Account {
  allowance: number | null;
  mode?: MeteringMode;
}

/** A service whose one organisation has this allowance and mode. */
async function serviceFor({ allowance, mode = 'credits' }: Account) {
  const dataDir = mkdtempSync(join(tmpdir(), 'redoubt-credits-'));
  folders.push(dataDir);
  const store = await openStore({ dataDir, clock });
  const plan = { plan: 'Enterprise', meteringMode: mode, anchorDay: 1, limits: { guardrails: allowance } } as const;
  const organisation = await store.accounts.createOrganisation({ name: 'limited', ...plan });
  await store.close();
  service = await startTestService({ REDOUBT_DATA_DIR: dataDir });
  return { organisation, dataDir, service };
}

const detect = (characters = 1) =>
  service?.send('/guardrails/detect', {
    method: 'POST',
    body: JSON.stringify({ text: 'x'.repeat(characters), detectors: { pii: on, sponge_attack: on } }),
  });

const creditsOf = (response: Response | undefined) =>
  Object.fromEntries(
    [...(response?.headers ?? [])].flatMap(([name, value]) =>
      name.startsWith('x-service-credits-') ? [[name.slice('x-service-credits-'.length), value]] : [],
    ),
  );

async function ledgerOf({ id, anchorDay }: Organisation, dataDir: string) {
  const store = await openStore({ dataDir, clock });
  const period = billingPeriod(clock(), anchorDay).start.toISOString();
  const balance = { organisationId: id, balance: 'guardrails', period } as const;
  const read = {
    entries: await store.ledger.entries(balance, { limit: 1_000 }),
    usage: await store.ledger.usage(balance),
    differences: await store.ledger.verify(),
  };
  await store.close();
  return read;
}

describe('in the mode credits', () => {
  test('a call that would pass the limit is 402 with all seven headers, and nothing is charged', async () => {
    const { organisation, dataDir, service: running } = await serviceFor({ allowance: 12 });
    expect(creditsOf(await detect())).toMatchObject({
      cost: '5',
      used: '5',
      limit: '12',
      remaining: '7',
      exceeded: 'false',
    });
    expect(creditsOf(await detect())).toMatchObject({ used: '10', remaining: '2' });
    const refused = await detect();
    expect(refused?.status).toBe(402);
    expect(creditsOf(refused)).toEqual({
      mode: 'credits',
      cost: '0',
      used: '10',
      limit: '12',
      remaining: '2',
      exceeded: 'false',
      'would-cost': '5',
    });
    expect(await refused?.json()).toMatchObject({
      error: 'credit_limit_reached',
      detail: {
        scope: 'organisation',
        balance: 'guardrails',
        cost: 5,
        used: 10,
        limit: 12,
        resets_at: expect.any(String),
      },
    });
    await running.stop();
    const { entries, usage, differences } = await ledgerOf(organisation, dataDir);
    expect(entries.map(({ credits }) => credits)).toEqual([5, 5]);
    expect(usage).toMatchObject({ used: 10 });
    expect(differences).toEqual([]);
  });

  test('the limit itself can be reached, and is then exceeded', async () => {
    await serviceFor({ allowance: 5 });
    expect(creditsOf(await detect())).toMatchObject({ used: '5', remaining: '0', exceeded: 'true' });
  });

  test('concurrent calls never pass the limit by one credit', async () => {
    await serviceFor({ allowance: 52 });
    const responses = await Promise.all(Array.from({ length: 40 }, () => detect()));
    expect(responses.filter((response) => response?.status === 200)).toHaveLength(10);
    expect(responses.filter((response) => response?.status === 402)).toHaveLength(30);
  });
});

test('in the mode shadow nothing is blocked, and the headers tell what it would have cost', async () => {
  await serviceFor({ allowance: 6, mode: 'shadow' });
  await detect();
  const second = await detect();
  expect(second?.status).toBe(200);
  expect(creditsOf(second)).toEqual({
    mode: 'shadow',
    cost: '5',
    used: '10',
    limit: '6',
    remaining: '0',
    exceeded: 'true',
  });
});

test('in the mode requests there are no credit headers, and requests are counted', async () => {
  const { organisation, dataDir, service: running } = await serviceFor({ allowance: 1, mode: 'requests' });
  const response = await detect(9_000);
  expect(response?.status).toBe(200);
  expect(creditsOf(response)).toEqual({});
  await running.stop();
  expect((await ledgerOf(organisation, dataDir)).usage).toMatchObject({ used: 0, shadowUsed: 0, held: 0, requests: 1 });
});
