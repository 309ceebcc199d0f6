import { balances, type UsageReport, usageCsv, usageGroupings } from '@redoubt/contract';
import { Usage } from '../command-failures.ts';
import { connect, connectionOptions, talk } from '../connect.ts';
import { didYouMean, oneOf, parseWords } from '../parse-words.ts';
import { alignedTable } from '../table.ts';
import { balanceTables, ledgerTable } from '../usage-tables.ts';

const help = `redoubt usage [--by ${usageGroupings.join('|')}] [--from DAY] [--to DAY] [--csv]
redoubt usage balance             how the balances stand, in all and by project
redoubt usage ledger [--period DAY] [--limit 50] [--cursor CURSOR]
                                  what was booked, newest first

  --by         what to sum by (default day)
  --from, --to days in UTC such as 2026-11-05 (default: the current billing period up to today)
  --period     any day of the billing period (default: the current one)
  --balance    guardrails or redteam (default: both; the ledger: guardrails)
  --project    only what this project used
  --csv        the rows as CSV
  --json       the answer as JSON`;

const options = {
  ...connectionOptions,
  by: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  period: { type: 'string' },
  limit: { type: 'string' },
  cursor: { type: 'string' },
  balance: { type: 'string' },
  project: { type: 'string' },
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

type Words = ReturnType<typeof parseWords<typeof options>>['values'];

/** The options of each action, without those that all actions share. */
const actions = {
  report: { words: ['by', 'from', 'to', 'csv'], run: printReport },
  balance: { words: [], run: printBalance },
  ledger: { words: ['period', 'limit', 'cursor'], run: printLedger },
} as const;
const shared = ['url', 'key', 'balance', 'project', 'json'];

/** `redoubt usage`, `redoubt usage balance|ledger`. */
export async function usageCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, help);
  const [action = 'report', ...rest] = positionals;
  if (rest.length > 0) throw new Usage(`Too many words: ${rest.join(' ')}`, help);
  if (action !== 'balance' && action !== 'ledger' && (action !== 'report' || positionals.length > 0)) {
    throw new Usage(`There is no "${action}" of usage.${didYouMean(action, ['balance', 'ledger'])}`, help);
  }
  const { words, run } = actions[action];
  const known: readonly string[] = [...shared, ...words];
  const stray = Object.keys(values).find((word) => !known.includes(word));
  if (stray !== undefined) throw new Usage(`--${stray} does not go with this`, help);
  console.log(await run(values));
  return 0;
}

/** The filters that every action takes. A filter that is not given is not sent. */
const narrowed = ({ balance, project }: Words) => ({
  ...(balance && { balance: oneOf(balances, balance, '--balance') }),
  ...(project && { project }),
});

async function printReport(values: Words): Promise<string> {
  const { by, from, to, csv, json } = values;
  if (csv && json) throw new Usage('--csv and --json are two forms; choose one');
  const query = {
    ...narrowed(values),
    ...(by && { group_by: oneOf(usageGroupings, by, '--by') }),
    ...(from && { from }),
    ...(to && { to }),
  };
  const report = await talk(() => connect(values).usage.report({ query }));
  if (csv) return usageCsv(report).trimEnd();
  return json ? JSON.stringify(report) : reportTable(report);
}

function reportTable({ from, to, group_by, rows, totals, truncated }: UsageReport): string {
  const hasShadow = totals.some(({ shadow_credits }) => shadow_credits !== 0);
  const amounts = (row: UsageReport['totals'][number]) => [
    row.credits,
    ...(hasShadow ? [row.shadow_credits] : []),
    row.requests,
    row.quantity,
  ];
  const header = [group_by, 'balance', 'credits', ...(hasShadow ? ['shadow'] : []), 'requests', 'quantity'];
  const lines = rows.map((row) => [row.name ?? (row.group || '(none)'), row.balance, ...amounts(row)]);
  const sums = totals.map((row) => ['in all', row.balance, ...amounts(row)]);
  const title = `${from} to ${to}, by ${group_by}`;
  if (rows.length === 0) return `${title}: nothing was used`;
  const note = truncated ? '\nThere are more rows; ask for fewer days, or for one project.' : '';
  return `${title}\n\n${alignedTable(header, [...lines, ...sums])}${note}`;
}

async function printBalance(values: Words): Promise<string> {
  const answer = await talk(() => connect(values).usage.balance({ query: narrowed(values) }));
  return values.json ? JSON.stringify(answer) : balanceTables(answer);
}

async function printLedger(values: Words): Promise<string> {
  const { period, limit, cursor } = values;
  const query = {
    ...narrowed(values),
    ...(period && { period }),
    ...(limit && { limit }),
    ...(cursor && { cursor }),
  };
  const answer = await talk(() => connect(values).usage.ledger({ query }));
  return values.json ? JSON.stringify(answer) : ledgerTable(answer);
}
