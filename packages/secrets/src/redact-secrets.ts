/** Replaces a secret in logs. */
export const NOT_SHOWN = '(not shown)';
/** Deeper values are not logged. Only malicious requests are nested deeper. */
const MAX_DEPTH = 64;

/** Names of fields whose whole content is secret, and must not appear even in the sender's own log. */
const SECRET_NAME =
  /api[_-]?key|access[_-]?key|private[_-]?key|secret|token(?!iz)|passw|passphrase|\bpwd\b|credential|jwt|bearer|cookie|signature|^headers?$|custom_headers|curl|auth(?!or(?!i))/i;
/** Names of fields with an address whose path may be secret, as the path of a webhook often is. */
const SECRET_PATH_NAME = /^(?:url|webhook(?:_url)?|callback(?:_url)?)$/i;

/**
 * An address from its `://` on. This pattern and the ones below match whole runs of characters, so that matching takes
 * linear time.
 */
const ADDRESS = /:\/\/[^\s<>]+/g;
const SCHEME = /^\s*[a-z][a-z0-9+.-]*(?=:\/\/)/i;
/** User and password of an address without a scheme. */
const BARE_USER = /^[^\s/@:]{1,200}:[^\s@]{1,2000}@(?=[a-z0-9[])/i;
const WORD = /[\w.-]{20,}/g;
/** Known prefixes of API keys: of this service, of providers, and of webhooks. */
const KEY_PREFIX = /(?:^|[^a-z])(?:sk|rk|pk|whsec|ghp|gho|xox[abprs])[_-]/;
/** Base64 of the first characters of the JSON objects in a JSON web token. */
const TOKEN_START = 'eyJ';

/** Returns whether the content of a field with this name is secret. */
export const isSecretName = (name: string | number): boolean => typeof name === 'string' && SECRET_NAME.test(name);

/**
 * Removes user names and passwords from the addresses in a text. A text that starts with a scheme is treated as a
 * single address, even if it contains spaces.
 */
export function withoutPasswords(text: string): string {
  if (!text.includes('@')) return text;
  const scheme = SCHEME.exec(text)?.[0];
  if (scheme !== undefined) return scheme + withoutUser(text.slice(scheme.length));
  return text.replace(ADDRESS, withoutUser).replace(BARE_USER, `${NOT_SHOWN}@`);
}

/**
 * Removes user and password from an address that starts with `://`. They end at the last `@` before the path. If there
 * is none, the password may itself contain a character that looks like the start of the path.
 */
function withoutUser(address: string): string {
  const path = address.slice(3).search(/[/?#]/) + 3;
  const host = path === 2 ? address : address.slice(0, path);
  const inHost = host.lastIndexOf('@');
  if (inHost !== -1) return `://${NOT_SHOWN}${address.slice(inHost)}`;
  const last = address.lastIndexOf('@');
  const isOddPassword = last !== -1 && /^:\/\/[^:]*:(?!\d+$)/.test(host);
  return isOddPassword ? `://${NOT_SHOWN}${address.slice(last)}` : address;
}

/** Returns a value as it may be logged: without keys, headers, tokens and the possibly secret parts of addresses. */
export function redactSecrets(value: unknown, name: string | number = '', depth = 0): unknown {
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (isSecretName(name)) return NOT_SHOWN;
  if (typeof value === 'string') return redactText(value, name);
  if (typeof value !== 'object') return value;
  if (depth >= MAX_DEPTH) return '(deeper than is logged)';
  if (Array.isArray(value)) return value.map((each) => redactSecrets(each, '', depth + 1));
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, each]) => [key, redactSecrets(each, nameIn(value, key), depth + 1)]));
}

/** In an object such as `{name, value}`, the secret name in `name` applies to `value`. */
function nameIn(record: object, key: string): string {
  const beside = 'name' in record ? record.name : 'key' in record ? record.key : undefined;
  return key === 'value' && typeof beside === 'string' && isSecretName(beside) ? beside : key;
}

function redactText(text: string, name: string | number): string {
  if (SECRET_PATH_NAME.test(String(name))) return originOf(text);
  return withoutPasswords(text).replace(ADDRESS, withoutQuery).replace(WORD, withoutKey);
}

function withoutQuery(address: string): string {
  const query = address.indexOf('?');
  return query === -1 ? address : `${address.slice(0, query)}?${NOT_SHOWN}`;
}

const withoutKey = (word: string): string => (isToken(word) || KEY_PREFIX.test(word) ? NOT_SHOWN : word);

function isToken(word: string): boolean {
  const start = word.indexOf(TOKEN_START);
  return start !== -1 && word.includes('.', start);
}

const originOf = (address: string): string => {
  const origin = URL.parse(address)?.origin;
  return origin === undefined || origin === 'null' ? NOT_SHOWN : `${origin}/${NOT_SHOWN}`;
};
