import { Scope, scopes } from '@redoubt/contract';
import { connect, connectionOptions, talk } from '../connect.ts';
import { organisationHelp, organisationIdOf, organisationOption } from '../named-account.ts';
import { parseWords } from '../parse-words.ts';
import { Usage } from '../usage.ts';

const help = `redoubt keys create NAME [--scopes ${scopes.join(',')}] [--project default] [--organisation NAME] [--json]
redoubt keys list [--page 1] [--per-page 10] [--organisation NAME] [--json]
redoubt keys revoke KEY_ID [--organisation NAME] [--json]

  ${organisationHelp}

Needs a key with the scope admin. A created key is shown once.`;

const options = {
  ...connectionOptions,
  ...organisationOption,
  scopes: { type: 'string' },
  project: { type: 'string' },
  page: { type: 'string' },
  'per-page': { type: 'string' },
  json: { type: 'boolean' },
} as const;

type Words = ReturnType<typeof parseWords<typeof options>>['values'];

/** `redoubt keys create|list|revoke`. */
export async function keysCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, help);
  const [action, subject, ...rest] = positionals;
  if (rest.length > 0) throw new Usage(`Too many words: ${rest.join(' ')}\n\n${help}`);
  switch (action) {
    case 'create':
      return create(named(subject, 'NAME'), values);
    case 'list':
      return list(values);
    case 'revoke':
      return revoke(named(subject, 'KEY_ID'), values);
    default:
      throw new Usage(help);
  }
}

function named(word: string | undefined, what: string): string {
  if (!word) throw new Usage(`${what} is missing\n\n${help}`);
  return word;
}

async function create(name: string, values: Words): Promise<number> {
  const wanted = (values.scopes ?? scopes.join(',')).split(',').map((scope) => Scope.safeParse(scope.trim()));
  if (!wanted.every((scope) => scope.success)) throw new Usage(`--scopes takes of ${scopes.join(', ')}`);
  const body = {
    name,
    scopes: wanted.map((scope) => scope.data),
    ...(values.project && { project: values.project }),
  };
  const client = connect(values);
  const key = await talk(async () => {
    const organisation_id = await organisationIdOf(client, values.organisation);
    return client.admin.createKey({ body: { ...body, organisation_id } });
  });
  const sentence = `Made the key "${key.name}" (${key.key_id}) with ${key.scopes.join(', ')}. It is shown this once:\n${key.key}`;
  console.log(values.json ? JSON.stringify(key) : sentence);
  return 0;
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
