import { z } from 'zod';

/** What kind of system a target is. */
export const systemTypes = ['foundation_model', 'chatbot', 'agent'] as const;
export const SystemType = z.enum(systemTypes);
export type SystemType = z.output<typeof SystemType>;
