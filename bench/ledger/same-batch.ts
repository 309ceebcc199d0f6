import { randomUUID } from 'node:crypto';
import type { Booking } from '../../packages/store/src/ledger/booking.ts';
import type { Charge } from '../../packages/store/src/ledger.ts';
import type { Ceiling } from './ceiling.ts';

/** The ledger's own batch, read, decided, written and committed in a tight loop: what its queue could reach at most. */
export function sameBatch(
  commit: (bookings: Booking[]) => unknown,
  balanceId: number,
  charge: Charge,
): Pick<Ceiling, 'run'> {
  const book = async (size: number) => {
    const bookings = Array.from({ length: size }, (): Booking => {
      const breakdown = JSON.stringify(charge.breakdown);
      return { kind: 'charge', balanceId, charge: { ...charge, requestId: randomUUID() }, breakdown };
    });
    await commit(bookings);
  };
  return {
    async run(size, ms) {
      const startedAt = performance.now();
      let rows = 0;
      while (performance.now() - startedAt < ms) {
        await book(size);
        rows += size;
      }
      return (rows / (performance.now() - startedAt)) * 1_000;
    },
  };
}
