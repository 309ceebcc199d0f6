import { contract } from '@redoubt/contract';
import { implement } from '../implement.ts';
import { namedPolicy } from '../submission/policy-of-run.ts';
import { prepareRun } from '../submission/prepare-run.ts';
import { runSteps } from '../submission/run-steps.ts';

export const submitRun = implement(contract.rt.submitRun, {
  ...runSteps,
  prepare: ({ body, headers, query }, context) =>
    prepareRun({ body, policy: namedPolicy(headers), probesTarget: true, isDryRun: query.dry_run === 'true' }, context),
});
