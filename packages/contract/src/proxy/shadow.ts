import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Name, Timestamp } from '../names.ts';
import { policyWithBlock } from './voices.ts';

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
export const Shadow = z
  .object({ policy_name: z.string(), block: z.array(z.string()) })
  .optional()
  .describe('Absent where the side has none');

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

export const getShadowReport = endpoint({
  method: 'GET',
  path: '/deployments/get-shadow-report',
  summary: 'What the second policies of a deployment would have blocked, beside what was blocked',
  description:
    'Counts the latest calls of the log that the shadow judged. A call whose request was really blocked has no answer to judge.',
  scope: 'proxy',
  failures: ['not_found'],
  headers: z.object({ deployment: Name }),
  query: z.strictObject({
    from: Timestamp.optional().describe('Only calls from this moment on'),
    to: Timestamp.optional().describe('Only calls from before this moment'),
    calls: z.coerce.number().int().min(1).max(20_000).default(5_000).describe('Calls that are looked at, at most'),
  }),
  response: z.object({
    looked_at: z.int().describe('Calls of the deployment in the log'),
    from: z.string().nullable().describe('The oldest of them'),
    judged: z.int().describe('Calls that the shadow judged'),
    skipped: z.int().describe('Calls that it did not judge, because the service had too much to do'),
    blocked: z.int().describe('Of the judged calls, those that were really blocked'),
    would_block: z.int().describe('Those that the shadow would have blocked'),
    both: z.int(),
    detectors: z.array(
      z.object({
        side: z.enum(['input', 'output']),
        detector: z.string(),
        blocked: z.int().describe('Judged calls that the real policy blocked by it'),
        would_block: z.int().describe('Judged calls that the shadow would have blocked by it'),
      }),
    ),
    only_shadow: z.array(z.string()).describe('Ids of the latest calls that only the shadow would have blocked'),
    only_real: z.array(z.string()).describe('Ids of the latest calls that only the real policy blocked'),
  }),
});

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
