/**
 * Returns the values that a number in digits can have. Points and commas group digits in some languages and end the
 * whole number in others: "1.200" is 1,200 or 1.2, and "1.200,5" only 1,200.5. Returns none for what is no number, such
 * as "1.2.3".
 */
export function readDigits(written: string): number[] {
  const plain = written.replace(/[ \u00a0\u202f'’]/g, '');
  const points = plain.split('.').length - 1;
  const commas = plain.split(',').length - 1;
  if (points > 0 && commas > 0) return ofBoth(plain);
  const mark = points > 0 ? '.' : ',';
  const parts = plain.split(mark);
  if (parts.length === 1) return finite(plain);
  const isGrouped = isGrouping(parts);
  if (parts.length > 2) return isGrouped ? finite(parts.join('')) : [];
  const decimal = finite(parts.join('.'));
  return isGrouped ? [...finite(parts.join('')), ...decimal] : decimal;
}

/** With both marks, the last one ends the whole number. */
function ofBoth(plain: string): number[] {
  const end = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const whole = plain.slice(0, end).split(/[.,]/);
  return isGrouping(whole) ? finite(`${whole.join('')}.${plain.slice(end + 1)}`) : [];
}

/** Groups of three digits after up to three others. The first is not zero. Indian groups have two digits. */
const isGrouping = ([first = '', ...rest]: readonly string[]): boolean =>
  /^[1-9]\d{0,2}$/.test(first) &&
  rest.every((part, at) => part.length === 3 || (part.length === 2 && at < rest.length - 1));

function finite(digits: string): number[] {
  const value = Number(digits);
  return Number.isFinite(value) ? [value] : [];
}
