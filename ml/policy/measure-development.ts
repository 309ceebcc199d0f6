import { parseArgs } from 'node:util';
import { policyChecks, viewsOf } from '@redoubt/detectors';
import { judgePolicy } from '../../packages/detectors/src/policy/judge-policy.ts';
import { type RowIn, readIn } from '../read-data/read-data.ts';
import { policyTriples } from './policy-corpus.ts';

/**
 * Measures policy_violation on development policies, each set by itself: the policies of ml/data/policy/development, and
 * the triples of ml/data/policy/triples in policies of six rules. `--set unseen` is for figures only: nobody looks at
 * its misses.
 */
const { values } = parseArgs({
  options: { set: { type: 'string', multiple: true }, misses: { type: 'boolean', default: false } },
});
const RULES_OF_POLICY = 6;
/** Rules on the form of every reply, which the replies written for other rules do not keep. */
const ofEveryReply = /\b(?:every (?:answer|reply)|greeting|yes or no|in German|in English|en français|signature)\b/i;

type DevelopmentPolicy = RowIn<'policy/development'>;

for (const set of values.set ?? ['seen', 'corpus-even', 'corpus-odd']) measure(set);

function policiesIn(set: string): DevelopmentPolicy[] {
  if (!set.startsWith('corpus')) return readIn('policy/development', set);
  const rules = policyTriples.filter(({ rule }) => !ofEveryReply.test(rule));
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
  const checks = policies.flatMap(({ rules }) => policyChecks(rules.map(({ rule }) => rule).join('\n')));
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
  const policy = rules.map(({ rule }) => rule).join('\n');
  const judge = (rule: string | undefined) => (text: string) => ({
    text,
    rule,
    named: judgePolicy(policy, viewsOf(text)).rule?.text,
  });
  return [
    ...rules.flatMap(({ rule, breaks, keeps }) => [...breaks.map(judge(rule)), ...keeps.map(judge(undefined))]),
    ...neutral.map(judge(undefined)),
  ];
}
