import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createEncoder } from '@redoubt/detectors';
import { hashText } from '../corpus/seeded-random.ts';
import { dataFolder } from '../evaluate/data-folder.ts';
import { versionOf } from '../evaluate/encoder-version.ts';
import { keepTables } from '../evaluate/keep-tables.ts';
import { area, percent, table } from '../evaluate/markdown-table.ts';
import { auroc } from '../evaluate/metrics/auroc.ts';
import { share } from '../evaluate/metrics/interval.ts';
import { fitNaming, fitPolicy, type NamingWeights, namedRule, type PolicyWeights, worstOdds } from './fit-policy.ts';
import { type MeasuredCase, measureCase } from './measure-cases.ts';
import { readCases } from './policy-cases.ts';

/**
 * Fits how policy_violation weighs what the encoder says of rules and texts, and writes the figures. Groups of policies
 * are measured with weights that were fitted on the other half of the groups.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    rows: { type: 'string', default: '600' },
    misses: { type: 'boolean', default: false },
  },
});

/**
 * `prompts` are measured only: a model made their labels, and the encoder agrees with it no better than chance. What may
 * be flagged is bound by ordinary texts. Those of `written` are made to look like violations. Who wrote the lists of acts
 * looked at `development`, so only the figures of `unseen` say how good they are.
 */
const aims = { fitted: ['written', 'built', 'development'], falseAlarms: 0.035, boundBy: ['built', 'development'] };
/** Groups of these sources are measured with the weights of the other half. */
const halved = new Set<string>([...aims.fitted, ...aims.boundBy]);

interface JudgedCase extends MeasuredCase {
  readonly z: number;
  readonly named: string;
}

const encoder = createEncoder();
const cases: MeasuredCase[] = [];
for (const one of await readCases(dataFolder(values.data), Number(values.rows)))
  cases.push(await measureCase(encoder, one));
const version = versionOf(encoder);
await encoder.close();

const fit = cases.filter(({ source }) => halved.has(source));
const half = ({ group }: MeasuredCase): 0 | 1 => (hashText(group, 1) % 2 === 0 ? 0 : 1);
const fitOn = (some: readonly MeasuredCase[]) => {
  const weights = fitPolicy(some, aims);
  return { weights, naming: fitNaming(some, weights) };
};
const halves = ([0, 1] as const).map((side) => fitOn(fit.filter((one) => half(one) !== side)));
const whole = fitOn(fit);
const judged = cases.map((one): JudgedCase => {
  const { weights, naming } = (halved.has(one.source) ? halves[half(one)] : undefined) ?? whole;
  return { ...one, z: worstOdds(one, weights), named: namedRule(one, weights, naming) };
});

const groups = [
  ...Map.groupBy(judged, ({ source }) => source),
  ['written, other languages', judged.filter(({ source, lang }) => source === 'written' && lang !== 'en')] as const,
];
const content = table(
  ['Policies', 'Texts', 'AUROC', 'Broken, found', 'Kept, flagged', 'Of those found: the right rule'],
  groups.map(([name, own]) => [name, own.length, ...figuresOf(own)]),
);
console.log(`${content}${JSON.stringify(whole)}`);
if (values.misses) for (const one of judged) report(one);
keepTables('policy', `${values.date}, encoder ${version}.\n\n${content}`);
writeFileSync(
  new URL('../../packages/detectors/src/policy/policy-calibration.ts', import.meta.url),
  calibrationOf(whole.weights, whole.naming),
);

function figuresOf(own: readonly JudgedCase[]): string[] {
  const [broken, kept] = [own.filter(({ isBroken }) => isBroken), own.filter(({ isBroken }) => !isBroken)];
  const found = broken.filter(({ z }) => z >= 0);
  const known = found.filter((one) => one.broken !== undefined);
  // A text without a reading counts as the least likely.
  const scores = (some: readonly JudgedCase[]) => some.map(({ z }) => Math.max(-100, z));
  return [
    area(auroc(scores(broken), scores(kept))),
    percent(share(found.length, broken.length)),
    percent(share(kept.filter(({ z }) => z >= 0).length, kept.length)),
    percent(share(known.filter((one) => one.named === one.broken).length, known.length)),
  ];
}

function report({ source, text, z, named, isBroken, broken }: JudgedCase): void {
  const isRight = z >= 0 === isBroken && (broken === undefined || named === broken);
  if (source === 'unseen' || isRight) return;
  console.log(`${source} ${z.toFixed(2)} ${isBroken ? `BROKEN ${broken ?? ''}` : 'KEPT'} named ${named}\n    ${text}`);
}

function calibrationOf(weights: PolicyWeights, naming: NamingWeights): string {
  const lines = Object.entries(weights).map(([name, value]) => `    ${name}: ${value},`);
  return `/**
 * How the evidence for a rule is taken together: log-odds that a text breaks it. Written by \`npm run ml -- policies\`
 * (ml/policy/calibrate.ts).
 */
export const policyCalibration = {
  date: '${values.date}',
  /** The version of the encoder that it was fitted with. */
  encoder: '${version}',
  /** With the encoder. */
  read: {
${lines.join('\n')}
  },
  /** Which of several broken rules is named. */
  naming: { meaning: ${naming.meaning}, words: ${naming.words} },
  /** Without it, of rules that a known detector stands behind. */
  alone: { mapped: 0.673, offset: -0.083 },
} as const;
`;
}
