/** One billing period in UTC. Its end is the start of the next one. */
export interface BillingPeriod {
  readonly start: Date;
  readonly end: Date;
}

/**
 * Returns the billing period that contains `now` (contract §9). It lasts one month from the organisation's anchor day.
 * In a month without that day, the period starts on the last day of the month.
 */
export function billingPeriod(now: Date, anchorDay: number): BillingPeriod {
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth();
  const first = now.getTime() >= anchorOf(year, month, anchorDay).getTime() ? month : month - 1;
  return { start: anchorOf(year, first, anchorDay), end: anchorOf(year, first + 1, anchorDay) };
}

function anchorOf(year: number, month: number, anchorDay: number): Date {
  const daysInMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(anchorDay, daysInMonth)));
}
