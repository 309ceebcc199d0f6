import { Usage } from '../command-failures.ts';
import { connect, connectionOptions, talk } from '../connect.ts';
import { marked } from '../marked.ts';
import { oneOf, parseWords } from '../parse-words.ts';

const help = `redoubt webhook set URL [--rotate] [--disable] [--json]
redoubt webhook show [--json]
redoubt webhook test [--json]
redoubt webhook delete [--json]
redoubt webhook events [--page 1] [--per-page 10] [--json]

Needs a key with the scope admin. set makes the webhook or changes its address; its secret is shown once, when it is
made or with --rotate. test sends an event now: exit code 1 when it is not taken. How to verify what arrives:
docs/money/webhooks.md`;

const options = {
  ...connectionOptions,
  rotate: { type: 'boolean' },
  disable: { type: 'boolean' },
  page: { type: 'string' },
  'per-page': { type: 'string' },
  json: { type: 'boolean' },
} as const;

type Words = ReturnType<typeof parseWords<typeof options>>['values'];

const actions = { show, test, delete: remove, events };
const actionNames = ['set', 'show', 'test', 'delete', 'events'] as const;

/** `redoubt webhook set|show|test|delete|events`. */
export async function webhookCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, help);
  const [word, url, ...rest] = positionals;
  const action = oneOf(actionNames, word, 'What to do', help);
  if (action === 'set' && url && rest.length === 0) return set(url, values);
  if (action === 'set') throw new Usage('One URL is needed', help);
  if (url !== undefined) throw new Usage(`Too many words: ${[url, ...rest].join(' ')}`, help);
  return actions[action](values);
}

async function set(url: string, values: Words): Promise<number> {
  const body = { url, enabled: !values.disable, rotate_secret: values.rotate ?? false };
  const webhook = await talk(() => connect(values).admin.setWebhook({ body }));
  const state = webhook.enabled ? 'Events go to' : 'Disabled; events wait for';
  const secret = webhook.secret === undefined ? '' : `\nThe secret is shown this once:\n${webhook.secret}`;
  console.log(values.json ? JSON.stringify(webhook) : `${state} ${webhook.url}${secret}`);
  return 0;
}

async function show(values: Words): Promise<number> {
  const webhook = await talk(() => connect(values).admin.getWebhook());
  const { url, enabled, created_at, updated_at } = webhook;
  const sentence = `${url}  ${enabled ? 'enabled' : 'disabled'}  made ${created_at}  changed ${updated_at}`;
  console.log(values.json ? JSON.stringify(webhook) : sentence);
  return 0;
}

async function test(values: Words): Promise<number> {
  const answer = await talk(() => connect(values).admin.testWebhook());
  const { delivered, status, reason, latency_ms, url } = answer;
  const sentence = delivered ? `✓ ${url} answered ${status} after ${latency_ms} ms` : `✗ ${url}: ${reason}`;
  console.log(values.json ? JSON.stringify(answer) : marked(sentence));
  return delivered ? 0 : 1;
}

async function remove(values: Words): Promise<number> {
  const answer = await talk(() => connect(values).admin.deleteWebhook());
  console.log(values.json ? JSON.stringify(answer) : 'Deleted the webhook; events that wait are not sent');
  return 0;
}

async function events(values: Words): Promise<number> {
  const query = { page: values.page ?? '1', per_page: values['per-page'] ?? '10' };
  const answer = await talk(() => connect(values).admin.listEvents({ query }));
  if (values.json) console.log(JSON.stringify(answer));
  else {
    for (const { id, kind, created_at, state, attempts, last_error } of answer.events) {
      console.log(`${id}  ${kind}  ${created_at}  ${state}  attempts ${attempts}  ${last_error ?? ''}`.trimEnd());
    }
    const { page, total_pages, total_count } = answer.pagination;
    console.log(`page ${page} of ${total_pages}, ${total_count} events`);
  }
  return 0;
}
