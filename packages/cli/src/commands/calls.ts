import { Option } from '@commander-js/extra-typings';
import { callOutcomes, type contract, type ResponseOf } from '@redoubt/contract';
import { stringify } from 'yaml';
import { taking } from '../choices.ts';
import { groupCommand, serviceCommand } from '../command.ts';
import { connect, talk } from '../connect.ts';
import { print } from '../io.ts';
import { shown } from '../marked.ts';
import { given } from '../read-words.ts';
import { alignedTable } from '../table.ts';

type CallsPage = ResponseOf<typeof contract.proxy.listCalls>;
type Query = NonNullable<Parameters<ReturnType<typeof connect>['proxy']['listCalls']>[0]>['query'];

const list = () =>
  serviceCommand('list')
    .description('Lists the calls of the deployments of the project, newest first, without their texts.')
    .summary('list calls, newest first')
    .option('--deployment <name>', 'only calls of this deployment')
    .addOption(taking(new Option('--outcome <outcome>', callOutcomes.join(', ')), callOutcomes))
    .option('--status <status>', 'a status such as 429, or a class such as 4xx')
    .option('--tag <tag>', 'only calls with this tag')
    .option('--from <time>', 'only calls from this moment on, such as 2026-11-01T00:00:00Z')
    .option('--to <time>', 'only calls from before this moment')
    .option('--limit <n>', 'calls a page (default 50)')
    .option('--cursor <cursor>', 'where the page before ended')
    .action(async ({ deployment, outcome, status, tag, from, to, limit, cursor, ...options }) => {
      // The service says which outcomes there are.
      const query = given({ deployment, outcome, status, tag, from, to, limit, cursor }) as Query;
      const page = await talk(() => connect(options).proxy.listCalls({ query }));
      print(options.json ? JSON.stringify(page) : listText(page));
    });

const header = ['call', 'at', 'deployment', 'model', 'status', 'outcome', 'found', 'tokens', 'usd', 'credits', 'ms'];

function listText({ calls, next_cursor }: CallsPage): string {
  const more = next_cursor === null ? [] : [`More: --cursor ${next_cursor}`];
  if (calls.length === 0) return ['No calls', ...more].join('\n');
  const rows = calls.map((call) => [
    call.call_id,
    call.at.slice(0, 19).replace('T', ' '),
    call.deployment.name,
    call.model_answered ?? call.model_asked,
    String(call.status),
    call.outcome,
    [...call.detections.input.detected, ...call.detections.output.detected].join(', '),
    tokensText(call.tokens),
    call.cost_usd === null ? null : call.cost_usd.toFixed(6),
    call.credits ?? null,
    Math.round(call.latencies_ms.total),
  ]);
  return [alignedTable(header, rows), ...more].join('\n');
}

/** All tokens of a call, and how many of them were cached or thoughts. */
function tokensText({ prompt, completion, cached, reasoning }: CallsPage['calls'][number]['tokens']): string {
  const parts = [cached ? `${cached} cached` : '', reasoning ? `${reasoning} reasoning` : ''].filter(Boolean);
  return `${(prompt ?? 0) + (completion ?? 0)}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
}

const show = () =>
  serviceCommand('show')
    .description('Shows one call: its stages, attempts and findings, and its texts where the deployment logs them.')
    .summary('show one call')
    .argument('<call>', 'id of the call')
    .action(async (call_id, options) => {
      const call = await talk(() => connect(options).proxy.getCall({ params: { call_id } }));
      print(options.json ? JSON.stringify(call) : shownLines(stringify(call, { lineWidth: 0 }).trimEnd()));
    });

/** Texts of callers and models must not steer the terminal. */
const shownLines = (text: string): string => text.split('\n').map(shown).join('\n');

/** `redoubt calls list|show`. */
export const callsCommand = () =>
  groupCommand('calls')
    .description('The log of calls of the AI proxy. Needs a key with the scope proxy.')
    .addCommand(list())
    .addCommand(show());
