import { type Cell, percent, table } from '../../ml/evaluate/markdown-table.ts';
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
  /** On the prompts that were written for measuring. */
  readonly written?: Standing & { readonly texts: number };
}

/** A peer that gave no answer. */
export interface Missing {
  readonly name: string;
  readonly reason: string;
}

/** How a task's detectors are compared, and by how much we mean to be ahead of packages that are made for the task. */
const rules = {
  injection_attack: { name: 'true minus false positives', atLeast: 4, of: (row) => row.informedness },
  toxicity: { name: 'true positives at 5 % false positives', atLeast: 2, of: (row) => row.recallAtFive.value },
} as const satisfies Record<ComparedTask, { name: string; atLeast: number; of: (row: Standing) => number }>;

/** Ours against the best of the others. */
export function measuresOf(compared: readonly Compared[]): Measure[] {
  return comparedTasks.flatMap((task) => {
    const rows = compared.filter((row) => row.task === task);
    return rows.filter(({ kind }) => kind === 'ours').flatMap((row) => measuresOfOne(task, row, rows));
  });
}

function measuresOfOne(task: ComparedTask, ours: Compared, rows: readonly Compared[]): Measure[] {
  const { name, atLeast, of } = rules[task];
  const theirs = rows.filter(({ kind }) => kind !== 'ours');
  const madeForIt = theirs.filter(({ kind }) => kind !== 'sentiment');
  const rivals = madeForIt.filter(({ kind }) => kind !== 'word list');
  const best = (group: readonly Standing[]) => Math.max(...group.map(of));
  const written = madeForIt.flatMap((row) => row.written ?? []);
  const title = `${task}, ${ours.name}`;
  const faster = rivals.filter((row) => row.textsPerSecond >= ours.textsPerSecond).length;
  return [
    { name: `${title}: ${name}`, value: of(ours) * 100, unit: '%' },
    {
      name: `${title}: the same, of the best package's`,
      value: of(ours) / best(madeForIt),
      unit: '×',
      bar: { atLeast },
    },
    ...(theirs.length > madeForIt.length
      ? [
          {
            name: `${title}: the same, sentiment analysers included`,
            value: of(ours) / best(theirs),
            unit: '×',
            better: 'more' as const,
          },
        ]
      : []),
    ...(ours.written
      ? [
          {
            name: `${title}: on prompts written for measuring, of the best package's`,
            value: of(ours.written) / best(written),
            unit: '×',
            bar: { atLeast },
          },
        ]
      : []),
    { name: `${title}: rate`, value: ours.textsPerSecond, unit: 'texts/s' },
    {
      name: `${title}: faster packages, of ${rivals.length} that are no word list`,
      value: faster,
      unit: '',
      bar: { atMost: 0 },
    },
  ];
}

const heads = {
  standing: [
    'True positives',
    'False positives',
    'Difference',
    'At its best threshold',
    'True positives at 5 % false positives',
  ],
  detector: ['Detector', 'Version', 'Kind'],
} as const;

/** The comparison in Markdown: tables by task, the best first. */
export function peerTables(compared: readonly Compared[], missing: readonly Missing[]): string {
  const parts = comparedTasks.flatMap((task) => {
    const rows = compared.filter((row) => row.task === task);
    const head = [...heads.detector, ...heads.standing, 'Texts/s of one core'];
    const sorted = bestFirst(task, rows, (row) => row);
    return [
      `### ${task}: ${rows[0]?.texts ?? 0} texts of held-out sources\n`,
      table(
        head,
        sorted.map(({ row }) => [...namesOf(row), ...figuresOf(row), rounded(row.textsPerSecond)]),
      ),
      ...writtenTable(task, rows),
    ];
  });
  const absent = missing.map(({ name, reason }) => `- ${name}: not measured, ${reason}`).join('\n');
  return `${new Date().toISOString().slice(0, 16)}Z, Node ${process.version}.\n\n${parts.join('\n')}${absent}`;
}

function writtenTable(task: ComparedTask, rows: readonly Compared[]): string[] {
  const sorted = bestFirst(task, rows, ({ written }) => written);
  const texts = rows[0]?.written?.texts;
  if (texts === undefined) return [];
  return [
    `### ${task}: ${texts} prompts written for measuring\n`,
    table(
      [...heads.detector, ...heads.standing],
      sorted.map(({ row, standing }) => [...namesOf(row), ...figuresOf(standing)]),
    ),
  ];
}

function bestFirst(task: ComparedTask, rows: readonly Compared[], pick: (row: Compared) => Standing | undefined) {
  return rows
    .flatMap((row) => {
      const standing = pick(row);
      return standing ? [{ row, standing }] : [];
    })
    .toSorted((a, b) => rules[task].of(b.standing) - rules[task].of(a.standing));
}

const namesOf = ({ kind, name, version }: Compared): Cell[] => [kind === 'ours' ? `**${name}**` : name, version, kind];

const figuresOf = (standing: Standing): Cell[] => [
  percent(standing.truePositiveRate),
  percent(standing.falsePositiveRate),
  (standing.informedness * 100).toFixed(1),
  (standing.bestInformedness * 100).toFixed(1),
  percent(standing.recallAtFive),
];
