import { z } from 'zod';
import type { Detectors } from './detectors.ts';

/** The detectors in a form, which carries them as JSON. */
export const detectorsText = (schema: z.ZodType<Detectors>) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'No JSON; send the object as in a JSON body, as text' });
        return z.NEVER;
      }
    })
    .pipe(schema)
    .meta({ sentAs: { type: 'string' } })
    .describe('The detectors, as JSON');
