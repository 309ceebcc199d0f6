import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOfText } from './digest-files.ts';
import { PipelineError } from './pipeline-file.ts';
import { pythonOf, type RunProgram } from './run-command.ts';

const VERSION = '3.11';
/** Ends with 0 if the interpreter has the version. */
const ASK_VERSION = `import sys; sys.exit(sys.version_info[:2] != (${VERSION.replace('.', ', ')}))`;

/**
 * Makes the Python environment `ml/.venv` of `ml/requirements.txt`, whose hashes pip checks. It is left as it is where
 * it was made of the same file. The environment before it stays until the new one is whole. `interpreter` is a Python
 * 3.11; `PYTHON` names it, default `python3.11`.
 */
export async function makeEnvironment(
  root: string,
  run: RunProgram,
  say: (line: string) => void,
  interpreter = process.env.PYTHON ?? `python${VERSION}`,
): Promise<void> {
  const folder = join(root, 'ml/.venv');
  const aside = join(root, 'ml/.venv.before');
  // A run that was killed left the environment before it there.
  if (existsSync(aside)) replace(folder, aside);
  const requirements = join(root, 'ml/requirements.txt');
  const stamp = join(folder, 'made-of.sha256');
  const digest = digestOfText(`${VERSION}\n${readFileSync(requirements, 'utf8')}`);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) {
    say('environment: up to date');
    return;
  }
  await checkVersion(interpreter, run, root);
  if (existsSync(folder)) renameSync(folder, aside);
  try {
    await fill(folder, { root, requirements, interpreter, run });
    writeFileSync(stamp, digest);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (existsSync(aside)) replace(folder, aside);
    throw error;
  }
  rmSync(aside, { recursive: true, force: true });
  say('environment: ml/.venv is ready');
}

function replace(folder: string, by: string): void {
  rmSync(folder, { recursive: true, force: true });
  renameSync(by, folder);
}

async function checkVersion(interpreter: string, run: RunProgram, root: string): Promise<void> {
  const code = await run(interpreter, ['-c', ASK_VERSION], { cwd: root }).catch((cause: unknown) => cause);
  if (code === 0) return;
  const told = typeof code === 'number' ? `is no Python ${VERSION}` : 'could not be started';
  throw new PipelineError(`${interpreter} ${told}; PYTHON names another interpreter of Python ${VERSION}`, {
    cause: code,
  });
}

interface Filling {
  readonly root: string;
  readonly requirements: string;
  readonly interpreter: string;
  readonly run: RunProgram;
}

async function fill(folder: string, { root, requirements, interpreter, run }: Filling): Promise<void> {
  await hold(run(interpreter, ['-m', 'venv', folder], { cwd: root }), `${interpreter} -m venv`);
  const flags = ['--quiet', '--disable-pip-version-check', '--require-hashes', '--only-binary', ':all:'];
  const install = ['-m', 'pip', 'install', ...flags, '-r', requirements];
  await hold(run(pythonOf(root), install, { cwd: root }), 'pip install');
}

async function hold(running: Promise<number>, what: string): Promise<void> {
  const code = await running;
  if (code !== 0) throw new PipelineError(`The Python environment could not be made: ${what} ended with ${code}`);
}
