import { jsonShapeProblem } from '../../http/json-shape.ts';
import { namesTwice } from '../stream/names-twice.ts';
import { brokenRule, RuleSteps, RulesTooLong } from './argument-rules.ts';
import { type CallKind, declaredTools } from './declared-tools.ts';
import { GateReport, type RefusedCall } from './gate-report.ts';
import { linkedCalls } from './linked-results.ts';
import type { ReadyGate } from './ready-gate.ts';
import { checkSchema } from './schema/check-schema.ts';
import { SchemaSteps } from './schema/schema-steps.ts';

/** A call of a tool, whole, as a model made it. */
export interface ToolCall {
  /** Undefined for a call in a form that is not known. */
  readonly kind: CallKind | undefined;
  readonly name: string;
  /** The arguments of a function in JSON, or the input of a custom tool. */
  readonly written: string;
  /** True if it is larger than what is judged. Its arguments are then not kept. */
  readonly isTooLarge: boolean;
}

/** Characters of one call that are judged, and of all calls of an answer. */
export const MAX_CALL = 1_000_000;
export const MAX_ALL_CALLS = 4_000_000;
/** Calls of one choice that are judged. */
const MAX_GATED_CALLS = 128;
/** Declarations of one name that are read. */
const MAX_DECLARED_ALIKE = 8;

/** Judges the calls of tools in one answer. */
export interface ToolGate {
  readonly report: GateReport;
  /** Whether calls that are refused are taken out of the answer, and block it otherwise. */
  readonly removes: boolean;
  /** Judges the calls of one choice. Returns what is wrong with each, in their order. */
  judge(calls: readonly ToolCall[]): readonly (RefusedCall | undefined)[];
}

interface GatedRequest {
  readonly body: Readonly<Record<string, unknown>>;
  /** Puts personal data back, as it is in what the caller gets. */
  readonly restore: (text: string, form: 'json' | 'text') => string;
}

/**
 * Opens the gate of a call. Throws Failure 422 if its messages hold a result of a tool that nobody called. `restore` is
 * used when an answer comes.
 */
export function openToolGate(ready: ReadyGate, request: GatedRequest): ToolGate {
  const report = new GateReport(ready.removes);
  for (const { place, name } of linkedCalls(request.body.messages)) {
    if (!ready.isAllowed(name) || ready.isDenied(name)) report.tellEarlier(place, ready.isNamed(name) ? name : null);
  }
  return new Gate(ready, request, report);
}

class Gate implements ToolGate {
  readonly report: GateReport;
  readonly removes: boolean;
  readonly #ready: ReadyGate;
  readonly #restore: GatedRequest['restore'];
  /** Schemas by kind and name. A tool may be declared twice; its calls have to fit both. */
  readonly #declared: ReadonlyMap<string, readonly unknown[]>;
  readonly #schemaSteps = new SchemaSteps();
  readonly #ruleSteps = new RuleSteps();

  constructor(ready: ReadyGate, { body, restore }: GatedRequest, report: GateReport) {
    this.#ready = ready;
    this.#restore = restore;
    this.report = report;
    this.removes = ready.removes;
    const grouped = Map.groupBy(declaredTools(body), ({ kind, name }) => toolKey(kind, name));
    this.#declared = new Map([...grouped].map(([key, tools]) => [key, tools.map(({ schema }) => schema)]));
  }

  judge(calls: readonly ToolCall[]): readonly (RefusedCall | undefined)[] {
    return calls.map((call, at) => {
      const refused = at < MAX_GATED_CALLS ? this.#refusalOf(call) : ({ reason: 'too_many' } as const);
      return this.report.tell(this.#nameTold(call), refused);
    });
  }

  /** What a model wrote as a name is told only where the request or the deployment has it, too. */
  #nameTold({ kind, name }: ToolCall): string | null {
    return this.#ready.isNamed(name) || this.#declared.has(toolKey(kind, name)) ? name : null;
  }

  #refusalOf(call: ToolCall): Refusal | undefined {
    const { kind, name, written, isTooLarge } = call;
    if (kind === undefined || name === '') return { reason: 'unknown_form' };
    const schemas = this.#declared.get(toolKey(kind, name));
    if (!schemas) return { reason: 'not_declared' };
    if (this.#ready.isDenied(name)) return { reason: 'denied' };
    if (!this.#ready.isAllowed(name)) return { reason: 'not_allowed' };
    if (isTooLarge || written.length > MAX_CALL) return { reason: 'too_large' };
    return this.#refusalOfArguments(call, schemas);
  }

  #refusalOfArguments({ kind, name, written }: ToolCall, schemas: readonly unknown[]): Refusal | undefined {
    const { rules, checksArguments } = this.#ready;
    const ofTool = rules.filter(({ isOf }) => isOf(name));
    if (!checksArguments && ofTool.length === 0) return undefined;
    const read = kind === 'custom' ? { value: { input: this.#restore(written, 'text') } } : this.#read(written);
    if ('reason' in read) return read;
    const unfit = checksArguments ? this.#unfit(name, read.value, schemas) : undefined;
    if (unfit) return unfit;
    return this.#broken(name, read.value, ofTool);
  }

  #broken(name: string, value: unknown, rules: ReadyGate['rules']): Refusal | undefined {
    try {
      const broken = brokenRule(rules, name, value, this.#ruleSteps);
      return broken && { reason: 'rule', ...broken };
    } catch (error) {
      if (error instanceof RulesTooLong) return { reason: 'too_large' };
      throw error;
    }
  }

  /** Reads arguments as the caller gets them. Many models write nothing for no arguments. */
  #read(written: string): Refusal | { readonly value: unknown } {
    const text = this.#restore(written, 'json');
    if (text.trim() === '') return { value: {} };
    if (jsonShapeProblem(text)) return { reason: 'too_large' };
    try {
      const value: unknown = JSON.parse(text);
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return { reason: 'not_json' };
      return namesTwice(text, value) ? { reason: 'named_twice' } : { value };
    } catch {
      return { reason: 'not_json' };
    }
  }

  #unfit(name: string, value: unknown, schemas: readonly unknown[]): Refusal | undefined {
    if (schemas.length > MAX_DECLARED_ALIKE) return { reason: 'schema_unreadable', why: declaredTooOften };
    for (const schema of schemas) {
      if (schema === undefined) continue;
      const { fault, unreadable, unchecked } = checkSchema(schema, value, this.#schemaSteps);
      this.report.tellUnchecked(name, unchecked);
      if (unreadable !== undefined) return { reason: 'schema_unreadable', why: unreadable };
      if (fault) return { reason: 'schema', argument: fault.path.join('.'), condition: fault.keyword };
    }
    return undefined;
  }
}

const declaredTooOften = `the request declares it more than ${MAX_DECLARED_ALIKE} times`;

type Refusal = Parameters<GateReport['tell']>[1] & object;

const toolKey = (kind: CallKind | undefined, name: string): string => `${kind} ${name}`;
