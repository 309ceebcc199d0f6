const whole = new Intl.NumberFormat('en');
const share = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
const dollars = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 6,
});
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export const shownNumber = (value: number): string => whole.format(value);
/** 0.125 as "12.5%". */
export const shownShare = (value: number): string => share.format(value);
/** An amount of US dollars, such as "$0.00125": a call costs fractions of a cent. */
export const shownDollars = (usd: number): string => dollars.format(usd);
/** A timestamp in the time zone of the reader. */
export const shownTime = (timestamp: string): string => moment.format(new Date(timestamp));
