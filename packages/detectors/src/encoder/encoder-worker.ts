import { parentPort, workerData } from 'node:worker_threads';
import { type EncoderModel, EncoderUnavailable, loadEncoderModel } from './encoder-model.ts';
import type { EncoderReply, EncoderTask, EncoderThreadData } from './encoder-task.ts';
import { readTexts } from './read-texts.ts';

const { weights }: EncoderThreadData = workerData;
let loading: Promise<EncoderModel> | undefined;

async function answer({ id, texts, maxChunks }: EncoderTask): Promise<EncoderReply> {
  try {
    loading ??= loadEncoderModel(new URL(weights));
    const model = await loading;
    const { labels, version } = model.card;
    return {
      id,
      kind: 'read',
      readings: await readTexts(model, texts, maxChunks),
      labels,
      version,
      runtime: model.runtime,
    };
  } catch (error) {
    if (error instanceof EncoderUnavailable) return { id, kind: 'unavailable', reason: error.message };
    return { id, kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', async (task: EncoderTask) => parentPort?.postMessage(await answer(task)));
