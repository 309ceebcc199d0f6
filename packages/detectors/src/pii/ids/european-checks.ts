import { digitAt, hasElevenCheck, hasLuhnCheck, isMonthDay, weightedSum } from './check-digits.ts';

const range = (from: number, to: number): number[] => Array.from({ length: from - to + 1 }, (_, index) => from - index);

/** Whether the check digit of a UK NHS number is valid (modulus 11). */
export const isNhs = (digits: string): boolean => hasElevenCheck(digits, range(10, 2));

/** Whether this can be a UK national insurance number: two letters in use, six digits, and A to D. */
export function isNino(compact: string): boolean {
  return /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/.test(compact);
}

/** Whether the check digit of a UK taxpayer reference is valid. The first digit checks the other nine. */
export function isUtr(digits: string): boolean {
  const remainder = weightedSum(digits.slice(1), [6, 7, 8, 9, 10, 5, 4, 3, 2]) % 11;
  return '21987654321'[remainder] === digits[0];
}

/**
 * Whether this is a valid French social security number: sex, year, month, and a check by 97. Corsica's 2A and 2B count
 * as 19 and 18.
 */
export function isNir(compact: string): boolean {
  if (!/^[12]\d{2}(?:0[1-9]|1[0-2]|[2-9]\d)\d[\dAB]\d{8}$/.test(compact)) return false;
  const body = compact.slice(0, 13).replace('A', '9').replace('B', '8').replace(/[^\d]/g, '');
  return 97 - (Number(body) % 97) === Number(compact.slice(13));
}

const dniLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Whether the letter of a Spanish identity card is valid. It is given by the remainder by 23. */
export const isDni = (compact: string): boolean => dniLetters[Number(compact.slice(0, 8)) % 23] === compact[8];

/** Whether the letter of a Spanish foreigner's number is valid. A leading X, Y or Z counts as 0, 1 or 2. */
export function isNie(compact: string): boolean {
  const lead = 'XYZ'.indexOf(compact.charAt(0));
  return lead >= 0 && isDni(`${lead}${compact.slice(1)}`);
}

/**
 * Values of characters at the odd positions of an Italian fiscal code. Letters up to J count like the digit with their
 * position in the alphabet.
 */
const fiscalOdd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** Letters that replace the digits 0 to 9 where two people would have the same fiscal code. */
const fiscalDigits = 'LMNPQRSTUV';
const fiscalForm = /^[A-Z]{6}[\dL-NP-V]{2}[ABCDEHLMPRST][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/;

/** Whether this is a valid Italian fiscal code: a month letter, a day and a check letter. */
export function isFiscalCode(compact: string): boolean {
  if (!fiscalForm.test(compact)) return false;
  const day = Number(compact.slice(9, 11).replace(/[A-Z]/g, (letter) => String(fiscalDigits.indexOf(letter)))) % 40;
  if (day < 1 || day > 31) return false;
  let sum = 0;
  for (let place = 0; place < 15; place++) {
    const code = compact.charCodeAt(place);
    const value = code >= 65 ? code - 65 : code - 48;
    sum += place % 2 === 0 ? (fiscalOdd[value] ?? 0) : value;
  }
  return compact.charCodeAt(15) === 65 + (sum % 26);
}

/**
 * Whether one digit among the first ten occurs two or three times, as a German tax number requires. The check digit
 * follows ISO 7064.
 */
export function hasTaxIdRepeat(digits: string): boolean {
  const counts = new Uint8Array(10);
  for (let place = 0; place < 10; place++) counts[digitAt(digits, place)] = (counts[digitAt(digits, place)] ?? 0) + 1;
  return digits[0] !== '0' && counts.filter((count) => count > 1).length === 1 && Math.max(...counts) <= 3;
}

/**
 * Whether the check digit of a German pension insurance number is valid. A letter counts as its position in the
 * alphabet, a product as the sum of its digits.
 */
export function isGermanSocialSecurity(compact: string): boolean {
  const letter = compact.charCodeAt(8) - 64;
  const digits = `${compact.slice(0, 8)}${String(letter).padStart(2, '0')}${compact.slice(9)}`;
  const weights = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1];
  const sum = weights.reduce((total, weight, place) => {
    const product = digitAt(digits, place) * weight;
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return Number(compact.slice(2, 4)) <= 31 && isMonthDay(compact.slice(4, 6), '1') && sum % 10 === digitAt(digits, 12);
}

/** Whether a Dutch citizen service number passes the test of eleven. */
export function isBsn(digits: string): boolean {
  const padded = digits.padStart(9, '0');
  return weightedSum(padded, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0;
}

/** Whether this is a valid Polish PESEL number. The month also encodes the century. */
export function isPesel(digits: string): boolean {
  const month = String(Number(digits.slice(2, 4)) % 20);
  const sum = weightedSum(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]);
  return isMonthDay(month, digits.slice(4, 6)) && sum % 10 === 0;
}

/** Whether the check digit of a Polish tax number is valid. */
export const isNip = (digits: string): boolean =>
  weightedSum(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === digitAt(digits, 9);

/** Whether the check digit of a Polish identity card is valid. Letters have values from 10 on. */
export function isPolishCard(compact: string): boolean {
  const weights = [7, 3, 1, 9, 7, 3, 1, 7, 3];
  const sum = weights.reduce((total, weight, place) => total + weight * Number.parseInt(compact.charAt(place), 36), 0);
  return sum % 10 === 0;
}

/**
 * Whether this is a valid Swedish personal number: a date (of a coordination number, the day plus 60) and a Luhn digit
 * over ten digits.
 */
export function isPersonnummer(digits: string): boolean {
  const ten = digits.slice(-10);
  return isMonthDay(ten.slice(2, 4), String(Number(ten.slice(4, 6)) % 60)) && hasLuhnCheck(ten);
}

/** Whether this is a valid Norwegian birth number or D number (day plus 40), with two check digits by eleven. */
export function isFodselsnummer(digits: string): boolean {
  if (!isMonthDay(String(Number(digits.slice(2, 4)) % 40), String(Number(digits.slice(0, 2)) % 40))) return false;
  return hasElevenCheck(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2]) && hasElevenCheck(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]);
}

/** Whether the date of a Danish personal number is valid. Its old check by eleven is no longer in force. */
export const isCpr = (digits: string): boolean => isMonthDay(digits.slice(2, 4), digits.slice(0, 2));

/** Whether the check character of a Finnish identity code is valid. The century sign is optional. */
export function isHetu(compact: string): boolean {
  const parts = /^(\d{2})(\d{2})(\d{2})[A-FU-Y]?(\d{3})([\dA-Y])$/.exec(compact);
  if (!parts) return false;
  const [, day = '', month = '', year = '', serial = '', check] = parts;
  const remainder = Number(day + month + year + serial) % 31;
  return isMonthDay(month, day) && '0123456789ABCDEFHJKLMNPRSTUVWXY'[remainder] === check;
}

/**
 * Whether the check of a Belgian national number is valid. It is the remainder by 97, with a 2 put before the number
 * from the year 2000 on.
 */
export function isBelgianNumber(digits: string): boolean {
  const check = Number(digits.slice(9));
  const body = digits.slice(0, 9);
  const isDay = isMonthDay(String(Number(digits.slice(2, 4)) % 20), digits.slice(4, 6));
  return isDay && (97 - (Number(body) % 97) === check || 97 - (Number(`2${body}`) % 97) === check);
}

/** Whether the check digit of a Portuguese tax number is valid. */
export function isPortugueseNif(digits: string): boolean {
  const check = 11 - (weightedSum(digits, range(9, 2)) % 11);
  return '1235689'.includes(digits.charAt(0)) && (check >= 10 ? 0 : check) === digitAt(digits, 8);
}

/**
 * Whether this is a valid Austrian social security number. The fourth digit checks the others, and the last six are a
 * date.
 */
export function isSvnr(digits: string): boolean {
  const sum = weightedSum(digits, [3, 7, 9, 0, 5, 8, 4, 2, 1, 6]);
  return isMonthDay(digits.slice(6, 8), digits.slice(4, 6)) && sum % 11 === digitAt(digits, 3);
}

/**
 * Whether the letter of an Irish PPS number is valid. It is the remainder by 23, and a second letter has the weight
 * nine.
 */
export function isPps(compact: string): boolean {
  const second = compact.length > 8 && compact[8] !== 'W' ? compact.charCodeAt(8) - 64 : 0;
  const sum = weightedSum(compact, range(8, 2)) + second * 9;
  return 'WABCDEFGHIJKLMNOPQRSTUV'[sum % 23] === compact[7];
}

/** Whether this is a valid Romanian personal code. */
export function isRomanianCnp(digits: string): boolean {
  const remainder = weightedSum(digits, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
  const isDay = digits[0] !== '0' && isMonthDay(digits.slice(3, 5), digits.slice(5, 7));
  return isDay && (remainder === 10 ? 1 : remainder) === digitAt(digits, 12);
}

/**
 * Whether this is a valid Czech or Slovak birth number. The month encodes the sex. Ten digits are divisible by eleven,
 * and nine digits date from before 1954.
 */
export function isBirthNumber(digits: string): boolean {
  const month = String((Number(digits.slice(2, 4)) % 50) % 20);
  return isMonthDay(month, digits.slice(4, 6)) && (digits.length === 9 || Number(digits) % 11 === 0);
}

/** Whether the check digit of a Greek tax number is valid. The weights are powers of two. */
export const isAfm = (digits: string): boolean =>
  (weightedSum(digits, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === digitAt(digits, 8);
