import { z } from 'zod';

const sizeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? Object.keys(value).length : 0;

/** Schema to pipe before a schema of lists or maps. It refuses more than `most` entries without checking each one. */
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
