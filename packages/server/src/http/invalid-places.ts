import type { InvalidPlace } from '@redoubt/contract';
import { isSecretName, NOT_SHOWN, withoutPasswords } from '@redoubt/secrets';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Limits the size of an error body, however many mistakes a request has. */
const MAX_PLACES = 100;
const MAX_ECHO = 200;

/** Returns the invalid places of a request in the form of a 422's `detail` (contract §1). */
export function invalidPlaces(where: string, issues: readonly Issue[], sent: unknown): InvalidPlace[] {
  return issues
    .slice(0, MAX_PLACES)
    .flatMap((issue) => placesOf(where, issue, sent))
    .slice(0, MAX_PLACES);
}

function placesOf(where: string, issue: Issue, sent: unknown): InvalidPlace[] {
  const loc = [where, ...issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))];
  const input = at(sent, issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, MAX_PLACES).map((key) => ({
      type: 'extra_forbidden',
      loc: [...loc, shorten(key)],
      msg: messageOfUnknown(issue),
      input: echo(at(input, [key]), [...loc, key], true),
    }));
  }
  if (input === undefined && (isAboutKind(issue.code) || issue.code === 'invalid_union')) {
    return [{ type: 'missing', loc, msg: messageOfMissing(issue), input: null }];
  }
  const meant = issue.code === 'invalid_union' ? meantBranch(issue.errors) : undefined;
  if (meant) return meant.flatMap((inner) => placesOf(where, { ...inner, path: [...issue.path, ...inner.path] }, sent));
  return [{ type: typeOf(issue), loc, msg: messageOf(issue), input: echo(input, loc) }];
}

/** Says that a field is missing, and names the values that it can have where there is a list of them. */
function messageOfMissing(issue: Issue): string {
  const values = issue.code === 'invalid_value' ? expectedBy(issue) : [];
  return values.length === 0 ? 'Field required' : `Field required: ${values.join(' or ')}`;
}

/** A schema's own message can say which fields are allowed. zod's default message only repeats the field name. */
const messageOfUnknown = ({ message }: Issue): string =>
  message.startsWith('Unrecognized key') ? 'Unknown field; remove it' : message;

/**
 * Finds the union branch that the caller meant: the value has its type, and only something inside the value is wrong.
 */
function meantBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  return branches.find((issues) => issues.every(({ code, path }) => path.length > 0 || !isAboutKind(code)));
}

/** Whether an issue means that the value is another kind of value, and not that something of the value is wrong. */
const isAboutKind = (code: Issue['code']): boolean => code === 'invalid_type' || code === 'invalid_value';

/** What a value of a format looks like, where zod's own message only names the format. */
const looks: Readonly<Record<string, string>> = {
  date: 'a day such as 2026-11-05',
  datetime: 'a moment with its offset such as 2026-11-05T09:30:00Z',
};

/** The message of an issue. It says what is expected, which zod's own messages of unions and dates do not. */
function messageOf(issue: Issue): string {
  const isBare = issue.code === 'invalid_union' && issue.message === 'Invalid input';
  const expected = isBare ? [...new Set(expectedBy(issue))] : [];
  if (expected.length > 0) return `Invalid input: expected ${expected.join(' or ')}`;
  const look = issue.code === 'invalid_format' ? looks[issue.format] : undefined;
  return look === undefined ? issue.message : `${issue.message}: expected ${look}`;
}

/** The kinds and values that an issue would have accepted. */
function expectedBy(issue: Issue): string[] {
  switch (issue.code) {
    case 'invalid_type':
      return [issue.expected];
    case 'invalid_value':
      return issue.values.map((value) => (typeof value === 'string' ? JSON.stringify(value) : String(value)));
    case 'invalid_union':
      return issue.errors.flatMap((branch) => branch.filter(({ path }) => path.length === 0).flatMap(expectedBy));
    default:
      return [];
  }
}

function typeOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${issue.expected}_type`;
    case 'invalid_value':
      return 'enum';
    case 'invalid_format':
      return 'string_pattern_mismatch';
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_short' : 'greater_than_equal';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'less_than_equal';
    case 'custom':
      return String(issue.params?.type ?? 'value_error');
    default:
      return issue.code;
  }
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key) ? Reflect.get(inner, key) : undefined,
    value,
  );
}

/** A misspelt field below this one may hold a secret, so values of unknown fields are hidden. */
const HOLDS_SECRETS = 'model_config';
/**
 * Names of fields that hold an address or a part of one. `CREDENTIALS` matches the characters that precede a password
 * or a query, which may hold a key.
 */
const ADDRESS_NAME = /^(?:endpoint|model_endpoint_url|host|base_path|chat|completions|url)$/;
const CREDENTIALS = /[@?]/;

/**
 * Returns the sent value in a short form. Objects and arrays are shown only by kind and size, since they may be nested
 * deeply.
 */
function echo(value: unknown, loc: InvalidPlace['loc'], isUnknownField = false): unknown {
  if (typeof value === 'string')
    return isSecret(value, loc, isUnknownField) ? NOT_SHOWN : shorten(withoutPasswords(value));
  if (Array.isArray(value)) return `(an array of ${value.length})`;
  if (typeof value === 'object' && value !== null) return `(an object with ${sizeInKeys(Object.keys(value).length)})`;
  return value ?? null;
}

const sizeInKeys = (count: number): string => (count === 1 ? '1 key' : `${count} keys`);

const isSecret = (text: string, loc: InvalidPlace['loc'], isUnknownField: boolean): boolean =>
  loc.slice(1).some((name) => isSecretName(name)) ||
  (isUnknownField && loc.includes(HOLDS_SECRETS)) ||
  (ADDRESS_NAME.test(String(loc.at(-1))) && CREDENTIALS.test(text));

const shorten = (text: string): string => (text.length > MAX_ECHO ? `${text.slice(0, MAX_ECHO)}…` : text);
