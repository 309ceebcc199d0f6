import { extname } from 'node:path';
import {
  cpuBudgetOf,
  createSandbox,
  type RefusalWords,
  refusalOf,
  SandboxFailure,
  type SandboxLog,
} from '@redoubt/sandbox';
import { MediaFailure, type MediaFailureReason } from '../media-failure.ts';
import type { ImageTask, ReadImage } from './image.ts';

/** Reads pictures in processes with limits. `owner` is the organisation that owns the picture. */
export interface ImageReader {
  /** Rejects with MediaFailure if the picture cannot be read. */
  read(task: ImageTask, owner: string): Promise<ReadImage>;
  close(): Promise<void>;
}

export interface ImageReaderSettings {
  /** Number of pictures that are read at a time, at least two. */
  readonly processes: number;
  /** Creates the error for a caller when too many pictures wait. */
  readonly onOverload: () => Error;
  readonly log: SandboxLog;
}

/** What a process is asked. The bytes of the picture are the first part of the message. */
export interface ImageQuestion {
  readonly rate: boolean | undefined;
  readonly faces: boolean | undefined;
  /** Processor time that the task may use, in milliseconds. */
  readonly maxCpuMs: number;
}

export type ImageAnswer =
  | { readonly kind: 'read'; readonly image: ReadImage }
  | { readonly kind: 'refused'; readonly reason: MediaFailureReason; readonly message: string };

const MAX_WAITING = 32;
/** A page may have more than 300 lines, and a machine may be several times slower than ours. */
const limits = {
  maxCpuMs: 40_000,
  // With the start of a process, no picture of few bytes takes 5 s.
  smallCpuMs: 4_300,
  maxWallMs: 150_000,
  // A picture of 50 million pixels took 610 MB. The libraries also reserve 900 MB of addresses that they do not use.
  maxMemoryMb: 2_048,
  maxHeapMb: 384,
  maxAnswerBytes: 2_097_152,
};

/** Opens the reader. No process starts before the first picture. */
export function createImageReader(settings: ImageReaderSettings): ImageReader {
  const entry = new URL(`./image-process${extname(import.meta.url)}`, import.meta.url);
  const sandbox = createSandbox<ImageQuestion, ImageAnswer>({
    ...settings,
    entry,
    hasAddons: true,
    limits,
    maxWaiting: MAX_WAITING,
  });
  return {
    async read({ bytes, rate, faces, maxCpuMs: wanted = Number.POSITIVE_INFINITY }, owner) {
      const maxCpuMs = Math.min(wanted, cpuBudgetOf(bytes.byteLength, limits));
      const task = { body: { rate, faces, maxCpuMs }, parts: [bytes] };
      const { body, cpuMs } = await sandbox.run(task, owner, maxCpuMs).catch((error: unknown) => {
        throw error instanceof SandboxFailure ? mediaFailureOf(error) : error;
      });
      if (body.kind === 'refused') throw new MediaFailure(body.reason, body.message, { cpuMs });
      return { ...body.image, cpuMs };
    },
    close: sandbox.close,
  };
}

const words: RefusalWords<'too_much_text'> = {
  undone: 'The picture was not read',
  subject: 'The picture',
  smaller: 'send a smaller part of it',
  otherwise: 'save it again',
  tooLarge: {
    reason: 'too_much_text',
    message: `The text of the picture has more than ${limits.maxAnswerBytes} bytes; send a part of it`,
  },
};

function mediaFailureOf(failure: SandboxFailure): MediaFailure {
  const { reason, message } = refusalOf(failure, limits, words);
  return new MediaFailure(reason, message, { cause: failure, cpuMs: reason === 'out_of_time' ? failure.maxCpuMs : 0 });
}
