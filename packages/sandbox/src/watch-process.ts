import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a process uses. */
export interface ProcessUse {
  /** Resident memory. */
  readonly memoryMb: number;
  /** Processor time so far. 0 if the system does not report it. */
  readonly cpuMs: number;
}

/**
 * Length of a clock tick in Linux's user interface. There are 100 per second on every architecture (proc(5), sysconf
 * _SC_CLK_TCK).
 */
const TICK_MS = 10;

/** The resources that a process uses now. Returns undefined if it has ended or the system does not report them. */
export async function useOf(pid: number): Promise<ProcessUse | undefined> {
  if (process.platform === 'linux') return useOnLinux(pid);
  return process.platform === 'win32' ? undefined : useByPs(pid);
}

/** Reads files of /proc synchronously: the kernel makes them in memory, so there is no wait for a disk. */
function useOnLinux(pid: number): ProcessUse | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the process is in brackets and may contain spaces. User and system time are the 14th and 15th fields.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { memoryMb: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1_024, cpuMs: ticks * TICK_MS };
  } catch {
    return undefined;
  }
}

function useByPs(pid: number): Promise<ProcessUse | undefined> {
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, output) => {
      resolve(error ? undefined : { memoryMb: Number(output) / 1_024, cpuMs: 0 });
    });
  });
}
