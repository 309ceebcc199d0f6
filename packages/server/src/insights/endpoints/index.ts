import type { Implementation } from '../../http/implement.ts';
import { calls } from './calls.ts';
import { runs } from './runs.ts';

/** The endpoints of what happened over time. */
export const implementations: readonly Implementation[] = [calls, runs];
