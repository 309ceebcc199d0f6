import type { PiiEntity } from '../entities.ts';

/** What a name before `:` or `=` promises. */
export type Promised = 'password' | 'secret' | 'username' | 'bic';

/** Words that end others only in names of variables: `dbPassword`. */
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

/** Last letters of all the names above: nearly every other colon is turned away by one look-up. */
const endings: ReadonlySet<string> = new Set(
  'pin ord swd ase ode ass pwd ort sse mdp eña ena ave nha sło slo ana оль fre ola key ken ret ion ial als api sel кен ser _id -id rid ame gin ant rio ário ste aam ika nte еля гин bic ift'
    .split(' ')
    .map((ending) => ending.slice(-3)),
);

/** What the name that ends a stretch of text promises. */
export function promisedBy(name: string): Promised | undefined {
  if (!endings.has(name.slice(-3).toLowerCase())) return undefined;
  return names.find(([pattern]) => pattern.test(name))?.[1];
}

/** Makers whose keys look like anybody's, by what their variables are called. */
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

/** The maker that a variable's name speaks of; any secret where it names none. */
export function providerOf(name: string): PiiEntity {
  return providers.find(([pattern]) => pattern.test(name))?.[1] ?? 'generic_secret';
}
