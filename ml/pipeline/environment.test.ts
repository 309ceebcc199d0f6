import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeEnvironment } from './environment.ts';
import { PipelineError } from './pipeline-file.ts';
import type { RunProgram } from './run-command.ts';

let root = '';
let said: string[] = [];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'environment-'));
  said = [];
  mkdirSync(join(root, 'ml/.venv'), { recursive: true });
  writeFileSync(join(root, 'ml/.venv/kept'), '');
  writeFileSync(join(root, 'ml/requirements.txt'), 'torch==1');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Ends with a code for the question of the version, for `venv` and for `pip`. */
const python =
  (codes: { version?: number; venv?: number; pip?: number }): RunProgram =>
  async (_program, args) => {
    if (args[0] === '-c') return codes.version ?? 0;
    if (args[1] === 'pip') return codes.pip ?? 0;
    mkdirSync(args[2] ?? '');
    return codes.venv ?? 0;
  };
const noProgram: RunProgram = async () => {
  throw new PipelineError('nonsense could not be started');
};
const make = (run: RunProgram) => makeEnvironment(root, run, (line) => said.push(line), 'nonsense');
const isKept = () => existsSync(join(root, 'ml/.venv/kept'));

test.each([
  { what: 'the interpreter cannot be started', run: noProgram, says: 'nonsense could not be started; PYTHON names' },
  { what: 'it has another version', run: python({ version: 1 }), says: 'nonsense is no Python 3.11; PYTHON names' },
  { what: 'it cannot make an environment', run: python({ venv: 1 }), says: 'nonsense -m venv ended with 1' },
  { what: 'pip fails', run: python({ pip: 2 }), says: 'pip install ended with 2' },
])('the environment before stays if $what', async ({ run, says }) => {
  await expect(make(run)).rejects.toThrow(says);
  expect(isKept()).toBe(true);
});

test('the environment is made once for the same requirements, and again for others', async () => {
  await make(python({}));
  expect(isKept()).toBe(false);
  await make(noProgram);
  expect(said).toEqual(['environment: ml/.venv is ready', 'environment: up to date']);
  writeFileSync(join(root, 'ml/requirements.txt'), 'torch==2');
  await make(python({}));
  expect(said.at(-1)).toBe('environment: ml/.venv is ready');
});

test('the environment before comes back after a run that was killed', async () => {
  await make(python({}));
  const stamp = readFileSync(join(root, 'ml/.venv/made-of.sha256'), 'utf8');
  renameSync(join(root, 'ml/.venv'), join(root, 'ml/.venv.before'));
  mkdirSync(join(root, 'ml/.venv'));
  await make(noProgram);
  expect(said.at(-1)).toBe('environment: up to date');
  expect(readFileSync(join(root, 'ml/.venv/made-of.sha256'), 'utf8')).toBe(stamp);
});
