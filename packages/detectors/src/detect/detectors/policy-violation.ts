import { type PolicyRule, rounded } from '@redoubt/contract';
import { compilePolicy } from '../../policy/compile-policy.ts';
import { judgePolicy, POLICY_THRESHOLD, type PolicyVerdict } from '../../policy/judge-policy.ts';
import type { Policy } from '../../policy/policy-rule.ts';
import type { TextViews } from '../../view.ts';
import type { Detector } from '../detector.ts';
import { policyOf } from '../policy-of.ts';

const NO_VIOLATION = 'No Violation Found';

/**
 * Checks texts against the rules of the caller's own policy. The rules of a saved code of conduct arrive here as
 * `policy_text`.
 */
export const policyViolation: Detector<'policy_violation'> = {
  model: { name: 'policy-checker', kind: 'trained', version: '2' },
  refuse({ policy_text: policy, policy_rules: rules, coc_policy_name: name }) {
    if (policy?.trim() || (rules && rules.length > 0)) return undefined;
    // Saved names are replaced by their rules before this call. A name that is still here is not known.
    if (name) {
      const message = `No saved code of conduct has the name "${name}"; send policy_text`;
      return { kind: 'unknown_name', message, of: 'code of conduct', name };
    }
    const message =
      'policy_violation needs policy_text or policy_rules, the rules to check against, or coc_policy_name';
    const loc = ['body', 'detectors', 'policy_violation', 'policy_text'];
    return { kind: 'invalid', message, type: 'missing', loc, input: policy ?? null };
  },
  threshold: ({ thresholds }) => thresholds.policy_violation ?? POLICY_THRESHOLD,
  detect(views, { need_explanation: isExplained, ...policy }, { thresholds }) {
    const own = policyOf(policy);
    const verdict = judgePolicy(own, views, thresholds.policy_violation);
    const { score, rule, span } = verdict;
    return {
      triggered: rule !== undefined,
      summary: rule ? 1 : 0,
      details: {
        violating_policy: rule?.text ?? NO_VIOLATION,
        explanation: explain(views, verdict, {
          isWanted: isExplained ?? true,
          threshold: thresholds.policy_violation ?? POLICY_THRESHOLD,
        }),
        score: rounded(score),
        decided_by: 'embedded',
        ...idOf(rule?.text, policy.policy_rules),
        ...(span && { span: { start: span.start, end: span.end }, sentence: stretchOf(views, verdict) }),
        ...leftOut(own, verdict),
      },
    };
  },
};

/** Says what of the policy and of the text was not read. Rules are cut to a bounded length. */
function leftOut(policy: Policy, { unread, covered }: PolicyVerdict) {
  const { rules, leftOut: count } = compilePolicy(policy);
  const named = (some: typeof rules) => some.map(({ text }) => text.slice(0, MAX_QUOTED));
  const unreadable = named(rules.filter((rule) => rule.unreadable !== undefined));
  return {
    ...(unreadable.length > 0 && { unchecked_rules: unreadable }),
    ...(unread.length > 0 && { unread_rules: named(unread) }),
    ...(count > 0 && { rules_left_out: count }),
    ...(covered < 1 && { read_share: rounded(covered) }),
  };
}

/** Returns the id and severity of the caller's structured rule with this text, if there is one. */
function idOf(text: string | undefined, rules: readonly PolicyRule[] | null | undefined) {
  const broken = rules?.find((rule) => rule.text === text);
  return broken && { rule_id: broken.id, severity: broken.severity };
}

const MAX_QUOTED = 300;

const stretchOf = ({ source }: TextViews, { span }: PolicyVerdict): string =>
  span ? source.slice(span.start, span.end).trim().slice(0, MAX_QUOTED) : '';

interface Explaining {
  readonly isWanted: boolean;
  readonly threshold: number;
}

function explain(views: TextViews, verdict: PolicyVerdict, { isWanted, threshold }: Explaining): string {
  if (!verdict.rule) return NO_VIOLATION;
  if (!isWanted) return '';
  const stretch = stretchOf(views, verdict);
  const near = `Its score is ${verdict.score.toFixed(2)}, and from ${threshold.toFixed(2)} on a rule is broken.`;
  return `It breaks the rule "${verdict.rule.text.slice(0, MAX_QUOTED)}": ${verdict.reason}${stretch ? `, as in "${stretch}"` : ''}. ${near}`;
}
