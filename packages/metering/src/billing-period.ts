/** One billing period in UTC; the end is the next one's start. */
export interface BillingPeriod {
  readonly start: Date;
  readonly end: Date;
}

/** The calendar month from the organisation's anchor day that holds `now` (contract §9). A short month anchors on its last day. */
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
