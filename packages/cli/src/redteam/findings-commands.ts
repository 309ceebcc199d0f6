import { type contract, FindingStatus, MarkedStatus, type ResponseOf, Severity } from '@redoubt/contract';
import type { TrackedFinding } from '@redoubt/reports';
import { connect, connectionOptions, talk } from '../connect.ts';
import { shown } from '../marked.ts';
import { oneOf, onlyWords, parseWords } from '../parse-words.ts';
import { alignedTable } from '../table.ts';
import { allFindings } from './all-findings.ts';
import { exitCodes, exitCodesHelp } from './exit-codes.ts';
import { writeOut } from './write-out.ts';

export const findingsHelp = `redoubt redteam findings [--status STATUS] [--severity SEVERITY] [--run RUN] [--model NAME] [--since TIME] [--json]

The findings of the project across its runs: weaknesses of its targets, those seen last first.

  --status STATUS      ${FindingStatus.options.join(', ')}
  --severity SEVERITY  ${Severity.options.join(', ')}
  --run RUN            only findings that this run attacked
  --model NAME         only findings of targets with this model name
  --since TIME         only findings seen at this moment or later (ISO 8601, such as 2026-11-01T00:00:00Z)
  --json               a line of JSON for each finding

${exitCodesHelp}`;

const listOptions = {
  ...connectionOptions,
  status: { type: 'string' },
  severity: { type: 'string' },
  run: { type: 'string' },
  model: { type: 'string' },
  since: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** The largest number of lines of the list on the terminal. `--json` prints all. */
const SHOWN = 200;

/** `redoubt redteam findings`. */
export async function findingsCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, listOptions, findingsHelp);
  onlyWords(positionals, [], findingsHelp);
  const { json } = values;
  const found = allFindings(connect(values), queryOf(values));
  if (json) {
    await writeOut(linesOf(found), undefined);
    return exitCodes.fine;
  }
  const findings: TrackedFinding[] = [];
  for await (const finding of found) if (findings.push(finding) > SHOWN) break;
  console.log(listText(findings));
  return exitCodes.fine;
}

async function* linesOf(findings: AsyncIterable<TrackedFinding>): AsyncGenerator<string> {
  for await (const finding of findings) yield `${JSON.stringify(finding)}\n`;
}

type ListWords = { readonly [Word in 'status' | 'severity' | 'run' | 'model' | 'since']?: string | undefined };

const queryOf = ({ status, severity, run, model, since }: ListWords) => ({
  ...(status && { status: oneOf(FindingStatus.options, status, '--status') }),
  ...(severity && { severity: oneOf(Severity.options, severity, '--severity') }),
  ...(run && { run_id: run }),
  ...(model && { model }),
  ...(since && { since }),
});

const header = ['finding', 'status', 'severity', 'weakness', 'attack', 'latest', 'last seen', 'target'];

function listText(findings: readonly TrackedFinding[]): string {
  if (findings.length === 0) return 'No findings';
  const rows = findings.slice(0, SHOWN).map((finding) => {
    const { finding_id, status, severity, category, sub_category, attack, latest, last_seen, target } = finding;
    const counts = `${latest.successes} of ${latest.attempts}`;
    const isBack = finding.seen_since && (status === 'accepted' || status === 'false_positive');
    const what = `${category}: ${sub_category}`;
    const where = target.saved_model
      ? `${target.saved_model.name} ${target.saved_model.version}`
      : (target.model_name ?? target.endpoint);
    return [finding_id, isBack ? `${status}, seen since` : status, severity, what, attack, counts, last_seen, where];
  });
  const more = findings.length > SHOWN ? '\n… and more; --json has all' : '';
  return alignedTable(header, rows) + more;
}

export const findingHelp = `redoubt redteam finding FINDING [--status STATUS] [--note TEXT] [--until DAY] [--json]

Shows a finding with its history and the records that show it. With --status it says what the finding is.

  --status STATUS  ${MarkedStatus.options.join(', ')}
  --note TEXT      why; needed to accept a finding
  --until DAY      with --status accepted: the last day on which it is (such as 2027-03-31)

${exitCodesHelp}`;

const markOptions = {
  ...connectionOptions,
  status: { type: 'string' },
  note: { type: 'string' },
  until: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** `redoubt redteam finding`. */
export async function findingCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, markOptions, findingHelp);
  const [finding_id] = onlyWords(positionals, ['FINDING'], findingHelp);
  const { note, until: accepted_until } = values;
  const { rt } = connect(values);
  const params = { finding_id };
  const isMarked = values.status !== undefined || note !== undefined || accepted_until !== undefined;
  const status = isMarked ? oneOf(MarkedStatus.options, values.status, '--status', findingHelp) : undefined;
  const finding = await talk(() =>
    status === undefined
      ? rt.getFinding({ params })
      : rt.markFinding({ params, body: { status, note, accepted_until } }),
  );
  console.log(values.json ? JSON.stringify(finding) : findingText(finding));
  return exitCodes.fine;
}

type ShownFinding = ResponseOf<typeof contract.rt.getFinding>;

function findingText(finding: ShownFinding): string {
  const { history, evidence, total } = finding;
  const changes = history.map(({ at, from, to, by, note, accepted_until }) => [
    at,
    from === null ? to : `${from} → ${to}`,
    by.name ?? by.id ?? by.kind,
    [accepted_until === null ? '' : `until ${accepted_until}`, note ?? ''].filter(Boolean).join(': '),
  ]);
  return [
    listText([finding]),
    `first seen ${finding.first_seen}; in ${total.runs} stored runs ${total.successes} of ${total.attempts} attempts succeeded`,
    '',
    alignedTable(['when', 'status', 'by', 'note'], changes),
    '',
    evidence.length === 0 ? 'No stored record shows it' : 'Records that show it, newest run first:',
    ...evidence.map(({ record_id }) => `  ${record_id}`),
  ].join('\n');
}

const verdicts = ['success', 'resisted', 'unclear', 'judge'] as const;

export const correctHelp = `redoubt redteam correct RECORD --verdict ${verdicts.join('|')} [--note TEXT] [--json]

Corrects a verdict of a run that has ended. The record keeps what the judge said; rates, reports and findings count the
correction. judge withdraws it.

${exitCodesHelp}`;

const correctOptions = {
  ...connectionOptions,
  verdict: { type: 'string' },
  note: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** `redoubt redteam correct`. */
export async function correctCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, correctOptions, correctHelp);
  const [record_id] = onlyWords(positionals, ['RECORD'], correctHelp);
  const word = oneOf(verdicts, values.verdict, '--verdict', correctHelp);
  const params = { run_id: record_id.replace(/\.\d*$/, ''), record_id };
  const body = { verdict: word === 'judge' ? null : word, note: values.note };
  const record = await talk(() => connect(values).rt.correctRecord({ params, body }));
  const { verdict, correction } = record;
  const counted = correction?.outcome ?? `${verdict?.outcome}, as the judge said`;
  console.log(values.json ? JSON.stringify(record) : `${record_id} counts as ${counted}: ${shown(record.goal)}`);
  return exitCodes.fine;
}
