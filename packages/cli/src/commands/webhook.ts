import { groupCommand, listCommand, serviceCommand } from '../command.ts';
import { connect, talk } from '../connect.ts';
import { exitWith, print } from '../io.ts';
import { marked } from '../marked.ts';
import { pageTable } from '../table.ts';

const set = () =>
  serviceCommand('set')
    .description(
      'Makes the webhook or changes its address. Its secret is shown once: when it is made, or with --rotate.',
    )
    .summary('make the webhook, or change its address')
    .argument('<address>', 'where events are sent')
    .option('--rotate', 'make another secret')
    .option('--disable', 'let events wait')
    .action(async (url, options) => {
      const body = { url, enabled: !options.disable, rotate_secret: options.rotate ?? false };
      const webhook = await talk(() => connect(options).admin.setWebhook({ body }));
      const state = webhook.enabled ? 'Events go to' : 'Disabled; events wait for';
      const secret = webhook.secret === undefined ? '' : `\nThe secret is shown this once:\n${webhook.secret}`;
      print(options.json ? JSON.stringify(webhook) : `${state} ${webhook.url}${secret}`);
    });

const show = () =>
  serviceCommand('show')
    .description('Shows the webhook.')
    .action(async (options) => {
      const webhook = await talk(() => connect(options).admin.getWebhook());
      const { url, enabled, created_at, updated_at } = webhook;
      const sentence = `${url}  ${enabled ? 'enabled' : 'disabled'}  made ${created_at}  changed ${updated_at}`;
      print(options.json ? JSON.stringify(webhook) : sentence);
    });

const test = () =>
  serviceCommand('test')
    .description('Sends an event now. Exit code 1 where it is not taken.')
    .action(async (options) => {
      const answer = await talk(() => connect(options).admin.testWebhook());
      const { delivered, status, reason, latency_ms, url } = answer;
      const sentence = delivered ? `✓ ${url} answered ${status} after ${latency_ms} ms` : `✗ ${url}: ${reason}`;
      print(options.json ? JSON.stringify(answer) : marked(sentence));
      exitWith(delivered ? 0 : 1);
    });

const remove = () =>
  serviceCommand('delete')
    .description('Deletes the webhook. Events that wait are not sent.')
    .action(async (options) => {
      const answer = await talk(() => connect(options).admin.deleteWebhook());
      print(options.json ? JSON.stringify(answer) : 'Deleted the webhook; events that wait are not sent');
    });

const events = () =>
  listCommand('events')
    .description('Lists the events and what became of them, newest first.')
    .action(async ({ page, perPage, ...options }) => {
      const answer = await talk(() => connect(options).admin.listEvents({ query: { page, per_page: perPage } }));
      const rows = answer.events.map(({ id, kind, created_at, state, attempts, last_error }) => [
        id,
        kind,
        created_at,
        state,
        attempts,
        last_error ?? '',
      ]);
      const header = ['event', 'kind', 'made', 'state', 'attempts', 'last error'];
      print(options.json ? JSON.stringify(answer) : pageTable(header, rows, answer.pagination, 'events'));
    });

/** `redoubt webhook set|show|test|delete|events`. */
export const webhookCommand = () =>
  groupCommand('webhook')
    .description(
      'Where events are sent. Needs a key with the scope admin. How to verify what arrives: docs/money/webhooks.md',
    )
    .addCommand(set())
    .addCommand(show())
    .addCommand(test())
    .addCommand(remove())
    .addCommand(events());
