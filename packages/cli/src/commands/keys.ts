import { Option } from '@commander-js/extra-typings';
import { type CallOf, type contract, type ResponseOf, scopes } from '@redoubt/contract';
import { takingList } from '../choices.ts';
import { accountCommand, accountListCommand, groupCommand } from '../command.ts';
import { Usage } from '../command-failures.ts';
import { type Connection, connect, talk } from '../connect.ts';
import { print } from '../io.ts';
import { organisationIdOf } from '../named-account.ts';
import { listed, oneOf } from '../read-words.ts';
import { settingsOf } from '../settings-of.ts';
import { pageTable } from '../table.ts';

const ofCreate = `Makes a key. It is shown this once. Needs a key with the scope admin.

Who has no key left makes one in the store itself: --data-dir DIR, or --database-url URL, on the machine of the service,
which may run meanwhile. It is of the operator's organisation where none is named.`;

const create = () =>
  accountCommand('create')
    .description(ofCreate)
    .summary('make a key; also in a store, for who has none left')
    .argument('<name>', 'a name for people')
    .addOption(
      takingList(
        new Option('--scopes <list>', `of ${scopes.join(', ')} (default: guardrails; in a store, all)`),
        scopes,
      ),
    )
    .option(
      '--expires <when>',
      'days, weeks or years until it ends, such as 30d, 6w or 1y, or the last day, such as 2027-01-31 (default: it does not end)',
    )
    .option('--project <name>', 'the project of the key (default: "default")')
    .option('--data-dir <dir>', 'make it in the embedded store of this folder')
    .option('--database-url <url>', 'make it in this PostgreSQL')
    .action(async (name, options) => {
      const place = namedStore(options);
      // Who makes a key in a store has none left, and needs one for everything.
      const wanted = listed(options.scopes ?? (place ? scopes.join(',') : 'guardrails'));
      const body = {
        name,
        scopes: wanted.map((scope) => oneOf(scopes, scope, '--scopes')),
        ...(options.project && { project: options.project }),
        ...expiryOf(options.expires),
      };
      const key = place ? await makeInStore(place, body, options) : await createOverHttp(body, options);
      print(options.json ? JSON.stringify(key) : madeText(key));
    });

interface Made {
  readonly key: string;
  readonly key_id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly expires_at?: string | null;
}

function madeText({ key, key_id, name, scopes: held, expires_at }: Made): string {
  const end = expires_at ? `, until ${expires_at}` : '';
  return `Made the key "${name}" (${key_id}) with ${held.join(', ')}${end}. It is shown this once:\n${key}`;
}

const MAX_DAYS = 3_650;

const expiryOf = (word: string | undefined) => (word === undefined ? {} : { expires_in_days: daysUntil(word) });

/**
 * Reads `30`, `30d`, `6w`, `1y` or a day of the calendar as whole days from now. A key ends on that day (UTC) at the latest.
 * Throws Usage for anything else.
 */
function daysUntil(word: string): number {
  const [, count, unit = 'd'] = /^(\d{1,4})(d|w|y)?$/.exec(word.trim()) ?? [];
  const factor = { d: 1, w: 7, y: 365 }[unit] ?? 1;
  const day = endOfDay(word.trim());
  const days = count === undefined ? Math.floor((day - Date.now()) / 86_400_000) : Number(count) * factor;
  if (Number.isInteger(days) && days >= 1 && days <= MAX_DAYS) return days;
  throw new Usage(
    `--expires takes 1 to ${MAX_DAYS} days, such as 30d, 6w or 1y, or a day after today, such as 2027-01-31, not "${word}"`,
    'keys create',
  );
}

/** Returns the last millisecond of a day of the calendar (UTC), or NaN for a day that it does not have. */
function endOfDay(word: string): number {
  const end = /^\d{4}-\d\d-\d\d$/.test(word) ? new Date(`${word}T23:59:59.999Z`) : undefined;
  return end && !Number.isNaN(end.getTime()) && end.toISOString().startsWith(word) ? end.getTime() : Number.NaN;
}

const list = () =>
  accountListCommand('list')
    .description('Lists the keys of the organisation, newest first. Needs a key with the scope admin.')
    .summary('list the keys of the organisation')
    .action(async ({ page, perPage, ...options }) => {
      const client = connect(options);
      const answer = await talk(async () => {
        const organisation_id = await organisationIdOf(client, options.organisation);
        return client.admin.listKeys({ query: { page, per_page: perPage, organisation_id } });
      });
      print(options.json ? JSON.stringify(answer) : listText(answer));
    });

function listText({ keys, pagination }: ResponseOf<typeof contract.admin.listKeys>): string {
  const rows = keys.map(({ key_id, name, prefix, scopes: held, project_name, created_at, revoked_at, expires_at }) => [
    key_id,
    `${prefix}…`,
    name,
    project_name,
    held.join(','),
    created_at,
    revoked_at ? `revoked ${revoked_at}` : expires_at ? `live until ${expires_at}` : 'live',
  ]);
  return pageTable(['key', 'begins', 'name', 'project', 'scopes', 'made', 'state'], rows, pagination, 'keys');
}

const revoke = () =>
  accountCommand('revoke')
    .description('Revokes a key. Within a second no node accepts it. Needs a key with the scope admin.')
    .summary('revoke a key')
    .argument('<key-id>', 'its id, as "redoubt keys list" shows it')
    .action(async (key_id, options) => {
      const client = connect(options);
      const answer = await talk(async () => {
        const organisation_id = await organisationIdOf(client, options.organisation);
        return client.admin.revokeKey({ params: { key_id }, query: { organisation_id } });
      });
      const sentence = `Revoked ${answer.key_id}; within a second no node accepts it`;
      print(options.json ? JSON.stringify(answer) : sentence);
    });

/** `redoubt keys create|list|revoke`. */
export const keysCommand = () =>
  groupCommand('keys')
    .description('Creates, lists and revokes keys.')
    .addCommand(create())
    .addCommand(list())
    .addCommand(revoke());

type NewKey = Omit<CallOf<typeof contract.admin.createKey>['body'], 'organisation_id'>;
interface Options extends Connection {
  readonly organisation?: string | undefined;
  readonly dataDir?: string | undefined;
  readonly databaseUrl?: string | undefined;
}

function createOverHttp(body: NewKey, options: Options) {
  const client = connect(options);
  return talk(async () => {
    const organisation_id = await organisationIdOf(client, options.organisation);
    return client.admin.createKey({ body: { ...body, organisation_id } });
  });
}

type StoreAddress = { readonly dataDir: string } | { readonly databaseUrl: string };

/**
 * The store that the options name. Returns undefined if the service is to be called. Throws Usage if the options
 * contradict each other.
 */
function namedStore({ dataDir, databaseUrl, url, key }: Options): StoreAddress | undefined {
  if (dataDir === undefined && databaseUrl === undefined) return undefined;
  if (url !== undefined || key !== undefined) {
    throw new Usage('--data-dir and --database-url name a store, --url and --key a service; name one of both');
  }
  if (dataDir === undefined) return { databaseUrl: String(databaseUrl) };
  if (databaseUrl !== undefined) throw new Usage('--data-dir and --database-url name two stores; name one');
  return { dataDir };
}

async function makeInStore(
  place: StoreAddress,
  { name, scopes: held, project = 'default', expires_in_days }: NewKey,
  { organisation }: Options,
) {
  const { makeKey } = await import('@redoubt/server');
  const { brand } = await settingsOf({});
  return makeKey({ place, brand, name, scopes: held, project, organisation, expiresInDays: expires_in_days });
}
