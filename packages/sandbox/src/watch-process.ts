import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a process uses. */
export interface ProcessUse {
  /** Resident. */
  readonly memoryMb: number;
  /** Processor time so far; 0 where the system does not tell. */
  readonly cpuMs: number;
}

/** Clock ticks of Linux's user interface: 100 a second on every architecture (proc(5), sysconf _SC_CLK_TCK). */
const TICK_MS = 10;

/** What a process uses now; undefined where it has ended, or where the system does not tell. */
export async function useOf(pid: number): Promise<ProcessUse | undefined> {
  if (process.platform === 'linux') return useOnLinux(pid);
  return process.platform === 'win32' ? undefined : useByPs(pid);
}

/** Files of /proc are made as they are read: no disk is waited for. */
function useOnLinux(pid: number): ProcessUse | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the process stands in brackets and may hold spaces; user and system time are the 14th and 15th fields.
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
