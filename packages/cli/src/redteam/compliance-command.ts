import { writeFile } from 'node:fs/promises';
import { type Compliance, type ComplianceItem, FrameworkId } from '@redoubt/contract';
import { complianceHtml, intervalText, percentText, simulationNote } from '@redoubt/reports';
import { connect, connectionOptions, talk } from '../connect.ts';
import { oneOf, onlyWords, parseWords } from '../parse-words.ts';
import { alignedTable } from '../table.ts';
import { exitCodes, exitCodesHelp } from './exit-codes.ts';

export const complianceHelp = `redoubt redteam compliance RUN FRAMEWORK [--html FILE] [--json]

Holds a finished run against a compliance framework, item by item.

  FRAMEWORK     ${FrameworkId.options.join(', ')}
  --html FILE   also write a page for people, which a browser prints as a PDF

${exitCodesHelp}`;

const options = {
  ...connectionOptions,
  html: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** `redoubt redteam compliance`. */
export async function complianceCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, options, complianceHelp);
  const [run_id, framework] = onlyWords(positionals, ['RUN', 'FRAMEWORK'], complianceHelp);
  const framework_id = oneOf(FrameworkId.options, framework, 'FRAMEWORK');
  const answer = await talk(() => connect(values).rt.getCompliance({ params: { run_id, framework_id } }));
  if (values.html !== undefined) await writeFile(values.html, complianceHtml(answer));
  console.log(values.json ? JSON.stringify(answer) : complianceText(answer));
  return exitCodes.fine;
}

const header = ['item', 'status', 'ASR', '95 % interval', 'attempts', 'successes', 'severity', 'title'];

function complianceText({ framework_name, version, items, coverage, is_simulation }: Compliance): string {
  const { tested, testable, pass, fail, partial, not_tested } = coverage;
  const tested_rows = items.filter(({ status }) => status !== 'not_tested');
  return [
    ...(is_simulation ? [simulationNote, ''] : []),
    `${framework_name} ${version}`,
    '',
    ...(tested_rows.length > 0 ? [alignedTable(header, tested_rows.map(row)), ''] : []),
    `Not tested: ${
      items
        .filter(({ status }) => status === 'not_tested')
        .map(({ id }) => id)
        .join(', ') || 'none'
    }`,
    '',
    `${pass} pass, ${fail} fail, ${partial} partial, ${not_tested} not tested; ${tested} of the ${testable} items that a run can test were tested`,
  ].join('\n');
}

const row = ({ id, status, asr, asr_ci95, attempts, successes, severity, title }: ComplianceItem) => [
  id,
  status,
  percentText(asr),
  intervalText(asr_ci95),
  attempts,
  successes,
  severity ?? '-',
  title,
];
