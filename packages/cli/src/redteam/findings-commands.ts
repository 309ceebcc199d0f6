import { Option } from '@commander-js/extra-typings';
import { type contract, FindingStatus, MarkedStatus, type ResponseOf, Severity } from '@redoubt/contract';
import type { TrackedFinding } from '@redoubt/reports';
import { taking } from '../choices.ts';
import { serviceCommand } from '../command.ts';
import { connect, talk } from '../connect.ts';
import { print } from '../io.ts';
import { shown } from '../marked.ts';
import { given, oneOf } from '../read-words.ts';
import { alignedTable } from '../table.ts';
import { allFindings } from './all-findings.ts';
import { writeOut } from './write-out.ts';

/** The largest number of lines of the list on the terminal. `--json` prints all. */
const SHOWN = 200;

/** `redoubt redteam findings`. */
export const findingsCommand = () =>
  serviceCommand('findings')
    .description('Lists the findings of the project across its runs: weaknesses of its targets, those seen last first.')
    .summary('the findings of the project across its runs')
    .addOption(taking(new Option('--status <status>', FindingStatus.options.join(', ')), FindingStatus.options))
    .addOption(taking(new Option('--severity <severity>', Severity.options.join(', ')), Severity.options))
    .option('--run <run>', 'only findings that this run attacked')
    .option('--model <name>', 'only findings of targets with this model name')
    .option('--since <time>', 'only findings seen at this moment or later, such as 2026-11-01T00:00:00Z')
    .action(async (options) => {
      const found = allFindings(connect(options), queryOf(options));
      if (options.json) return writeOut(documentOf(found), undefined);
      const findings: TrackedFinding[] = [];
      for await (const finding of found) if (findings.push(finding) > SHOWN) break;
      print(listText(findings));
    });

/** One JSON document, written as the findings come: there may be more than memory should hold. */
async function* documentOf(findings: AsyncIterable<TrackedFinding>): AsyncGenerator<string> {
  let before = '{"findings":[';
  for await (const finding of findings) {
    yield before + JSON.stringify(finding);
    before = ',\n';
  }
  yield before === ',\n' ? ']}\n' : `${before}]}\n`;
}

type ListWords = { readonly [Word in 'status' | 'severity' | 'run' | 'model' | 'since']?: string | undefined };

const queryOf = ({ status, severity, run, model, since }: ListWords) => ({
  ...(status && { status: oneOf(FindingStatus.options, status, '--status') }),
  ...(severity && { severity: oneOf(Severity.options, severity, '--severity') }),
  ...given({ run_id: run, model, since }),
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

/** `redoubt redteam finding`. */
export const findingCommand = () =>
  serviceCommand('finding')
    .description(
      'Shows a finding with its history and the records that show it. With --status it says what the finding is.',
    )
    .summary('show a finding, or say that it is accepted, a false positive, fixed or open')
    .argument('<finding>', 'id of the finding')
    .addOption(taking(new Option('--status <status>', MarkedStatus.options.join(', ')), MarkedStatus.options))
    .option('--note <text>', 'why; needed to accept a finding')
    .option('--until <day>', 'with --status accepted: the last day on which it is, such as 2027-03-31')
    .action(async (finding_id, options) => {
      const { note, until: accepted_until } = options;
      const { rt } = connect(options);
      const params = { finding_id };
      const isMarked = options.status !== undefined || note !== undefined || accepted_until !== undefined;
      const status = isMarked ? oneOf(MarkedStatus.options, options.status, '--status') : undefined;
      const finding = await talk(() =>
        status === undefined
          ? rt.getFinding({ params })
          : rt.markFinding({ params, body: { status, note, accepted_until } }),
      );
      print(options.json ? JSON.stringify(finding) : findingText(finding));
    });

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
    ...toldLines(finding),
    `first seen ${finding.first_seen}; in ${total.runs} stored runs ${total.successes} of ${total.attempts} attempts succeeded`,
    '',
    alignedTable(['when', 'status', 'by', 'note'], changes),
    '',
    evidence.length === 0 ? 'No stored record shows it' : 'Records that show it, newest run first:',
    ...evidence.map(({ record_id }) => `  ${record_id}`),
  ].join('\n');
}

const inLine = (text: string): string => shown(text.replace(/\s+/g, ' '));

/** The finding in the words of a person, in the order in which it is read. */
function toldLines({ told }: ShownFinding): string[] {
  if (!told) return [];
  const { what, how, how_often, fault, example, advice } = told;
  const parts = [what === undefined ? '' : `${what}.`, how, how_often, fault];
  return [
    '',
    ...parts.flatMap((part) => (part ? [shown(part)] : [])),
    ...(example ? ['', `Prompt: ${inLine(example.prompt)}`, `Answer: ${inLine(example.answer)}`, ''] : []),
    ...(advice ?? []).map((one) => `To do: ${shown(one)}`),
    '',
  ];
}

const verdicts = ['success', 'resisted', 'unclear', 'judge'] as const;

const ofCorrect = `Corrects a verdict of a run that has ended. The record keeps what the judge said; rates, reports and findings count the
correction. judge withdraws it.`;

/** `redoubt redteam correct`. */
export const correctCommand = () =>
  serviceCommand('correct')
    .description(ofCorrect)
    .summary("correct a judge's verdict, or withdraw the correction")
    .argument('<record>', 'id of the record')
    .addOption(taking(new Option('--verdict <verdict>', verdicts.join(', ')).makeOptionMandatory(), verdicts))
    .option('--note <text>', 'why')
    .action(async (record_id, options) => {
      const word = oneOf(verdicts, options.verdict, '--verdict');
      const params = { run_id: record_id.replace(/\.\d*$/, ''), record_id };
      const body = { verdict: word === 'judge' ? null : word, note: options.note };
      const record = await talk(() => connect(options).rt.correctRecord({ params, body }));
      const { verdict, correction } = record;
      const counted = correction?.outcome ?? `${verdict?.outcome}, as the judge said`;
      print(options.json ? JSON.stringify(record) : `${record_id} counts as ${counted}: ${shown(record.goal)}`);
    });
