import type { RunRecord } from '@redoubt/contract';
import { adviceFor, adviceText } from './words.ts';

type Place = Pick<RunRecord, 'category' | 'sub_category' | 'attack'> & Partial<Pick<RunRecord, 'verdict'>>;

/** What to do about a success, in sentences. */
export const remedyOf = ({ category, sub_category: subCategory, attack, verdict }: Place): string =>
  adviceFor({ category, subCategory, attack, shows: verdict?.shows }).map(adviceText).join(' ');
