import { mkdirSync } from 'node:fs';
import { fetchAsset } from './fetch-asset.ts';
import type { LockedStep, LockFile } from './lock-file.ts';
import { type Pipeline, PipelineError, type Step } from './pipeline-file.ts';
import { withPlaces } from './places.ts';
import { commandLine, type RunProgram, readCommand } from './run-command.ts';
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
  const commands = step.commands.map((text, at) => ({ text, more: at === last ? words : [] }));
  if (options.isDry) {
    for (const { text, more } of commands) say(`  would run: ${commandLine(text, more)}`);
    return;
  }
  for (const name of step.assets) {
    const asset = pipeline.assets[name];
    if (asset) await fetchAsset(name, asset, places, options.run);
  }
  mkdirSync(places.work, { recursive: true });
  for (const { text, more } of commands) await runCommand(step, text, more, options);
  if (words.length === 0) noteRun(step, options);
}

async function runCommand(step: Step, text: string, more: readonly string[], options: RunOptions): Promise<void> {
  const { pipeline, places, run, say } = options;
  const line = commandLine(text, more);
  say(`  ${line}`);
  const fill = (word: string) => withPlaces(word, places, pipeline.assets);
  const { program, args, ...files } = readCommand(text, { root: places.root, fill, more });
  const code = await run(program, args, { cwd: places.root, ...files });
  if (code !== 0) throw new PipelineError(`The step "${step.name}" failed: "${line}" ended with ${code}`);
}

/** Notes what the step made, and says whether it is what was there before. */
function noteRun(step: Step, options: RunOptions): void {
  const made = measureStep(step, options);
  const lost = step.outputs.find((path) => made.outputs[path] === undefined);
  if (lost !== undefined) throw new PipelineError(`The step "${step.name}" did not write ${lost}`);
  const before = options.lock.get(step.name)?.outputs ?? {};
  options.lock.set(step.name, { by: 'run', ...made });
  options.say(`${step.name}: done${step.outputs.length > 0 ? `, ${comparisonOf(before, made.outputs)}` : ''}`);
}

/** What came out, beside what the lock knows. */
function comparisonOf(before: LockedStep['outputs'], made: LockedStep['outputs']): string {
  const known = Object.keys(made).filter((path) => before[path] !== undefined);
  if (known.length === 0) return 'made for the first time';
  return known.every((path) => before[path] === made[path]) ? 'the same bytes as before' : 'other bytes than before';
}

/**
 * Notes in the lock that the files of a step belong together as they are. Nothing runs.
 * @throws PipelineError if a file is missing, or the step makes none: an evaluation that only reports has to run
 */
export function adoptStep(step: Step, options: RunOptions): void {
  if (step.outputs.length === 0)
    throw new PipelineError(`The step "${step.name}" makes no files, so there is nothing to adopt: run it`);
  const now = measureStep(step, options);
  const lost = step.outputs.find((path) => now.outputs[path] === undefined && !path.startsWith('{work}'));
  if (lost !== undefined) throw new PipelineError(`${lost} does not exist: the step "${step.name}" cannot be adopted`);
  options.lock.set(step.name, { by: 'adopted', ...now });
  options.say(`${step.name}: adopted`);
}

/**
 * Adopts the steps that are not up to date and make files. One whose files are not those of the lock is left: a damaged
 * weight would pass for a right one. Such a step is adopted by its name.
 */
export function adoptRest(options: RunOptions): void {
  for (const step of options.pipeline.steps) {
    if (step.outputs.length === 0 || stateFor(step, options).state === 'up to date') continue;
    const other = changedOutput(step, options);
    if (other === undefined) adoptStep(step, options);
    else options.say(`${step.name}: left, as ${other} changed; "npm run ml -- ${step.name} --adopt" takes it as it is`);
  }
}

/** A file of a step that is not the one that the lock knows. */
function changedOutput(step: Step, options: RunOptions): string | undefined {
  const known = options.lock.get(step.name)?.outputs ?? {};
  const { outputs } = measureStep(step, options);
  return Object.keys(known).find((path) => outputs[path] !== undefined && outputs[path] !== known[path]);
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
