import { z } from 'zod';

const FieldName = z.string().trim().toLowerCase().min(1).max(60);

/** Fields of business that a caller names. The service knows their names and refuses others. */
export const Industry = z
  .union([FieldName, z.array(FieldName).min(1).max(2)])
  .transform((named): string[] => [named].flat())
  .describe(
    'The field of business, or two, where the description does not say it: `banking`, `["hotel", "restaurant"]`; `general` for none. Unknown names are 422 with the known ones',
  );

/** A question that a description leaves open. */
export const FieldQuestion = z
  .object({
    ask: z.string(),
    field: z.string().describe('The field of the request that answers it'),
    options: z
      .array(z.string())
      .describe('Fields of business, the likeliest first, at most five; others are taken, too'),
  })
  .describe('Present where the field of business is not known well enough, so that the prompts are general');
