import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOfText } from './digest-files.ts';
import { PipelineError } from './pipeline-file.ts';
import { pythonOf, type RunProgram } from './run-command.ts';

/**
 * Makes the Python environment `ml/.venv` of `ml/requirements.txt`, whose hashes pip checks. It is left as it is where
 * it was made of the same file. `PYTHON` names the interpreter, default `python3.11`.
 */
export async function makeEnvironment(root: string, run: RunProgram, say: (line: string) => void): Promise<void> {
  const requirements = join(root, 'ml/requirements.txt');
  const folder = join(root, 'ml/.venv');
  const stamp = join(folder, 'requirements.sha256');
  const digest = digestOfText(readFileSync(requirements, 'utf8'));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) {
    say('environment: up to date');
    return;
  }
  rmSync(folder, { recursive: true, force: true });
  const interpreter = process.env.PYTHON ?? 'python3.11';
  await hold(
    run(interpreter, ['-m', 'venv', folder], { cwd: root }),
    `${interpreter} -m venv; PYTHON names another interpreter of Python 3.11`,
  );
  const flags = [
    '--quiet',
    '--disable-pip-version-check',
    '--require-hashes',
    '--only-binary',
    ':all:',
    '-r',
    requirements,
  ];
  await hold(run(pythonOf(root), ['-m', 'pip', 'install', ...flags], { cwd: root }), 'pip install');
  writeFileSync(stamp, digest);
  say('environment: ml/.venv is ready');
}

async function hold(running: Promise<number>, what: string): Promise<void> {
  const code = await running;
  if (code !== 0) throw new PipelineError(`The Python environment could not be made: ${what} ended with ${code}`);
}
