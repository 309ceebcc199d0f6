import { createEncoder, judgeText, viewsOf } from '@redoubt/detectors';

/** What both models cost in a process of their own. Memory in MB (10^6 bytes), times of the processor in ms, all threads. */
export interface EncoderReport {
  readonly loadMs: number;
  readonly residentMegabytes: number;
  /** Of each read of one chunk of 128 pieces. */
  readonly chunkMs: readonly number[];
}

const READS = 40;
const WARM_UP = 10;
/** Some 128 pieces: words that the vocabulary has. */
const chunk = 'the old captain sat by the quiet harbour and told the young men of the sea '.repeat(7).trim();

const encoder = createEncoder();
judgeText(viewsOf('The first text of a process waits for the weights.'));
const startedAt = performance.now();
const first = await encoder.read([chunk]);
const loadMs = performance.now() - startedAt;
if (first.kind !== 'read') throw new Error(first.reason);
if (first.readings[0]?.chunks.length !== 1) throw new Error('The text is not one chunk');

const chunkMs: number[] = [];
for (let round = 0; round < WARM_UP + READS; round += 1) {
  const before = process.cpuUsage();
  await encoder.read([chunk]);
  const { user, system } = process.cpuUsage(before);
  if (round >= WARM_UP) chunkMs.push((user + system) / 1_000);
}
globalThis.gc?.();
const report: EncoderReport = { loadMs, residentMegabytes: process.memoryUsage.rss() / 1e6, chunkMs };
process.send?.(report);
await encoder.close();
