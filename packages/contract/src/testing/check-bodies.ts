import { expect, test } from 'vitest';
import type { z } from 'zod';
import { refusalsOf } from './refusals.ts';

/** A value that a schema takes, and what it is read as where that differs. */
export interface Taken {
  readonly what: string;
  readonly sent: unknown;
  readonly read?: unknown;
}

/** A value that a schema refuses at one place, with words that fit. */
export interface Untaken {
  readonly what: string;
  readonly sent: unknown;
  readonly at: string;
  readonly says: RegExp;
}

/** Tests that a schema takes values, and reads them as it should. */
export const takes = (schema: z.ZodType | undefined, cases: readonly Taken[]): void =>
  test.each(cases)('takes $what', ({ sent, read = sent }) => {
    expect(refusalsOf(schema, sent)).toEqual([]);
    expect(schema?.parse(sent)).toEqual(read);
  });

/** Tests that a schema refuses values, each at one place alone. */
export const refuses = (schema: z.ZodType | undefined, cases: readonly Untaken[]): void =>
  test.each(cases)('refuses $what at "$at"', ({ sent, at, says }) => {
    const refused = refusalsOf(schema, sent);
    expect([...new Set(refused.map((each) => each.at))]).toEqual([at]);
    expect(refused.map((each) => each.says).join('; ')).toMatch(says);
  });
