import { parentPort, workerData } from 'node:worker_threads';
import { BatchReader } from './batch-reader.ts';
import type { ClassifierReply, ClassifierTask, ClassifierThreadData } from './classifier-task.ts';
import { loadClassifier } from './load-classifier.ts';

const data: ClassifierThreadData = workerData;
const reply = (message: ClassifierReply): void => parentPort?.postMessage(message);
const loading = open();

/** Opens the model. Returns undefined if it cannot run here. The main thread is informed in both cases. */
async function open(): Promise<BatchReader | undefined> {
  try {
    const classifier = await loadClassifier(data);
    reply({ kind: 'ready', card: classifier.card });
    return new BatchReader(classifier, reply);
  } catch (error) {
    reply({ kind: 'unavailable', reason: error instanceof Error ? error.message : String(error) });
    return undefined;
  }
}

parentPort?.on('message', async (task: ClassifierTask) => {
  const reader = await loading;
  if (task.kind === 'read') reader?.add(task.id, task.text);
  else reader?.forget(task.id);
});
