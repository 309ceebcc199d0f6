import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LockFile } from './lock-file.ts';
import type { Pipeline, Step } from './pipeline-file.ts';
import { placesIn } from './places.ts';
import type { RunProgram } from './run-command.ts';
import { adoptRest, adoptStep, type RunOptions, runStep } from './run-steps.ts';
import { stateOf } from './step-state.ts';

let root = '';
let said: string[] = [];
let ran: string[] = [];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pipeline-'));
  [said, ran] = [[], []];
  write('a.txt', 'one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Does in this process what the commands of these tests name: `copy FROM TO`, `fail CODE`, and nothing else. */
const run: RunProgram = async (_program, args, { cwd }) => {
  const [verb, from = '', to] = args.slice(2);
  ran.push(`${verb} ${from}`);
  if (verb === 'fail') return Number(from);
  if (to !== undefined) writeFileSync(join(cwd, to), readFileSync(join(cwd, from), 'utf8').toUpperCase());
  return 0;
};

const step = (name: string, command: string, rest: Partial<Step> = {}): Step => ({
  name,
  what: name,
  time: 'a moment',
  kind: 'weights',
  commands: [command],
  assets: [],
  inputs: [],
  outputs: [],
  ...rest,
});
const first = step('first', 'node copy a.txt b.txt', { inputs: ['a.txt'], outputs: ['b.txt'] });
const second = step('second', 'node copy b.txt c.txt', { inputs: ['b.txt'], outputs: ['c.txt'] });

function optionsFor(
  steps: readonly Step[],
  rest: Partial<RunOptions> & { assets?: Pipeline['assets'] } = {},
): RunOptions {
  const { assets = {}, ...others } = rest;
  return {
    pipeline: { about: '', notes: {}, assets, steps: [...steps] },
    places: placesIn(root),
    listFiles: () => readdirSync(root),
    codeOf: () => readdirSync(root).filter((file) => file.endsWith('.ts')),
    lock: new LockFile(join(root, 'lock')),
    run,
    say: (line) => said.push(line),
    ...others,
  };
}

test('a step runs once, after the step that makes its input', async () => {
  await runStep(second, optionsFor([second, first]));
  expect(ran).toEqual(['copy a.txt', 'copy b.txt']);
  expect(read('c.txt')).toBe('ONE');

  // The lock is read from its file, as a later command does.
  await runStep(second, optionsFor([second, first]));
  expect(ran).toHaveLength(2);
  expect(said.at(-1)).toBe('second: up to date');
});

test.each([
  {
    what: 'an input changed',
    change: () => write('a.txt', 'two'),
    runs: ['copy a.txt', 'copy b.txt'],
    reason: 'a.txt changed',
  },
  { what: 'an output changed', change: () => write('c.txt', 'other'), runs: ['copy b.txt'], reason: 'c.txt changed' },
  {
    what: 'an output is gone',
    change: () => rmSync(join(root, 'c.txt')),
    runs: ['copy b.txt'],
    reason: 'c.txt does not exist',
  },
])('a step runs again if $what', async ({ change, runs, reason }) => {
  await runStep(second, optionsFor([first, second]));
  ran = [];
  change();
  await runStep(second, optionsFor([first, second]));
  expect(ran).toEqual(runs);
  expect(said.join('\n')).toContain(reason);
});

test('a step runs again if its code changed', async () => {
  write('code.ts', 'one');
  await runStep(first, optionsFor([first]));
  await runStep(first, optionsFor([first]));
  expect(ran).toEqual(['copy a.txt']);
  write('code.ts', 'two');
  await runStep(first, optionsFor([first]));
  expect(ran).toHaveLength(2);
  expect(said.slice(-3)).toEqual([
    'first: . changed',
    '  node copy a.txt b.txt',
    'first: done, the same bytes as before',
  ]);
});

test('a run says whether it made a file for the first time, the same bytes, or others', async () => {
  await runStep(first, optionsFor([first]));
  await runStep(first, optionsFor([first], { isForced: true }));
  write('a.txt', 'two');
  await runStep(first, optionsFor([first]));
  expect(said.filter((line) => line.startsWith('first: done'))).toEqual([
    'first: done, made for the first time',
    'first: done, the same bytes as before',
    'first: done, other bytes than before',
  ]);
});

test('a place with a space stays one word, and words of the caller come before a redirect', async () => {
  const seen: unknown[] = [];
  const spy: RunProgram = async (_program, args, { output }) => {
    seen.push(args.slice(2), output);
    return 0;
  };
  const data = join(root, 'my data');
  const read = step('read', 'node read.ts --data {data} > {work}/out.txt');
  await runStep(read, optionsFor([read], { run: spy, places: placesIn(root, data), words: ['--words', 'of mine'] }));
  expect(seen).toEqual([['read.ts', '--data', data, '--words', 'of mine'], join(root, 'ml/work/out.txt')]);
  expect(said.at(-1)).toBe('  node read.ts --data {data} --words of mine > {work}/out.txt');
});

test('a step whose inputs come out the same is up to date', async () => {
  await runStep(second, optionsFor([first, second]));
  write('a.txt', 'ONE');
  ran = [];
  await runStep(second, optionsFor([first, second]));
  expect(ran).toEqual(['copy a.txt']);
});

test('another command and a new input are changes', async () => {
  await runStep(first, optionsFor([first]));
  const { lock, ...surroundings } = optionsFor([first]);
  const other = { ...first, commands: ['node copy a.txt b.txt loud'], inputs: ['a.txt', '*.words'] };
  write('x.words', '');
  expect(stateOf(other, lock.get('first'), surroundings)).toMatchObject({
    state: 'changed',
    reasons: ['its commands changed', '*.words is new'],
  });
});

test('force runs a step that is up to date, a dry run runs nothing, and words are not noted', async () => {
  await runStep(second, optionsFor([first, second]));
  ran = [];
  await runStep(second, optionsFor([first, second], { isForced: true }));
  expect(ran).toEqual(['copy b.txt']);
  expect(said.at(-1)).toBe('second: done, the same bytes as before');
  await runStep(second, optionsFor([first, second], { isForced: true, isDry: true }));
  expect(ran).toEqual(['copy b.txt']);
  expect(said.at(-1)).toBe('  would run: node copy b.txt c.txt');
  const lock = read('lock');
  const open = step('second', 'node copy b.txt', { inputs: ['b.txt'], outputs: ['c.txt'] });
  await runStep(open, optionsFor([first, open], { words: ['d.txt'] }));
  expect(read('d.txt')).toBe('ONE');
  expect(read('lock')).toBe(lock);
});

test('a command that fails ends the step, and what ran before it stays noted', async () => {
  const failing = step('second', 'node fail 3', { inputs: ['b.txt'], outputs: ['c.txt'] });
  const options = optionsFor([first, failing]);
  await expect(runStep(failing, options)).rejects.toThrow('The step "second" failed: "node fail 3" ended with 3');
  expect([options.lock.get('first')?.by, options.lock.get('second')]).toEqual(['run', undefined]);
});

test('a step that does not write what it says fails', async () => {
  const lazy = step('lazy', 'node nothing', { outputs: ['c.txt'] });
  await expect(runStep(lazy, optionsFor([lazy]))).rejects.toThrow('The step "lazy" did not write c.txt');
});

test('steps in a circle are named', async () => {
  const circle = step('first', 'node copy c.txt b.txt', { inputs: ['c.txt'], outputs: ['b.txt'] });
  await expect(runStep(second, optionsFor([circle, second]))).rejects.toThrow('in a circle: second → first → second');
});

test('labelled data that are not here are told, asked for by a run, and not compared', async () => {
  const texts = { what: 'texts', licence: 'MIT', data: ['texts.jsonl'], missing: 'Ask their authors.' };
  const learning = step('learning', 'node copy {data}/texts.jsonl b.txt', { assets: ['texts'], outputs: ['b.txt'] });
  const options = optionsFor([learning], { assets: { texts } });
  await expect(runStep(learning, options)).rejects.toThrow('texts (needs --data DIR). Ask their authors.');

  write('b.txt', 'as it was');
  adoptStep(learning, options);
  await runStep(learning, options);
  expect(said.at(-1)).toBe('learning: up to date; adopted, never run here; not compared without --data DIR: texts');
  write('texts.jsonl', 'words');
  await runStep(learning, { ...options, places: placesIn(root, root) });
  expect(said.at(-1)).toContain('the lock does not say which data were used: texts');
  expect(ran).toEqual([]);
});

test('what was adopted says so until it runs', async () => {
  write('b.txt', 'as it was');
  adoptStep(first, optionsFor([first]));
  await runStep(first, optionsFor([first]));
  expect([ran, said.at(-1)]).toEqual([[], 'first: up to date; adopted, never run here']);
  await runStep(first, optionsFor([first], { isForced: true }));
  await runStep(first, optionsFor([first]));
  expect(said.slice(-2)).toEqual(['first: done, other bytes than before', 'first: up to date']);
});

test('a step with a note is up to date and said to make other bytes', async () => {
  const noted = { ...first, note: 'It depends on the machine.' };
  await runStep(noted, optionsFor([noted]));
  await runStep(noted, optionsFor([noted]));
  expect(said.at(-1)).toBe('first: up to date; a run makes other bytes');
});

test('the rest is what is not up to date and makes files', async () => {
  const report = step('report', 'node nothing');
  await runStep(first, optionsFor([first, second, report]));
  write('c.txt', 'as it was');
  adoptRest(optionsFor([first, second, report]));
  const { lock } = optionsFor([]);
  expect(['first', 'second', 'report'].map((name) => lock.get(name)?.by)).toEqual(['run', 'adopted', undefined]);
  expect(() => adoptStep(report, optionsFor([report]))).toThrow(
    '"report" makes no files, so there is nothing to adopt',
  );
});

test('what a step makes for other steps is made again where it is gone and needed', async () => {
  const cut = step('cut', 'node copy a.txt ml/work/cut.txt', { inputs: ['a.txt'], outputs: ['{work}/cut.txt'] });
  const fit = step('fit', 'node copy ml/work/cut.txt b.txt', { inputs: ['{work}/cut.txt'], outputs: ['b.txt'] });
  await runStep(fit, optionsFor([cut, fit]));
  rmSync(join(root, 'ml'), { recursive: true });
  ran = [];
  await runStep(fit, optionsFor([cut, fit]));
  expect(ran).toEqual([]);
  await runStep(fit, optionsFor([cut, fit], { isForced: true }));
  expect(ran).toEqual(['copy a.txt', 'copy ml/work/cut.txt']);
});

test('the work behind an input that is up to date is not made again', async () => {
  const cut = step('cut', 'node copy a.txt ml/work/cut.txt', { inputs: ['a.txt'], outputs: ['{work}/cut.txt'] });
  const fit = step('fit', 'node copy ml/work/cut.txt b.txt', { inputs: ['{work}/cut.txt'], outputs: ['b.txt'] });
  const steps = [cut, fit, second];
  await runStep(second, optionsFor(steps));
  rmSync(join(root, 'ml'), { recursive: true });
  ran = [];
  await runStep(second, optionsFor(steps, { isForced: true }));
  expect(ran).toEqual(['copy b.txt']);
});

test('to adopt the rest leaves a step whose files are not those of the lock, and says its name', async () => {
  await runStep(first, optionsFor([first]));
  write('b.txt', 'damaged');
  adoptRest(optionsFor([first]));
  expect(said.at(-1)).toBe('first: left, as b.txt changed; "npm run ml -- first --adopt" takes it as it is');
  expect(new LockFile(join(root, 'lock')).get('first')?.by).toBe('run');
  adoptStep(first, optionsFor([first]));
  expect(new LockFile(join(root, 'lock')).get('first')?.by).toBe('adopted');
});

test('two runs at once keep both of their entries', async () => {
  const [one, other] = [optionsFor([first, second]), optionsFor([first, second])];
  await runStep(first, one);
  await runStep(second, other);
  await runStep(first, { ...one, isForced: true });
  const kept = new LockFile(join(root, 'lock'));
  expect([kept.get('first')?.by, kept.get('second')?.by]).toEqual(['run', 'run']);
});
