import { digitAt, hasElevenCheck, hasLuhnCheck, hasVerhoeffCheck, isMonthDay, weightedSum } from './check-digits.ts';

const digitSum = (digits: string): number => [...digits].reduce((sum, digit) => sum + Number(digit), 0);

/** Whether this can be a US individual taxpayer number: 9xx with a group that the Internal Revenue Service uses. */
export const isItin = (digits: string): boolean => /^9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])/.test(digits);

/** Whether a US bank routing number is valid: a district, and a check with the weights 3, 7 and 1. */
export function isRoutingNumber(digits: string): boolean {
  const isDistrict = /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/.test(digits);
  return isDistrict && weightedSum(digits, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0;
}

/** Whether a US provider number is valid: Luhn with the prefix 80840 of ISO 7812. */
export const isNpi = (digits: string): boolean => /^[12]/.test(digits) && hasLuhnCheck(`80840${digits}`);

/**
 * Whether the check digit of a US drug registration is valid. It is based on the sum of the odd positions plus twice
 * the even ones.
 */
export function isDea(compact: string): boolean {
  const digits = compact.slice(2);
  return /^[A-HJ-MPRSTUX]/.test(compact) && weightedSum(digits, [1, 2, 1, 2, 1, 2]) % 10 === digitAt(digits, 6);
}

/** Whether this can be a US Medicare number. The letters S, L, O, I, B and Z are not used. */
export const isMbi = (compact: string): boolean => !/[SLOIBZ]/.test(compact) && compact[0] !== '0';

/** Whether an Indian Aadhaar number is valid. It starts with 2 to 9 and has a Verhoeff check digit. */
export const isAadhaar = (digits: string): boolean => digits.charCodeAt(0) >= 50 && hasVerhoeffCheck(digits);

/** Whether this can be an Indian tax card number. The fourth letter is the kind of holder. */
export const isPan = (compact: string): boolean => 'ABCFGHJLPT'.includes(compact.charAt(3));

/** Whether this can be an Indian goods tax number: a state, the PAN of the holder, and a Z. */
export function isGstin(compact: string): boolean {
  const state = Number(compact.slice(0, 2));
  return state >= 1 && state <= 38 && compact[13] === 'Z';
}

/** Whether the number of a Brazilian person is valid: two check digits by eleven. */
export function isCpf(digits: string): boolean {
  const first = ((weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11) % 10;
  const second = ((weightedSum(digits, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11) % 10;
  return first === digitAt(digits, 9) && second === digitAt(digits, 10);
}

/** Whether the number of a Brazilian company is valid. */
export function isCnpj(digits: string): boolean {
  const checkOf = (sum: number): number => (sum % 11 < 2 ? 0 : 11 - (sum % 11));
  const first = checkOf(weightedSum(digits, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]));
  const second = checkOf(weightedSum(digits, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]));
  return first === digitAt(digits, 12) && second === digitAt(digits, 13);
}

/** Whether an Argentine taxpayer number is valid. */
export function isCuit(digits: string): boolean {
  return /^(?:2[03-7]|3[034])/.test(digits) && hasElevenCheck(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]);
}

/** Whether the check character of a Chilean identity number is valid. K stands for ten. */
export function isRut(compact: string): boolean {
  const body = compact.slice(0, -1);
  let sum = 0;
  for (let place = 0; place < body.length; place++) sum += digitAt(body, body.length - 1 - place) * ((place % 6) + 2);
  return '0K987654321'[sum % 11] === compact.at(-1);
}

/**
 * Whether this is a valid Mexican population key: a date, a sex, and a check digit modulo ten over all characters,
 * including Ñ.
 */
export function isCurp(compact: string): boolean {
  if (!isMonthDay(compact.slice(6, 8), compact.slice(8, 10)) || !'HMX'.includes(compact.charAt(10))) return false;
  let sum = 0;
  for (let place = 0; place < 17; place++) {
    const code = compact.charCodeAt(place);
    // Letters have values from 10 on, with Ñ between N and O.
    const value = code <= 57 ? code - 48 : code - 55 + (code > 78 ? 1 : 0);
    sum += value * (18 - place);
  }
  return (10 - (sum % 10)) % 10 === digitAt(compact, 17);
}

/** Whether the date after the three or four letters of a Mexican taxpayer number is valid. */
export function isRfc(compact: string): boolean {
  const day = compact.slice(-9);
  return isMonthDay(day.slice(2, 4), day.slice(4, 6));
}

/** Whether the check digit of an Australian tax file number is valid. */
export const isTfn = (digits: string): boolean => weightedSum(digits, [1, 4, 3, 7, 5, 8, 6, 9, 10]) % 11 === 0;

/** Whether this is a valid Australian Medicare card number. */
export const isAustralianMedicare = (digits: string): boolean =>
  /^[2-6]/.test(digits) && weightedSum(digits, [1, 3, 7, 9, 1, 3, 7, 9]) % 10 === digitAt(digits, 8);

/**
 * Whether an Australian business number is valid. The weighted sum is divisible by 89 after 1 is subtracted from the
 * first digit.
 */
export const isAbn = (digits: string): boolean =>
  (weightedSum(digits, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) - 10) % 89 === 0;

/** Whether the check digit of a New Zealand tax number is valid with one of its two rows of weights. */
export function isIrd(digits: string): boolean {
  const padded = digits.padStart(9, '0');
  return [
    [3, 2, 7, 6, 5, 4, 3, 2],
    [7, 4, 3, 2, 5, 2, 7, 6],
  ].some((weights) => hasElevenCheck(padded, weights));
}

/** Whether a Canadian social insurance number is valid. */
export const isSin = (digits: string): boolean => /^[1-79]/.test(digits) && hasLuhnCheck(digits);

/**
 * Whether this is a valid Chinese resident number: a date, and a check by eleven in which X stands for ten (GB 11643).
 */
export function isResidentId(compact: string): boolean {
  if (!/^[1-9]\d{5}(?:19|20)\d{9}[\dX]$/.test(compact) || !isMonthDay(compact.slice(10, 12), compact.slice(12, 14)))
    return false;
  const sum = weightedSum(compact, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]);
  return '10X98765432'[sum % 11] === compact[17];
}

/** Whether the check digit of a Japanese individual number is valid. */
export function isMyNumber(digits: string): boolean {
  const remainder = weightedSum(digits, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return (remainder <= 1 ? 0 : 11 - remainder) === digitAt(digits, 11);
}

/**
 * Whether this can be a Korean resident number: a date and a century. Since 2020 the other digits are random, without a
 * check.
 */
export const isRrn = (digits: string): boolean =>
  isMonthDay(digits.slice(2, 4), digits.slice(4, 6)) && /^\d{6}[1-8]/.test(digits);

/** Whether a Taiwanese identity number is valid. The letter counts as two digits, in an order of its own. */
export function isTaiwanese(compact: string): boolean {
  const letter = 'ABCDEFGHJKLMNPQRSTUVXYWZIO'.indexOf(compact.charAt(0)) + 10;
  const sum = Math.floor(letter / 10) + (letter % 10) * 9 + weightedSum(compact.slice(1), [8, 7, 6, 5, 4, 3, 2, 1, 1]);
  return /^.[1289]/.test(compact) && sum % 10 === 0;
}

/**
 * Whether the check character of a Hong Kong identity card is valid. It has one or two letters, and a check character
 * of A stands for ten.
 */
export function isHongKongCard(compact: string): boolean {
  const body = compact.slice(0, -1).padStart(8, ' ');
  let sum = body[0] === ' ' ? 324 : (body.charCodeAt(0) - 55) * 9;
  sum += (body.charCodeAt(1) - 55) * 8;
  sum += weightedSum(body.slice(2), [7, 6, 5, 4, 3, 2]);
  return '0A987654321'[sum % 11] === compact.at(-1);
}

/** Whether the check letter of a Singaporean registration number is valid. The letters depend on the series. */
export function isNric(compact: string): boolean {
  const offset = { S: 0, F: 0, T: 4, G: 4, M: 3 }[compact.charAt(0)];
  if (offset === undefined) return false;
  const letters = { S: 'JZIHGFEDCBA', T: 'JZIHGFEDCBA', M: 'XWUTRQPNJLK' }[compact.charAt(0)] ?? 'XWUTRQPNMLK';
  return letters[(weightedSum(compact.slice(1), [2, 7, 6, 5, 4, 3, 2]) + offset) % 11] === compact[8];
}

/** Whether this can be a Malaysian card number: a date and a place of birth. */
export function isMyKad(digits: string): boolean {
  const place = Number(digits.slice(6, 8));
  return isMonthDay(digits.slice(2, 4), digits.slice(4, 6)) && place >= 1 && (place <= 59 || place >= 82);
}

/** Whether a Thai citizen number is valid. */
export function isThai(digits: string): boolean {
  const sum = weightedSum(digits, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  return /^[1-8]/.test(digits) && (11 - (sum % 11)) % 10 === digitAt(digits, 12);
}

/** Whether the date of an Indonesian resident number is valid. 40 is added to the day for women. */
export const isNik = (digits: string): boolean =>
  isMonthDay(digits.slice(8, 10), String(Number(digits.slice(6, 8)) % 40));

/** Whether this is a valid South African number: a date, a citizenship, and a Luhn digit. */
export const isSouthAfrican = (digits: string): boolean =>
  isMonthDay(digits.slice(2, 4), digits.slice(4, 6)) && /^\d{10}[01]/.test(digits) && hasLuhnCheck(digits);

/**
 * Whether a Turkish identity number is valid. The tenth digit checks the odd and even positions, the eleventh checks
 * the sum.
 */
export function isKimlik(digits: string): boolean {
  const odd = weightedSum(digits, [1, 0, 1, 0, 1, 0, 1, 0, 1]);
  const even = weightedSum(digits, [0, 1, 0, 1, 0, 1, 0, 1]);
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return (
    digits[0] !== '0' && tenth === digitAt(digits, 9) && digitSum(digits.slice(0, 10)) % 10 === digitAt(digits, 10)
  );
}

/** Whether an Israeli identity number is valid. */
export const isIsraeli = (digits: string): boolean => hasLuhnCheck(digits);

/** Whether a Russian tax number is valid. Companies have ten digits, persons twelve. */
export function isInn(digits: string): boolean {
  const checkOf = (weights: readonly number[]): boolean =>
    (weightedSum(digits, weights) % 11) % 10 === digitAt(digits, weights.length);
  if (digits.length === 10) return checkOf([2, 4, 10, 3, 5, 9, 4, 6, 8]);
  return checkOf([7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) && checkOf([3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]);
}

/** Whether a Russian pension account number is valid. */
export const isSnils = (digits: string): boolean =>
  (weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100 === Number(digits.slice(9));
