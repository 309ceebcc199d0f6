import { contract } from '@redoubt/contract';
import { savedTarget } from '../../saved-models/saved-target.ts';
import { implement } from '../implement.ts';
import { playgroundSteps, prepareTrial } from '../submission/playground-steps.ts';
import { namedPolicy } from '../submission/policy-of-run.ts';
import { modelOf } from './saved-model.ts';

export const playground = implement(contract.rt.playground, {
  ...playgroundSteps,
  prepare: ({ body, headers }, context) => prepareTrial(body, namedPolicy(headers), context),
});

export const savedPlayground = implement(contract.rt.savedPlayground, {
  ...playgroundSteps,
  prepare: async ({ body, headers, query }, context) => {
    const target = await savedTarget(context, modelOf({ headers, query }));
    return prepareTrial({ ...body, target }, namedPolicy(headers), context);
  },
});
