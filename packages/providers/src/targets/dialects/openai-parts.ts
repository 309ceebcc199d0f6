import { z } from 'zod';
import type { TargetAnswer } from '../target.ts';

/** Token usage in OpenAI's dialects. Invalid usage is ignored, so that the answer is not lost. */
export const openaiUsage = z
  .object({ prompt_tokens: z.number(), completion_tokens: z.number().default(0) })
  .nullish()
  .catch(undefined);

/** Converts the token counts to our names. */
export const tokensOf = (usage: z.output<typeof openaiUsage>): TargetAnswer['tokens'] =>
  usage ? { prompt: usage.prompt_tokens, completion: usage.completion_tokens } : undefined;

/** Returns the header `Authorization: Bearer …`, or nothing without a key. */
export const bearerKey = (apiKey: string | undefined): Record<string, string> =>
  apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
