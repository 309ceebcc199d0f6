import { z } from 'zod';

/** One row of the table of settings. */
export interface Setting {
  /** Name in the environment and in the settings file. */
  readonly env: string;
  readonly schema: z.ZodType;
  /** The default as the documentation shows it. */
  readonly default: string;
  readonly description: string;
  /** Never logged or printed. */
  readonly secret?: true;
}

export const yes = z
  .enum(['true', 'false', '1', '0', 'yes', 'no'])
  .transform((value) => value === 'true' || value === '1' || value === 'yes');

/** Returns the words that a setting takes. Undefined where it takes more than a few. */
export function wordsOfSetting({ schema }: Pick<Setting, 'schema'>): string[] | undefined {
  const { enum: words } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return words?.filter((word) => typeof word === 'string');
}

/** Accepts an http or https URL, and keeps its origin alone. */
export const originOfUrl = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

/** Accepts only digits, within both bounds. */
export const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+$/, 'it has to be a whole number')
    .transform(Number)
    .pipe(z.number().int().min(minimum).max(maximum));
