import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PipelineError } from './pipeline-file.ts';

/** Where a program runs, and the files that it reads from and writes to instead of the terminal. */
export interface ProgramPlace {
  readonly cwd: string;
  readonly input?: string | undefined;
  readonly output?: string | undefined;
}

/** Runs a program and returns its exit code. */
export type RunProgram = (program: string, args: readonly string[], place: ProgramPlace) => Promise<number>;

/** The interpreter that `npm run ml -- environment` makes. */
export const pythonOf = (root: string): string => join(root, 'ml/.venv/bin/python');

const nodeFlags = ['--conditions=redoubt-source', '--disable-warning=ExperimentalWarning'];

/** A command of the pipeline as a program and its words. */
interface Command extends Pick<ProgramPlace, 'input' | 'output'> {
  readonly program: string;
  readonly args: readonly string[];
}

/**
 * Reads a command of the pipeline. It is no shell: words are parted by spaces, the first is `node` or `python`, and
 * `< FILE` and `> FILE` give the program its input and take its output.
 * @throws PipelineError for another program, and if the Python environment is missing
 */
export function readCommand(text: string, root: string): Command {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const after = (sign: string) => (words.includes(sign) ? words[words.indexOf(sign) + 1] : undefined);
  const end = words.findIndex((word) => word === '<' || word === '>');
  const [program = '', ...args] = end < 0 ? words : words.slice(0, end);
  const files = { input: after('<'), output: after('>') };
  if (program === 'node') return { program: process.execPath, args: [...nodeFlags, ...args], ...files };
  if (program !== 'python')
    throw new PipelineError(`"${text}" begins with "${program}"; a command begins with node or python`);
  const python = pythonOf(root);
  if (!existsSync(python)) throw new PipelineError('There is no Python environment yet: run npm run ml -- environment');
  return { program: python, args: ['-W', 'ignore', ...args], ...files };
}

/** Runs a program with the terminal of this one. */
export const runProgram: RunProgram = async (program, args, { cwd, input, output }) => {
  const files = [
    input === undefined ? undefined : openSync(input, 'r'),
    output === undefined ? undefined : openSync(output, 'w'),
  ];
  try {
    const child = spawn(program, args, { cwd, stdio: [files[0] ?? 'inherit', files[1] ?? 'inherit', 'inherit'] });
    return await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve(code ?? 1));
    });
  } catch (cause) {
    throw new PipelineError(`${basename(program)} could not be started`, { cause });
  } finally {
    for (const file of files) if (file !== undefined) closeSync(file);
  }
};
