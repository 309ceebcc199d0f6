import { extname } from 'node:path';
import {
  createSandbox,
  type Message,
  type RefusalWords,
  refusalOf,
  SandboxFailure,
  type SandboxLog,
} from '@redoubt/sandbox';
import { MediaFailure } from '../media-failure.ts';
import type { AudioTask } from './audio.ts';
import type { DecodedAudio } from './decode-audio.ts';
import type { DecodeAnswer, DecodeTask } from './decode-task.ts';
import { MAX_AUDIO_BYTES, MAX_AUDIO_SECONDS, MODEL_RATE } from './limits.ts';

export interface DecoderSettings {
  /** Number of recordings that are decoded at a time, at least two. */
  readonly processes: number;
  /** Makes the error for a caller if too many recordings wait. */
  readonly onOverload: () => Error;
  readonly log: SandboxLog;
}

/** Decodes recordings in processes of the sandbox. */
export interface SandboxedDecoder {
  /** Rejects with MediaFailure if the recording cannot be decoded. */
  decode(task: AudioTask): Promise<DecodedAudio>;
  close(): Promise<void>;
}

const MAX_WAITING = 32;
const limits = {
  /** Ten minutes of stereo at 44.1 kHz take about half of it in the slowest formats, on a busy machine. */
  maxCpuMs: 45_000,
  smallCpuMs: 4_300,
  maxWallMs: 90_000,
  maxMemoryMb: 512,
  maxHeapMb: 256,
  maxAnswerBytes: 2 * MODEL_RATE * (MAX_AUDIO_SECONDS + 1) + 1_024,
};

export function createSandboxedDecoder(settings: DecoderSettings): SandboxedDecoder {
  const entry = new URL(`./decode-process${extname(import.meta.url)}`, import.meta.url);
  const sandbox = createSandbox<DecodeTask, DecodeAnswer>({ ...settings, entry, limits, maxWaiting: MAX_WAITING });
  return {
    async decode({ bytes, owner }) {
      if (bytes.byteLength > MAX_AUDIO_BYTES) throw tooLarge(bytes.byteLength);
      const task: Message<DecodeTask> = { body: { kind: 'decode' }, parts: [bytes] };
      const { body, parts, cpuMs } = await sandbox.run(task, owner).catch((error: unknown) => {
        throw error instanceof SandboxFailure ? mediaFailureOf(error) : error;
      });
      if (body.kind === 'refused') throw new MediaFailure(body.reason, body.message, { cpuMs });
      return { format: body.format, seconds: body.seconds, samples: samplesOf(parts[0]) };
    },
    close: sandbox.close,
  };
}

/** The part can start at an odd address. The copy does not. */
function samplesOf(part: Uint8Array | undefined): Int16Array {
  const bytes = Uint8Array.from(part ?? []);
  return new Int16Array(bytes.buffer, 0, bytes.byteLength >> 1);
}

function tooLarge(bytes: number): MediaFailure {
  const message = `The recording has ${bytes} bytes; at most ${MAX_AUDIO_BYTES} are read. Compress it, or cut it into parts`;
  return new MediaFailure('too_large', message);
}

const words: RefusalWords<'too_long'> = {
  undone: 'The recording was not decoded',
  subject: 'The recording',
  smaller: 'cut it into parts, or send WAV',
  otherwise: 'save it again, for example as MP3',
  tooLarge: {
    reason: 'too_long',
    message: `The recording is longer than ${MAX_AUDIO_SECONDS} s; cut it into parts`,
  },
};

function mediaFailureOf(failure: SandboxFailure): MediaFailure {
  const { reason, message } = refusalOf(failure, limits, words);
  return new MediaFailure(reason, message, { cause: failure });
}
