import { randomUUID } from 'node:crypto';
import type { Charge, Ledger } from '../../packages/store/src/ledger.ts';

/** How a stretch of charging went. */
export interface Charging {
  readonly charges: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** So many callers that each charge again as soon as they are answered, until the time or the number is up. */
export async function chargeFor(
  ledger: Ledger,
  charge: Charge,
  { callers, ms = Number.POSITIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }: ChargingOrder,
): Promise<Charging> {
  const latencies: number[] = [];
  const startedAt = performance.now();
  let sent = 0;
  const call = async () => {
    for (let now = startedAt; sent < atMost && now - startedAt < ms; ) {
      sent += 1;
      const outcome = await ledger.charge({ ...charge, requestId: randomUUID() });
      if (!outcome.accepted) throw new Error('A charge without a limit was refused');
      const answeredAt = performance.now();
      latencies.push(answeredAt - now);
      now = answeredAt;
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  return summed(latencies, performance.now() - startedAt);
}

interface ChargingOrder {
  readonly callers: number;
  readonly ms?: number;
  readonly atMost?: number;
}

/** What the latencies of one stretch come to. */
export function summed(latencies: readonly number[], elapsedMs: number): Charging {
  const sorted = Float64Array.from(latencies).sort();
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return {
    charges: sorted.length,
    perSecond: (sorted.length / elapsedMs) * 1_000,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
  };
}
