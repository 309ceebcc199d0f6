import type { Kysely } from 'kysely';
import type { BookingResult } from './ledger/book-batch.ts';
import type { Booking } from './ledger/booking.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

/** An open database and the function that books a batch in it. */
export interface Engine {
  readonly kind: Store['kind'];
  readonly db: Kysely<Tables>;
  commit(bookings: Booking[]): Promise<BookingResult[]>;
  /** Makes the last write before the connections close. */
  beforeClose?(): void;
  /**
   * Rejects with StoreFull if a write found the disk full and the disk is still full. Absent if the disk is not
   * watched.
   */
  assertRoom?(): Promise<void>;
  /** Releases the resources that Kysely does not manage. */
  release(): void;
}
