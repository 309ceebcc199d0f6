import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { addressSpaceKbOf, cpuSecondsOf, type TaskLimits } from './limits.ts';

export type LaunchedProcess = ChildProcessByStdio<Writable, Readable, Readable>;

/**
 * Added to the nice value of the process. If they compete for a core, the event loop, the store and the threads that
 * judge texts then get about nine tenths of it.
 */
const NICER = 10;
/** The largest number of open files. Node itself opens about 20 at its start. */
const MAX_FILES = 64;
const SHELL = '/bin/sh';
/** The largest WebAssembly memory in pages of 64 KiB: 256 MiB. */
const MAX_WASM_PAGES = 4_096;

/**
 * Whether the operating system enforces limits on a process. If not, only the heap limit, the timer and the watch of
 * memory do.
 */
export const hasSystemLimits = process.platform === 'linux';

/** What a process of the sandbox runs. */
export interface SandboxProgram {
  readonly entry: URL;
  /** Whether it may load native add-ons. */
  readonly hasAddons: boolean;
}

/**
 * Starts a process that runs `entry` within the limits. It gets none of the service's environment variables, so none of
 * its secrets. Node's permission model allows it only to read code: it can read no other file, write nothing, and start
 * no process, thread or add-on. A program with add-ons may load those below the code folders.
 */
export function launchProcess(program: SandboxProgram, limits: TaskLimits): LaunchedProcess {
  const { entry } = program;
  const words = [process.execPath, ...nodeFlags(program, limits), fileURLToPath(entry)];
  const [command = '', ...args] = existsSync(SHELL) ? [SHELL, '-c', shellScript(limits), ...words] : words;
  return spawn(command, args, {
    cwd: dirname(fileURLToPath(entry)),
    env: { PATH: '/usr/bin:/bin', MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
}

/**
 * A POSIX shell script that sets limits for the process and then replaces itself by it ($0 and its arguments). Each
 * line may fail, because a system may lack a limit or may have set a lower one. If the machine runs out of memory, the
 * kernel ends this process first.
 */
function shellScript(limits: TaskLimits): string {
  const seconds = cpuSecondsOf(limits);
  return `
    { echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null
    for limit in '-c 0' '-f 0' '-n ${MAX_FILES}' '-S -t ${seconds}' '-H -t ${seconds + 1}' '-v ${addressSpaceKbOf(limits)}'; do
      ulimit $limit 2>/dev/null || :
    done
    command -v nice > /dev/null && exec nice -n ${NICER} "$0" "$@"
    exec "$0" "$@"`;
}

function nodeFlags({ entry, hasAddons }: SandboxProgram, { maxHeapMb }: TaskLimits): string[] {
  return [
    `--max-old-space-size=${maxHeapMb}`,
    '--max-semi-space-size=8',
    '--v8-pool-size=1',
    // With the trap handler, WebAssembly would reserve 10 GB of addresses to save bounds checks.
    '--disable-wasm-trap-handler',
    // A WebAssembly memory reserves the addresses that it may ever need. Node's reader of TypeScript took 2 GB of those
    // that the task needs.
    `--wasm-max-mem-pages=${MAX_WASM_PAGES}`,
    '--disallow-code-generation-from-strings',
    '--permission',
    hasAddons ? '--allow-addons' : '--no-addons',
    ...codeFolders(fileURLToPath(entry)).map((folder) => `--allow-fs-read=${join(folder, '*')}`),
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
    ...(extname(entry.pathname) === '.ts' ? ['--conditions=redoubt-source'] : []),
  ];
}

/** The folders with code: the packages beside the entry's package, and every `node_modules` above it. */
function codeFolders(entry: string): string[] {
  const above = foldersAbove(entry);
  const own = above.find((folder) => existsSync(join(folder, 'package.json'))) ?? dirname(entry);
  const modules = above.map((folder) => join(folder, 'node_modules')).filter((folder) => existsSync(folder));
  return [dirname(own), ...modules];
}

function foldersAbove(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [] : [parent, ...foldersAbove(parent)];
}
