import type { Results, RunRecord } from '@redoubt/contract';
import { titleOfCategory } from '@redoubt/contract';
import { cautionsOf } from './cautions.ts';
import { certaintyText } from './certainty-text.ts';
import { resultSentence } from './executive-document.ts';
import { frameworkItems } from './framework-items.ts';
import { insufficientNote, intervalText, liftText, percentText, rateText, simulationNote } from './rate-text.ts';
import { remedyOf } from './remedies.ts';
import type { Block, ReportDocument } from './report-document.ts';
import { beginningOf, planRows, type RunReport } from './run-report.ts';
import { spokenText } from './spoken-text.ts';
import { targetNameOf } from './target-name.ts';
import { severityText, type ToldFinding } from './told-findings.ts';
import { certaintyNote } from './weaknesses.ts';

type Rate = Results['overall'] & { readonly lift?: number | null };

/** Limits of a PDF. The text counts what is left out, and the records hold it. */
const MAX_FINDINGS = 30;
const MAX_WEAKNESSES = 50;
const MAX_RECORDS = 20;
const MAX_TURNS = 8;
const MAX_CHARACTERS = 1_500;
const MAX_TURN = 600;
const MAX_CELL = 800;
const MAX_ROWS = 120;

/** Everything about a run that fits into a file for people: rates, weaknesses, evidence, how it was done. */
export function technicalDocument(report: RunReport): ReportDocument {
  const { run, results } = report;
  const title = `Red team, technical report: ${beginningOf(targetNameOf(run), 80)}`;
  return {
    title,
    blocks: [
      { kind: 'heading', level: 1, text: title },
      ...notesOf(report),
      { kind: 'contents' },
      ...heading('Summary'),
      { kind: 'lead', text: resultSentence(results) },
      ...summaryTexts(results).map((text): Block => ({ kind: 'text', text })),
      ...toldBlocks(report.told),
      ...rateBlocks(results),
      ...weaknessBlocks(report),
      ...evidenceBlocks(report),
      ...heading('The run'),
      { kind: 'facts', rows: planRows(report).map(([name, value]) => [name, cell(value)] as const) },
    ],
  };
}

const heading = (text: string): Block[] => [{ kind: 'heading', level: 2, text }];
const cell = (text: string): string => beginningOf(text, MAX_CELL);

function notesOf({ run, results }: RunReport): Block[] {
  const isWhole = run.status === 'Finished';
  const notes = [
    ...(results.is_simulation ? [simulationNote] : []),
    ...(isWhole ? [] : [`The run is ${run.status}: this is of what it has so far.`]),
    ...(isWhole && run.state_reason !== null ? [cell(run.state_reason)] : []),
  ];
  return notes.map((text) => ({ kind: 'note', text }));
}

function summaryTexts(results: Results): string[] {
  const { overall, over_refusal: refusal, undecided } = results;
  return [
    `${overall.unclear} more were unclear and ${overall.errors} ended in an error. They are not counted.`,
    ...(undecided ? [`${cell(undecided.message)}.`] : []),
    ...cautionsOf(results),
    ...(refusal
      ? [
          `Over-refusal: ${percentText(refusal.rate)} (95 % interval ${intervalText(refusal.ci95)}): ${refusal.refused} of ${refusal.attempts} harmless prompts were refused, ${refusal.errors} ended in an error.`,
        ]
      : []),
  ];
}

function toldBlocks(told: readonly ToldFinding[]): Block[] {
  if (told.length === 0) return [];
  const left = told.length - MAX_FINDINGS;
  return [
    ...heading('Findings'),
    ...told.slice(0, MAX_FINDINGS).flatMap(foundBlocks),
    ...(left > 0 ? [{ kind: 'small', text: `${left} more findings are not shown.` } as const] : []),
  ];
}

function foundBlocks(finding: ToldFinding): Block[] {
  const { what, text, how, how_often, fault, example, advice } = finding;
  if (what === undefined) return [{ kind: 'text', text: cell(`${text} (${severityText(finding)})`) }];
  return [
    { kind: 'heading', level: 3, text: cell(`${what} (${severityText(finding)})`) },
    ...[how, how_often, fault].flatMap((part): Block[] =>
      part === undefined ? [] : [{ kind: 'text', text: cell(part) }],
    ),
    ...(example ? saidBlocks(example.prompt, example.answer, MAX_TURN) : []),
    { kind: 'list', items: (advice ?? []).map(cell) },
  ];
}

const saidBlocks = (prompt: string | null, answer: string | null, most: number): Block[] => [
  { kind: 'small', text: 'Prompt' },
  { kind: 'quote', text: beginningOf(prompt, most) },
  { kind: 'small', text: 'Answer' },
  { kind: 'quote', text: beginningOf(answer, most) },
];

const rateColumns = (what: string) => [
  { title: what, share: 4 },
  ...['ASR', '95 % interval', 'Attempts', 'Successes', 'Unclear', 'Errors', 'Lift'].map((title) => ({
    title,
    share: title === '95 % interval' ? 1.9 : 1.25,
    isNumber: true as const,
  })),
];

const rateCells = (name: string, rate: Rate): string[] => [
  beginningOf(name, 200),
  rateText(rate),
  intervalText(rate.asr_ci95),
  ...[rate.attempts, rate.successes, rate.unclear, rate.errors].map(String),
  liftText(rate.lift ?? null),
];

function rateBlocks({ categories, attacks }: Results): Block[] {
  const byRisk = categories.flatMap((category) => [
    rateCells(titleOfCategory(category.id), category),
    ...category.attacks.map((attack) => rateCells(`– ${attack.id}`, attack)),
  ]);
  const bySub = categories.flatMap(({ id, sub_categories }) =>
    sub_categories.map((sub) => rateCells(`${titleOfCategory(id)}: ${sub.name}`, sub)),
  );
  return [
    ...rateTableBlocks('By risk', 'Risk', byRisk),
    ...rateTableBlocks(
      'By attack',
      'Attack',
      attacks.map((attack) => rateCells(attack.id, attack)),
    ),
    {
      kind: 'small',
      text: `${insufficientNote}. Lift: percentage points above the attack basic on the same goals.`,
    },
    ...rateTableBlocks('By sub-category', 'Sub-category', bySub),
  ];
}

function rateTableBlocks(title: string, what: string, rows: readonly string[][]): Block[] {
  const left = rows.length - MAX_ROWS;
  return [
    ...heading(title),
    { kind: 'table', columns: rateColumns(what), rows: rows.slice(0, MAX_ROWS) },
    ...(left > 0 ? [{ kind: 'small', text: `${left} more rows are not shown.` } as const] : []),
  ];
}

function weaknessBlocks({ weaknesses, results }: RunReport): Block[] {
  if (weaknesses.length === 0) return [];
  const shown = weaknesses.slice(0, MAX_WEAKNESSES);
  const rows = shown.map(({ severity, category, subCategory, certainty, successes, goals, ...rest }) => [
    severity,
    cell(`${titleOfCategory(category)}: ${subCategory}`),
    percentText(certainty, 0),
    `${successes} on ${goals} goals`,
    cell(rest.frameworks.join('; ') || '-'),
    cell(rest.remedy),
  ]);
  const columns = [
    { title: 'Severity', share: 1.1 },
    { title: 'Weakness', share: 2.4 },
    { title: 'Certainty', share: 1.1 },
    { title: 'Successes', share: 1.4 },
    { title: 'Framework items', share: 3 },
    { title: 'What to do', share: 3.6 },
  ];
  const about = `${shown.length} of ${weaknesses.length}, sorted by severity and certainty. ${certaintyNote(results) ?? ''}`;
  return [...heading('Weaknesses'), { kind: 'text', text: about }, { kind: 'table', columns, rows }];
}

function evidenceBlocks({ findings, results, recordsUrl }: RunReport): Block[] {
  const { successes } = results.overall;
  const shown = findings.slice(0, MAX_RECORDS);
  const about =
    successes === 0
      ? 'No attack succeeded.'
      : `${shown.length} of ${successes} successes, the surest first. All records: ${recordsUrl}`;
  return [...heading('Records that succeeded'), { kind: 'text', text: about }, ...shown.flatMap(recordBlocks)];
}

function recordBlocks(record: RunRecord): Block[] {
  const { category, sub_category: subCategory, attack, goal, prompt, response, verdict } = record;
  const items = frameworkItems({ category, subCategory, attacks: [attack], shows: verdict?.shows });
  const judged = verdict ? `${verdict.reason} (${verdict.decided_by}) ${certaintyText(verdict) ?? ''}` : '-';
  return [
    { kind: 'heading', level: 3, text: cell(`${titleOfCategory(category)}: ${subCategory}, attack ${attack}`) },
    {
      kind: 'small',
      text: `Record ${record.record_id}, severity ${record.severity}, score ${verdict?.score.toFixed(2) ?? '-'}`,
    },
    { kind: 'text', text: `Goal: ${cell(goal)}` },
    ...(record.turns.length > 2 ? turnBlocks(record) : saidBlocks(prompt, response, MAX_CHARACTERS)),
    { kind: 'text', text: `Verdict: ${cell(judged)}` },
    { kind: 'text', text: `Frameworks: ${cell(items.join('; ') || '-')}` },
    { kind: 'text', text: `What to do: ${cell(remedyOf(record))}` },
  ];
}

function turnBlocks({ turns }: RunRecord): Block[] {
  const shown = turns.slice(0, MAX_TURNS);
  const left = turns.length - shown.length;
  return [
    ...shown.flatMap(({ role, content }): Block[] => [
      { kind: 'small', text: beginningOf(role, 40) },
      { kind: 'quote', text: beginningOf(spokenText(content), MAX_TURN) },
    ]),
    ...(left > 0 ? [{ kind: 'small', text: `${left} more turns are in the record.` } as const] : []),
  ];
}
