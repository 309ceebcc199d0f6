import { rounded } from '@redoubt/contract';
import { openStore } from '../../packages/store/src/open-store.ts';
import type { Store } from '../../packages/store/src/store.ts';
import { makeAccount, sampleCharge } from '../../packages/store/src/testing/sample-charge.ts';
import type { ChargingOrder, ChargingReport } from './charge-to-limit.ts';
import { endProcess, forkProcess, nextMessage } from './forked-process.ts';
import { readAllEntries } from './read-all-entries.ts';

const LIMIT = 10_000;
const PROCESSES = 8;
const CALLERS = 64;

/** The outcome of one run. If the ledger is correct, all numbers are exact. */
export interface ExactnessRun {
  readonly run: number;
  readonly costs: ChargingOrder['costs'];
  readonly seconds: number;
  readonly charges: number;
  /** Credits that callers were answered as charged. */
  readonly answered: number;
  readonly refused: number;
  readonly used: number;
  /** The sum of the credits of the balance's entries. */
  readonly booked: number;
  /** Refusals counted by the balance. */
  readonly refusedCounted: number;
  readonly differences: number;
}

/** Several processes with several callers each charge one balance on one PostgreSQL until nothing more fits. */
export async function exactness(
  databaseUrl: string,
  { runs, seed, onRun }: { runs: number; seed: number; onRun?: (run: ExactnessRun) => void },
): Promise<ExactnessRun[]> {
  const store = await openStore({ dataDir: '', databaseUrl, clock: () => new Date() });
  const children = Array.from({ length: PROCESSES }, () => forkProcess('charge-to-limit.ts', [databaseUrl]));
  try {
    await Promise.all(children.map((child) => nextMessage(child)));
    const done: ExactnessRun[] = [];
    for (let run = 1; run <= runs; run++) {
      const outcome = await oneRun(store, children, { run, seed });
      onRun?.(outcome);
      done.push(outcome);
    }
    return done;
  } finally {
    await Promise.all(children.map((child) => endProcess(child)));
    await store.close();
  }
}

async function oneRun(
  store: Store,
  children: ReturnType<typeof forkProcess>[],
  { run, seed }: { run: number; seed: number },
): Promise<ExactnessRun> {
  const costs = run % 2 === 1 ? 'mixed' : 'one';
  const charge = sampleCharge(await makeAccount(store), { allowance: LIMIT });
  const startedAt = performance.now();
  const reports = await Promise.all(
    children.map((child, index) => {
      const answer = nextMessage<ChargingReport>(child);
      child.send({ charge, costs, callers: CALLERS, seed: seed + run * 1_000 + index } satisfies ChargingOrder);
      return answer;
    }),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  const total = (field: keyof ChargingReport) => reports.reduce((sum, report) => sum + report[field], 0);
  const entries = await readAllEntries(store.ledger, charge);
  const { used, refused } = await store.ledger.usage(charge);
  return {
    run,
    costs,
    seconds: rounded(seconds, 3),
    charges: total('charges'),
    answered: total('credits'),
    refused: total('refused'),
    used,
    booked: entries.reduce((sum, entry) => sum + entry.credits, 0),
    refusedCounted: refused,
    differences: (await store.ledger.verify()).length,
  };
}

/** Whether a run charged exactly the limit and refused the rest. */
export const isExact = (run: ExactnessRun): boolean =>
  [run.answered, run.used, run.booked].every((credits) => credits === LIMIT) &&
  run.refused > 0 &&
  run.refusedCounted === run.refused &&
  run.differences === 0;
