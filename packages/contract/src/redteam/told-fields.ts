import { z } from 'zod';
import { Severity } from './severity.ts';

const Share = z.number().min(0).max(1);

/** The parts of a finding of a stored run. Absent where only a summary was sent, and in notes on the run. */
export const toldFields = {
  what: z.string().optional().describe('What the target gives away or does, and when'),
  how: z.string().optional().describe('By which disguises that add to the plain question, or plainly'),
  how_often: z.string().optional(),
  fault: z.string().optional().describe('Whose fault it is: of the instructions, the application or the model'),
  example: z
    .object({ record_id: z.string(), prompt: z.string(), answer: z.string() })
    .optional()
    .describe('One prompt and its answer, cut'),
  advice: z.array(z.string()).optional().describe('What to do, the most important first'),
  asr: Share.optional().describe('Of the strongest way, or of the plain question where no disguise adds to it'),
  asr_ci95: z.tuple([Share, Share]).optional(),
  severity_ci95: z.tuple([Severity, Severity]).optional().describe('The severity at both ends of `asr_ci95`'),
};
