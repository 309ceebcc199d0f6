import { chargeFor } from '../ledger/callers.ts';
import { openStoreBench } from '../ledger/engines.ts';

const CALLERS = 64;
const STEP = 50_000;
const STEPS = 4;

/** Memory after so many charges, in MB (10^6 bytes), garbage collected. */
interface Reading {
  readonly charges: number;
  readonly heapMegabytes: number;
  readonly residentMegabytes: number;
}

/** What the process tells its parent. */
export interface MemoryReport {
  readonly kind: 'sqlite' | 'postgres';
  readonly readings: readonly Reading[];
}

const kind = process.argv[2] === 'postgres' ? 'postgres' : 'sqlite';
const { store, charge, stop } = await openStoreBench(kind);
const readings: Reading[] = [];
for (let step = 1; step <= STEPS; step++) {
  await chargeFor(store.ledger, charge, { callers: CALLERS, atMost: STEP });
  readings.push({ charges: step * STEP, ...memoryNow() });
}
await stop();
process.send?.({ kind, readings } satisfies MemoryReport);
process.disconnect?.();

function memoryNow() {
  for (let pass = 0; pass < 3; pass++) globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { heapMegabytes: heapUsed / 1e6, residentMegabytes: rss / 1e6 };
}
