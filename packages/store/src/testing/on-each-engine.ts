import { afterAll, beforeAll, describe } from 'vitest';
import type { Store } from '../store.ts';
import { type StoreEngine, storeEngines } from './store-engines.ts';

/** What the tests of a suite get. `engine` and `store` can be read inside hooks and tests. */
export interface OpenedStore {
  readonly kind: Store['kind'];
  readonly engine: StoreEngine;
  readonly store: Store;
  /** Opens the store again after a test closed it. */
  reopen(): Promise<void>;
}

interface Suite {
  /** The title of the suite. The engine's name is added to it. */
  readonly subject: string;
  /** Opens the store. By default its clock is a ticking clock. */
  open?(engine: StoreEngine): Promise<Store>;
}

/**
 * Describes the same behaviour on each available engine, with one store for all tests of the suite. The store is opened
 * before the suite's own hooks and closed after them.
 */
export function onEachEngine(
  { subject, open = (engine) => engine.open() }: Suite,
  tests: (opened: OpenedStore) => void,
) {
  for (const { kind, isAvailable, start } of storeEngines) {
    describe.skipIf(!isAvailable)(`${subject} on ${kind}`, () => {
      let engine: StoreEngine | undefined;
      let store: Store | undefined;
      beforeAll(async () => {
        engine = await start();
        store = await open(engine);
      });
      afterAll(async () => {
        await store?.close();
        await engine?.stop();
      });
      tests({
        kind,
        get engine() {
          return started(engine);
        },
        get store() {
          return started(store);
        },
        async reopen() {
          store = await open(started(engine));
        },
      });
    });
  }
}

function started<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The engine is started by the first hook of the suite');
  return value;
}
