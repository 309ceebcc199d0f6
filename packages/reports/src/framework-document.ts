import type { Compliance, ComplianceItem } from '@redoubt/contract';
import { complianceRows, howToRead, mappingNote, scopeText, statusTexts } from './compliance-html.ts';
import { intervalText, percentText, simulationNote } from './rate-text.ts';
import type { Block, ReportDocument } from './report-document.ts';
import { beginningOf } from './run-report.ts';

const MAX_CELL = 800;
const cell = (text: string): string => beginningOf(text, MAX_CELL);

/** A run held against a framework, for paper. */
export function frameworkDocument(compliance: Compliance): ReportDocument {
  const { framework_name, version, date, source, run_id, run_name, items, is_simulation } = compliance;
  const title = `${framework_name} ${version}: ${beginningOf(run_name ?? run_id, 80)}`;
  const failed = items.filter(({ status }) => status === 'fail');
  return {
    title,
    blocks: [
      { kind: 'heading', level: 1, text: title },
      ...(is_simulation ? [{ kind: 'note', text: simulationNote } as const] : []),
      { kind: 'facts', rows: complianceRows(compliance).map(([name, value]) => [name, cell(value)] as const) },
      { kind: 'heading', level: 2, text: 'Coverage' },
      { kind: 'text', text: coverageText(compliance) },
      { kind: 'heading', level: 2, text: 'Items that failed' },
      ...(failed.length === 0 ? [{ kind: 'text', text: 'None.' } as const] : failed.flatMap(failedBlocks)),
      { kind: 'heading', level: 2, text: 'All items' },
      itemTable(items),
      { kind: 'heading', level: 2, text: 'How to read this' },
      { kind: 'text', text: howToRead(compliance) },
      { kind: 'text', text: `${mappingNote} Edition ${version} of ${date}: ${source}` },
    ],
  };
}

function coverageText({ coverage: { items, testable, tested, share, ...counts } }: Compliance): string {
  const { pass, fail, partial, not_tested } = counts;
  return `${tested} of ${testable} items that a run can test were tested (${percentText(share)}): ${fail} fail, ${partial} partial, ${pass} pass. ${not_tested} of the ${items} items were not tested, ${items - testable} of which no run can test.`;
}

function failedBlocks(item: ComplianceItem): Block[] {
  const { id, title, attempts, successes, asr, asr_ci95, unclear, errors, elsewhere = 0, severity, evidence } = item;
  const aside = elsewhere > 0 ? ` ${elsewhere} attempts that were aimed at something else showed it, too.` : '';
  return [
    { kind: 'heading', level: 3, text: cell(`${id} ${title} (severity ${severity ?? '-'})`) },
    {
      kind: 'text',
      text: `${successes} of ${attempts} decided attempts succeeded: ${percentText(asr)} (95 % interval ${intervalText(asr_ci95)}). ${unclear} more were unclear and ${errors} ended in an error.${aside}`,
    },
    { kind: 'small', text: `Records: ${evidence.join(' ')}` },
    { kind: 'list', items: (item.advice ?? []).map(cell) },
  ];
}

function itemTable(items: readonly ComplianceItem[]): Block {
  const rows = items.map((item) => {
    const { id, title, status, asr, asr_ci95, attempts, successes, severity, reason } = item;
    const scope = item.categories.length > 0 ? `Tested by: ${scopeText(item)}.` : '';
    const rate = asr === null ? '-' : `${percentText(asr)} (${intervalText(asr_ci95)})`;
    const what = cell([title, reason ?? '', scope].filter(Boolean).join(' '));
    return [id, what, statusTexts[status], rate, `${successes} of ${attempts}`, severity ?? '-'];
  });
  const columns = [
    { title: 'Item', share: 1.5 },
    { title: 'Title', share: 5 },
    { title: 'Status', share: 1.2 },
    { title: 'ASR (95 % interval)', share: 2, isNumber: true },
    { title: 'Successes', share: 1.4, isNumber: true },
    { title: 'Severity', share: 1.1 },
  ] as const;
  return { kind: 'table', columns, rows };
}
