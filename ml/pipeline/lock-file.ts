import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { PipelineError } from './pipeline-file.ts';

const lockedStepSchema = z.strictObject({
  /** How the entry came about: the step ran here, or its files were taken as they were. */
  by: z.enum(['run', 'adopted']),
  commands: z.string(),
  /** Digests by asset, by input path and by output path. */
  assets: z.record(z.string(), z.string()),
  /** Digests of the code that the commands run, by folder. */
  code: z.record(z.string(), z.string()),
  inputs: z.record(z.string(), z.string()),
  outputs: z.record(z.string(), z.string()),
});
const lockSchema = z.strictObject({ steps: z.record(z.string(), lockedStepSchema) });

/** What a step was made of when it last ran. */
export type LockedStep = z.infer<typeof lockedStepSchema>;

/** The file that remembers the last run of each step. */
export class LockFile {
  readonly #file: string;
  #steps: Map<string, LockedStep>;

  /** Reads the file. One that does not exist is empty. @throws PipelineError that says what is wrong with it */
  constructor(file: string) {
    this.#file = file;
    this.#steps = readSteps(file);
  }

  get(name: string): LockedStep | undefined {
    return this.#steps.get(name);
  }

  /** Writes a step at once, so that a later failure loses nothing. What another run wrote meanwhile stays. */
  set(name: string, step: LockedStep): void {
    this.#steps = readSteps(this.#file).set(name, step);
    const steps = Object.fromEntries([...this.#steps].toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const draft = `${this.#file}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify({ steps }, null, 2)}\n`);
    renameSync(draft, this.#file);
  }
}

const readSteps = (file: string): Map<string, LockedStep> =>
  new Map(existsSync(file) ? Object.entries(stepsIn(file)) : []);

function stepsIn(file: string): z.infer<typeof lockSchema>['steps'] {
  const wayOut = 'Take the file of another commit, or delete it and run or adopt the steps';
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new PipelineError(`${file} is not JSON: ${(cause as Error).message}. ${wayOut}`, { cause });
  }
  const { data, error } = lockSchema.safeParse(parsed);
  if (data) return data.steps;
  const told = error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new PipelineError(`${file} is not a lock of the pipeline:\n${told.join('\n')}\n${wayOut}`);
}
