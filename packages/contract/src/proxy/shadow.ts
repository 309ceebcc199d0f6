import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Name } from '../names.ts';
import { policyWithBlock, ShownPolicy } from './voices.ts';

const shadowFields = <Block extends z.ZodType>(block: Block) =>
  policyWithBlock(block, 'Detectors whose finding would refuse, if this policy were the real one');

/** A second policy of one side of a deployment. It judges the same texts after the answer has gone, and only tells. */
export const shadowOf = <Block extends z.ZodType>(block: Block) =>
  shadowFields(block)
    .nullish()
    .transform((shadow) => shadow ?? undefined)
    .describe('A second policy that judges live calls and only tells');

/** A change of it. One that is not sent stays, and null takes it away. */
export const shadowChange = <Block extends z.ZodType>(block: Block) =>
  shadowFields(block).nullish().describe('null takes the second policy away');

/** A shadow as answers show it. */
export const Shadow = ShownPolicy.optional().describe('Absent where the side has none');

const Found = z
  .object({
    detected: z.array(z.string()).describe('Detectors of the shadow that found something'),
    would_block: z.array(z.string()).describe('Those of them that would have blocked'),
  })
  .nullable();

/** What the shadow of a deployment made of a call. */
export const ShadowFound = z
  .object({
    input: Found.describe('null where the input has no shadow'),
    output: Found.describe('null where the output has no shadow, or no model was asked'),
    is_skipped: z.boolean().describe('Whether the service had too much to do to judge the call'),
  })
  .optional()
  .describe('What the deployment’s second policies would have done; absent where it had none');

export const promoteShadow = endpoint({
  method: 'POST',
  path: '/deployments/promote-shadow',
  summary: 'Make the second policies of a deployment the real ones',
  description:
    'On each side that has a shadow, its policy and its list of blocks replace those of the side, the shadow is taken away, and the side is switched on. Redaction, checks and everything else stay. The next call goes by it.',
  scope: 'proxy',
  failures: ['not_found', 'conflict'],
  headers: z.object({ deployment: Name }),
  response: z.object({
    message: z.string(),
    sides: z.array(
      z.object({
        side: z.enum(['input', 'output']),
        policy_name: z.string(),
        block: z.array(z.string()),
        before: z.object({ policy_name: z.string().nullable(), block: z.array(z.string()) }),
      }),
    ),
  }),
});
