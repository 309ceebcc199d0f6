import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadChild } from './load-child.ts';
import type { LoadReport } from './load-client.ts';
import { type Contestant, type Load, type LoadName, loadNames, loads } from './loads.ts';
import type { ProxyServer } from './proxy-server.ts';
import type { Redoubt } from './redoubt.ts';

/** One load of one contestant. */
export interface Turn extends LoadReport {
  readonly load: LoadName;
  readonly contestant: Contestant;
  readonly round: number;
  /** Of the proxy's process, in µs; NaN where there is no /proc. */
  readonly cpuPerRequest: number;
}

/** Who is there; ours and the peer may be missing. */
export type Contestants = Readonly<Partial<Record<Contestant, ProxyServer>>>;

/** For what a server does after its last answer, such as writing its log. */
const SETTLE_MS = 60;
/** Rounds that only warm up: a service runs for weeks, and code that this much ran before is compiled as it will stay. */
const WARM_UPS = 3;

interface Taking {
  readonly load: LoadChild;
  readonly rounds: number;
  readonly meter: Redoubt['meter'] | undefined;
}

/** Everyone takes turns within each round, and who goes first changes; the rounds before those that count only warm up. */
export async function takeTurns(contestants: Contestants, taking: Taking): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (let round = 1 - WARM_UPS; round <= taking.rounds; round++) {
    const taken = await oneRound(contestants, taking, round);
    if (round > 0) turns.push(...taken);
  }
  return turns;
}

async function oneRound(contestants: Contestants, { load, meter }: Taking, round: number): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (const name of loadNames) {
    for (const [contestant, proxy] of inOrder(contestants, loads[name], round)) {
      const isUnmetered = contestant === 'unmetered';
      if (isUnmetered) await meter?.('requests');
      turns.push({ ...(await oneTurn(proxy, { load, name, contestant })), load: name, contestant, round });
      if (isUnmetered) await meter?.('credits');
    }
  }
  return turns;
}

/** Those who are there and take part, beginning with another one each round. */
function inOrder(contestants: Contestants, { requests }: Load, round: number): [Contestant, ProxyServer][] {
  const present = (Object.keys(requests) as Contestant[]).flatMap((name): [Contestant, ProxyServer][] => {
    const proxy = contestants[name];
    return proxy ? [[name, proxy]] : [];
  });
  const first = (round + WARM_UPS) % Math.max(1, present.length);
  return [...present.slice(first), ...present.slice(0, first)];
}

interface TurnOrder {
  readonly load: LoadChild;
  readonly name: LoadName;
  readonly contestant: Contestant;
}

async function oneTurn(proxy: ProxyServer, { load, name, contestant }: TurnOrder) {
  const { bodies, manner, concurrency, requests }: Load = loads[name];
  const most = { requests: requests[contestant] ?? 0 };
  const before = proxy.process.cpuMicroseconds() ?? Number.NaN;
  const report = await load.apply({ ...proxy.route(manner), bodies, concurrency, most });
  await sleep(SETTLE_MS);
  const cpuPerRequest = ((proxy.process.cpuMicroseconds() ?? Number.NaN) - before) / report.requests;
  if (report.failures > 0) {
    throw new Error(
      `${name}, ${contestant}: ${report.failures} of ${report.requests} failed, first: ${report.failure}`,
    );
  }
  return { ...report, cpuPerRequest };
}
