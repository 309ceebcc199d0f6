/** Check digit schemes that many numbers share. All functions take digits without separators. */

/** Returns the digit at an index. */
export const digitAt = (digits: string, place: number): number => digits.charCodeAt(place) - 48;

/** Returns the sum of the first digits, each times its weight. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  let sum = 0;
  for (let place = 0; place < weights.length; place++) sum += digitAt(digits, place) * (weights[place] ?? 0);
  return sum;
}

/** Whether the Luhn check digit (ISO/IEC 7812-1 annex B) is valid. */
export function hasLuhnCheck(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = digitAt(digits, digits.length - 1 - place);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/**
 * Whether the last digit is 11 minus the remainder of the weighted sum. A remainder of 0 gives 0, and 10 is never
 * issued.
 */
export function hasElevenCheck(digits: string, weights: readonly number[]): boolean {
  const check = (11 - (weightedSum(digits, weights) % 11)) % 11;
  return check < 10 && check === digitAt(digits, weights.length);
}

/** Whether the check digit of ISO/IEC 7064 MOD 11,10 is valid. */
export function hasIso7064Check(digits: string): boolean {
  let product = 10;
  for (let place = 0; place < digits.length - 1; place++) {
    const sum = (digitAt(digits, place) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === digitAt(digits, digits.length - 1);
}

/** Whether Verhoeff's check digit (1969) is valid. It uses the dihedral group D5 and a permutation by position. */
export function hasVerhoeffCheck(digits: string): boolean {
  let check = 0;
  for (let place = 0; place < digits.length; place++) {
    let digit = digitAt(digits, digits.length - 1 - place);
    for (let times = place % 8; times > 0; times--) digit = digitAt('1576283094', digit);
    check = dihedralProduct(check, digit);
  }
  return check === 0;
}

function dihedralProduct(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5);
  return b < 5 ? 5 + ((a - b + 5) % 5) : (a - b + 5) % 5;
}

/** Whether the GS1 check digit is valid: alternating weights 3 and 1 from the right. */
export function hasArticleCheck(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    sum += digitAt(digits, digits.length - 1 - place) * (place % 2 === 1 ? 3 : 1);
  }
  return sum % 10 === 0;
}

/** Whether two pairs of digits can be month and day. */
export function isMonthDay(month: string, day: string): boolean {
  const [m, d] = [Number(month), Number(day)];
  return m >= 1 && m <= 12 && d >= 1 && d <= 31;
}

/** Whether the digits are not all equal. Every scheme accepts some such numbers, but nobody is issued one. */
export function isVaried(digits: string): boolean {
  for (let place = 1; place < digits.length; place++) if (digits[place] !== digits[0]) return true;
  return false;
}
