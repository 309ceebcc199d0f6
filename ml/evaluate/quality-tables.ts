import { area, type Cell, percent, table } from './markdown-table.ts';
import type { ResultFile } from './result-file.ts';

/** The tables of every kept result; shares in percent, areas as they are, 95 % intervals in brackets. */
export function qualityTables(results: readonly ResultFile[]): string {
  return [
    section('Over all held-out sources', ...overview(results)),
    ...results.map((result) => section(`Candidate \`${result.candidate}\``, ...ofOne(result))),
  ].join('\n');
}

const section = (title: string, ...parts: readonly string[]): string => [`### ${title}`, '', ...parts].join('\n');

function overview(results: readonly ResultFile[]): string[] {
  const head = [
    'Task',
    'Candidate',
    'Positives',
    'Negatives',
    'AUROC',
    'AUROC on sources trained on',
    'Recall at 1 %',
    'at 3 %',
    'at 5 %',
    'Precision',
    'Recall',
    'F1',
    'False positives',
  ];
  const rows = results.flatMap(({ candidate, heldOut }) =>
    heldOut.map((r) => [
      r.task,
      candidate,
      r.positives,
      r.negatives,
      area(r.auroc),
      area(r.seenAuroc),
      percent(r.recallAt['1']),
      percent(r.recallAt['3']),
      percent(r.recallAt['5']),
      percent(r.precision),
      percent(r.recall),
      percent(r.f1),
      percent(r.falsePositiveRate),
    ]),
  );
  return [
    table(
      head,
      rows.toSorted((a, b) => String(a[0]).localeCompare(String(b[0]))),
    ),
  ];
}

function ofOne(result: ResultFile): string[] {
  return [
    provenance(result),
    heldOutTable(result),
    hardNegativeTable(result),
    writtenTable(result),
    variantTable(result),
    languageTable(result),
    buriedTable(result),
  ];
}

function provenance(result: ResultFile): string {
  const { date, commit, versions, seconds, data, extra, perSource, statedFalsePositives } = result;
  const digest = (files: ResultFile['data']) =>
    files.map(({ file, sha256 }) => `${file} ${sha256.slice(0, 12)}`).join(', ');
  const learned = result.ownTexts ? 'trained on and measured' : 'measured only';
  const own = extra.length > 0 ? ` Generated texts of our own, ${learned}: ${digest(extra)}.` : '';
  return [
    `${date.slice(0, 16)}Z, commit ${commit}, Node ${versions.node}, detectors ${versions.detectors}, ${seconds} s; at most`,
    `${perSource} rows of a source; thresholds at ${statedFalsePositives * 100} % false positives on validation rows of the sources trained on.`,
    `Data (SHA-256, first 12 digits): ${digest(data)}.${own}`,
    '',
  ].join('\n');
}

function heldOutTable({ heldOut }: ResultFile): string {
  const head = [
    'Task',
    'Source',
    'Fold',
    'Positives',
    'Negatives',
    'AUROC',
    'Precision',
    'Recall',
    'F1',
    'False positives',
  ];
  const rows = heldOut.flatMap(({ task, sources }) =>
    sources.map((s) => [
      task,
      s.source,
      s.fold,
      s.positives,
      s.negatives,
      area(s.auroc),
      s.positives && s.negatives ? percent(s.precision) : '',
      percent(s.recall),
      s.positives && s.negatives ? percent(s.f1) : '',
      percent(s.falsePositiveRate),
    ]),
  );
  return titled('Each held-out source', head, rows);
}

function hardNegativeTable({ hardNegatives }: ResultFile): string {
  const kinds = [...new Set(hardNegatives.map(({ kind }) => kind))];
  const tasks = [...new Set(hardNegatives.map(({ task }) => task))];
  const find = (kind: string, task: string) => hardNegatives.find((r) => r.kind === kind && r.task === task);
  const rows = kinds.map((kind) => [
    kind,
    Math.max(...tasks.map((task) => find(kind, task)?.texts ?? 0)),
    ...tasks.map((task) => percent(find(kind, task)?.falsePositiveRate)),
  ]);
  return titled('False positives on benign texts that are hard', ['Kind', 'Texts', ...tasks], rows);
}

function writtenTable({ writtenTest }: ResultFile): string {
  const head = ['Task', 'Part', 'Positives', 'Negatives', 'AUROC', 'Recall', 'False positives'];
  const rows = writtenTest.map((r) => [
    r.task,
    r.part,
    r.positives,
    r.negatives,
    area(r.auroc),
    percent(r.recall),
    percent(r.falsePositiveRate),
  ]);
  return titled('Generated texts of our own that are kept from training', head, rows);
}

function variantTable({ variants }: ResultFile): string {
  const rows = variants.map((r) => [r.variant, percent(r.own), percent(r.heldOut), percent(r.benign)]);
  return titled(
    'Disguised attacks: recall, and what the disguise alone trips',
    ['Disguise', 'Sentences written for this test', 'Positives of held-out sources', 'Benign prompts flagged'],
    rows,
  );
}

function languageTable({ languages }: ResultFile): string {
  const rows = languages.map((r) => [r.language, r.attacks, percent(r.recall), r.benign, percent(r.falsePositiveRate)]);
  return titled(
    'Injection by language, prompts written for this test',
    ['Language', 'Attacks', 'Recall', 'Benign', 'False positives'],
    rows,
  );
}

function buriedTable({ buried }: ResultFile): string {
  if (!buried) return '';
  const rows: Cell[][] = [
    ['the bare sentence', percent(buried.bare), ''],
    ...buried.positions.map(({ position, recall, ratio }) => [
      `at ${position * 100} % of 20 kB`,
      percent(recall),
      ratio.toFixed(2),
    ]),
  ];
  const costs = [
    `20 kB without an attack that are flagged: ${percent(buried.carrierFalsePositives)}. CPU time of 20 kB with the attack:`,
    `${buried.costPerCharacterRatio.toFixed(2)} × the bare sentence's per character, ${buried.costRatio.toFixed(2)} × that of the same 20 kB without it.`,
    '',
  ];
  return titled('Attacks inside 20 kB of benign prose', ['Attack', 'Recall', 'Ratio to bare'], rows) + costs.join('\n');
}

function titled(title: string, head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return rows.length === 0 ? '' : `#### ${title}\n\n${table(head, rows)}`;
}
