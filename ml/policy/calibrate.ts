import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rounded } from '@redoubt/contract';
import { viewsOf } from '@redoubt/detectors';
import { type LinearHead, logOdds } from '../../packages/detectors/src/grounding/linear-head.ts';
import { compilePolicy } from '../../packages/detectors/src/policy/compile-policy.ts';
import { mappedLogOdds } from '../../packages/detectors/src/policy/judge-policy.ts';
import { evidenceFor } from '../../packages/detectors/src/policy/rule-evidence.ts';
import { dataFolder } from '../evaluate/data-folder.ts';
import { keepTables } from '../evaluate/keep-tables.ts';
import { area, percent, table } from '../evaluate/markdown-table.ts';
import { auroc } from '../evaluate/metrics/auroc.ts';
import { share } from '../evaluate/metrics/interval.ts';
import { readFields } from '../evaluate/read-rows.ts';
import { sample } from '../evaluate/sample.ts';
import { fitLinear } from '../grounding/fit-linear.ts';
import { meanOfEstimates } from '../grounding/leave-out.ts';

/** Fits how policy_violation weighs its evidence, each policy left out in turn, and writes the figures. */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    rows: { type: 'string', default: '100' },
  },
});

interface Point {
  readonly policy: string;
  readonly label: 0 | 1;
  readonly isPermissive: boolean;
  readonly isMapped: boolean;
  /** Whether the text is about the rule's subject: for "only" rules the other way round than the label. */
  readonly isTurned: boolean;
  readonly features: Readonly<Record<string, number>>;
}

const RIDGE = 0.05;
const names = { mapped: ['mapped'], free: ['topic', 'words'] } as const;
const points = await measureAll();

const figures = [...Map.groupBy(points, ({ policy }) => policy)].map(([policy, own]) => {
  const head = fit(
    points.filter((point) => point.policy !== policy),
    own[0]?.isMapped ?? false,
  );
  const scores = (label: 0 | 1) => own.filter((point) => point.label === label).map((point) => scoreOf(head, point));
  const [positives, negatives] = [scores(1), scores(0)];
  const caught = share(positives.filter((z) => z >= 0).length, positives.length);
  const passed = share(negatives.filter((z) => z < 0).length, negatives.length);
  const decidedBy = own[0]?.isMapped ? 'known detector' : 'subjects';
  return {
    policy,
    decidedBy,
    rows: own.length,
    area: auroc(positives, negatives),
    balanced: meanOfEstimates([caught, passed]),
  };
});
const mean = (of: 'area' | 'balanced') => meanOfEstimates(figures.map((figure) => figure[of]));
const content = table(
  ['Policy left out', 'Decided by', 'Rows', 'AUROC', 'Balanced accuracy'],
  [
    ...figures.map((figure) => [
      figure.policy,
      figure.decidedBy,
      figure.rows,
      area(figure.area),
      percent(figure.balanced),
    ]),
    ['**mean of the policies**', '', points.length, area(mean('area')), percent(mean('balanced'))],
  ],
);
console.log(content);
keepTables('policy', `${values.date}.\n\n${content}`);
const calibration = new URL('../../packages/detectors/src/policy/policy-calibration.ts', import.meta.url);
writeFileSync(calibration, calibrationFile(raw(fit(points, true)), raw(fit(points, false))));

async function measureAll(): Promise<Point[]> {
  const rows: Readonly<Record<string, unknown>>[] = [];
  for (const split of ['train', 'val']) {
    for await (const row of readFields(join(dataFolder(values.data), `policy_violation.${split}.jsonl`)))
      rows.push(row);
  }
  const groups = Map.groupBy(rows, ({ policy_id: policy, label }) => `${policy} ${label}`);
  const chosen = [...groups.values()].flatMap((group) =>
    sample(
      group.map((row) => ({ id: String(row.id), row })),
      Number(values.rows),
    ),
  );
  const found: Point[] = [];
  for (const { row } of chosen) {
    const point = measure(row);
    if (point) found.push(point);
  }
  return found;
}

/** Returns undefined for a policy that is judged by acts, for which this evidence counts nothing. */
function measure(row: Readonly<Record<string, unknown>>): Point | undefined {
  const policy = String(row.policy);
  const views = viewsOf(String(row.text));
  const rules = compilePolicy(policy)
    .filter(({ heads, isAboutSubject }) => heads.length > 0 || isAboutSubject)
    .map((rule) => ({ rule, evidence: evidenceFor(rule, views) }));
  const first = rules[0];
  if (!first) return undefined;
  const mapped = Math.max(...rules.map(({ evidence }) => evidence.mapped ?? 0));
  return {
    policy: String(row.policy_id),
    label: row.label === 1 ? 1 : 0,
    isPermissive: row.licence_class === 'permissive',
    isMapped: rules.some(({ evidence }) => evidence.mapped !== undefined),
    isTurned: first.rule.kind === 'only',
    features: {
      mapped: mappedLogOdds(mapped),
      topic: Math.max(...rules.map(({ evidence }) => evidence.topic)),
      words: Math.max(...rules.map(({ evidence }) => evidence.words)),
    },
  };
}

function fit(rows: readonly Point[], isMapped: boolean): LinearHead {
  const examples = rows
    .filter((point) => point.isPermissive && point.isMapped === isMapped)
    .map(({ policy, label, isTurned, features }) => ({
      source: policy,
      label: (isTurned ? 1 - label : label) as 0 | 1,
      features,
    }));
  return fitLinear(examples, names[isMapped ? 'mapped' : 'free'], RIDGE);
}

function scoreOf(head: LinearHead, { features, isTurned }: Point): number {
  return (isTurned ? -1 : 1) * logOdds(head, features);
}

/** The weights of the features as they are, not standardised. */
function raw({ features, mean: means, scale, weights, offset }: LinearHead): Record<string, number> {
  const round = (value: number) => rounded(value, 3);
  const own = features.map((name, at) => [name, round(Math.max(0, weights[at] ?? 0) / (scale[at] ?? 1))] as const);
  const shift = own.reduce((sum, [, weight], at) => sum + weight * (means[at] ?? 0), 0);
  return { ...Object.fromEntries(own), offset: round(offset - shift) };
}

function calibrationFile(mapped: Record<string, number>, free: Record<string, number>): string {
  const line = (row: Record<string, number>) =>
    `{ ${Object.entries(row)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', ')} }`;
  return `/**
 * How the evidence for a rule is taken together: log-odds that a text is about what the rule is about. Written by
 * \`npm run ml -- policy\` (ml/policy/calibrate.ts).
 */
export const policyCalibration = {
  date: '${values.date}',
  /** Rules that a known detector stands behind. */
  mapped: ${line(mapped)},
  /** Rules that go by their subjects. */
  free: ${line(free)},
} as const;
`;
}
