import { z } from 'zod';
import { idsOf } from '../ids.ts';

/** Number of prompts for each attack of each category (contract §5). */
export const promptsOf = { Low: 5, Medium: 10, Standard: 20, High: 40, Comprehensive: 80 } as const;

export const Comprehensiveness = z.enum(idsOf(promptsOf));
export type Comprehensiveness = z.output<typeof Comprehensiveness>;
