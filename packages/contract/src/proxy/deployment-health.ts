import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { DeploymentHeader } from './deployments.ts';

const ModelHealth = z.object({
  model_saved_name: z.string(),
  model_version: z.string(),
  is_saved: z.boolean().describe('false: it was deleted, and calls pass over it'),
  circuit: z
    .object({
      state: z
        .enum(['closed', 'open', 'half_open'])
        .describe('`closed`: it is called; `open`: it fails and rests; `half_open`: one call tries whether it is back'),
      failures_in_a_row: z.int(),
      retry_in_ms: z.int().nullable().describe('Until it is called again; null where that is not known'),
    })
    .nullable()
    .describe('null where the model is not saved'),
  keys: z
    .array(
      z.object({
        position: z.int().describe('Of the key in `apikeys`, from 1'),
        state: z
          .enum(['ready', 'refused', 'throttled'])
          .describe('`refused`: the provider did not take it; `throttled`: it was used too often'),
        ready_in_ms: z.int().describe('0 where it is used'),
      }),
    )
    .describe('Empty where the model needs no key'),
});

export const getDeploymentHealth = endpoint({
  method: 'GET',
  path: '/deployments/get-health',
  summary: 'How the model and the fallbacks of a deployment stand: their circuits and keys',
  description:
    'As the node that answers knows it from its own calls; a model that it never called is well. Nothing is asked of the providers. Free of charge.',
  scope: 'proxy',
  failures: ['not_found', 'target_not_expressible'],
  headers: DeploymentHeader,
  response: z.object({ models: z.array(ModelHealth).describe('In the order in which they are asked') }),
});
