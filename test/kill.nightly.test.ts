import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { billingPeriod } from '../packages/metering/src/billing-period.ts';
import type { LedgerEntry } from '../packages/store/src/ledger.ts';
import { openStore } from '../packages/store/src/open-store.ts';
import { makeFolder, startRedoubt } from './testing/command-line.ts';

const REQUESTS = 1_000;
const IN_FLIGHT = 32;
const key = 'sk_service_a_key_for_the_kill_test_00001';
const folder = makeFolder();
afterAll(() => folder.remove());

const start = () => startRedoubt(folder.path, { REDOUBT_BOOTSTRAP_KEY: key, REDOUBT_LOG_LEVEL: 'silent' });

/** One priced call; undefined where the service died under it. */
async function detect(url: string): Promise<Response | undefined> {
  const body = JSON.stringify({ text: 'Write to jane@example.com', detectors: { pii: { enabled: true } } });
  const headers = { apikey: key, 'content-type': 'application/json' };
  try {
    return await fetch(`${url}/guardrails/detect`, { method: 'POST', headers, body });
  } catch {
    return undefined;
  }
}

const requestIdOf = (response: Response): string => response.headers.get('x-request-id') ?? 'none';
const credits = (response: Response | undefined, name: string): number =>
  Number(response?.headers.get(`x-service-credits-${name}`) ?? Number.NaN);

/** Everything in the ledger of the one organisation; the service has to be stopped. */
async function readLedger() {
  const store = await openStore({ dataDir: folder.path, clock: () => new Date() });
  try {
    const [organisation] = (await store.accounts.listOrganisations({ page: 1, perPage: 1 })).organisations;
    if (!organisation) throw new Error('The organisation is gone');
    const period = billingPeriod(new Date(), organisation.anchorDay).start.toISOString();
    const balance = { organisationId: organisation.id, balance: 'guardrails', period } as const;
    const entries: LedgerEntry[] = [];
    for (;;) {
      const page = await store.ledger.entries(balance, { limit: 1_000, afterSeq: entries.at(-1)?.seq ?? 0 });
      entries.push(...page);
      if (page.length === 0) return { entries, differences: await store.ledger.verify() };
    }
  } finally {
    await store.close();
  }
}

/** Sends the requests and kills the service at a random one of them; answers the ids of those that were answered. */
async function killUnderLoad(): Promise<string[]> {
  const service = await start();
  const killAt = 20 + Math.floor(Math.random() * (REQUESTS - 120));
  const answered: string[] = [];
  let sent = 0;
  let killed: Promise<unknown> | undefined;
  const kill = async () => {
    await sleep(Math.random() * 4);
    return service.end('SIGKILL');
  };
  const send = async (): Promise<void> => {
    while (sent < REQUESTS) {
      sent += 1;
      const response = await detect(service.url);
      if (response?.status === 200) answered.push(requestIdOf(response));
      if (answered.length >= killAt) killed ??= kill();
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, send));
  expect(await killed).toMatchObject({ signal: 'SIGKILL' });
  expect(answered.length).toBeLessThan(REQUESTS);
  return answered;
}

test('a service that is killed under load has booked every charge that it answered, exactly once', async () => {
  const answered = new Set<string>();
  for (let round = 1; round <= 3; round += 1) {
    for (const id of await killUnderLoad()) answered.add(id);

    const service = await start();
    const next = await detect(service.url);
    const used = credits(next, 'used') - credits(next, 'cost');
    expect(await service.end('SIGTERM')).toMatchObject({ code: 0 });

    const { entries, differences } = await readLedger();
    const before = entries.slice(0, -1);
    expect(differences).toEqual([]);
    expect(before.reduce((sum, entry) => sum + entry.credits, 0)).toBe(used);
    const booked = new Set(entries.map(({ requestId }) => requestId));
    expect(booked.size).toBe(entries.length);
    expect([...answered].filter((id) => !booked.has(id))).toEqual([]);
    // A request that was in flight may be booked and unanswered; no more than those can be.
    if (next) answered.add(requestIdOf(next));
    expect(booked.size - answered.size).toBeLessThanOrEqual(IN_FLIGHT * round);
  }
}, 60_000);
