import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../packages/store/src/open-store.ts';
import type { Store } from '../../packages/store/src/store.ts';
import { makeAccount } from '../../packages/store/src/testing/sample-charge.ts';
import { checkBalance } from './check-balance.ts';
import { endProcess, forkProcess, nextMessage } from './forked-process.ts';
import {
  balances,
  type Made,
  type OperationsMessage,
  type OperationsOrder,
  type OperationsReport,
  periods,
  type SharedAccount,
} from './random-operations.ts';
import { readAllEntries } from './read-all-entries.ts';

const CALLERS = 12;
/** Longer than the lifetime of any hold. */
const EXPIRED_MS = 450;

/** The results of the operations. */
export interface TwoProcesses {
  readonly seed: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly entries: number;
  /** Descriptions of all broken rules. Empty if the ledger is correct. */
  readonly wrong: readonly string[];
}

/** Runs random operations of two processes on shared organisations, then checks every balance against the rules. */
export async function twoProcesses(
  databaseUrl: string,
  { seed, operations }: { seed: number; operations: number },
): Promise<TwoProcesses> {
  const store = await openStore({ dataDir: '', databaseUrl, clock: () => new Date() });
  const children = [0, 1].map(() => forkProcess('operate-at-random.ts', [databaseUrl]));
  try {
    const shared: [SharedAccount, SharedAccount] = [await sharedAccount(store), await sharedAccount(store)];
    await Promise.all(children.map((child) => nextMessage(child)));
    const order = { accounts: shared, operations, callers: CALLERS };
    const reports = await Promise.all(
      children.map((child, index) => {
        const others = children.filter((other) => other !== child);
        return follow(child, others, { ...order, seed: seed * 2 + index });
      }),
    );
    await sleep(EXPIRED_MS);
    while ((await store.ledger.releaseExpired()) > 0);
    return { seed, counts: counted(reports), ...(await check(store, shared, reports)) };
  } finally {
    await Promise.all(children.map((child) => endProcess(child)));
    await store.close();
  }
}

async function sharedAccount(store: Store): Promise<SharedAccount> {
  const { organisation, project } = await makeAccount(store);
  const second = await store.accounts.createProject({ organisationId: organisation.id, name: 'second' });
  return { organisationId: organisation.id, projects: [project, second] };
}

/** Forwards what a process shares to the others. Resolves with its report. */
function follow(
  child: ChildProcess,
  others: readonly ChildProcess[],
  order: OperationsOrder,
): Promise<OperationsReport> {
  return new Promise((resolve, reject) => {
    const read = (message: Exclude<OperationsMessage, 'ready'>) => {
      if ('report' in message) return resolve(message.report);
      for (const other of others) other.send(message);
    };
    child.on('message', read);
    child.once('exit', (code) => reject(new Error(`A process ended with ${code} before it reported`)));
    child.send(order);
  });
}

function counted(reports: readonly OperationsReport[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { counts } of reports) {
    for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
  }
  return sums;
}

async function check(store: Store, accounts: readonly SharedAccount[], reports: readonly OperationsReport[]) {
  const wrong = reports.flatMap((report) => report.wrong);
  const ids = new Set<string>();
  const keys = accounts.flatMap(({ organisationId }) =>
    balances.flatMap((balance) => periods.map((period) => ({ organisationId, balance, period }))),
  );
  const made = madeBy(reports);
  for (const key of keys) {
    const entries = await readAllEntries(store.ledger, key);
    const usage = await store.ledger.usage(key);
    wrong.push(...checkBalance(entries, { usage, made }));
    if (usage.held !== 0) wrong.push(`${usage.held} credits are held past every expiry`);
    for (const { id } of entries) ids.add(id);
  }
  const answered = reports.flatMap((report) => [...report.made.map(({ entryId }) => entryId), ...report.ended]);
  wrong.push(...answered.filter((id) => !ids.has(id)).map((id) => `the answered entry ${id} is not there`));
  wrong.push(...(await store.ledger.verify()).map((difference) => `verify: ${JSON.stringify(difference)}`));
  return { entries: ids.size, wrong };
}

/** New entries by their ids. Replays are left out, because they answer an entry that another call made. */
function madeBy(reports: readonly OperationsReport[]): Map<string, Made> {
  const booked = reports.flatMap((report) => report.made.filter(({ isReplay }) => !isReplay));
  return new Map(booked.map((each) => [each.entryId, each]));
}
