import { extname } from 'node:path';
import type { ReportDocument } from '@redoubt/reports';
import Tinypool from 'tinypool';

/** A thread that has drawn nothing for this long is ended, because fonts take memory. */
const IDLE_MS = 60_000;
/** Documents that wait for the thread. */
const MAX_WAITING = 32;
/** Documents with more characters are refused. Reports are bounded far below it. */
const MAX_CHARACTERS = 2_000_000;

let pool: Tinypool | undefined;

/** Drawing takes up to seconds, so it runs in a thread of its own, which starts when it is first needed. */
function openPool(): Tinypool {
  pool ??= new Tinypool({
    filename: new URL(`./draw-document${extname(import.meta.url)}`, import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    isolateWorkers: false,
  });
  return pool;
}

/** Draws a document as PDF. Rejects with a RangeError if it is too long, and with `Busy` if too many wait already. */
export async function documentPdf(document: ReportDocument): Promise<Uint8Array> {
  const threads = openPool();
  if (JSON.stringify(document).length > MAX_CHARACTERS) throw new RangeError('The document is too long for a PDF');
  if (threads.queueSize >= MAX_WAITING) throw new Busy(`${MAX_WAITING} PDFs wait to be drawn`);
  return threads.run(document, { name: 'drawDocument' });
}

/** Too many documents wait to be drawn. */
export class Busy extends Error {
  override readonly name = 'Busy';
}
