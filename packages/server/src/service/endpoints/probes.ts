import { contract } from '@redoubt/contract';
import { StoreFull } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import { implement } from '../../http/implement.ts';

export const health = implement(contract.service.health, {
  run: (_, { version }) => ({ status: 'healthy' as const, version }),
});

export const ready = implement(contract.service.ready, {
  run: async (_, { store }) => {
    try {
      await store.ping();
    } catch (cause) {
      if (cause instanceof StoreFull) {
        throw new Failure('not_ready', cause.message, { detail: { store: 'full' }, cause });
      }
      throw new Failure('not_ready', 'The store does not answer; see the log', { detail: { store: 'failed' }, cause });
    }
    return { status: 'ready' as const, checks: { store: 'ok' as const } };
  },
});
