/** One part of the nightly run with what came out, as `test/nightly.json` keeps it, beside the fields of its machine. */
export interface Part {
  readonly name: string;
  /** When it ran. A part that was left out keeps its last run. */
  readonly date: string;
  readonly commit: string;
  /** The files differed from the commit. */
  readonly isDirty: boolean;
  readonly seconds: number;
  readonly passed?: number;
  readonly failed: number;
  /** What failed, with its first lines. */
  readonly failures: readonly string[];
}

/** What `test/nightly.json` holds. `withoutBenchmarks`: the last run left them out, and theirs are of a run before. */
export interface KeptParts {
  readonly withoutBenchmarks: boolean;
  readonly parts: readonly Part[];
}

/** Returns the parts that ran, and after them those of before that did not run again. */
export function mergeParts(before: readonly Part[], ran: readonly Part[]): Part[] {
  return [...ran, ...before.filter(({ name }) => ran.every((part) => part.name !== name))];
}

/** What a run of vitest said in its report. */
interface Counted {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
}

/**
 * Returns the counts of a run of vitest that ended with this exit status. A report counts tests alone: a rejection that
 * nobody handled, or a run without any test, is in none of its counts, and is a failure all the same.
 */
export function countRun({ passed, failed, failures: told }: Counted, status: number | null): Counted {
  const failures = told.map(withoutStack);
  if (failed > 0) return { passed, failed, failures };
  if (status !== 0)
    return { passed, failed: 1, failures: [...failures, `!! vitest ended with ${status ?? 'a signal'}`] };
  if (passed === 0) return { passed, failed: 1, failures: [...failures, '!! no test passed'] };
  return { passed, failed, failures };
}

/** A failure without the lines of its stack: they name folders of the machine, and change with every edit. */
const withoutStack = (failure: string): string =>
  failure
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join('\n');
