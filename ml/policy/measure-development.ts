import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { policyChecks, viewsOf } from '@redoubt/detectors';
import { judgePolicy } from '../../packages/detectors/src/policy/judge-policy.ts';
import { policyTriples } from './corpus/policy-tables.ts';

/**
 * Measures policy_violation on development policies, each set by itself: the policies of ml/policy/development, and
 * the triples of ml/policy/corpus in policies of six rules. `--set unseen` is for figures only: nobody looks at
 * its misses.
 */
const { values } = parseArgs({
  options: { set: { type: 'string', multiple: true }, misses: { type: 'boolean', default: false } },
});
const RULES_OF_POLICY = 6;
/** Rules on the form of every reply, which the replies written for other rules do not keep. */
const ofEveryReply = /\b(?:every (?:answer|reply)|greeting|yes or no|in German|in English|en français|signature)\b/i;

interface Rule {
  readonly text: string;
  readonly breaks: readonly string[];
  readonly keeps: readonly string[];
}

interface DevelopmentPolicy {
  readonly name: string;
  readonly rules: readonly Rule[];
  readonly neutral: readonly string[];
}

for (const set of values.set ?? ['first-half', 'second-half', 'third', 'fourth', 'corpus-even', 'corpus-odd'])
  measure(set);

/** Reads `== policy`, `# rule`, `- reply that breaks it`, `+ reply that keeps it`, `~ neutral reply`. */
function policiesOf(source: string): DevelopmentPolicy[] {
  return source
    .split(/^== /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...rules] = block.split(/^# /m);
      const lines = (part: string, mark: string) =>
        part.split('\n').flatMap((line) => (line.startsWith(mark) ? line.slice(2) : []));
      return {
        name: head.trim(),
        neutral: lines(block, '~ '),
        rules: rules.map((part) => ({
          text: part.split('\n')[0] ?? '',
          breaks: lines(part, '- '),
          keeps: lines(part, '+ '),
        })),
      };
    });
}

function policiesIn(set: string): DevelopmentPolicy[] {
  if (!set.startsWith('corpus'))
    return policiesOf(readFileSync(new URL(`development/${set}.txt`, import.meta.url), 'utf8'));
  const rules = policyTriples
    .map(({ rule, breaks, keeps }) => ({ text: rule, breaks, keeps }))
    .filter(({ text }) => !ofEveryReply.test(text));
  const all = Array.from({ length: Math.ceil(rules.length / RULES_OF_POLICY) }, (_, at) => ({
    name: `corpus ${at}`,
    neutral: [],
    rules: rules.slice(at * RULES_OF_POLICY, (at + 1) * RULES_OF_POLICY),
  }));
  return all.filter((_, at) => at % 2 === (set === 'corpus-even' ? 0 : 1));
}

function measure(set: string): void {
  const policies = policiesIn(set);
  const judged = policies.flatMap(judgeAll);
  const count = (all: readonly Judged[], test: (one: Judged) => boolean) => all.filter(test).length;
  const broken = judged.filter(({ rule }) => rule !== undefined);
  const kept = judged.filter(({ rule }) => rule === undefined);
  const found = broken.filter(({ named }) => named !== undefined);
  const checks = policies.flatMap(({ rules }) => policyChecks(rules.map(({ text }) => text).join('\n')));
  console.log(
    `${set}: found ${found.length}/${broken.length}, right rule ${count(found, ({ rule, named }) => rule === named)}/${found.length}, kept but flagged ${count(kept, ({ named }) => named !== undefined)}/${kept.length}, rules not checkable ${checks.filter(({ checkable }) => !checkable).length}/${checks.length}`,
  );
  if (values.misses && set !== 'unseen') for (const one of judged) report(one);
}

interface Judged {
  readonly text: string;
  /** The rule that the text breaks. */
  readonly rule: string | undefined;
  /** The rule that the detector names. */
  readonly named: string | undefined;
}

function report({ text, rule, named }: Judged): void {
  if (rule !== named)
    console.log(
      `${rule === undefined ? 'KEPT' : `# ${rule}`}\n    ${text}${named === undefined ? '' : `\n    named: ${named}`}`,
    );
}

function judgeAll({ rules, neutral }: DevelopmentPolicy): Judged[] {
  const policy = rules.map(({ text }) => text).join('\n');
  const judge = (rule: string | undefined) => (text: string) => ({
    text,
    rule,
    named: judgePolicy(policy, viewsOf(text)).rule?.text,
  });
  return [
    ...rules.flatMap(({ text, breaks, keeps }) => [...breaks.map(judge(text)), ...keeps.map(judge(undefined))]),
    ...neutral.map(judge(undefined)),
  ];
}
