import { contract } from '@redoubt/contract';
import { checkStore } from '../../http/check-store.ts';
import { implement } from '../../http/implement.ts';

export const health = implement(contract.service.health, {
  run: (_, { version }) => ({ status: 'healthy' as const, version }),
});

export const ready = implement(contract.service.ready, {
  run: async (_, { store }) => {
    await checkStore(store);
    return { status: 'ready' as const, checks: { store: 'ok' as const } };
  },
});
