/**
 * Runs what `npm run test:all` leaves out: the nightly tests, the pages in every look, and the benchmarks against their
 * limits. Keeps what came out in `test/nightly.json`: of each part, when and where it ran last, and on which commit.
 *
 * Usage: npm run test:nightly [-- --no-bench]
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeMachine } from '../bench/machine.ts';
import { countRun, type KeptParts, mergeParts, type Part } from './nightly/parts.ts';
import { sumReports } from './sum-reports.ts';

const help = `npm run test:nightly [-- --no-bench]

--no-bench leaves out the benchmarks, which take an hour; what they said last stays in test/nightly.json`;
const file = 'test/nightly.json';
const [flag, further] = process.argv.slice(2);
const hasBenchmarks = flag !== '--no-bench';
if (flag === '--help' || flag === '-h') console.log(help);
else if (further === undefined && (flag === undefined || !hasBenchmarks)) runNightly();
else {
  console.error(`npm run test:nightly does not know "${further ?? flag}".\n\n${help}`);
  process.exitCode = 2;
}

type Outcome = Pick<Part, 'name' | 'seconds' | 'passed' | 'failed' | 'failures'>;

function runNightly(): void {
  // A broken file is told now, not after two hours.
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptParts).parts : [];
  const stamp = { date: new Date().toISOString(), ...commitOf(), ...describeMachine() };
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
  const ran = outcomes.map(({ name, ...outcome }) => ({ name, ...stamp, ...outcome }));
  const kept: KeptParts = { withoutBenchmarks: !hasBenchmarks, parts: mergeParts(before, ran) };
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
  for (const { name, passed, failed } of outcomes) console.log(`${name}: ${passed ?? ''} passed, ${failed} failed`);
  if (outcomes.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

/** The commit that is tested, and whether the files differ from it. What was kept last does not count. */
function commitOf(): Pick<Part, 'commit' | 'isDirty'> {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', '.', `:!${file}`);
  return { commit: git('rev-parse', '--short', 'HEAD'), isDirty: changed !== '' };
}

function runTests(name: string, report: string, args: readonly string[], env: Record<string, string> = {}): Outcome {
  const began = performance.now();
  const words = ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync('npx', words, { stdio: 'inherit', env: { ...process.env, ...env } });
  return { name, seconds: secondsSince(began), ...countRun(sumReports([report]), status) };
}

function checkBenchmarks(): Outcome {
  const began = performance.now();
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'bench', '--', '--check'], {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  process.stderr.write(stderr);
  const failures = stderr.split('\n').filter((line) => line.startsWith('!! '));
  const failed = status === 0 ? 0 : Math.max(1, failures.length);
  return { name: 'benchmarks within their limits', seconds: secondsSince(began), failed, failures };
}

function secondsSince(began: number): number {
  return Math.round((performance.now() - began) / 1_000);
}
