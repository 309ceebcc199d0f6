import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
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

/** How the words of a command become those of a program. */
export interface Reading {
  readonly root: string;
  /** Puts the places of this machine into a word. What it gives may hold spaces. */
  readonly fill: (word: string) => string;
  /** Words of the caller, which are taken as they are and come before `<` and `>`. */
  readonly more?: readonly string[];
}

/**
 * Reads a command of the pipeline. It is no shell: words are parted by spaces, the first is `node` or `python`, and
 * `< FILE` and `> FILE` give the program its input and take its output.
 * @throws PipelineError for another program, for a sign without a file, and if the Python environment is missing
 */
export function readCommand(text: string, { root, fill, more = [] }: Reading): Command {
  const [[program = '', ...own], redirects] = partsOf(text);
  const args = [...own.map(fill), ...more];
  const after = (sign: string): string | undefined => {
    if (!redirects.includes(sign)) return undefined;
    const file = redirects[redirects.indexOf(sign) + 1];
    if (file === undefined) throw new PipelineError(`"${text}" has no file after ${sign}`);
    return fill(file);
  };
  const files = { input: after('<'), output: after('>') };
  if (program === 'node') return { program: process.execPath, args: [...nodeFlags, ...args], ...files };
  if (program !== 'python')
    throw new PipelineError(`"${text}" begins with "${program}"; a command begins with node or python`);
  const python = pythonOf(root);
  if (!existsSync(python)) throw new PipelineError('There is no Python environment yet: run npm run ml -- environment');
  return { program: python, args: ['-W', 'ignore', ...args], ...files };
}

/** The command with the words of the caller, to be shown. */
export function commandLine(text: string, more: readonly string[]): string {
  const [words, redirects] = partsOf(text);
  return [...words, ...more, ...redirects].join(' ');
}

/** The words of the program, and those from the first `<` or `>` on. */
function partsOf(text: string): [readonly string[], readonly string[]] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const end = words.findIndex((word) => word === '<' || word === '>');
  return end < 0 ? [words, []] : [words.slice(0, end), words.slice(end)];
}

/**
 * Runs a program with the terminal of this one. Its output goes to a file beside the one that it is for, which takes
 * its place once the program ended with 0: a failure leaves what was there.
 */
export const runProgram: RunProgram = async (program, args, { cwd, input, output }) => {
  if (output === undefined) return await startProgram(program, args, { cwd, input });
  const fresh = `${output}.part`;
  try {
    const code = await startProgram(program, args, { cwd, input, output: fresh });
    if (code === 0) renameSync(fresh, output);
    return code;
  } finally {
    rmSync(fresh, { force: true });
  }
};

const startProgram: RunProgram = async (program, args, { cwd, input, output }) => {
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
