import { isAlphanumeric, isDigit, isWord } from './characters.ts';

/** Whether a number can start here: not inside a word, an amount, a decimal, an identifier. */
export function opensNumber(text: string, start: number): boolean {
  let before = start - 1;
  while (before >= start - 2 && isOpening(text.charCodeAt(before))) before--;
  const code = text.charCodeAt(before);
  if (isWord(code) || isOpening(code) || isAmountSign(code)) return false;
  // The comma of a list, not of a decimal.
  if (code === 44) return !isDigit(text.charCodeAt(before - 1)) || before < start - 1;
  if (isJoint(code)) return !isAlphanumeric(text.charCodeAt(before - 1));
  return code !== 58 || !isDigit(text.charCodeAt(before - 1));
}

const isOpening = (code: number): boolean => code === 40 || code === 43;

/** `# $ £ €` */
const isAmountSign = (code: number): boolean => code === 35 || code === 36 || code === 0xa3 || code === 0x20ac;

/** `, - . /` and the hyphens of Unicode */
const isJoint = (code: number): boolean =>
  (code >= 44 && code <= 47) || (code >= 0x2010 && code <= 0x2013) || code === 0x2212;

/** Whether a number can end here: not inside a word, a decimal or a longer row of digits. */
export function closesNumber(text: string, end: number): boolean {
  const code = text.charCodeAt(end);
  if (isWord(code) || code === 37) return false;
  return !(isJoint(code) && isDigit(text.charCodeAt(end + 1)));
}
