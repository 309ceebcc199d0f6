import { contract } from '@redoubt/contract';
import type { RunMedium } from '@redoubt/store';
import { Failure } from '../../errors.ts';
import { implementOpened } from '../implement.ts';
import { runOf } from './run-of.ts';

export const getMedium = implementOpened(contract.rt.getMedium, {
  prepare: async ({ params: { run_id, digest } }, context): Promise<RunMedium> => {
    const run = await runOf(run_id, context);
    const medium = await context.store.runs.medium(run.id, digest);
    if (medium) return medium;
    throw new Failure('not_found', `The run "${run_id}" has sent no picture or recording "${digest}"`, {
      detail: { kind: 'medium', name: digest },
    });
  },
  async *open({ bytes }) {
    yield bytes;
  },
  // The bytes of a digest never change.
  openHeaders: ({ type, bytes }) => ({
    'content-type': type,
    'content-length': String(bytes.length),
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  }),
});
