import type { ClassifierThreadData } from './classifier-task.ts';
import { ClassifierThread } from './classifier-thread.ts';

/** The open models. Detectors with the same model share its thread. */
export interface Classifiers {
  open(data: ClassifierThreadData): ClassifierThread;
  close(): Promise<void>;
}

/** Creates the collection, with no model open yet. */
export function createClassifiers(clock: () => Date): Classifiers {
  const threads = new Map<string, ClassifierThread>();
  return {
    open(data) {
      const key = `${data.dtype} ${data.modelDir}`;
      const thread = threads.get(key) ?? new ClassifierThread(data, clock);
      threads.set(key, thread);
      return thread;
    },
    close: async () => {
      await Promise.all([...threads.values()].map((thread) => thread.close()));
    },
  };
}
