import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Detection, Detectors } from '@redoubt/contract';
import { detectText } from './detect-text.ts';

/** What a worker is asked, and what it answers. */
export interface DetectionTask {
  readonly id: number;
  readonly text: string;
  readonly detectors: Detectors;
}
export type DetectionReply = { id: number; detection: Detection } | { id: number; failed: string };

/** Judges texts: small ones at once, large ones in a thread, so that the event loop stays free. */
export interface DetectorPool {
  detect(text: string, detectors: Detectors): Detection | Promise<Detection>;
  close(): Promise<void>;
}

/** Judged on the main thread up to here: some 30 ms for the most hostile text, 2 ms for prose. */
const MAIN_THREAD_CHARACTERS = 8_192;
/** To compile a keyword takes about as long as to search this many times its characters. */
const KEYWORD_WEIGHT = 8;
/** Where all threads are busy, this many texts wait; beyond it the caller is told to come back. */
const MAX_WAITING = 1_000;

interface Waiting {
  readonly resolve: (detection: Detection) => void;
  readonly reject: (error: Error) => void;
}
interface Slot {
  readonly worker: Worker;
  readonly pending: Map<number, Waiting>;
}

/** A pool of at most `size` threads; each starts when a large text first needs it, and is replaced when it dies. */
export function createDetectorPool(size: number, onOverload: () => Error): DetectorPool {
  const slots: Slot[] = [];
  let nextId = 0;

  function open(): Slot {
    const worker = new Worker(new URL(`./detector-worker${extname(import.meta.url)}`, import.meta.url));
    const slot: Slot = { worker, pending: new Map() };
    worker.unref();
    worker.on('message', (reply: DetectionReply) => settle(slot, reply));
    worker.on('error', (error) => retire(slot, error));
    worker.on('exit', () => retire(slot, new Error('The detector thread stopped')));
    slots.push(slot);
    return slot;
  }

  function retire(slot: Slot, error: unknown): void {
    const index = slots.indexOf(slot);
    if (index >= 0) slots.splice(index, 1);
    for (const { reject } of slot.pending.values()) reject(new Error('The detector thread failed', { cause: error }));
    slot.pending.clear();
  }

  function leastBusy(): Slot {
    const idle = slots.find(({ pending }) => pending.size === 0);
    if (idle) return idle;
    if (slots.length < size) return open();
    return slots.reduce((best, slot) => (slot.pending.size < best.pending.size ? slot : best));
  }

  function inThread(text: string, detectors: Detectors): Promise<Detection> {
    const slot = leastBusy();
    if (slot.pending.size >= MAX_WAITING) return Promise.reject(onOverload());
    nextId += 1;
    const task: DetectionTask = { id: nextId, text, detectors };
    return new Promise((resolve, reject) => {
      slot.pending.set(task.id, { resolve, reject });
      slot.worker.ref();
      slot.worker.postMessage(task);
    });
  }

  return {
    detect: (text, detectors) =>
      weightOf(text, detectors) <= MAIN_THREAD_CHARACTERS ? detectText(text, detectors) : inThread(text, detectors),
    close: async () => {
      await Promise.all(slots.map(({ worker }) => worker.terminate()));
    },
  };
}

function settle(slot: Slot, reply: DetectionReply): void {
  const waiting = slot.pending.get(reply.id);
  slot.pending.delete(reply.id);
  if (slot.pending.size === 0) slot.worker.unref();
  if ('failed' in reply) waiting?.reject(new Error(reply.failed));
  else waiting?.resolve(reply.detection);
}

/** Characters that have to be read: the text, and keyword lists, which are compiled before they are searched for. */
function weightOf(text: string, { keyword_detector: keywords }: Detectors): number {
  if (!keywords) return text.length;
  return keywords.banned_keywords.reduce((sum, keyword) => sum + KEYWORD_WEIGHT * keyword.length, text.length);
}
