import { type Store, StoreFull } from '@redoubt/store';
import { Failure } from '../errors.ts';

/** Checks that the store answers and that its disk has room. Throws 503 with what is wrong as `detail.store`. */
export async function checkStore(store: Pick<Store, 'ping'>): Promise<void> {
  try {
    await store.ping();
  } catch (cause) {
    if (cause instanceof StoreFull) {
      throw new Failure('not_ready', cause.message, { detail: { store: 'full' }, cause });
    }
    throw new Failure('not_ready', 'The store does not answer; see the log', { detail: { store: 'failed' }, cause });
  }
}
