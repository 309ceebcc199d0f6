import { z } from 'zod';
import type { TargetAnswer } from '../target.ts';

/** What OpenAI's forms say of tokens; an odd one is no reason to lose the answer. */
export const openaiUsage = z
  .object({ prompt_tokens: z.number(), completion_tokens: z.number().default(0) })
  .nullish()
  .catch(undefined);

/** The counts under our names. */
export const tokensOf = (usage: z.output<typeof openaiUsage>): TargetAnswer['tokens'] =>
  usage ? { prompt: usage.prompt_tokens, completion: usage.completion_tokens } : undefined;

/** `Authorization: Bearer …`. */
export const bearerKey = (apiKey: string | undefined): Record<string, string> =>
  apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
