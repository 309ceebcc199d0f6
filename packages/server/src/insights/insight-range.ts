import type { insightPeriods } from '@redoubt/contract';
import { hourOf } from '@redoubt/store';
import { invalidQuery } from '../usage/invalid-query.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
/** The longest period that is told by the hour. */
const MAX_BY_HOUR = 3 * DAY_HOURS;
const MAX_BUCKETS = 400;

const hoursOf = { '24h': 24, '7d': 7 * 24, '30d': 30 * 24, '90d': 90 * 24 } as const satisfies Record<
  (typeof insightPeriods)[number],
  number
>;

/** A period in hours since 1970 in UTC, with stretches of an hour or a day. The end is not included. */
export interface InsightRange {
  readonly fromHour: number;
  readonly toHour: number;
  readonly stretchHours: 1 | 24;
}

interface AskedRange {
  readonly period?: (typeof insightPeriods)[number] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Returns the period that is asked for. Throws Failure 400 if it ends before it begins, or has too many days. */
export function insightRange({ period, from, to }: AskedRange, now: Date): InsightRange {
  if (period !== undefined && (from ?? to) !== undefined) {
    throw invalidQuery('period', 'send a period, or from and to, but not both', period);
  }
  const last = hourOf(to === undefined ? now : new Date(to)) + 1;
  const hours = hoursOf[period ?? '7d'];
  if (from === undefined) return lastHours(hours, last);
  const first = hourOf(new Date(from));
  if (first >= last) throw invalidQuery('from', 'it lies after the last moment; turn them round', from);
  const range = stretched(first, last);
  if (bucketsOf(range) > MAX_BUCKETS) {
    throw invalidQuery('from', `ask for at most ${MAX_BUCKETS} days at a time`, from);
  }
  return range;
}

/** Days are whole ones, so the last one may not be over. */
function lastHours(hours: number, toHour: number): InsightRange {
  if (hours <= MAX_BY_HOUR) return { fromHour: toHour - hours, toHour, stretchHours: 1 };
  const end = nextMidnight(toHour);
  return { fromHour: end - hours, toHour: end, stretchHours: DAY_HOURS };
}

function stretched(fromHour: number, toHour: number): InsightRange {
  if (toHour - fromHour <= MAX_BY_HOUR) return { fromHour, toHour, stretchHours: 1 };
  const begin = Math.floor(fromHour / DAY_HOURS) * DAY_HOURS;
  return { fromHour: begin, toHour: nextMidnight(toHour), stretchHours: DAY_HOURS };
}

const nextMidnight = (hour: number): number => Math.ceil(hour / DAY_HOURS) * DAY_HOURS;

/** Returns the number of stretches of a period. */
export const bucketsOf = ({ fromHour, toHour, stretchHours }: InsightRange): number =>
  (toHour - fromHour) / stretchHours;

/** Returns the period of the same length right before. */
export const rangeBefore = ({ fromHour, toHour, stretchHours }: InsightRange): InsightRange => ({
  fromHour: fromHour - (toHour - fromHour),
  toHour: fromHour,
  stretchHours,
});

/** Returns the begin of an hour. */
export const startOfHour = (hour: number): string => new Date(hour * HOUR_MS).toISOString();
