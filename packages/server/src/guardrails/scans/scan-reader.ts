import { extname } from 'node:path';
import { DocumentFailure, type PagePicture, type ScannedPdf, type WalkedPage } from '@redoubt/documents';
import {
  createSandbox,
  type RefusalWords,
  refusalOf,
  type SandboxAnswer,
  SandboxFailure,
  type SandboxLog,
} from '@redoubt/sandbox';
import type { CpuBudget } from './cpu-budget.ts';
import type { PageForm, ScanAnswer, ScanTask } from './scan-task.ts';

/** A page to read. */
interface PageToRead {
  readonly bytes: Uint8Array;
  readonly form: PageForm;
  readonly charset: string | undefined;
}

/** The pages of a PDF whose pictures are wanted. */
interface PdfToDraw {
  readonly bytes: Uint8Array;
  readonly pages: readonly number[];
}

/** Reads what is scanned, in sandboxed processes. `owner` is the organisation that asked for it. */
export interface ScanReader {
  /** Reads all the text of a page. Rejects with DocumentFailure if it cannot be read. */
  readPage(page: PageToRead, owner: string, budget: CpuBudget): Promise<WalkedPage>;
  /** Reads all the text of a PDF. Rejects like `readPage`. */
  readPdf(bytes: Uint8Array, owner: string, budget: CpuBudget): Promise<ScannedPdf>;
  /** Returns the number of pages of a PDF without reading them. Rejects like `readPage`. */
  countPages(bytes: Uint8Array, owner: string, budget: CpuBudget): Promise<number>;
  /**
   * Draws the pictures of the first of these pages of a PDF that has any, and nothing else of it. Resolves to undefined
   * if none has. Rejects like `readPage`.
   */
  drawPictures(pdf: PdfToDraw, owner: string, budget: CpuBudget): Promise<PagePicture | undefined>;
  close(): Promise<void>;
}

interface ReaderSettings {
  /** Number of pages that are read at a time, at least two. */
  readonly processes: number;
  /** Creates the error for a caller when too many pages wait. */
  readonly onOverload: () => Error;
  readonly log: SandboxLog;
}

const MAX_WAITING = 32;
const limits = {
  maxCpuMs: 20_000,
  smallCpuMs: 4_300,
  maxWallMs: 60_000,
  maxMemoryMb: 640,
  maxHeapMb: 384,
  maxAnswerBytes: 12_582_912,
};

export function createScanReader(settings: ReaderSettings): ScanReader {
  const entry = new URL(`./scan-process${extname(import.meta.url)}`, import.meta.url);
  const sandbox = createSandbox<ScanTask, ScanAnswer>({ ...settings, entry, limits, maxWaiting: MAX_WAITING });

  async function ask(
    task: ScanTask,
    bytes: Uint8Array,
    owner: string,
    budget: CpuBudget,
  ): Promise<SandboxAnswer<ScanAnswer>> {
    const message = { body: task, parts: [bytes] };
    const answer = await sandbox.run(message, owner, budget.leftMs).catch((error: unknown) => {
      if (error instanceof SandboxFailure && error.reason === 'out_of_time') budget.spend(error.maxCpuMs);
      throw error instanceof SandboxFailure ? documentFailureOf(error) : error;
    });
    budget.spend(answer.cpuMs);
    if (answer.body.kind === 'refused')
      throw new DocumentFailure(answer.body.reason, answer.body.message, { cpuMs: answer.cpuMs });
    return answer;
  }

  return {
    async readPage({ bytes, form, charset }, owner, budget) {
      const { body: answer } = await ask({ kind: 'page', form, charset }, bytes, owner, budget);
      if (answer.kind !== 'page') throw otherQuestion();
      return answer.page;
    },
    async readPdf(bytes, owner, budget) {
      const { body: answer } = await ask({ kind: 'pdf' }, bytes, owner, budget);
      if (answer.kind !== 'pdf') throw otherQuestion();
      return answer.pdf;
    },
    async countPages(bytes, owner, budget) {
      const { body: answer } = await ask({ kind: 'count' }, bytes, owner, budget);
      if (answer.kind !== 'count') throw otherQuestion();
      return answer.pages;
    },
    async drawPictures({ bytes, pages }, owner, budget) {
      const { body, parts } = await ask({ kind: 'pictures', pages }, bytes, owner, budget);
      if (body.kind !== 'picture') throw otherQuestion();
      const { page, problem } = body;
      if (page === undefined) return undefined;
      return problem === undefined ? { page, png: parts[0] ?? new Uint8Array() } : { page, problem };
    },
    close: sandbox.close,
  };
}

const otherQuestion = (): Error => new Error('The process answered another question');

const words: RefusalWords<'too_large'> = {
  undone: 'It was not read',
  subject: 'It',
  smaller: 'scan its parts',
  otherwise: 'scan its text instead',
  tooLarge: {
    reason: 'too_large',
    message: `Its text has more than ${limits.maxAnswerBytes} bytes; scan its parts`,
  },
};

function documentFailureOf(failure: SandboxFailure): DocumentFailure {
  const { reason, message } = refusalOf(failure, limits, words);
  return new DocumentFailure(reason, message, { cause: failure });
}
