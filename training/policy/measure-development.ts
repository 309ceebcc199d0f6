import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { policyChecks, viewsOf } from '@redoubt/detectors';
import { judgePolicy } from '../../packages/detectors/src/policy/judge-policy.ts';

/** Measures policy_violation on the development set (training/policy/development), each half by itself. */
const { values } = parseArgs({ options: { half: { type: 'string' }, misses: { type: 'boolean', default: false } } });

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

for (const half of values.half === undefined ? ['first', 'second'] : [values.half]) measure(half);

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

function measure(half: string): void {
  const file = new URL(`development/${half}-half.txt`, import.meta.url);
  const policies = policiesOf(readFileSync(file, 'utf8'));
  const judged = policies.flatMap(judgeAll);
  const count = (all: readonly Judged[], test: (one: Judged) => boolean) => all.filter(test).length;
  const broken = judged.filter(({ rule }) => rule !== undefined);
  const kept = judged.filter(({ rule }) => rule === undefined);
  const found = broken.filter(({ named }) => named !== undefined);
  const checks = policies.flatMap(({ rules }) => policyChecks(rules.map(({ text }) => text).join('\n')));
  console.log(
    `${half} half: found ${found.length}/${broken.length}, right rule ${count(found, ({ rule, named }) => rule === named)}/${found.length}, kept but flagged ${count(kept, ({ named }) => named !== undefined)}/${kept.length}, rules not checkable ${checks.filter(({ checkable }) => !checkable).length}/${checks.length}`,
  );
  if (values.misses) for (const one of judged) report(one);
}

interface Judged {
  readonly text: string;
  /** The rule that the text breaks. */
  readonly rule: string | undefined;
  /** The rule that the detector names. */
  readonly named: string | undefined;
}

function report({ text, rule, named }: Judged): void {
  if (rule !== named) console.log(`- ${rule === undefined ? 'kept' : `broken: ${rule}`}\n  ${text}\n  named: ${named}`);
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
