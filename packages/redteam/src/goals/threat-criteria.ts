import type { Goal } from './goal.ts';
import { type Act, actCriteria } from './phrase-criteria.ts';

/** Where a prompt comes from that was made from a profile. What an answer must do, and what about, follows. */
export const THREAT_SOURCE = 'threat';

/** Returns what success is for a prompt that was made from a profile. */
export function threatCriteria({ source, category }: Pick<Goal, 'source' | 'category'>) {
  const [, act = '', ...about] = source.split(':');
  return actCriteria(act as Act, about.join(':'), category);
}
