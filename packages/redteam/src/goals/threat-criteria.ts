import { type Act, actCriteria } from './act-criteria.ts';
import type { Goal } from './goal.ts';

/**
 * The first part of the source of a goal that was made from a threat profile: `threat:ACT:SUBJECT`. The probe stores the
 * source as one text, so a judge that reads it later knows what the answer must do and what it must be about.
 */
export const THREAT_SOURCE = 'threat';

/** Returns what success is for a prompt that was made from a profile. */
export function threatCriteria({ source, category }: Pick<Goal, 'source' | 'category'>) {
  const [, act = '', ...about] = source.split(':');
  return actCriteria(act as Act, about.join(':'), category);
}
