import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rounded } from '@redoubt/contract';
import { startPostgres, type TestPostgres } from '../../packages/store/src/testing/postgres.ts';
import { exactness, isExact } from './exactness.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { startFuzzedService } from './fuzz/fuzzed-service.ts';
import { countsOf, faultsOf, tableOf } from './hostile-uploads/describe-uploads.ts';
import { hostileUploads } from './hostile-uploads/hostile-uploads.ts';
import { killCharging } from './kill-charging.ts';
import { twoProcesses } from './two-processes.ts';

/** The result of one stress test. `summary` is printed as one line. */
interface Outcome {
  readonly isRight: boolean;
  readonly summary: string;
  readonly details: unknown;
}

interface Order {
  readonly runs: number;
  readonly seed: number;
}

const results = new URL('../../bench/results/stress/', import.meta.url);

/** The stress tests, each with its default number of runs. */
const stressTests: Record<string, { runs: number; run(order: Order): Promise<Outcome> }> = {
  exactness: { runs: 10, run: (order) => onPostgres((server) => runExactness(server, order)) },
  'two-processes': { runs: 10, run: (order) => onPostgres((server) => runTwoProcesses(server, order)) },
  'kill-sqlite': { runs: 20, run: runKillOnSqlite },
  'kill-postgres': { runs: 20, run: (order) => onPostgres((server) => runKillOnPostgres(server, order)) },
  fuzz: { runs: 50_000, run: runFuzz },
  'hostile-uploads': { runs: 2_000, run: runHostileUploads },
};
const OPERATIONS = 5_000;
const onRound = (line: string) => console.log(`  ${line}`);

const help = `npm run bench -- stress [NAME…] [--runs N] [--seed N]

  --runs N   runs of each test, or requests (fuzz), or files (hostile-uploads)
  --seed N   draws what was drawn from that seed

Names: ${Object.keys(stressTests).join(', ')}`;

const { values, positionals } = parsed();
const names = positionals.length > 0 ? positionals : Object.keys(stressTests);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
if (values.help) console.log(help);
else for (const name of names) await runOne(name);

/** The words of the command. Ends the process with 2 where they are wrong. */
function parsed() {
  try {
    const given = parseArgs({
      options: { runs: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    const unknown = given.positionals.find((name) => !Object.hasOwn(stressTests, name));
    if (unknown !== undefined) throw new Error(`There is no stress test "${unknown}"`);
    const { runs = '1', seed = '0' } = given.values;
    if (!/^[1-9]\d{0,8}$/.test(runs)) throw new Error(`--runs takes a whole number from 1, not "${runs}"`);
    if (!/^\d{1,9}$/.test(seed)) throw new Error(`--seed takes a whole number, not "${seed}"`);
    return given;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${help}`);
    process.exit(2);
  }
}

async function runOne(name: string): Promise<void> {
  const stressTest = stressTests[name];
  if (!stressTest) return;
  const runs = Number(values.runs ?? stressTest.runs);
  const startedAt = performance.now();
  const { isRight, summary, details } = await stressTest.run({ runs, seed });
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  console.log(`${isRight ? 'right' : 'WRONG'}  ${name}, seed ${seed}, ${seconds} s: ${summary}`);
  if (!isRight) process.exitCode = 1;
  const load = loadavg().map((each) => rounded(each, 2));
  const kept = { name, date: new Date().toISOString(), seed, runs, seconds, node: process.version, load };
  mkdirSync(results, { recursive: true });
  writeFileSync(
    new URL(`${name}.json`, results),
    `${JSON.stringify({ ...kept, isRight, summary, details }, null, 2)}\n`,
  );
}

async function onPostgres(run: (server: TestPostgres) => Promise<Outcome>): Promise<Outcome> {
  const server = await startPostgres();
  if (!server) throw new Error('No PostgreSQL server is installed (Debian: apt-get install postgresql)');
  try {
    return await run(server);
  } finally {
    await server.stop();
  }
}

async function runExactness({ url }: TestPostgres, order: Order): Promise<Outcome> {
  const onRun = (run: { run: number }) => console.log(`  exactness ${run.run}: ${JSON.stringify(run)}`);
  const runs = await exactness(url, { ...order, onRun });
  const exact = runs.filter(isExact).length;
  const refused = runs.reduce((sum, run) => sum + run.refused, 0);
  const summary = `${exact} of ${runs.length} runs charged exactly the limit, ${refused} charges were refused`;
  return { isRight: exact === runs.length && exact > 0, summary, details: runs };
}

async function runTwoProcesses({ url }: TestPostgres, { runs, seed: first }: Order): Promise<Outcome> {
  const details: unknown[] = [];
  let entries = 0;
  let broken = 0;
  for (let run = 0; run < runs; run++) {
    const outcome = await twoProcesses(url, { seed: first + run, operations: OPERATIONS });
    console.log(`  two-processes ${run + 1}: ${JSON.stringify(outcome)}`);
    details.push(outcome);
    entries += outcome.entries;
    broken += outcome.wrong.length;
  }
  const summary = `${runs} runs of 2 × ${OPERATIONS} operations, ${entries} entries, ${broken} rules broken`;
  return { isRight: broken === 0, summary, details };
}

async function runKillOnSqlite({ runs, seed: first }: Order): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'redoubt-stress-'));
  try {
    return killOutcome(await killCharging({ dataDir, rounds: runs, seed: first, onRound }));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function runKillOnPostgres({ url, crash }: TestPostgres, { runs, seed: first }: Order): Promise<Outcome> {
  const server = { crash, rounds: [Math.ceil(runs / 3), Math.ceil((2 * runs) / 3)] };
  const order = { dataDir: '', databaseUrl: url, rounds: runs, seed: first, server, onRound };
  return killOutcome(await killCharging(order));
}

/** For the fuzzer, `--runs` is the number of requests. */
async function runFuzz({ runs: requests, seed }: Order): Promise<Outcome> {
  const fuzzed = await startFuzzedService();
  try {
    const onProgress = (sent: number) => sent % 5_000 === 0 && onRound(`fuzz: ${sent} requests`);
    const told = await fuzz(fuzzed, { requests, seed, onProgress });
    for (const { operation, what, request } of told.faults) onRound(`${operation}: ${what}\n    ${request}`);
    const statuses = Object.entries(told.statuses).map(([status, count]) => `${count} × ${status}`);
    const summary = `${told.sent} requests of ${told.operations} operations, ${told.faults.length} faults; ${statuses.join(', ')}`;
    return { isRight: told.faults.length === 0, summary, details: told };
  } finally {
    await fuzzed.stop();
  }
}

/** For hostile uploads, `--runs` is the number of files. */
async function runHostileUploads({ runs: files, seed }: Order): Promise<Outcome> {
  const onProgress = (sent: number) => sent % 100 === 0 && onRound(`hostile-uploads: ${sent} files`);
  const uploads = await hostileUploads({ files, seed, onProgress });
  const [faults, table] = [faultsOf(uploads), tableOf(uploads)];
  for (const line of [...table, ...faults.map((fault) => `WRONG: ${fault}`)]) onRound(line);
  const { answers, ...phases } = uploads;
  const summary = `${answers.length} hostile files, ${faults.length} faults; ${countsOf(answers)}`;
  return { isRight: faults.length === 0, summary, details: { faults, table, ...phases } };
}

function killOutcome(killed: Awaited<ReturnType<typeof killCharging>>): Outcome {
  const { rounds, serverCrashes, answered, unanswered, replays, entries, wrong } = killed;
  const summary =
    `${rounds} kills and ${serverCrashes} of the server, ${answered} answered calls, ${unanswered} unanswered ones ` +
    `of which ${replays} were booked, ${entries} entries, ${wrong.length} wrong`;
  return { isRight: wrong.length === 0, summary, details: killed };
}
