/** Check digit schemes that many numbers share. All take digits only, without what stands between them. */

/** The digit at a place. */
export const digitAt = (digits: string, place: number): number => digits.charCodeAt(place) - 48;

/** The sum of the first digits, each times its weight. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  let sum = 0;
  for (let place = 0; place < weights.length; place++) sum += digitAt(digits, place) * (weights[place] ?? 0);
  return sum;
}

/** The check digit of ISO/IEC 7812-1 annex B, known by its author Luhn. */
export function hasLuhnCheck(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = digitAt(digits, digits.length - 1 - place);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Whether the last digit is 11 less the weighted sum's remainder; a remainder of 0 is written 0, and 10 is never issued. */
export function hasElevenCheck(digits: string, weights: readonly number[]): boolean {
  const check = (11 - (weightedSum(digits, weights) % 11)) % 11;
  return check < 10 && check === digitAt(digits, weights.length);
}

/** The hybrid system MOD 11,10 of ISO/IEC 7064. */
export function hasIso7064Check(digits: string): boolean {
  let product = 10;
  for (let place = 0; place < digits.length - 1; place++) {
    const sum = (digitAt(digits, place) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === digitAt(digits, digits.length - 1);
}

/** Verhoeff's check digit (1969): the dihedral group of the pentagon, and a permutation of it by place. */
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

/** The check digit of the GS1 article numbers: weights 3 and 1 in turn, from the right. */
export function hasArticleCheck(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    sum += digitAt(digits, digits.length - 1 - place) * (place % 2 === 1 ? 3 : 1);
  }
  return sum % 10 === 0;
}

/** Whether two digits each can be month and day. */
export function isMonthDay(month: string, day: string): boolean {
  const [m, d] = [Number(month), Number(day)];
  return m >= 1 && m <= 12 && d >= 1 && d <= 31;
}

/** Not one digit again and again: every scheme takes some of those, and nobody is issued one. */
export function isVaried(digits: string): boolean {
  for (let place = 1; place < digits.length; place++) if (digits[place] !== digits[0]) return true;
  return false;
}
