import { readdirSync, readFileSync } from 'node:fs';

/** Ticks a second of /proc/<pid>/stat; 100 on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/**
 * CPU time so far of a process and of the processes that it started, those that have ended too. In ms. NaN where there
 * is no /proc. Files of users are read in processes of their own, so the CPU time of the service alone is not enough.
 */
export function treeCpuMs(pid: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? []);
  const own = all.find((each) => each.pid === pid);
  if (!own) return Number.NaN;
  const tree = [own];
  for (const { pid: parent } of tree) tree.push(...all.filter((each) => each.parent === parent));
  return (tree.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND) * 1_000;
}

function statOf(pid: number): { pid: number; parent: number; ticks: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program comes before and may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // User and system time of itself, then of its children that have ended.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid, parent: Number(fields[1]), ticks };
  } catch {
    return undefined;
  }
}
