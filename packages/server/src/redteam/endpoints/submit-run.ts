import { contract } from '@redoubt/contract';
import { implement } from '../../http/implement.ts';
import { prepareRun } from '../submission/prepare-run.ts';
import { runSteps } from '../submission/run-steps.ts';

export const submitRun = implement(contract.rt.submitRun, {
  ...runSteps,
  prepare: ({ body, headers: { policy: name }, query }, context) => {
    const policy = name === undefined ? undefined : ({ name, from: 'header' } as const);
    return prepareRun({ body, policy, probesTarget: true, isDryRun: query.dry_run === 'true' }, context);
  },
});
