import { type CallOf, type contract, scopes } from '@redoubt/contract';
import { Usage } from '../command-failures.ts';
import { connect, connectionOptions, talk } from '../connect.ts';
import { organisationHelp, organisationIdOf, organisationOption } from '../named-account.ts';
import { oneOf, parseWords } from '../parse-words.ts';
import { settingsOf } from '../settings-of.ts';

const help = `redoubt keys create NAME [--scopes ${scopes.join(',')}] [--project default] [--organisation NAME] [--json]
redoubt keys create NAME --data-dir DIR [--scopes …] [--project default] [--organisation NAME] [--json]
redoubt keys list [--page 1] [--per-page 10] [--organisation NAME] [--json]
redoubt keys revoke KEY_ID [--organisation NAME] [--json]

  ${organisationHelp}

Needs a key with the scope admin. A created key is shown once.

Who has no key left makes one in the store itself: --data-dir DIR, or --database-url URL, on the machine of the service,
which may run meanwhile. It is of the operator's organisation where none is named.`;

const options = {
  ...connectionOptions,
  ...organisationOption,
  scopes: { type: 'string' },
  project: { type: 'string' },
  'data-dir': { type: 'string' },
  'database-url': { type: 'string' },
  page: { type: 'string' },
  'per-page': { type: 'string' },
  json: { type: 'boolean' },
} as const;

const actions = ['create', 'list', 'revoke'] as const;

type Words = ReturnType<typeof parseWords<typeof options>>['values'];

/** `redoubt keys create|list|revoke`. */
export async function keysCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, help);
  const [action, subject, ...rest] = positionals;
  if (rest.length > 0) throw new Usage(`Too many words: ${rest.join(' ')}`, help);
  switch (oneOf(actions, action, 'What to do', help)) {
    case 'create':
      return create(named(subject, 'NAME'), values);
    case 'list':
      return list(values);
    case 'revoke':
      return revoke(named(subject, 'KEY_ID'), values);
  }
}

function named(word: string | undefined, what: string): string {
  if (!word) throw new Usage(`${what} is missing`, help);
  return word;
}

async function create(name: string, values: Words): Promise<number> {
  const wanted = (values.scopes ?? scopes.join(',')).split(',').map((scope) => oneOf(scopes, scope.trim(), '--scopes'));
  const body = {
    name,
    scopes: wanted,
    ...(values.project && { project: values.project }),
  };
  const place = placeOf(values);
  const key = place ? await makeInStore(place, body, values) : await createOverHttp(body, values);
  const sentence = `Made the key "${key.name}" (${key.key_id}) with ${key.scopes.join(', ')}. It is shown this once:\n${key.key}`;
  console.log(values.json ? JSON.stringify(key) : sentence);
  return 0;
}

type NewKey = Omit<CallOf<typeof contract.admin.createKey>['body'], 'organisation_id'>;

function createOverHttp(body: NewKey, values: Words) {
  const client = connect(values);
  return talk(async () => {
    const organisation_id = await organisationIdOf(client, values.organisation);
    return client.admin.createKey({ body: { ...body, organisation_id } });
  });
}

type StoreAddress = { readonly dataDir: string } | { readonly databaseUrl: string };

/**
 * The store that the options name. Returns undefined if the service is to be called. Throws Usage if the options
 * contradict each other.
 */
function placeOf({ 'data-dir': dataDir, 'database-url': databaseUrl, url, key }: Words): StoreAddress | undefined {
  if (dataDir === undefined && databaseUrl === undefined) return undefined;
  if (url !== undefined || key !== undefined) {
    throw new Usage('--data-dir and --database-url name a store, --url and --key a service; name one of both');
  }
  if (dataDir === undefined) return { databaseUrl: String(databaseUrl) };
  if (databaseUrl !== undefined) throw new Usage('--data-dir and --database-url name two stores; name one');
  return { dataDir };
}

async function makeInStore(place: StoreAddress, { name, scopes: held, project = 'default' }: NewKey, values: Words) {
  const { makeKey } = await import('@redoubt/server');
  const { brand } = await settingsOf({});
  return makeKey({ place, brand, name, scopes: held, project, organisation: values.organisation });
}

async function list(values: Words): Promise<number> {
  const query = { page: values.page ?? '1', per_page: values['per-page'] ?? '10' };
  const client = connect(values);
  const answer = await talk(async () => {
    const organisation_id = await organisationIdOf(client, values.organisation);
    return client.admin.listKeys({ query: { ...query, organisation_id } });
  });
  if (values.json) console.log(JSON.stringify(answer));
  else {
    for (const { key_id, name, prefix, scopes: held, created_at, revoked_at } of answer.keys) {
      const state = revoked_at ? `revoked ${revoked_at}` : 'live';
      console.log(`${key_id}  ${prefix}…  ${name}  ${held.join(',')}  ${created_at}  ${state}`);
    }
    const { page, total_pages, total_count } = answer.pagination;
    console.log(`page ${page} of ${total_pages}, ${total_count} keys`);
  }
  return 0;
}

async function revoke(keyId: string, values: Words): Promise<number> {
  const client = connect(values);
  const answer = await talk(async () => {
    const organisation_id = await organisationIdOf(client, values.organisation);
    return client.admin.revokeKey({ params: { key_id: keyId }, query: { organisation_id } });
  });
  console.log(values.json ? JSON.stringify(answer) : `Revoked ${answer.key_id}; within a second no node accepts it`);
  return 0;
}
