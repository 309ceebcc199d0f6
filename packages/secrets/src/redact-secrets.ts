/** What is shown in the place of a secret. */
export const NOT_SHOWN = '(not shown)';
/** Nothing that is sent is deeper but to do harm. */
const MAX_DEPTH = 64;

/** Names of fields whose text, and all inside them, is nobody's business, not even in the log of who sent it. */
const SECRET_NAME =
  /api[_-]?key|access[_-]?key|private[_-]?key|secret|token(?!iz)|passw|passphrase|\bpwd\b|credential|jwt|bearer|cookie|signature|^headers?$|custom_headers|curl|auth(?!or(?!i))/i;
/** Fields that hold an address whose path may be a secret, as that of a webhook often is. */
const SECRET_PATH_NAME = /^(?:url|webhook(?:_url)?|callback(?:_url)?)$/i;

/** An address from its `//` on. Each of these takes a whole run, so that reading is linear in any text. */
const ADDRESS = /:\/\/[^\s<>]+/g;
const SCHEME = /^\s*[a-z][a-z0-9+.-]*(?=:\/\/)/i;
/** A user and a password where the scheme is missing. */
const BARE_USER = /^[^\s/@:]{1,200}:[^\s@]{1,2000}@(?=[a-z0-9[])/i;
const WORD = /[\w.-]{20,}/g;
/** How keys begin that say what they are: of this service, of a provider, of a webhook. */
const KEY_PREFIX = /(?:^|[^a-z])(?:sk|rk|pk|whsec|ghp|gho|xox[abprs])[_-]/;
/** How the JSON objects in a JSON web token begin. */
const TOKEN_START = 'eyJ';

/** Whether a field of that name holds what nobody should read. */
export const isSecretName = (name: string | number): boolean => typeof name === 'string' && SECRET_NAME.test(name);

/** A text without the users and passwords of the addresses in it; one that begins as an address is one, spaces and all. */
export function withoutPasswords(text: string): string {
  if (!text.includes('@')) return text;
  const scheme = SCHEME.exec(text)?.[0];
  if (scheme !== undefined) return scheme + withoutUser(text.slice(scheme.length));
  return text.replace(ADDRESS, withoutUser).replace(BARE_USER, `${NOT_SHOWN}@`);
}

/** `address` begins with `://`. The last `@` before the path counts; a password may hold what begins a path. */
function withoutUser(address: string): string {
  const path = address.slice(3).search(/[/?#]/) + 3;
  const host = path === 2 ? address : address.slice(0, path);
  const inHost = host.lastIndexOf('@');
  if (inHost !== -1) return `://${NOT_SHOWN}${address.slice(inHost)}`;
  const last = address.lastIndexOf('@');
  const isOddPassword = last !== -1 && /^:\/\/[^:]*:(?!\d+$)/.test(host);
  return isOddPassword ? `://${NOT_SHOWN}${address.slice(last)}` : address;
}

/** A value as it may be logged: without keys, headers, tokens, and what of an address may be a secret. */
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

/** Of `{name, value}` the value goes by the name that stands beside it. */
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
