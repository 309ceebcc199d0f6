import { parentPort } from 'node:worker_threads';
import { detectText } from './detect-text.ts';
import type { DetectionReply, DetectionTask } from './detector-pool.ts';

function answer({ id, text, detectors }: DetectionTask): DetectionReply {
  try {
    return { id, detection: detectText(text, detectors) };
  } catch (error) {
    return { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (task: DetectionTask) => parentPort?.postMessage(answer(task)));
