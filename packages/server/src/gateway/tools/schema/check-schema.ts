import { type CompiledPattern, compileBounded } from '@redoubt/detectors';
import { LRUCache } from 'lru-cache';
import { partKeywords } from './part-keywords.ts';
import {
  type ArgumentPath,
  isMembers,
  type Keyword,
  memberOf,
  namesOf,
  type SchemaFault,
  type SchemaReader,
  SchemaUnreadable,
} from './schema-reading.ts';
import { SchemaSteps } from './schema-steps.ts';
import { valueKeywords } from './value-keywords.ts';

/** Whether arguments fit the schema of a tool. */
export interface SchemaVerdict {
  readonly fault?: SchemaFault | undefined;
  /** Why the schema cannot be read. Nothing fits such a schema. */
  readonly unreadable?: string | undefined;
  /** Keywords that were not read: patterns that need backtracking, and a few of the newest. */
  readonly unchecked: readonly string[];
}

const MAX_DEPTH = 128;
/** What a pattern costs: to compile it, with each of its characters, and to run it over one character. */
const STEPS_TO_COMPILE = 5_000;
const STEPS_A_CHARACTER = 10;

/** Maximum number of patterns of callers that are kept. Their automata grow as they are used. */
const MAX_KEPT = 64;
const kept = new LRUCache<string, CompiledPattern>({ max: MAX_KEPT });

const keywords: Readonly<Record<string, Keyword>> = { ...valueKeywords, ...partKeywords };

/**
 * Holds a value against a caller's JSON Schema (2020-12, and the older keywords). Nothing is compiled or fetched, and
 * patterns run in linear time. `format` is a note, as the standard has it. Schemas of one answer share their steps.
 */
export function checkSchema(schema: unknown, value: unknown, steps = new SchemaSteps()): SchemaVerdict {
  const reading = new Reading(schema, steps);
  try {
    return { fault: reading.fault(schema, value, []), unchecked: reading.unchecked };
  } catch (error) {
    if (!(error instanceof SchemaUnreadable)) throw error;
    return { unreadable: error.message, unchecked: reading.unchecked };
  }
}

class Reading implements SchemaReader {
  readonly #root: unknown;
  readonly #leftOut = new Set<string>();
  readonly #steps: SchemaSteps;
  #depth = 0;

  constructor(root: unknown, steps: SchemaSteps) {
    this.#root = root;
    this.#steps = steps;
  }

  get unchecked(): readonly string[] {
    return [...this.#leftOut];
  }

  fits(schema: unknown, value: unknown, path: ArgumentPath): boolean {
    return this.fault(schema, value, path) === undefined;
  }

  fault(schema: unknown, value: unknown, path: ArgumentPath): SchemaFault | undefined {
    this.spend(1 + path.length);
    if (schema === true) return undefined;
    if (schema === false) return { path, keyword: 'false' };
    if (!isMembers(schema)) throw new SchemaUnreadable('a part of it is neither an object nor true or false');
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw new SchemaUnreadable(`it goes more than ${MAX_DEPTH} levels deep`);
    const fault = this.#faultOf(schema, value, path);
    this.#depth -= 1;
    return fault;
  }

  #faultOf(schema: Readonly<Record<string, unknown>>, value: unknown, path: ArgumentPath): SchemaFault | undefined {
    for (const keyword of namesOf(schema, this)) {
      if (!Object.hasOwn(keywords, keyword)) continue;
      const met = keywords[keyword]?.({ said: schema[keyword], schema, value, path }, this) ?? true;
      if (met === false) return { path, keyword };
      if (met !== true) return met;
    }
    return undefined;
  }

  spend(steps: number): void {
    this.#steps.spend(steps);
  }

  finds(pattern: string, text: string): boolean | undefined {
    const compiled = this.#compiled(pattern);
    this.spend(1);
    if (compiled.kind === 'refused') {
      this.leaveOut('pattern');
      return undefined;
    }
    this.spend(text.length * STEPS_A_CHARACTER);
    return compiled.program.test(text);
  }

  #compiled(pattern: string): CompiledPattern {
    const known = this.#steps.patterns.get(pattern);
    if (known) return known;
    this.spend(STEPS_TO_COMPILE + pattern.length * STEPS_A_CHARACTER);
    const compiled = compiledOf(pattern);
    this.#steps.patterns.set(pattern, compiled);
    return compiled;
  }

  leaveOut(keyword: string): void {
    this.#leftOut.add(keyword);
  }

  referred(reference: string): unknown {
    this.spend(reference.length);
    if (reference === '#') return this.#root;
    if (!reference.startsWith('#/')) throw new SchemaUnreadable('it refers to a schema that is not in it');
    let found: unknown = this.#root;
    for (const name of reference.slice(2).split('/').map(pointerStep)) found = stepInto(found, name);
    if (found === undefined) throw new SchemaUnreadable('it refers to a part that it does not have');
    return found;
  }
}

function stepInto(holder: unknown, name: string): unknown {
  if (Array.isArray(holder)) return holder[Number(name)];
  return isMembers(holder) ? memberOf(holder, name) : undefined;
}

/** Reads a step of a JSON Pointer in an address (RFC 6901). */
function pointerStep(step: string): string {
  try {
    return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    return step;
  }
}

/** Patterns of schemas are JavaScript's. The one spelling in daily use that RE2 lacks is that of a code point. */
const inRe2 = (pattern: string): string =>
  pattern.replace(/\\(?:u\{([0-9a-f]{1,6})\}|u([0-9a-f]{4})|.)/gis, (all, long, short) =>
    long || short ? `\\x{${long ?? short}}` : all,
  );

function compiledOf(pattern: string): CompiledPattern {
  const known = kept.get(pattern);
  if (known) return known;
  const compiled = compileBounded({ pattern: inRe2(pattern) });
  if (pattern.length <= 1_000) kept.set(pattern, compiled);
  return compiled;
}
