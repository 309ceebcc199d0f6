import { isAlphanumeric, isWord } from '../characters.ts';
import { report, type Scan } from '../scan.ts';

const schemes: ReadonlySet<string> = new Set(
  'postgres postgresql mysql mariadb mongodb mongodb+srv redis rediss amqp amqps mssql sqlserver clickhouse cockroachdb ldap ldaps smtp smtps sftp ssh jdbc nats kafka mqtt mqtts'.split(
    ' ',
  ),
);
const MAX_SCHEME = 12;
const MAX_STRING = 512;

/**
 * Finds the address of a database or broker with user and password, from the colon of `://`. Returns where to continue,
 * or 0 if there is none.
 */
export function connectionAt(scan: Scan, at: number): number {
  const { text } = scan;
  let start = at;
  while (start > at - MAX_SCHEME && isSchemeCharacter(text.charCodeAt(start - 1))) start--;
  if (isWord(text.charCodeAt(start - 1)) || !schemes.has(text.slice(start, at).toLowerCase())) return 0;
  let end = at + 3;
  while (end < at + MAX_STRING && isAddressCharacter(text.charCodeAt(end))) end++;
  while (end > at && '.,;:)'.includes(text.charAt(end - 1))) end--;
  if (!/^[^\s:@/]{0,128}:[^\s@/]{1,128}@[^\s@]/.test(text.slice(at + 3, end))) return 0;
  scan.urlReadTo = end;
  report(scan, 'connection_string', start, end, 0.95);
  return end;
}

const isSchemeCharacter = (code: number): boolean => isAlphanumeric(code) || code === 43;

/** Printable characters except quotes and angle brackets. */
const isAddressCharacter = (code: number): boolean =>
  code > 32 && code !== 34 && code !== 39 && code !== 60 && code !== 62 && code !== 96;
