import { contract } from '@redoubt/contract';
import { Failure } from '../../errors.ts';
import { checkStore } from '../../http/check-store.ts';
import { implement } from '../implement.ts';

const COUNTED = 1_000;

export const redteamHealth = implement(contract.rt.health, { run: () => ({ status: 'healthy' as const }) });

export const statusCheck = implement(contract.rt.statusCheck, {
  run: async (_, { store, redteam, detectors }) => {
    await checkStore(store);
    const waiting = await store.runs.waiting(COUNTED).catch((cause) => {
      throw notReady('store', 'The store does not answer; see the log', cause);
    });
    try {
      await detectors.detect('ready', { pii: { enabled: true } });
    } catch (cause) {
      throw notReady('detectors', 'The detectors do not answer; see the log', cause);
    }
    return {
      status: 'ok' as const,
      checks: {
        store: 'ok' as const,
        queue: { status: 'ok' as const, waiting: waiting.length, works_here: redteam.worksHere },
        models: {
          attacker: redteam.attacker ? ('configured' as const) : ('none' as const),
          judge: redteam.judges.model ? ('configured' as const) : ('embedded' as const),
        },
        detectors: 'ok' as const,
      },
    };
  },
});

const notReady = (part: string, message: string, cause: unknown): Failure =>
  new Failure('not_ready', message, { detail: { [part]: 'failed' }, cause });
