import { parseArgs } from 'node:util';
import { hostileFamilies } from '@redoubt/detectors/testing/hostile';
import { aimedFamilies } from '@redoubt/detectors/testing/hostile-aimed';
import { batch } from './batch.ts';
import { detectHttp } from './detect-http.ts';
import { detectors } from './detectors.ts';
import { evaluate } from './eval.ts';
import { type Cell, measureCells } from './hostile/measure-cells.ts';
import { subjects } from './hostile/subjects.ts';
import { ledger } from './ledger.ts';
import { keepLimits, limitsOf, offendersOf, readLimits } from './limits.ts';
import type { Benchmark, BenchmarkOptions, Findings, Measure } from './measure.ts';
import { mediaVerdicts } from './media-verdicts/media-verdicts.ts';
import { metering } from './metering.ts';
import { comparePeers } from './peers/compare-peers.ts';
import { pictures } from './pictures/measure-pictures.ts';
import { comparePiiPeers } from './pii-peers/compare-pii-peers.ts';
import { proxy } from './proxy.ts';
import { recordsPage } from './records-page.ts';
import { redteam } from './redteam.ts';
import { relay } from './relay.ts';
import { rendering } from './rendering.ts';
import { amount, barOf, keepResult, type Result, resultOf, writeTable } from './results.ts';
import { savedPolicy } from './saved-policy.ts';
import { scans } from './scans.ts';
import { secondStage } from './second-model.ts';
import { start } from './start.ts';
import { tap } from './tap.ts';
import { threatModeling } from './threat-modeling.ts';
import { trained } from './trained.ts';

const MAX_MS = 150;
const MAX_GROWTH = 1.1;
const KEPT_SLOWEST = 3;

/** Every detector on every hostile family: the slowest of each, and the one whose time grows most with the text. */
async function hostile({ cells: asked }: BenchmarkOptions): Promise<Findings> {
  const cells = measureCells(subjects, { ...hostileFamilies, ...aimedFamilies }, asked);
  const bySubject = Map.groupBy(cells, ({ subject }) => subject);
  const measures = [...bySubject].flatMap(([subject, own]) => measuresOf(subject, own));
  return { measures, rounds: asked ? cells : [...bySubject.values()].flatMap(told) };
}

/** The cells of a subject that are kept: its slowest, and all whose time grows more than it may. */
const told = (cells: readonly Cell[]): Cell[] => [
  ...cells.toSorted((one, other) => other.ms - one.ms).slice(0, KEPT_SLOWEST),
  ...cells.filter(({ growth = 0 }) => growth > MAX_GROWTH),
];

function measuresOf(subject: string, cells: readonly Cell[]): Measure[] {
  const [slowest] = cells.toSorted((one, other) => other.ms - one.ms);
  const [steepest] = cells.toSorted((one, other) => (other.growth ?? 0) - (one.growth ?? 0));
  const measures: Measure[] = [];
  if (slowest) {
    const name = `${subject}: worst family, "${slowest.family}", per 100 KB`;
    measures.push({ name, value: slowest.ms, unit: 'ms', bar: { atMost: MAX_MS } });
  }
  if (steepest?.growth !== undefined) {
    const name = `${subject}: time a character at 400 KB of that at 100 KB, "${steepest.family}"`;
    measures.push({ name, value: steepest.growth, unit: '×', bar: { atMost: MAX_GROWTH } });
  }
  return measures;
}

const benchmarks: Record<string, Benchmark> = {
  detectors,
  hostile,
  start,
  redteam,
  eval: evaluate,
  tap,
  rendering,
  relay,
  pictures,
  scans,
  proxy,
  'detect-http': detectHttp,
  batch,
  'saved-policy': savedPolicy,
  ledger,
  metering,
  trained,
  'threat-modeling': threatModeling,
  'second-stage': secondStage,
  peers: comparePeers,
  'pii-peers': comparePiiPeers,
  'media-verdicts': mediaVerdicts,
  'records-page': recordsPage,
};

const { values, positionals } = parsed();
const usage = `npm run bench -- [NAME…] [--check | --limit] [--json]
npm run bench -- stress [NAME…]            the stress tests (bench/README.md)

Measures, and writes bench/results/NAME.json and the tables of bench/README.md.

  --check       exits with 1 if a ratio is beyond its limit in bench/limits.json
  --limit       measures three times and writes the limits: the median and a tenth beyond; stricter ones stay
  --runs N      with --limit: measures N times (1 to 9), for benchmarks that take long
  --loosen      with --limit: stricter ones do not stay
  --cells REGEX some cells only (hostile, pictures, media-verdicts); nothing is kept
  --streams     proxy: also 1,000 streams at once
  --data DIR, --extra DIR   labelled texts, and generated ones of our own (peers, trained)
  --json        prints the results as JSON

Names: ${Object.keys(benchmarks).join(', ')}`;
/** Runs whose median makes a limit. */
const limitRuns = Number(values.runs);

const unknown = positionals.find((name) => !benchmarks[name]);
if (values.help) {
  console.log(usage);
} else if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}". Known ones: ${Object.keys(benchmarks).join(', ')}`);
  process.exitCode = 2;
} else if (!/^[1-9]$/.test(values.runs)) {
  console.error(`--runs takes a number from 1 to 9, not "${values.runs}"`);
  process.exitCode = 2;
} else if (values.cells !== undefined && (values.check || values.limit)) {
  console.error('--cells measures a part, and limits are of the whole: leave it out, or leave out --check and --limit');
  process.exitCode = 2;
} else {
  await runAll();
}

async function runAll(): Promise<void> {
  const results: Result[] = [];
  const wanted = Object.entries(benchmarks).filter(([name]) => positionals.length === 0 || positionals.includes(name));
  for (const [name, benchmark] of wanted) {
    const result = await runOne(name, benchmark);
    if (!result) continue;
    if (!values.json) print(result);
    results.push(result);
    if (values.limit) await limit(result, benchmark);
  }
  if (values.json) console.log(JSON.stringify(results, null, 2));
  writeTable();
  if (values.check) check(results);
}

/** Measures until there are as many runs as asked for, and writes the limits that follow. */
async function limit(first: Result, benchmark: Benchmark): Promise<void> {
  const runs = [first.measures];
  while (runs.length < limitRuns) {
    const again = await runOne(first.name, benchmark);
    if (again) runs.push(again.measures);
  }
  const limits = limitsOf(runs, values.loosen ? {} : readLimits()[first.name]);
  keepLimits(first.name, limits);
  console.error(`${first.name}: ${Object.keys(limits).length} limits`);
}

function check(results: readonly Result[]): void {
  const limits = readLimits();
  const offenders = results.flatMap(({ name, measures }) =>
    offendersOf(measures, limits[name] ?? {}).map((each) => `${name}: ${each}`),
  );
  for (const offender of offenders) console.error(offender);
  console.error(`${offenders.length} of the ratios of ${results.length} benchmarks are beyond their limits`);
  if (offenders.length > 0) process.exitCode = 1;
}

async function runOne(name: string, benchmark: Benchmark): Promise<Result | undefined> {
  const startedAt = performance.now();
  const cells = values.cells === undefined ? undefined : new RegExp(values.cells);
  const findings = await benchmark({ data: values.data, extra: values.extra, streams: values.streams, cells });
  if ('skipped' in findings) {
    console.error(`${name}: skipped, ${findings.skipped}`);
    return undefined;
  }
  const result = resultOf(name, (performance.now() - startedAt) / 1_000, findings);
  // Some cells are not what the whole benchmark found.
  if (!cells) keepResult(result);
  return result;
}

function print({ name, seconds, measures }: Result): void {
  console.log(`\n${name} (${seconds} s)`);
  for (const measure of measures) {
    console.log(`  ${amount(measure).padStart(12)}  ${measure.name}${barOf(measure) && `   [${barOf(measure)}]`}`);
  }
}

function parsed() {
  try {
    return parseArgs({
      options: {
        json: { type: 'boolean' },
        data: { type: 'string', default: '' },
        extra: { type: 'string' },
        streams: { type: 'boolean', default: false },
        cells: { type: 'string' },
        check: { type: 'boolean', default: false },
        limit: { type: 'boolean', default: false },
        runs: { type: 'string', default: '3' },
        loosen: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
      allowPositionals: true,
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\nnpm run bench -- --help lists what there is`);
    process.exit(2);
  }
}
