import { parseArgs } from 'node:util';
import { batch } from './batch.ts';
import { detectHttp } from './detect-http.ts';
import { detectors } from './detectors.ts';
import { evaluate } from './eval.ts';
import { hostile } from './hostile/hostile.ts';
import { ledger } from './ledger.ts';
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

const { values, positionals } = parseArgs({
  options: {
    json: { type: 'boolean' },
    data: { type: 'string', default: '' },
    extra: { type: 'string' },
    streams: { type: 'boolean', default: false },
    cells: { type: 'string' },
  },
  allowPositionals: true,
});
const unknown = positionals.find((name) => !benchmarks[name]);
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}". Known ones: ${Object.keys(benchmarks).join(', ')}`);
  process.exitCode = 2;
} else {
  const results: Result[] = [];
  for (const [name, benchmark] of Object.entries(benchmarks)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const result = await runOne(name, benchmark);
    if (!result) continue;
    if (!values.json) print(result);
    results.push(result);
  }
  if (values.json) console.log(JSON.stringify(results, null, 2));
  writeTable();
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
