import type { FormRule } from './check-form.ts';
import { compilePolicy } from './compile-policy.ts';
import type { CompiledRule, Policy, RuleCheck } from './policy-rule.ts';

/** Says for each rule of a policy whether one text can show that it is broken, and how it is checked. */
export const policyChecks = (policy: Policy): RuleCheck[] =>
  compilePolicy(policy).rules.map((rule) => ({
    rule: rule.text,
    checkable: rule.unreadable === undefined,
    reason: rule.unreadable ?? waysOf(rule).join(' '),
  }));

function waysOf({ exact, asks, heads }: CompiledRule): string[] {
  const forms = exact.flatMap(({ form }) => (form ? [ways[form.kind]] : []));
  const found = [
    ...(exact.some(({ statements }) => statements.length > 0) ? ['The quoted words are compared.'] : []),
    ...forms,
    ...(exact.some(({ quantity }) => quantity) ? ['Amounts are compared with the bound.'] : []),
    ...(heads.length > 0 ? [`The detector ${heads.join(' and ')} is asked.`] : []),
    ...(asks.length > 0 ? ['The encoder reads it together with each part of the text.'] : []),
  ];
  return [...new Set(found)];
}

const ways: Readonly<Record<FormRule['kind'], string>> = {
  length: 'The parts of the text are counted.',
  language: 'The language of the text is compared.',
  greeting: 'The beginning of the text is compared.',
  closing: 'The end of the text is compared.',
  noLinks: 'Links are found.',
  noLists: 'Lists and marks of Markdown are found.',
  yesOrNo: 'The text is compared with yes and no.',
};
