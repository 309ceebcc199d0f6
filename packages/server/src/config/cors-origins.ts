import { z } from 'zod';

const corsOrigin = z
  .string()
  .refine(
    (text) => text === '*' || (URL.canParse(text) && new URL(text).origin === text),
    'an origin such as https://app.example, without a path, or *',
  );

/** Origins of pages, comma-separated. */
export const corsOrigins = z
  .string()
  .transform((list) => list.split(',').flatMap((origin) => origin.trim() || []))
  .pipe(z.array(corsOrigin).max(100))
  .default([]);
