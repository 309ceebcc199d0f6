import { isAlphanumeric, isDigit, isPrecededBy } from './characters.ts';
import { report, type Scan } from './scan.ts';

const SECRET_LENGTH = 40;
const MAX_FILLER = 4;
const awsContext = /(?:aws|amazon|secret.?access.?key|secretaccesskey)/i;

/**
 * Finds an AWS secret key: 40 base64 characters that are assigned to a name with AWS in it. The key itself has no
 * prefix. Returns its end, or 0 if there is none.
 */
export function atAwsSecret(scan: Scan, at: number): number {
  const { text } = scan;
  // Wherever the key starts, it covers these two positions. This check rejects most colons.
  if (!isBase64(text.charCodeAt(at + MAX_FILLER + 1)) || !isBase64(text.charCodeAt(at + SECRET_LENGTH))) return 0;
  let start = at + 1;
  while (start <= at + MAX_FILLER && isFiller(text.charCodeAt(start))) start++;
  const end = endOfBase64(text, start);
  const isSecret = end - start === SECRET_LENGTH && isMixed(text, start, end) && isPrecededBy(text, at, awsContext, 40);
  if (!isSecret) return 0;
  report(scan, 'aws_secret_key', start, end, 0.9);
  return end;
}

/** Whether the character may be between a name and its value: space, quotes, `:`, `=` or `>`. */
const isFiller = (code: number): boolean =>
  code === 32 || code === 34 || code === 39 || code === 61 || code === 62 || code === 58;

function endOfBase64(text: string, start: number): number {
  let end = start;
  while (end <= start + SECRET_LENGTH && isBase64(text.charCodeAt(end))) end++;
  return end;
}

const isBase64 = (code: number): boolean => isAlphanumeric(code) || code === 43 || code === 47;

/** A random key contains capitals, lower-case letters and digits. A hex digest or a path of words does not. */
function isMixed(text: string, start: number, end: number): boolean {
  let [capitals, small, digits] = [0, 0, 0];
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) digits++;
    else if (code >= 97) small++;
    else if (code >= 65) capitals++;
  }
  return capitals > 0 && small > 0 && digits > 0;
}
