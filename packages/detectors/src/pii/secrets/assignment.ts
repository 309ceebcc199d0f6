import { atAwsSecret } from '../aws-secret.ts';
import { isAlphanumeric, isWord } from '../characters.ts';
import type { PiiEntity } from '../entities.ts';
import { report, type Scan } from '../scan.ts';
import { isDrawnAtRandom, isLikelyPassword, isLikelyUsername } from './value-shape.ts';

const MAX_NAME = 32;
const MAX_VALUE = 256;
const MAX_FILLER = 4;

/** Finds `name: value` or `name = value` if the name indicates a secret. Returns where to continue. */
export function atAssignment(scan: Scan, at: number): number {
  const aws = atAwsSecret(scan, at);
  if (aws > 0) return aws;
  const nameEnd = endOfName(scan.text, at);
  if (nameEnd === 0) return at + 1;
  const name = scan.text.slice(startOfName(scan.text, nameEnd), nameEnd);
  const promised = promisedBy(name);
  return promised ? readValue(scan, at, promised, name) : at + 1;
}

/** Returns the start of a name of letters, digits, `_`, `-`, `'` and spaces. */
function startOfName(text: string, end: number): number {
  let start = end;
  while (start > end - MAX_NAME && isNameCharacter(text.charCodeAt(start - 1))) start--;
  return start;
}

const isNameCharacter = (code: number): boolean =>
  isWord(code) || code === 32 || code === 45 || code === 39 || code >= 0xc0;

/** Returns the end of the name before quotes and spaces, or 0 if there is no name. */
function endOfName(text: string, at: number): number {
  let end = at;
  while (end > at - 4 && ' "\'`]:'.includes(text.charAt(end - 1)) && end > 0) end--;
  const code = text.charCodeAt(end - 1);
  return isAlphanumeric(code) || code >= 0xc0 ? end : 0;
}

function readValue(scan: Scan, at: number, promised: Promised, name: string): number {
  const { text } = scan;
  let start = at + 1;
  while (start <= at + MAX_FILLER && ' "\'`=>'.includes(text.charAt(start)) && start < text.length) start++;
  const scheme = /^(?:Bearer|Basic|Token|token|bearer) (?=\S)/.exec(text.slice(start, start + 8));
  start += scheme?.[0].length ?? 0;
  const quote = quoteBefore(text, start);
  const end = endOfValue(text, start, quote);
  const entity = entityOf(text, start, end, promised, name, quote !== '');
  if (!entity) return at + 1;
  report(scan, entity, start, end, entity === 'generic_secret' ? 0.8 : 0.9);
  return end;
}

const quoteBefore = (text: string, start: number): string =>
  '"\'`'.includes(text.charAt(start - 1)) ? text.charAt(start - 1) : '';

/**
 * Returns the end of a value: at its closing quote, or else at a space or a character that values do not contain,
 * without sentence punctuation.
 */
function endOfValue(text: string, start: number, quote: string): number {
  let end = start;
  while (end < start + MAX_VALUE && isValueCharacter(text.charAt(end), quote)) end++;
  if (quote !== '') return end;
  while (end > start && '.,;:)?'.includes(text.charAt(end - 1))) end--;
  return end;
}

function isValueCharacter(character: string, quote: string): boolean {
  if (character <= ' ') return quote !== '' && character === ' ';
  return quote === '' ? !'"\'`<>,;|'.includes(character) : character !== quote;
}

function entityOf(
  text: string,
  start: number,
  end: number,
  promised: Promised,
  name: string,
  isQuoted: boolean,
): PiiEntity | undefined {
  const value = text.slice(start, end);
  if (isCode(text, end)) return undefined;
  switch (promised) {
    case 'password':
      return isLikelyPassword(value, isQuoted) ? 'password' : undefined;
    case 'secret':
      return isDrawnAtRandom(value) ? providerOf(name) : undefined;
    case 'username':
      return isLikelyUsername(value, /(?:user|login|usuario|utente|usuário)$/i.test(name)) ? 'username' : undefined;
    case 'bic':
      return /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(value) ? 'bic' : undefined;
  }
}

/** A call or an index follows, so this is a variable and not a value. */
const isCode = (text: string, end: number): boolean =>
  '([{'.includes(text.charAt(end)) && end < text.length && !isWord(text.charCodeAt(end));

/** The kind of value that a name before `:` or `=` indicates. */
type Promised = 'password' | 'secret' | 'username' | 'bic';

/** Words that also count at the end of a variable name such as `dbPassword`. */
const anywhere = 'password|passwd|passphrase|passcode|passwort|kennwort|wachtwoord';
const passwords =
  'pass|pwd|pin|password|passwd|passphrase|passcode|passwort|kennwort|mot de passe|mdp|contraseña|contrasena|clave|senha|wachtwoord|hasło|haslo|lösenord|adgangskode|passord|salasana|пароль|şifre|parola';
const secrets =
  '(?:api|access|secret|private|auth|authentication|client|encryption|signing|master|session|consumer|bearer|refresh|account|app|application|deploy|webhook|service|license|licence|shared|storage|oauth|personal)[-_ ]?(?:access[-_ ]?)?(?:api[-_ ]?)?(?:key|token|secret)(?:[-_ ]?base)?|apikey|secret|token|authorization|credential|credentials|clé api|clave api|chave api|api schlüssel|klucz api|ключ api|токен';
const usernames =
  'user[-_ ]?(?:name|id)?|login(?:[-_ ]?name)?|benutzername|nutzername|nom d.utilisateur|identifiant|nombre de usuario|usuario|nome utente|usuário|gebruikersnaam|nazwa użytkownika|användarnamn|имя пользователя|логин';

const names: readonly (readonly [RegExp, Promised])[] = [
  [new RegExp(`(?:${anywhere})$|(?:^|[^a-zß-ž])(?:${passwords})$`, 'i'), 'password'],
  [new RegExp(`(?:${secrets})$`, 'i'), 'secret'],
  [new RegExp(`(?:^|[^a-z])(?:${usernames})$`, 'i'), 'username'],
  [/(?:^|[^a-z])(?:bic|swift)(?:[-_ ]?code)?$/i, 'bic'],
];

/** The last letters of all names above. One look-up rejects nearly every other colon. */
const endings: ReadonlySet<string> = new Set(
  'pin ord swd ase ode ass pwd ort sse mdp eña ena ave nha sło slo ana оль fre ola key ken ret ion ial als api sel кен ser _id -id rid ame gin ant rio ário ste aam ika nte еля гин bic ift'
    .split(' ')
    .map((ending) => ending.slice(-3)),
);

/** Returns the kind of value that a name indicates, or undefined. */
function promisedBy(name: string): Promised | undefined {
  if (!endings.has(name.slice(-3).toLowerCase())) return undefined;
  return names.find(([pattern]) => pattern.test(name))?.[1];
}

/** Providers whose keys have no recognisable format, by typical variable names. */
const providers: readonly (readonly [RegExp, PiiEntity])[] = [
  [/datadog|\bdd[-_](?:api|app)/i, 'datadog_key'],
  [/cloudflare|\bcf[-_]api/i, 'cloudflare_token'],
  [/heroku/i, 'heroku_key'],
  [/okta/i, 'okta_token'],
  [/netlify/i, 'netlify_token'],
  [/asana/i, 'asana_token'],
  [/account[-_]?key|azure[-_]?storage/i, 'azure_storage_key'],
  [/azure|\baad[-_]/i, 'azure_client_secret'],
  [/twilio/i, 'twilio_key'],
  [/airtable/i, 'airtable_token'],
  [/facebook|\bfb[-_]/i, 'facebook_token'],
  [/atlassian|jira|confluence/i, 'atlassian_token'],
  [/bitbucket/i, 'bitbucket_password'],
];

/** Returns the provider that a variable name mentions, or `generic_secret`. */
function providerOf(name: string): PiiEntity {
  return providers.find(([pattern]) => pattern.test(name))?.[1] ?? 'generic_secret';
}
