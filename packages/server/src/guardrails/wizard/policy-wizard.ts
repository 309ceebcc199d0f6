import { extname } from 'node:path';
import { DocumentFailure, type SentDocument } from '@redoubt/documents';
import {
  createSandbox,
  type Message,
  type RefusalWords,
  refusalOf,
  SandboxFailure,
  type SandboxLog,
} from '@redoubt/sandbox';
import type { CpuBudget } from '../scans/cpu-budget.ts';
import type { GeneratedRules, RuleRequest } from './generate-rules.ts';
import type { InferredDocument, WizardAnswer, WizardTask } from './wizard-task.ts';

/** Extracts rules from documents, in sandboxed processes. `owner` is the organisation that owns the document. */
export interface PolicyWizard {
  /** Extracts the rules of a document. Rejects with DocumentFailure if it cannot be read. */
  infer(document: SentDocument, owner: string): Promise<InferredDocument>;
  /**
   * Returns the text of a document, with an empty line between pages. Takes its processor time from the budget, if there
   * is one. Rejects like `infer`.
   */
  read(document: SentDocument, owner: string, budget?: CpuBudget): Promise<string>;
  generate(request: RuleRequest, owner: string): Promise<GeneratedRules>;
  close(): Promise<void>;
}

interface WizardSettings {
  /** Number of documents that are read at a time, at least two. */
  readonly processes: number;
  /** Creates the error for a caller when too many documents wait. */
  readonly onOverload: () => Error;
  readonly log: SandboxLog;
}

const MAX_WAITING = 32;
const limits = {
  maxCpuMs: 10_000,
  maxWallMs: 60_000,
  maxMemoryMb: 640,
  maxHeapMb: 384,
  /** The event loop numbers, saves and writes the answer. Six megabytes take about 75 ms. */
  maxAnswerBytes: 6_291_456,
};

export function createPolicyWizard(settings: WizardSettings): PolicyWizard {
  const entry = new URL(`./wizard-process${extname(import.meta.url)}`, import.meta.url);
  const sandbox = createSandbox<WizardTask, WizardAnswer>({ ...settings, entry, limits, maxWaiting: MAX_WAITING });

  async function ask(task: Message<WizardTask>, owner: string, budget?: CpuBudget): Promise<Message<WizardAnswer>> {
    const maxCpuMs = budget && Math.min(budget.leftMs, limits.maxCpuMs);
    const answer = await sandbox.run(task, owner, maxCpuMs).catch((error: unknown) => {
      if (error instanceof SandboxFailure && error.reason === 'out_of_time') budget?.spend(error.maxCpuMs);
      throw error instanceof SandboxFailure ? documentFailureOf(error) : error;
    });
    budget?.spend(answer.cpuMs);
    if (answer.body.kind === 'refused') throw new DocumentFailure(answer.body.reason, answer.body.message);
    return answer;
  }

  return {
    async infer({ bytes, filename }, owner) {
      const { body } = await ask({ body: { kind: 'infer', filename }, parts: [bytes] }, owner);
      if (body.kind !== 'infer') throw otherQuestion();
      return body.inferred;
    },
    async read({ bytes, filename }, owner, budget) {
      const { body, parts } = await ask({ body: { kind: 'read', filename }, parts: [bytes] }, owner, budget);
      if (body.kind !== 'read') throw otherQuestion();
      return new TextDecoder().decode(parts[0]);
    },
    async generate(request, owner) {
      const { body } = await ask({ body: { kind: 'generate', request }, parts: [] }, owner);
      if (body.kind !== 'generate') throw otherQuestion();
      return body.generated;
    },
    close: sandbox.close,
  };
}

const otherQuestion = (): Error => new Error('The process answered another question');

const words: RefusalWords<'too_many_rules'> = {
  undone: 'The document was not read',
  subject: 'The document',
  smaller: 'split it, or send its text',
  otherwise: 'save it again, or send its text',
  tooLarge: {
    reason: 'too_many_rules',
    message: `What was found in the document has more than ${limits.maxAnswerBytes} bytes; split it`,
  },
};

function documentFailureOf(failure: SandboxFailure): DocumentFailure {
  const { reason, message } = refusalOf(failure, limits, words);
  return new DocumentFailure(reason, message, { cause: failure });
}
