import { writeFile } from 'node:fs/promises';
import { Argument } from '@commander-js/extra-typings';
import { type Compliance, type ComplianceItem, FrameworkId } from '@redoubt/contract';
import { complianceHtml, intervalText, percentText, simulationNote } from '@redoubt/reports';
import { taking } from '../choices.ts';
import { serviceCommand } from '../command.ts';
import { connect, talk } from '../connect.ts';
import { pathOf, print } from '../io.ts';
import { shown } from '../marked.ts';
import { withPrintedCommand } from '../printed-command.ts';
import { oneOf } from '../read-words.ts';
import { alignedTable } from '../table.ts';

/** `redoubt redteam compliance`. */
export const complianceCommand = () =>
  serviceCommand('compliance')
    .description('Holds a finished run against a compliance framework, item by item.')
    .argument('<run>', 'id of the run')
    .addArgument(taking(new Argument('<framework>', FrameworkId.options.join(', ')), FrameworkId.options))
    .option('--html <file>', 'also write a page for people, which a browser prints as a PDF')
    .action(async (run_id, framework, options) => {
      const framework_id = oneOf(FrameworkId.options, framework, 'The framework');
      const answer = await talk(() => connect(options).rt.getCompliance({ params: { run_id, framework_id } }));
      if (options.html !== undefined) await writeFile(pathOf(options.html), complianceHtml(answer));
      print(options.json ? JSON.stringify(answer) : complianceText(answer));
    });

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
    ...toRun(items),
    '',
    `${pass} pass, ${fail} fail, ${partial} partial, ${not_tested} not tested; ${tested} of the ${testable} items that a run can test were tested`,
  ].join('\n');
}

/** What tests the items that are not tested enough. */
function toRun(items: readonly ComplianceItem[]): string[] {
  const open = items.flatMap(({ id, to_run }) =>
    to_run ? [`  ${id}: ${shown(withPrintedCommand(to_run.command, ['redteam']))}`] : [],
  );
  return open.length > 0 ? ['', 'To test what is not tested enough, at Standard:', ...open] : [];
}

const row = ({ id, status, asr, asr_ci95, attempts, successes, severity, title, ...item }: ComplianceItem) => [
  id,
  status,
  percentText(asr),
  intervalText(asr_ci95),
  attempts,
  item.elsewhere ? `${successes} + ${item.elsewhere} elsewhere` : successes,
  severity ?? '-',
  title,
];
