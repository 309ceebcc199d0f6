import { judgeText, viewsOf } from '@redoubt/detectors';

/** How long the first judgement takes in a fresh process, and what the weights add to its memory, in MB (10^6 bytes). */
export interface LoadReport {
  readonly loadMs: number;
  readonly addedMegabytes: number;
  readonly residentMegabytes: number;
}

const resident = () => {
  globalThis.gc?.();
  return process.memoryUsage.rss() / 1e6;
};

const before = resident();
const startedAt = performance.now();
judgeText(viewsOf('The first text of a process waits for the weights.'));
const loadMs = performance.now() - startedAt;
const after = resident();
const report: LoadReport = { loadMs, addedMegabytes: after - before, residentMegabytes: after };
process.send?.(report);
