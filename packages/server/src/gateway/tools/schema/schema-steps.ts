import type { CompiledPattern } from '@redoubt/detectors';
import { SchemaUnreadable } from './schema-reading.ts';

/** Steps that reading schemas may take for one answer. It bounds the time to a few tenths of a second. */
const MAX_STEPS = 500_000;

/** The steps that are left for the schemas of one answer, whatever the number of its calls and declarations. */
export class SchemaSteps {
  /** Patterns of these schemas. Each was paid for once. */
  readonly patterns = new Map<string, CompiledPattern>();
  #left = MAX_STEPS;

  /** Counts steps. Throws SchemaUnreadable when there were too many. */
  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) throw new SchemaUnreadable('it takes too long to hold the arguments against it');
  }
}
