import { billingPeriod } from '@redoubt/metering';
import { invalidQuery } from './invalid-query.ts';

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;

/** Days in UTC as YYYY-MM-DD. Both are included. */
export interface DayRange {
  from: string;
  to: string;
}

/**
 * Returns the days of a report. The last day defaults to today. The first day defaults to the start of the billing
 * period that contains the last day.
 */
export function reportRange(asked: Partial<DayRange>, anchorDay: number, now: Date): DayRange {
  const to = asked.to ?? laterOf(dayOf(now), asked.from);
  const from = asked.from ?? dayOf(billingPeriod(new Date(to), anchorDay).start);
  if (from > to) throw invalidQuery('from', `the first day lies after the last, ${to}; turn them round`, from);
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days > MAX_DAYS) {
    throw invalidQuery('from', `${from} to ${to} are ${days} days; ask for at most ${MAX_DAYS} at a time`, from);
  }
  return { from, to };
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
const laterOf = (day: string, other: string | undefined): string => (other !== undefined && other > day ? other : day);
