import type { z } from 'zod';

/** A place that a schema does not take: its path, with dots, and what is said of it. */
export interface Refused {
  readonly at: string;
  readonly says: string;
}

/** What a schema says against a value. Empty where it takes it. */
export function refusalsOf(schema: z.ZodType | undefined, value: unknown): Refused[] {
  if (!schema) throw new Error('The endpoint has no such part');
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => ({ at: path.join('.'), says: message }));
}
