import { LRUCache } from 'lru-cache';
import { actRulesOf } from './acts/act-rule.ts';
import { objectsOf } from './acts/rule-parts.ts';
import { readForm } from './check-form.ts';
import { readQuantity } from './check-quantity.ts';
import { headsOf } from './mapped-heads.ts';
import type { CompiledRule, ExactCheck, Policy, StructuredRule } from './policy-rule.ts';
import { statementsOf } from './quoted-statements.ts';
import { splitRules } from './split-rules.ts';
import { whyUnreadable } from './unreadable-rule.ts';

/** Maximum number of rules of a policy. Further ones are counted and not read. */
export const MAX_RULES = 64;
/** As many as the contract takes. */
const MAX_BEHAVIOURS = 50;
/** Maximum number of exact checks of all rules of a policy. Each rule keeps that of its own words. */
const MAX_CHECKS = 256;
/** Characters to read of a rule. */
const LONGEST_RULE = 1_000;
/** Characters of a rule with its lists that the encoder reads at once. */
const LONGEST_ASK = 320;
const MAX_ASKS_OF_RULE = 10;
/** A rule of more words may say something besides what is compared exactly. */
const WORDS_OF_EXACT_RULE = 16;
const MAX_KEPT = 100;

/** The rules of a policy, ready to be checked. */
export interface CompiledPolicy {
  readonly rules: readonly CompiledRule[];
  /** Number of rules beyond `MAX_RULES`. */
  readonly leftOut: number;
}

const kept = new LRUCache<string, CompiledPolicy>({ max: MAX_KEPT });

/** Returns the rules of a policy, structured ones first, up to 64. The last 100 policies stay compiled. */
export function compilePolicy(policy: Policy): CompiledPolicy {
  const { text, rules } = typeof policy === 'string' ? { text: policy, rules: undefined } : policy;
  const read = rules?.map(({ text: own, allowed, disallowed }) => ({ text: own, allowed, disallowed }));
  const key = JSON.stringify([text, read]);
  const known = kept.get(key);
  if (known) return known;
  const written = [...(read ?? []), ...splitRules(text ?? '')];
  const made = {
    rules: withinChecks(written.slice(0, MAX_RULES).map(compileRule)),
    leftOut: Math.max(0, written.length - MAX_RULES),
  };
  kept.set(key, made);
  return made;
}

function withinChecks(rules: readonly CompiledRule[]): CompiledRule[] {
  let room = MAX_CHECKS;
  return rules.map((rule) => {
    const exact = rule.exact.slice(0, Math.max(1, room));
    const acts = rule.acts.slice(0, Math.max(1, room));
    room -= Math.max(exact.length, acts.length);
    return { ...rule, exact, acts };
  });
}

function compileRule(rule: StructuredRule & { readonly asked?: string }): CompiledRule {
  const text = rule.text.slice(0, LONGEST_RULE);
  const behaviours = (rule.disallowed ?? []).slice(0, MAX_BEHAVIOURS);
  const isDemand = demands(text) && behaviours.length === 0;
  const own = exactCheckOf(text, isDemand);
  const checks = [own, ...behaviours.map((one) => exactCheckOf(`never ${one}`, false))];
  const exact = checks.filter(isCheck);
  const isExact = exact[0] === own && !own.quantity && behaviours.length === 0 && hasFewWords(text);
  return {
    text: rule.text,
    exact,
    acts: actRulesOf(checks),
    allowed: (rule.allowed ?? []).slice(0, MAX_BEHAVIOURS).flatMap(objectsOf),
    asks: isExact ? [] : asksOf({ ...rule, text: (rule.asked ?? text).slice(0, LONGEST_RULE) }),
    heads: isDemand ? [] : headsOf(text),
    isDemand,
    unreadable: exact.length > 0 ? undefined : whyUnreadable(text),
  };
}

/** Says whether a rule has few words, and no second part: "in two sentences and without a promise" has one. */
function hasFewWords(text: string): boolean {
  const listed = text.replace(/(["“„«][^"“”„«»]*["”“»])(?:,? (?:and|or|und|oder|et|ou|y|o|e)|,) (?=["“„«])/g, '');
  return (
    listed.split(/\s+/).length <= WORDS_OF_EXACT_RULE &&
    !/[.;!?]\s+\S|[,:] \S|\b(?:and|or|und|oder|et|ou|y)\b/.test(listed)
  );
}

function exactCheckOf(text: string, isDemand: boolean): ExactCheck {
  const form = readForm(text);
  const quantity = form ? undefined : readQuantity(text);
  return { text, statements: statementsOf(text, isDemand), form, quantity };
}

const isCheck = ({ statements, form, quantity }: ExactCheck): boolean =>
  statements.length > 0 || form !== undefined || quantity !== undefined;

/** Returns the rule with its lists, in as many parts as are needed. */
function asksOf({ text, allowed = [], disallowed = [] }: StructuredRule): string[] {
  if (allowed.length + disallowed.length === 0) return [text];
  const allowing = allowed.length > 0 ? ` Allowed: ${packedPhrases(allowed, LONGEST_ASK / 2)[0]}.` : '';
  const lead = `${text.slice(0, LONGEST_ASK / 2)}${allowing}`;
  const parts = packedPhrases(disallowed.slice(0, MAX_BEHAVIOURS), LONGEST_ASK - lead.length);
  if (parts.length === 0) return [`${text}${allowing}`];
  return parts.slice(0, MAX_ASKS_OF_RULE).map((part) => `${lead} Not allowed: ${part}.`);
}

function packedPhrases(phrases: readonly string[], room: number): string[] {
  const parts: string[] = [];
  for (const phrase of phrases) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + phrase.length + 2 <= room) parts[parts.length - 1] = `${last}; ${phrase}`;
    else parts.push(phrase);
  }
  return parts;
}

const demanding =
  /^(?:(?:always|every|each|all|if|when|whenever|in case of|immer|stets|jede\w*|alle|wenn|falls|toujours|chaque|si|tout\w*|siempre|cada|cuando|tod[oa]s?|sempre|ogni|se|quando)\b)|\b(?:must|shall|should|has to|have to|always|muss|müssen|doit|doivent|debe[n]?|deve|devono) (?!not\b|never\b|be (?:refused|blocked|rejected|avoided|declined|removed))/i;
const forbidding =
  /\b(?:not|no|never|don't|cannot|can't|without|avoid|refus\w*|reject\w*|forbid\w*|prohibit\w*|violat\w*|nicht|nie|niemals|kein\w*|pas|jamais|nunca|non|mai|não)\b|n['’]t\b/i;

/** Says whether a rule demands something, and does not forbid. */
function demands(rule: string): boolean {
  const said = rule.replace(/["“„«][^"“”„«»]*["”“»]/g, '""');
  return demanding.test(said) && !forbidding.test(said);
}
