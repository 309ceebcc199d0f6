import { extname } from 'node:path';
import type { SentDocument } from '../../documents/document.ts';
import { createThreadDesk } from '../../documents/thread-desk.ts';
import type { GeneratedRules, RuleRequest } from './generate-rules.ts';
import type { InferredDocument, WizardAnswer, WizardTask } from './wizard-task.ts';

/** Finds the rules of documents, in threads of its own. */
export interface PolicyWizard {
  /** Rejects with DocumentFailure where the document cannot be read. */
  infer(document: SentDocument): Promise<InferredDocument>;
  /** The text of a document, its pages with an empty line between them. Rejects as `infer` does. */
  read(document: SentDocument): Promise<string>;
  generate(request: RuleRequest): Promise<GeneratedRules>;
  close(): Promise<void>;
}

const MAX_WAITING = 32;
const MAX_MS = 60_000;
const MAX_HEAP_MB = 384;

/** A wizard that reads at most `threads` documents at a time. `onOverload`: what a caller is told when too many wait. */
export function createPolicyWizard(threads: number, onOverload: () => Error): PolicyWizard {
  const worker = new URL(`./wizard-worker${extname(import.meta.url)}`, import.meta.url);
  const limits = { threads, maxWaiting: MAX_WAITING, maxMs: MAX_MS, maxHeapMb: MAX_HEAP_MB };
  const desk = createThreadDesk<WizardTask, WizardAnswer>(worker, { ...limits, onOverload });
  return {
    async infer(document) {
      const answer = await desk.run({ kind: 'infer', document });
      if (answer.kind !== 'infer') throw new Error('The thread answered another question');
      return answer.inferred;
    },
    async read(document) {
      const answer = await desk.run({ kind: 'read', document });
      if (answer.kind !== 'read') throw new Error('The thread answered another question');
      return answer.text;
    },
    async generate(request) {
      const answer = await desk.run({ kind: 'generate', request });
      if (answer.kind !== 'generate') throw new Error('The thread answered another question');
      return answer.generated;
    },
    close: desk.close,
  };
}
