import { type Cell, percent, table } from '../../training/evaluate/markdown-table.ts';
import { type Measure, rounded } from '../measure.ts';
import type { Peer } from './adapters.ts';
import type { Standing } from './judge-scores.ts';

/** The tasks that packages exist for. */
export const comparedTasks = ['injection_attack', 'toxicity'] as const;
export type ComparedTask = (typeof comparedTasks)[number];

/** One detector's row of the comparison; `failures` are texts that it threw on. */
export interface Compared extends Standing {
  readonly name: string;
  readonly version: string;
  readonly task: ComparedTask;
  readonly kind: Peer['kind'] | 'ours';
  readonly texts: number;
  readonly textsPerSecond: number;
  readonly failures: number;
}

/** A peer that gave no answer. */
export interface Missing {
  readonly name: string;
  readonly reason: string;
}

/** How a task's peers are compared, and by how much we mean to be ahead. */
const rules = {
  injection_attack: { name: 'true minus false positives', atLeast: 4, of: (row) => row.bestInformedness },
  toxicity: { name: 'true positives at 5 % false positives', atLeast: 2, of: (row) => row.recallAtFive.value },
} as const satisfies Record<ComparedTask, { name: string; atLeast: number; of: (row: Compared) => number }>;

/** Ours against the best of the others, and everybody's figures. A peer's threshold is whichever suits these texts best. */
export function measuresOf(compared: readonly Compared[]): Measure[] {
  return comparedTasks.flatMap((task) => {
    const { name, atLeast, of } = rules[task];
    const rows = compared.filter((row) => row.task === task);
    const theirs = rows.filter(({ kind }) => kind !== 'ours');
    const best = Math.max(...theirs.map(of));
    const fastest = Math.max(...theirs.filter(({ kind }) => kind !== 'word list').map((row) => row.textsPerSecond));
    const ours = rows.filter(({ kind }) => kind === 'ours');
    return [
      ...ours.flatMap((row): Measure[] => [
        {
          name: `${task}, ${row.name}: ${name}, of the best peer's`,
          value: (task === 'injection_attack' ? row.informedness : of(row)) / best,
          unit: '×',
          bar: { atLeast },
        },
        {
          name: `${task}, ${row.name}: texts/s, of the fastest peer's that is no word list`,
          value: row.textsPerSecond / fastest,
          unit: '×',
          bar: { atLeast: 1 },
        },
      ]),
      ...rows.map((row): Measure => ({ name: `${task}, ${row.name}: ${name}`, value: of(row) * 100, unit: '%' })),
      ...rows.map(
        (row): Measure => ({ name: `${task}, ${row.name}: rate`, value: row.textsPerSecond, unit: 'texts/s' }),
      ),
    ];
  });
}

/** The comparison in Markdown: one table a task, the best first. */
export function peerTables(compared: readonly Compared[], missing: readonly Missing[]): string {
  const head = [
    'Detector',
    'Version',
    'Kind',
    'True positives',
    'False positives',
    'Difference',
    'At its best threshold',
    'True positives at 5 % false positives',
    'Texts/s of one core',
  ];
  const parts = comparedTasks.map((task) => {
    const rows = compared.filter((row) => row.task === task).toSorted((a, b) => rules[task].of(b) - rules[task].of(a));
    const texts = rows[0]?.texts ?? 0;
    return `### ${task}, ${texts} texts\n\n${table(head, rows.map(cellsOf))}`;
  });
  const absent = missing.map(({ name, reason }) => `- ${name}: not measured, ${reason}`).join('\n');
  return `${new Date().toISOString().slice(0, 16)}Z, Node ${process.version}.\n\n${parts.join('\n')}${absent}`;
}

const cellsOf = (row: Compared): Cell[] => [
  row.kind === 'ours' ? `**${row.name}**` : row.name,
  row.version,
  row.kind,
  percent(row.truePositiveRate),
  percent(row.falsePositiveRate),
  (row.informedness * 100).toFixed(1),
  (row.bestInformedness * 100).toFixed(1),
  percent(row.recallAtFive),
  rounded(row.textsPerSecond),
];
