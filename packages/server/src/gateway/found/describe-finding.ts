import { type Detection, type ScoredDetector, scoredDetectors, scoreIn } from '@redoubt/contract';
import { labelOf } from '@redoubt/guard/parts';
import type { CallFinding } from '@redoubt/store';
import type { InputReport, OutputReport } from '../stages/stage-report.ts';

type Described = Pick<CallFinding, 'score' | 'kinds' | 'rule' | 'decidedBy'>;
type Report = Pick<InputReport | OutputReport, 'summary' | 'details'>;
type Details = Readonly<Record<string, unknown>>;

const MAX_KINDS = 16;
const MAX_KIND = 100;
const MAX_RULE = 300;

/** Returns what the report of a stage says of one finding, without any text of the call. */
export function describeFinding(name: string, { summary, details }: Report): Described {
  const found = (details[name] ?? {}) as Details;
  const kinds = (kindsOf[name] ?? withoutKinds)(found, summary);
  return {
    score: scoreOfFinding(name, summary, details),
    kinds: [...new Set(kinds)].slice(0, MAX_KINDS).map((kind) => kind.slice(0, MAX_KIND)),
    rule: name === 'policy_violation' ? brokenRule(found) : null,
    decidedBy: nonEmpty(found.backend) ?? nonEmpty(found.decided_by),
  };
}

/** Returns whether a backend of the operator's decided, which goes by a threshold of its own. */
export const isOfBackend = (name: string, { details }: Report): boolean => {
  const { backend } = (details[name] ?? {}) as Details;
  return typeof backend === 'string' && backend !== 'embedded';
};

const hasScore = (name: string): name is ScoredDetector => (scoredDetectors as readonly string[]).includes(name);

/** The cast is safe because each detector writes the details that the contract has for it. */
function scoreOfFinding(name: string, summary: Details, details: Details): number | null {
  if (hasScore(name)) return details[name] ? scoreIn(name, { details } as unknown as Detection) : null;
  const score = summary[`${name}_score`];
  return typeof score === 'number' ? score : null;
}

const nonEmpty = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const namesGiven = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : typeof value === 'string' ? [value] : [];

const withoutKinds = (): string[] => [];

const kindsOf: Readonly<Record<string, (found: Details, summary: Details) => string[]>> = {
  injection_attack: ({ attack_family }) => namesGiven(attack_family),
  toxicity(_, { toxicity }) {
    const labels = namesGiven(toxicity);
    return labels.length > 1 ? labels.filter((label) => label !== 'toxicity') : labels;
  },
  pii: (found) =>
    Object.values(found)
      .flatMap((section) => (typeof section === 'object' && section !== null ? Object.keys(section) : []))
      .flatMap((placeholder) => labelOf(placeholder) ?? []),
  // The names are the operator's: topics, and texts that are registered.
  topic_detector: (found) => Object.keys(found),
  sponge_attack: ({ families }) => namesGiven(families),
  copyright_ip: ({ matched_text }) => namesGiven(matched_text),
  system_prompt: ({ matched_text }) => namesGiven(matched_text),
  tool_gate: ({ refused }) =>
    Array.isArray(refused) ? refused.flatMap((call: { reason?: unknown }) => namesGiven(call.reason)) : [],
};

function brokenRule({ violating_policy, rule_id, severity }: Details): CallFinding['rule'] {
  const text = nonEmpty(violating_policy)?.slice(0, MAX_RULE);
  return text === undefined ? null : { text, id: nonEmpty(rule_id), severity: nonEmpty(severity) };
}
