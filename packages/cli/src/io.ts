import { AsyncLocalStorage } from 'node:async_hooks';
import { Console } from 'node:console';
import { resolve } from 'node:path';

/** A stream that a command writes to. A terminal has a width, and takes colours. */
export type Output = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

/** A stream that a command reads from. */
type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };

/** All that a command reads of its surroundings and writes to them. */
export interface Io {
  readonly out: Output;
  readonly err: Output;
  readonly input: Input;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that the caller is in. */
  readonly folder: string;
  /** The exit code, set by commands whose outcome has one of its own. */
  exitCode: number;
}

const given = new AsyncLocalStorage<Io>();

/** The process itself. Its streams are opened when they are asked for: each costs memory. */
const ofProcess: Io = {
  get out() {
    return process.stdout;
  },
  get err() {
    return process.stderr;
  },
  get input() {
    return process.stdin;
  },
  get env() {
    return process.env;
  },
  get folder() {
    return process.cwd();
  },
  exitCode: 0,
};

/** What the command that runs now reads and writes: the process, unless `withIo` was given something else. */
export const io = (): Io => given.getStore() ?? ofProcess;

/** Runs a function whose commands read and write this. So tests run the command line without a process. */
export const withIo = <Result>(own: Io, act: () => Result): Result => given.run(own, act);

const consoles = new WeakMap<Io, Console>();

/** A console writes on where its reader, such as `head`, has closed the stream. A stream alone would throw. */
function consoleOf(own: Io): Console {
  if (own === ofProcess) return console;
  const known = consoles.get(own) ?? new Console({ stdout: own.out, stderr: own.err });
  consoles.set(own, known);
  return known;
}

/** Prints a text and a line end to standard output. */
export const print = (text: string): void => consoleOf(io()).log(text);

/** Prints a text and a line end to standard error. */
export const warn = (text: string): void => consoleOf(io()).error(text);

/** A path that the caller named, from the folder that the caller is in. */
export const pathOf = (file: string): string => resolve(io().folder, file);

/** Sets the exit code of the command. */
export const exitWith = (code: number): void => {
  io().exitCode = code;
};
