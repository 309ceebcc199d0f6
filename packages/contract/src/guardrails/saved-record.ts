import { z } from 'zod';
import { Name, Timestamp } from '../names.ts';

export const Description = z.string().max(10_000);

/** Fields of every saved record beside its own. People are identified by the name of the key that they used. */
export const savedFields = {
  created_at: Timestamp,
  updated_at: Timestamp,
  created_by: z.string().describe('Name of the key'),
  updated_by: z.string().describe('Name of the key'),
  project_name: z.string(),
} as const;

/** The answer to a change, with a message such as `Policy details added successfully`. */
export const savedAnswer = <Noun extends string, Done extends string, Data extends z.ZodType>(
  noun: Noun,
  done: Done,
  data: Data,
) => z.object({ message: z.literal(`${noun} details ${done} successfully`), data });

/** Headers that name a saved policy or a saved guardrail. */
export const PolicyHeader = z.object({ policy: Name });
export const GuardrailHeader = z.object({ guardrail: Name });
