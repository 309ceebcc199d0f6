import { LRUCache } from 'lru-cache';
import { compilePolicy, compileRule, kindOf, MAX_RULES } from './compile-policy.ts';
import type { CompiledRule, Policy, StructuredRule } from './policy-rule.ts';
import { objectsOf, type RuleObject, readRule } from './read-rule.ts';
import { namedSubjects } from './rule-evidence.ts';

/** A rule with the parts that can be checked. */
export interface Clause {
  /** Each of these breaks the rule by itself. */
  readonly checks: readonly CompiledRule[];
  /** Excuses for a text about what the rule forbids. */
  readonly exceptions: readonly RuleObject[];
}

/** Maximum behaviours per list of a rule, and maximum parts of all rules of a policy. */
const MAX_BEHAVIOURS = 20;
const MAX_PARTS = 256;
const MAX_KEPT = 100;
/**
 * Behaviour that is described by what it is not, as the wizard words it. It is skipped, because its subjects are those
 * of the allowed behaviour.
 */
const negated = /^otherwise than\b|, by anyone or anything but\b/i;
const kept = new LRUCache<string, readonly Clause[]>({ max: MAX_KEPT });

/** Returns the rules of a policy, structured ones first, up to 64. The last 100 policies stay compiled. */
export function clausesOf(policy: Policy): readonly Clause[] {
  const { text, rules } = typeof policy === 'string' ? { text: policy, rules: undefined } : policy;
  const read = rules
    ?.slice(0, MAX_RULES)
    .map(({ text: own, allowed, disallowed }) => ({ text: own, allowed, disallowed }));
  const key = JSON.stringify([text, read]);
  const known = kept.get(key);
  if (known) return known;
  const clauses = compileClauses(text ?? '', read ?? []);
  kept.set(key, clauses);
  return clauses;
}

function compileClauses(text: string, rules: readonly StructuredRule[]): readonly Clause[] {
  const plain = compilePolicy(text).map((rule) => ({ checks: [rule], exceptions: [] }));
  return [...withinParts(rules.map(clauseOf)), ...plain].slice(0, MAX_RULES);
}

const subjects = new WeakMap<readonly Clause[], readonly string[]>();

/** Returns the distinct subjects of the rules that are judged by a text's subject. */
export function subjectsOf(clauses: readonly Clause[]): readonly string[] {
  const known = subjects.get(clauses);
  if (known) return known;
  const read = [
    ...new Set(
      clauses
        .flatMap(({ checks }) => checks)
        .filter(goesByEvidence)
        .flatMap(namedSubjects),
    ),
  ];
  subjects.set(clauses, read);
  return read;
}

const goesByEvidence = ({ statements, quantity, isAboutSubject }: CompiledRule): boolean =>
  statements.length === 0 && !quantity && isAboutSubject;

function clauseOf({ text, allowed = [], disallowed = [] }: StructuredRule): Clause {
  const kind = kindOf(text);
  const own = kind === 'unread' && disallowed.length + allowed.length > 0 ? [] : [compileRule(text, kind)];
  const known = new Set(own.flatMap(({ subjects }) => subjects));
  const behaviours = partsOf(text, disallowed).filter(
    (part) => part.quantity || part.statements.length > 0 || part.subjects.some((subject) => !known.has(subject)),
  );
  return { checks: [...own, ...behaviours], exceptions: allowed.slice(0, MAX_BEHAVIOURS).flatMap(objectsOf) };
}

function partsOf(rule: string, behaviours: readonly string[]): CompiledRule[] {
  return behaviours
    .slice(0, MAX_BEHAVIOURS)
    .filter((behaviour) => !negated.test(behaviour))
    .map((behaviour) => ({
      ...compileRule(behaviour, 'forbids'),
      parts: readRule(`never ${behaviour}`),
      text: rule,
      behaviour,
    }));
}

/** Limits the total number of parts. Each rule keeps at least one check. */
function withinParts(clauses: readonly Clause[]): readonly Clause[] {
  let room = MAX_PARTS;
  return clauses.map(({ checks, exceptions }) => {
    const within = { checks: checks.slice(0, Math.max(1, room)), exceptions: exceptions.slice(0, Math.max(0, room)) };
    room -= within.checks.length + within.exceptions.length;
    return within;
  });
}
