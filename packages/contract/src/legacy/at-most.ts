import { z } from 'zod';

const sizeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? Object.keys(value).length : 0;

/** What comes before a schema of lists or maps: more entries than `most` are refused without a look at each. */
export const atMost = (most: number) =>
  z
    .unknown()
    .optional()
    .transform((sent, { addIssue }) => {
      const size = sizeOf(sent);
      if (size <= most) return sent;
      addIssue({ code: 'custom', message: `${size} entries are more than the ${most} that are read` });
      return z.NEVER;
    });
