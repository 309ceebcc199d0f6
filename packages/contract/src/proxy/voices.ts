import { z } from 'zod';
import { Name } from '../names.ts';

/** A saved policy, and which of its detectors block. */
export const policyWithBlock = <Block extends z.ZodType>(block: Block, what: string) =>
  z.strictObject({
    policy_name: Name.describe('A saved policy'),
    block: block
      .nullish()
      .transform((names) => names ?? [])
      .describe(what),
  });

const blocks = 'Detectors whose finding refuses the request; others are only told';

const voicesWith = <Block extends z.ZodType>(block: Block) =>
  z.strictObject({
    tool: policyWithBlock(block, blocks)
      .nullish()
      .describe('Judges results of tools, in place of the policy of the side'),
    system: policyWithBlock(block, blocks)
      .nullish()
      .describe('Judges system and developer messages, which no policy judges otherwise'),
  });

/** Policies for what others than users say in a request. */
export const voicesOf = <Block extends z.ZodType>(block: Block) =>
  voicesWith(block)
    .nullish()
    .transform((voices) => voices ?? undefined)
    .describe('Policies of their own for results of tools and for system messages');

/** A change of them: they are replaced as a whole, and null takes them away. */
export const voicesChange = <Block extends z.ZodType>(block: Block) =>
  voicesWith(block).nullish().describe('Replaced as a whole; null takes them away');

/** A policy with its blocks, as answers show it. */
export const ShownPolicy = z.object({ policy_name: z.string(), block: z.array(z.string()) });

/** Policies of voices as answers show them. */
export const ShownVoices = z
  .object({ tool: ShownPolicy.nullish(), system: ShownPolicy.nullish() })
  .optional()
  .describe('Absent where there are none');
