import type { Kysely } from 'kysely';
import type { BookingResult } from './ledger/book-batch.ts';
import type { Booking } from './ledger/booking.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** An open database and how it books. */
export interface Engine {
  readonly kind: Store['kind'];
  readonly db: Kysely<Tables>;
  commit(bookings: Booking[]): Promise<BookingResult[]>;
  /** The last that is written before the connections close. */
  beforeClose?(): void;
  /** Rejects with StoreFull where the disk was found full and still is; absent where nobody asks. */
  assertRoom?(): Promise<void>;
  /** Lets go of what Kysely does not know about. */
  release(): void;
}
