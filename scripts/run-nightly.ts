/**
 * Runs what `npm run test:all` leaves out: the nightly tests, the pages in every look, and the benchmarks against their
 * limits. Keeps what came out in `test/nightly.json`, with the commit and the machine.
 *
 * Usage: npm run test:nightly [-- --no-bench]
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeMachine } from '../bench/machine.ts';

const help = `npm run test:nightly [-- --no-bench]

--no-bench leaves out the benchmarks, which take an hour`;
const [flag, further] = process.argv.slice(2);
const hasBenchmarks = flag !== '--no-bench';
if (flag === '--help' || flag === '-h') console.log(help);
else if (further === undefined && (flag === undefined || !hasBenchmarks)) runNightly();
else {
  console.error(`npm run test:nightly does not know "${further ?? flag}".\n\n${help}`);
  process.exitCode = 2;
}

interface Outcome {
  readonly name: string;
  readonly seconds: number;
  readonly passed?: number;
  readonly failed: number;
  /** What failed, with its first lines. */
  readonly failures: readonly string[];
}

function runNightly(): void {
  execFileSync(process.execPath, ['scripts/prepare-tests.ts'], { stdio: 'inherit' });
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-nightly-'));
  const outcomes = [
    runTests('nightly tests', join(folder, 'nightly.json'), ['--project', 'nightly']),
    runTests('pages in every look', join(folder, 'looks.json'), ['--project', 'large', 'test/pages'], {
      REDOUBT_EVERY_LOOK: 'true',
    }),
    ...(hasBenchmarks ? [checkBenchmarks()] : []),
  ];
  rmSync(folder, { recursive: true });
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const kept = { date: new Date().toISOString(), commit, ...describeMachine(), outcomes };
  writeFileSync('test/nightly.json', `${JSON.stringify(kept, null, 2)}\n`);
  for (const { name, passed, failed } of outcomes) console.log(`${name}: ${passed ?? ''} passed, ${failed} failed`);
  if (outcomes.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

function runTests(name: string, report: string, args: readonly string[], env: Record<string, string> = {}): Outcome {
  const began = performance.now();
  const words = ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  spawnSync('npx', words, { stdio: 'inherit', env: { ...process.env, ...env } });
  const summed = execFileSync(process.execPath, ['scripts/sum-reports.ts', report], { encoding: 'utf8' }).trim();
  const lines = summed.split('\n');
  const [passed = 0, failed = 1] = lines.pop()?.split(' ').map(Number) ?? [];
  const failures = lines.filter((line) => line.startsWith('!!'));
  return { name, seconds: secondsSince(began), passed, failed, failures };
}

function checkBenchmarks(): Outcome {
  const began = performance.now();
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'bench', '--', '--check'], {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  process.stderr.write(stderr);
  const failures = stderr
    .split('\n')
    .filter((line) => /: .*(?:beyond its limit|no limit yet|was not measured)/.test(line));
  const failed = status === 0 ? 0 : Math.max(1, failures.length);
  return { name: 'benchmarks within their limits', seconds: secondsSince(began), failed, failures };
}

const secondsSince = (began: number): number => Math.round((performance.now() - began) / 1_000);
