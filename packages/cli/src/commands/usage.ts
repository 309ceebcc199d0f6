import { Option } from '@commander-js/extra-typings';
import { balances, type UsageReport, usageCsv, usageGroupings } from '@redoubt/contract';
import { taking } from '../choices.ts';
import { groupCommand, serviceCommand } from '../command.ts';
import { Usage } from '../command-failures.ts';
import { type Connection, connect, talk } from '../connect.ts';
import { print } from '../io.ts';
import { didYouMean, given, oneOf } from '../read-words.ts';
import { alignedTable } from '../table.ts';
import { balanceTables, ledgerTable } from '../usage-tables.ts';

const parts = ['report', 'balance', 'ledger'];

const filtered = (name: string) =>
  serviceCommand(name)
    .addOption(
      taking(
        new Option('--balance <balance>', `${balances.join(' or ')} (default: both; of the ledger: guardrails)`),
        balances,
      ),
    )
    .option('--project <name>', 'only what this project used');

const report = () =>
  filtered('report')
    .description('Shows what was used.')
    .summary('what was used (what "redoubt usage" alone shows)')
    .addOption(
      taking(
        new Option('--by <grouping>', `what to sum by: ${usageGroupings.join(', ')} (default day)`),
        usageGroupings,
      ),
    )
    .option('--from <day>', 'first day in UTC, such as 2026-11-05 (default: the first of the billing period)')
    .option('--to <day>', 'last day in UTC (default: today)')
    .option('--csv', 'print the rows as CSV')
    // A word that is no part of usage comes here, because the report is what is shown without one.
    .argument('[part]')
    .usage('[options]')
    .action(async (part, options) => {
      if (part !== undefined)
        throw new Usage(`There is no "${part}" of usage; ${parts.join(', ')} are.${didYouMean(part, parts)}`);
      print(await reportText(options));
    });

const balance = () =>
  filtered('balance')
    .description('Shows how the balances stand, in all and by project.')
    .summary('how the balances stand')
    .action(async (options) => {
      const answer = await talk(() => connect(options).usage.balance({ query: narrowed(options) }));
      print(options.json ? JSON.stringify(answer) : balanceTables(answer));
    });

const ledger = () =>
  filtered('ledger')
    .description('Shows what was booked, newest first.')
    .summary('what was booked, newest first')
    .option('--period <day>', 'any day of the billing period (default: the current one)')
    .option('--limit <n>', 'entries a page (default 50)')
    .option('--cursor <cursor>', 'where the page before ended')
    .action(async ({ period, limit, cursor, ...options }) => {
      const query = { ...narrowed(options), ...given({ period, limit, cursor }) };
      const answer = await talk(() => connect(options).usage.ledger({ query }));
      print(options.json ? JSON.stringify(answer) : ledgerTable(answer));
    });

/** `redoubt usage report|balance|ledger`. Without one of them it is the report. */
export const usageCommand = () =>
  groupCommand('usage')
    .description('Shows what was used, how the balances stand, and what was booked.')
    .addCommand(report(), { isDefault: true })
    .addCommand(balance())
    .addCommand(ledger());

interface Filters {
  readonly balance?: string | undefined;
  readonly project?: string | undefined;
}

/** The filters that every action takes. A filter that is not given is not sent. */
const narrowed = ({ balance, project }: Filters) => ({
  ...(balance && { balance: oneOf(balances, balance, '--balance') }),
  ...(project && { project }),
});

interface ReportOptions extends Filters, Connection {
  readonly by?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly csv?: boolean | undefined;
  readonly json?: boolean | undefined;
}

async function reportText({ by, from, to, csv, json, ...options }: ReportOptions): Promise<string> {
  if (csv && json) throw new Usage('--csv and --json are two forms; choose one');
  const query = {
    ...narrowed(options),
    ...(by && { group_by: oneOf(usageGroupings, by, '--by') }),
    ...given({ from, to }),
  };
  const report = await talk(() => connect(options).usage.report({ query }));
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
