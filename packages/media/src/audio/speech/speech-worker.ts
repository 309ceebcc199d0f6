import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { SpeechUnavailable } from './onnx-session.ts';
import type { SpeechReply, SpeechTask, SpeechThreadData } from './speech-task.ts';
import { loadTranscriber, type Transcriber } from './transcriber.ts';
import { loadVoiceDetector, type VoiceDetector } from './voice-detector.ts';

/**
 * The nice value of this thread, as that of processes of the sandbox: texts are judged first. The threads of ONNX
 * Runtime, which this thread starts, inherit it.
 */
const NICENESS = 10;
// On other systems a priority belongs to the whole process.
if (process.platform === 'linux') setPriority(NICENESS);

const { model }: SpeechThreadData = workerData;
let detector: Promise<VoiceDetector> | undefined;
let transcriber: Promise<Transcriber> | undefined;

async function answer(task: SpeechTask): Promise<SpeechReply> {
  try {
    if (task.kind === 'detect') {
      detector ??= loadVoiceDetector();
      return { id: task.id, ...(await (await detector).detect(task.samples, task.memory)) };
    }
    transcriber ??= loadTranscriber(model);
    return { id: task.id, ...(await (await transcriber).transcribe(task.samples)) };
  } catch (error) {
    const kind = error instanceof SpeechUnavailable ? 'unavailable' : 'failed';
    return { id: task.id, kind, message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', async (task: SpeechTask) => parentPort?.postMessage(await answer(task)));
