import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LockFile } from './lock-file.ts';
import { type Asset, type Pipeline, PipelineError, type Step } from './pipeline-file.ts';
import { lackOf, type Places, withPlaces } from './places.ts';
import { type RunProgram, readCommand } from './run-command.ts';
import { lacksWork, measureStep, type StepState, type Surroundings, stateOf } from './step-state.ts';

/** How steps are run. */
export interface RunOptions extends Surroundings {
  readonly lock: LockFile;
  readonly run: RunProgram;
  /** Prints a line. */
  readonly say: (line: string) => void;
  /** Runs the step also where it is up to date. Those before it are not forced. */
  readonly isForced?: boolean;
  /** Says what would run, and runs nothing. */
  readonly isDry?: boolean;
  /** Words for the last command of the step. What such a run makes is not what the lock stands for, so it is not noted. */
  readonly words?: readonly string[];
}

/**
 * Runs a step, and before it those that it depends on and that are not up to date. The lock is written after each.
 * @throws PipelineError if an asset cannot be had, a command fails, or an output was not made
 */
export async function runStep(step: Step, options: RunOptions): Promise<void> {
  const words = options.words ?? [];
  const order = inOrder(step, options.pipeline);
  const wanted = stepsToRun(order, options);
  for (const before of order.slice(0, -1)) {
    const state = stateFor(before, options);
    if (wanted.has(before) || state.state !== 'up to date') await announceAndRun(before, state, options);
  }
  const state = stateFor(step, options);
  if (wanted.has(step) || state.state !== 'up to date') await announceAndRun(step, state, options, words);
  else options.say([`${step.name}: up to date`, ...state.notes].join('; '));
}

/** The steps of an order that have to run as things stand: those that changed, and those whose work others will take. */
function stepsToRun(order: readonly Step[], options: RunOptions): Set<Step> {
  const wanted = new Set<Step>();
  for (const step of order.toReversed()) {
    const isAsked = step === order.at(-1) && (options.isForced || (options.words ?? []).length > 0);
    const isTaken = [...wanted].some((taker) => stepsBefore(taker, options.pipeline).includes(step));
    const isChanged = stateFor(step, options).state !== 'up to date';
    if (isAsked || isChanged || (isTaken && lacksWork(step, options))) wanted.add(step);
  }
  return wanted;
}

const stateFor = (step: Step, options: RunOptions): StepState => stateOf(step, options.lock.get(step.name), options);

async function announceAndRun(step: Step, state: StepState, options: RunOptions, words: readonly string[] = []) {
  options.say(`${step.name}: ${whyOf(state)}`);
  await runOne(step, words, options);
}

const whyOf = ({ state, reasons }: StepState): string => (state === 'up to date' ? 'run again' : reasons.join(', '));

async function runOne(step: Step, words: readonly string[], options: RunOptions): Promise<void> {
  const { pipeline, places, say } = options;
  const last = step.commands.length - 1;
  const commands = step.commands.map((command, at) => (at === last ? [command, ...words].join(' ') : command));
  if (options.isDry) {
    for (const command of commands) say(`  would run: ${command}`);
    return;
  }
  for (const name of step.assets) {
    const asset = pipeline.assets[name];
    if (asset) await fetchAsset(name, asset, places, options.run);
  }
  mkdirSync(places.work, { recursive: true });
  for (const command of commands) await runCommand(step, command, options);
  if (words.length === 0) noteRun(step, options);
}

async function runCommand(step: Step, text: string, { pipeline, places, run, say }: RunOptions): Promise<void> {
  say(`  ${text}`);
  const { program, args, ...files } = readCommand(withPlaces(text, places, pipeline.assets), places.root);
  const code = await run(program, args, { cwd: places.root, ...files });
  if (code !== 0) throw new PipelineError(`The step "${step.name}" failed: "${text}" ended with ${code}`);
}

/** Notes what the step made, and says whether it is what was there before. */
function noteRun(step: Step, options: RunOptions): void {
  const made = measureStep(step, options);
  const lost = step.outputs.find((path) => made.outputs[path] === undefined);
  if (lost !== undefined) throw new PipelineError(`The step "${step.name}" did not write ${lost}`);
  const before = options.lock.get(step.name)?.outputs;
  options.lock.set(step.name, { by: 'run', ...made });
  const isSame = before !== undefined && JSON.stringify(before) === JSON.stringify(made.outputs);
  const told = isSame ? ', the same bytes as before' : ', other bytes than before';
  options.say(`${step.name}: done${step.outputs.length > 0 ? told : ''}`);
}

/** Notes in the lock that the files of a step belong together as they are. Nothing runs. */
export function adoptStep(step: Step, options: RunOptions): void {
  const now = measureStep(step, options);
  const lost = step.outputs.find((path) => now.outputs[path] === undefined && !path.startsWith('{work}'));
  if (lost !== undefined) throw new PipelineError(`${lost} does not exist: the step "${step.name}" cannot be adopted`);
  options.lock.set(step.name, { by: 'adopted', ...now });
  options.say(`${step.name}: adopted`);
}

/** The steps that make what a step takes. */
function stepsBefore(step: Step, { steps }: Pipeline): Step[] {
  return steps.filter((other) => other !== step && other.outputs.some((output) => step.inputs.includes(output)));
}

/**
 * The step after all those that it depends on, each once.
 * @throws PipelineError that names the steps of a circle
 */
export function inOrder(step: Step, pipeline: Pipeline): Step[] {
  const order: Step[] = [];
  const visit = (each: Step, path: readonly Step[]) => {
    if (path.includes(each)) {
      const circle = [...path.slice(path.indexOf(each)), each].map(({ name }) => name);
      throw new PipelineError(`The steps depend on each other in a circle: ${circle.join(' → ')}`);
    }
    if (order.includes(each)) return;
    for (const before of stepsBefore(each, pipeline)) visit(before, [...path, each]);
    order.push(each);
  };
  visit(step, []);
  return order;
}

/**
 * Makes an asset ready: installs an npm package beside the others and checks what the registry gave. Data are not
 * fetched. @throws PipelineError that says what is missing and how to get it
 */
async function fetchAsset(name: string, asset: Asset, places: Places, run: RunProgram): Promise<void> {
  const lack = lackOf(name, asset, places);
  if (lack === undefined) return;
  if (asset.npm === undefined)
    throw new PipelineError(`The step needs the asset ${lack}. ${asset.missing ?? ''}`.trim());
  mkdirSync(places.assets, { recursive: true });
  const manifest = join(places.assets, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }\n');
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact', '--omit=peer', '--omit=optional'];
  const code = await run('npm', ['install', '--prefix', places.assets, ...flags, asset.npm], { cwd: places.assets });
  if (code !== 0)
    throw new PipelineError(`The asset ${name} (${asset.npm}) could not be fetched: npm ended with ${code}`);
  checkIntegrity(name, asset, places);
}

interface InstalledLock {
  readonly packages: Readonly<Record<string, { readonly integrity?: string } | undefined>>;
}

function checkIntegrity(name: string, { npm = '', integrity }: Asset, places: Places): void {
  const file = join(places.assets, 'node_modules/.package-lock.json');
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as InstalledLock;
  const found = packages[`node_modules/${npm.slice(0, npm.lastIndexOf('@'))}`]?.integrity;
  if (found === integrity) return;
  throw new PipelineError(`The asset ${name} (${npm}) has the checksum ${found}; pipeline.yaml says ${integrity}`);
}
