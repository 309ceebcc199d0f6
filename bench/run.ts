import { parseArgs } from 'node:util';
import { batch } from './batch.ts';
import { detectHttp } from './detect-http.ts';
import { detectLoad } from './detect-load.ts';
import { detectors } from './detectors.ts';
import { evaluate } from './eval.ts';
import { hostile } from './hostile/measure-hostile.ts';
import { ledger } from './ledger.ts';
import { checkLimits, keepLimits, limitsOf, readLimits } from './limits.ts';
import type { Benchmark } from './measure.ts';
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
  'detect-load': detectLoad,
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

const usage = `npm run bench -- [NAME…] [--check | --limit] [--json]
npm run bench -- stress [NAME…]            the stress tests (bench/README.md)

Measures, and writes bench/results/NAME.json and the tables of bench/README.md.

  --check       keeps nothing, and exits with 1 if a ratio is beyond its limit in bench/limits.json, has none, or was
                not measured
  --limit       measures three times and writes the limits: the median and a tenth beyond; stricter ones stay
  --runs N      with --limit: measures N times (1 to 9), for benchmarks that take long
  --loosen      with --limit: stricter ones do not stay
  --cells REGEX some cells only (hostile, pictures, media-verdicts); nothing is kept
  --streams     proxy: also 1,000 streams at once
  --data DIR    labelled texts (peers, second-stage)
  --json        prints the results as JSON

Names: ${Object.keys(benchmarks).join(', ')}`;
const { values, positionals, cells } = orEnd(readWords);
/** Read before anything is measured: a mistake in the file is told at once. Help needs none. */
const limits = values.help ? {} : orEnd(readLimits);
if (values.help) console.log(usage);
else await runAll();

async function runAll(): Promise<void> {
  const results: Result[] = [];
  const skipped: string[] = [];
  const wanted = Object.entries(benchmarks).filter(([name]) => positionals.length === 0 || positionals.includes(name));
  for (const [name, benchmark] of wanted) {
    const result = await runOne(name, benchmark);
    if (!result) {
      skipped.push(name);
      continue;
    }
    if (!values.json) print(result);
    results.push(result);
    if (values.limit) await limit(result, benchmark);
  }
  if (values.json) console.log(JSON.stringify(results, null, 2));
  if (values.check) check(results, skipped);
  else writeTable();
}

/** Measures until there are as many runs as asked for, and writes the limits that follow. */
async function limit(first: Result, benchmark: Benchmark): Promise<void> {
  const runs = [first.measures];
  while (runs.length < Number(values.runs)) {
    const again = await runOne(first.name, benchmark);
    if (!again) throw new Error(`${first.name} was measured ${runs.length} times, then skipped: no limits are written`);
    runs.push(again.measures);
  }
  const own = limitsOf(runs, values.loosen ? {} : limits[first.name]);
  keepLimits(first.name, own);
  console.error(`${first.name}: ${Object.keys(own).length} limits`);
}

function check(results: readonly Result[], skipped: readonly string[]): void {
  const offenders = checkLimits(results, skipped, limits);
  // The nightly run finds what failed by these marks.
  for (const offender of offenders) console.error(`!! ${offender}`);
  const counts = `skipped: ${skipped.length}, failures: ${offenders.length}`;
  const held = results.reduce((sum, { name }) => sum + Object.keys(limits[name] ?? {}).length, 0);
  console.error(`Ratios held to their limits: ${held}, of ${results.length} benchmarks, ${counts}`);
  if (offenders.length > 0) process.exitCode = 1;
}

async function runOne(name: string, benchmark: Benchmark): Promise<Result | undefined> {
  const startedAt = performance.now();
  const findings = await benchmark({ data: values.data, streams: values.streams, cells });
  if ('skipped' in findings) {
    console.error(`${name}: skipped, ${findings.skipped}`);
    return undefined;
  }
  const result = resultOf(name, (performance.now() - startedAt) / 1_000, findings);
  // Some cells are not what the whole benchmark found, and a check leaves the files as they are.
  if (!cells && !values.check) keepResult(result);
  return result;
}

function print({ name, seconds, measures }: Result): void {
  console.log(`\n${name} (${seconds} s)`);
  for (const measure of measures) {
    console.log(`  ${amount(measure).padStart(12)}  ${measure.name}${barOf(measure) && `   [${barOf(measure)}]`}`);
  }
}

/** Returns what is read. Ends the process with 2 where the words of the command or the limits are wrong. */
function orEnd<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\nnpm run bench -- --help lists what there is`);
    process.exit(2);
  }
}

function readWords() {
  const given = parseArgs({
    options: {
      json: { type: 'boolean' },
      data: { type: 'string', default: '' },
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
  const { runs, cells, check, limit } = given.values;
  const unknown = given.positionals.find((name) => !Object.hasOwn(benchmarks, name));
  if (unknown !== undefined) {
    throw new Error(`There is no benchmark "${unknown}". Known ones: ${Object.keys(benchmarks).join(', ')}`);
  }
  if (!/^[1-9]$/.test(runs)) throw new Error(`--runs takes a number from 1 to 9, not "${runs}"`);
  if (cells !== undefined && (check || limit)) {
    throw new Error(
      '--cells measures a part, and limits are of the whole: leave it out, or leave out --check and --limit',
    );
  }
  // --limit would write the limits that --check then finds kept.
  if (check && limit) throw new Error('--check keeps nothing, and --limit writes: leave out one of them');
  return { ...given, cells: cells === undefined ? undefined : regexOf(cells) };
}

function regexOf(pattern: string): RegExp {
  try {
    return new RegExp(pattern);
  } catch {
    throw new Error(`--cells takes a regular expression, not "${pattern}"`);
  }
}
