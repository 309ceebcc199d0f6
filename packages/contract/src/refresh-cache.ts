import { z } from 'zod';

const Flag = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['true', 'false']))
  .transform((value) => value === 'true')
  .optional()
  .meta({ sentAs: { type: 'boolean' } })
  .describe('`true`: read what is saved now, although this node has it in memory');

/** A field of headers and queries, for every call that names something saved. */
export const refreshCache = { refresh_cache: Flag } as const;
