import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { didYouMean } from '../../packages/cli/src/read-words.ts';
import { markdownOf, resultsFolder, type TablesFile } from '../evaluate/keep-tables.ts';
import { qualityTables } from '../evaluate/quality-tables.ts';
import { readResults } from '../evaluate/result-file.ts';
import { codeReader } from './code-of-steps.ts';
import { makeEnvironment } from './environment.ts';
import { LockFile } from './lock-file.ts';
import { PipelineError, readPipeline, type Step } from './pipeline-file.ts';
import { placesIn } from './places.ts';
import { type Asked, readWords } from './read-words.ts';
import { runProgram } from './run-command.ts';
import { adoptRest, adoptStep, type RunOptions, runStep } from './run-steps.ts';
import { type StepState, stateOf } from './step-state.ts';

const help = `npm run ml                                 the steps, and which of them are up to date
npm run ml -- STEP [options] [-- WORDS]    runs a step, and before it those that it depends on, unless they are up to date
npm run ml -- environment                  makes the Python environment ml/.venv
npm run ml -- tables                       writes the results in ml/results as tables into ml/results/tables

  --data DIR   the folder of labelled data, which some steps read (ml/README.md says what it holds)
  --force      run the step also where it is up to date
  --dry-run    say what would run
  --adopt      note in the lock that the files of the step belong together as they are; "--adopt all" does so for every
               step that is not up to date and whose outputs are those of the lock
  --check      say whether the code, the data and the files of the step fit together, as the lock has them; exit status 1
               if they do not. Labelled data are compared only with --data
  --json       the list, or what --check found, as JSON
  --help
STEP is a name of the list, or a file that a step makes, for example names.tagger.
WORDS are given to the last command of the step, for example --help. Such a run is not noted in the lock.`;

const root = resolve(import.meta.dirname, '../..');

/** The files that git knows or would take. @throws PipelineError outside a checkout */
function files(): string[] {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  try {
    const listed = execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26, stdio: 'pipe' });
    return listed.split('\0').filter((file) => file !== '');
  } catch (cause) {
    throw new PipelineError(`git cannot list the files of ${root}: the steps need a checkout and git`, { cause });
  }
}

async function main(): Promise<void> {
  const asked = readWords(process.argv.slice(2));
  if (asked.what === 'help') console.log(help);
  else if (asked.what === 'environment') await makeEnvironment(root, runProgram, console.log);
  else if (asked.what === 'tables') writeTables(console.log);
  else await useSteps(asked);
}

async function useSteps(asked: Asked): Promise<void> {
  const listed = files();
  const options: RunOptions = {
    pipeline: readPipeline(resolve(root, 'ml/pipeline.yaml')),
    places: placesIn(root, asked.data),
    listFiles: () => listed,
    codeOf: codeReader(root),
    lock: new LockFile(resolve(root, 'ml/pipeline.lock')),
    run: runProgram,
    say: console.log,
    isForced: asked.isForced,
    isDry: asked.isDry,
    words: asked.words,
  };
  const { steps } = options.pipeline;
  if (asked.what === 'list') list(options, asked.isJson);
  else if (asked.what === 'check') check(stepOf(asked.step, steps), options, asked.isJson);
  else if (asked.what === 'adopt rest') adoptRest(options);
  else if (asked.what === 'adopt') adoptStep(stepOf(asked.step, steps), options);
  else await runStep(stepOf(asked.step, steps), options);
}

/** The step of a name, or the one that makes the file of that name. */
function stepOf(name: string, steps: readonly Step[]): Step {
  const step = steps.find((each) => each.name === name || each.outputs.some((file) => basename(file) === name));
  if (step) return step;
  const names = steps.flatMap((each) => [each.name, ...each.outputs.map((file) => basename(file))]);
  throw new PipelineError(`There is no step "${name}".${didYouMean(name, names)} "npm run ml" lists the steps`);
}

function list(options: RunOptions, asJson: boolean): void {
  const states = options.pipeline.steps.map((step) => stateOf(step, options.lock.get(step.name), options));
  if (asJson) {
    console.log(JSON.stringify(states, null, 2));
    return;
  }
  const width = Math.max(...states.map(({ name }) => name.length)) + 2;
  for (const state of states) console.log(`${state.name.padEnd(width)}${lineOf(state)}`);
}

function check(step: Step, options: RunOptions, asJson: boolean): void {
  const state = stateOf(step, options.lock.get(step.name), options);
  console.log(asJson ? JSON.stringify(state, null, 2) : `${state.name}: ${lineOf(state)}`);
  if (state.state !== 'up to date') process.exitCode = 1;
}

function lineOf({ state, reasons, notes }: StepState): string {
  const told = [...reasons, ...notes].join('; ');
  return told === '' ? state : `${state} (${told})`;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof PipelineError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

/** Writes the results of `ml/results` as pages of tables into `ml/results/tables`, which git ignores. */
function writeTables(say: (line: string) => void): void {
  const folder = new URL('tables/', resultsFolder);
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => {
    writeFileSync(new URL(`${name}.md`, folder), `# ${name}\n\n${text.trimEnd()}\n`);
    say(`ml/results/tables/${name}.md`);
  };
  for (const file of readdirSync(resultsFolder).filter((name) => name.endsWith('.json'))) {
    const { tables } = JSON.parse(readFileSync(new URL(file, resultsFolder), 'utf8')) as Partial<TablesFile>;
    if (tables) write(file.replace('.json', ''), markdownOf(tables));
  }
  write('detection', qualityTables(readResults()));
}
