import type { ToolRule } from '@redoubt/contract';
import { compileBounded } from '@redoubt/detectors';
import { type NamePattern, namePattern } from './tool-names.ts';

/** A condition of a rule. Its name is that of the rule's field. */
interface Condition {
  readonly name: string;
  /** Returns whether a value meets it. */
  fits(value: unknown): boolean;
}

/** A rule that can be run. */
export interface ReadyRule {
  /** Its place in the list. */
  readonly index: number;
  readonly isOf: NamePattern;
  readonly argument: string;
  readonly path: readonly string[];
  readonly conditions: readonly Condition[];
}

/** What of an argument breaks a rule. */
export interface BrokenRule {
  readonly rule: number;
  readonly argument: string;
  /** The field of the rule that is not met, or `value` where there is a value of another kind than the rule is for. */
  readonly condition: string;
}

/** Characters of one value over which a pattern is run. A longer one meets no pattern. */
const MAX_SEARCHED = 50_000;
/** Values of one call that are held against one rule. */
const MAX_VALUES = 10_000;

/** Values that the rules read in one answer, and characters, each for every pattern that runs over it. */
const MAX_RULE_STEPS = 4_000_000;

/** Thrown when the rules have more to read than an answer may ask of them. */
export class RulesTooLong extends Error {
  override readonly name = 'RulesTooLong';
}

/** What is left for the rules of one answer. */
export class RuleSteps {
  #left = MAX_RULE_STEPS;

  /** Counts steps. Throws RulesTooLong when there were too many. */
  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) throw new RulesTooLong('rules take too long');
  }
}

/** Thrown for a pattern that cannot be run. `field` says which of the rule. */
export class PatternRefused extends Error {
  override readonly name = 'PatternRefused';
  readonly field: 'pattern' | 'not_pattern';

  constructor(field: 'pattern' | 'not_pattern', reason: string) {
    super(reason);
    this.field = field;
  }
}

/** Prepares a rule. Throws PatternRefused. */
export function readyRule(rule: ToolRule, index: number): ReadyRule {
  return {
    index,
    isOf: namePattern(rule.tool),
    argument: rule.argument,
    path: rule.argument.split('.'),
    conditions: [
      ...patternConditions(rule),
      ...rangeConditions(rule),
      ...(rule.one_of ? [oneOfCondition(rule.one_of)] : []),
      ...(rule.hosts ? [hostCondition(rule.hosts)] : []),
    ],
  };
}

/** Returns the first rule that the arguments of a call break. Throws RulesTooLong. */
export function brokenRule(
  rules: readonly ReadyRule[],
  tool: string,
  value: unknown,
  steps = new RuleSteps(),
): BrokenRule | undefined {
  for (const rule of rules) {
    const condition = rule.isOf(tool) ? brokenCondition(rule, value, steps) : undefined;
    if (condition !== undefined) return { rule: rule.index, argument: rule.argument, condition };
  }
  return undefined;
}

function brokenCondition({ path, conditions }: ReadyRule, value: unknown, steps: RuleSteps): string | undefined {
  const { values, isOther } = valuesAt(value, path, steps);
  if (isOther || values.length > MAX_VALUES || values.some((each) => typeof each === 'object')) return 'value';
  return conditions.find(({ fits }) => !values.every((each) => paid(each, steps) && fits(each)))?.name;
}

function paid(value: unknown, steps: RuleSteps): true {
  steps.spend(typeof value === 'string' ? 1 + value.length : 1);
  return true;
}

function patternConditions({ pattern, not_pattern: other }: ToolRule): Condition[] {
  const [held, unheld] = [programOf('pattern', pattern), programOf('not_pattern', other)];
  return [
    ...(held ? [{ name: 'pattern', fits: searched(held, true) }] : []),
    ...(unheld ? [{ name: 'not_pattern', fits: searched(unheld, false) }] : []),
  ];
}

interface Program {
  test(text: string): boolean;
}

function programOf(field: PatternRefused['field'], pattern: string | null | undefined): Program | undefined {
  if (pattern == null) return undefined;
  const compiled = compileBounded({ pattern });
  if (compiled.kind === 'refused') throw new PatternRefused(field, compiled.reason);
  return compiled.program;
}

const searched = (program: Program, isWanted: boolean) => (value: unknown) => {
  const text = String(value);
  return text.length <= MAX_SEARCHED && program.test(text) === isWanted;
};

function rangeConditions({ min, max }: ToolRule): Condition[] {
  const of = (name: string, fits: (value: number) => boolean) => ({
    name,
    fits: (value: unknown) => typeof value === 'number' && fits(value),
  });
  return [
    ...(min == null ? [] : [of('min', (value) => value >= min)]),
    ...(max == null ? [] : [of('max', (value) => value <= max)]),
  ];
}

function oneOfCondition(values: readonly (string | number | boolean)[]): Condition {
  const known = new Set<unknown>(values);
  return { name: 'one_of', fits: (value) => known.has(value) };
}

/**
 * An address on the web whose host every reader takes for the same: letters, digits, dots and dashes, no user, no
 * backslash, no space.
 */
const plainAddress = /^https?:\/\/([a-z0-9.-]+)(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/i;

function hostCondition(hosts: readonly string[]): Condition {
  const exact = new Set(hosts.filter((host) => !host.startsWith('*.')));
  const below = hosts.filter((host) => host.startsWith('*.')).map((host) => host.slice(1));
  const isKnown = (host: string) => exact.has(host) || below.some((end) => host.endsWith(end) && host !== end);
  return { name: 'hosts', fits: (value) => typeof value === 'string' && isKnown(hostInAddress(value)) };
}

/** Returns the host of an address, or nothing where readers may differ in it or another port than the usual is named. */
function hostInAddress(address: string): string {
  const written = plainAddress.exec(address)?.[1]?.toLowerCase();
  if (written === undefined) return '';
  try {
    const { hostname, port } = new URL(address);
    return hostname === written && port === '' ? written.replace(/\.$/, '') : '';
  } catch {
    return '';
  }
}

/** The values of an argument that a rule speaks of. `isOther` where a part on the way is no object or list. */
interface FoundValues {
  readonly values: readonly unknown[];
  readonly isOther: boolean;
}

/**
 * Returns the values at a path such as `items.*.url`. `*` is each member of a list or an object. A list stands for each
 * of its items, whether the path says so or not. What is absent or null is no value.
 */
function valuesAt(root: unknown, path: readonly string[], steps: RuleSteps): FoundValues {
  let values: unknown[] = [root];
  let isOther = false;
  for (const step of path) {
    const holders = step === '*' ? values : values.flatMap(eachListed);
    steps.spend(holders.length);
    isOther ||= !holders.every(hasMembers);
    const held = holders.filter(hasMembers).flatMap((holder) => reachedFrom(holder, step));
    steps.spend(held.length);
    values = held.filter((value) => value !== null && value !== undefined);
  }
  return { values: values.flatMap(eachListed), isOther };
}

const hasMembers = (value: unknown): value is object => typeof value === 'object' && value !== null;

const eachListed = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.flat(Number.POSITIVE_INFINITY).filter((each) => each !== null) : [value];

function reachedFrom(holder: object, step: string): unknown[] {
  if (step === '*') return Object.values(holder);
  return Object.hasOwn(holder, step) ? [(holder as Record<string, unknown>)[step]] : [];
}
