import { z } from 'zod';

/** Tries of one model after its first, at most. */
const MAX_PER_MODEL = 2;
/** Tries of a call after its first, at most. */
const MAX_IN_ALL = 5;

/** How often a call that failed is tried again. */
export const Retries = z.strictObject({
  per_model: z
    .int()
    .min(0)
    .max(MAX_PER_MODEL)
    .nullish()
    .describe(`Further tries of one model; ${MAX_PER_MODEL} where absent`),
  in_all: z
    .int()
    .min(0)
    .max(MAX_IN_ALL)
    .nullish()
    .describe(`Tries after the first over all models, fallbacks among them; ${MAX_IN_ALL} where absent`),
});
