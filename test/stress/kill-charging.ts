import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Charge } from '../../packages/store/src/ledger.ts';
import { openStore } from '../../packages/store/src/open-store.ts';
import type { Store } from '../../packages/store/src/store.ts';
import { makeAccount, sampleCharge } from '../../packages/store/src/testing/sample-charge.ts';
import { checkAnswers } from './check-answers.ts';
import { endProcess, forkProcess } from './forked-process.ts';
import { HOLD_MS, type KeyedOrder } from './keyed-order.ts';
import { type Random, seededRandom } from './random.ts';
import { readAllEntries } from './read-all-entries.ts';

/** The store to charge, and how often the charging process is killed. */
export interface KillOrder {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly rounds: number;
  readonly seed: number;
  /** Kills and restarts the database server, in the given rounds. */
  readonly server?: { crash(): Promise<void>; rounds: readonly number[] };
  readonly onRound?: (line: string) => void;
}

/** The results of all rounds. */
export interface Killed {
  readonly rounds: number;
  readonly serverCrashes: number;
  /** Acknowledged calls, including ends of holds. */
  readonly answered: number;
  /** Calls without an answer because of the kill. They were repeated with their keys. */
  readonly unanswered: number;
  /** The number of those calls that were already booked. */
  readonly replays: number;
  readonly entries: number;
  readonly wrong: readonly string[];
}

/** What a killed process printed before its end. */
export interface Said {
  /** Calls by key. */
  readonly tried: Map<string, { kind: 'charge' | 'hold'; credits: number }>;
  /** Entry ids by key. */
  readonly answered: Map<string, string>;
  readonly ended: string[];
}

/**
 * Kills a charging process at random moments. After each kill, checks that no answered call was lost and none was
 * booked twice.
 */
export async function killCharging(order: KillOrder): Promise<Killed> {
  const random = seededRandom(order.seed);
  const first = await open(order);
  const charge = sampleCharge(await makeAccount(first), { allowance: null });
  await first.close();
  const said: Said = { tried: new Map(), answered: new Map(), ended: [] };
  const wrong: string[] = [];
  const counts = { unanswered: 0, replays: 0, serverCrashes: 0 };
  let entries = 0;
  for (let round = 1; round <= order.rounds; round++) {
    counts.serverCrashes += await killOnce(order, { charge, round, random, said });
    await sleep(HOLD_MS);
    const store = await open(order);
    wrong.push(...(await checkExpiry(store, charge)));
    const repeated = await repeat(store, charge, said);
    counts.unanswered += repeated.unanswered;
    counts.replays += repeated.replays;
    const booked = await readAllEntries(store.ledger, charge);
    wrong.push(...checkAnswers(booked, said));
    wrong.push(...(await store.ledger.verify()).map((difference) => `verify: ${JSON.stringify(difference)}`));
    entries = booked.length;
    await store.close();
    order.onRound?.(`round ${round}: ${said.answered.size} answered, ${entries} entries, ${wrong.length} wrong`);
  }
  return { rounds: order.rounds, ...counts, answered: said.answered.size + said.ended.length, entries, wrong };
}

const open = ({ dataDir, databaseUrl }: KillOrder) => openStore({ dataDir, databaseUrl, clock: () => new Date() });

interface Round {
  readonly charge: Charge;
  readonly round: number;
  readonly random: Random;
  readonly said: Said;
}

/** Runs and kills one process. Returns how often the database server was killed. */
async function killOnce(order: KillOrder, { charge, round, random, said }: Round): Promise<number> {
  const { dataDir, databaseUrl, server } = order;
  const given: KeyedOrder = { dataDir, databaseUrl, charge, round, seed: random.below(2 ** 31) };
  const child = forkProcess('charge-with-keys.ts', [JSON.stringify(given)]);
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    printed += chunk;
  });
  const closed = child.stdout && once(child.stdout, 'close');
  const crashes = server?.rounds.includes(round) ? 1 : 0;
  try {
    while (!printed.includes('ok ')) {
      if (child.exitCode !== null) throw new Error(`The charging process ended with ${child.exitCode}`);
      await sleep(5);
    }
    await sleep(random.below(250));
    if (crashes > 0) {
      await server?.crash();
      await sleep(100 + random.below(250));
    }
  } finally {
    await endProcess(child, 'SIGKILL');
  }
  await closed;
  listen(printed, said);
  return crashes;
}

/** Parses the printed lines. A line that the kill cut off is ignored. */
function listen(printed: string, said: Said): void {
  for (const line of printed.split('\n').slice(0, -1)) {
    const [verb, name = '', what = '', credits] = line.split(' ');
    if (verb === 'try') said.tried.set(name, { kind: what === 'hold' ? 'hold' : 'charge', credits: Number(credits) });
    if (verb === 'ok') said.answered.set(name, what);
    if (verb === 'end') said.ended.push(name);
  }
}

/** Checks holds after their expiry: none may be counted, and none may prevent a charge. */
async function checkExpiry({ ledger }: Store, charge: Charge): Promise<string[]> {
  const { used, held } = await ledger.usage(charge);
  const last = await ledger.charge({ ...charge, allowance: used + 1, requestId: 'after the kill' });
  return [
    ...(held === 0 ? [] : [`${held} credits are held past their time`]),
    ...(last.accepted ? [] : ['a charge that fits was refused for holds past their time']),
  ];
}

/** Repeats the calls without an answer with their keys, like a client. */
async function repeat({ ledger }: Store, charge: Charge, said: Said) {
  const open = [...said.tried].filter(([key]) => !said.answered.has(key));
  let replays = 0;
  for (const [key, { kind, credits }] of open) {
    const again = { ...charge, requestId: key, idempotencyKey: key, credits };
    const expiresAt = new Date(Date.now() + 1);
    const outcome = kind === 'hold' ? await ledger.hold({ ...again, expiresAt }) : await ledger.charge(again);
    if (!outcome.accepted) throw new Error(`The repeated ${kind} was refused`);
    if (outcome.isReplay) replays += 1;
    said.answered.set(key, outcome.entryId);
  }
  return { unanswered: open.length, replays };
}
