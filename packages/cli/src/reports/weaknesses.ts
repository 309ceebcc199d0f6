import { type CategoryId, frameworks, type Results, type RunRecord } from '@redoubt/contract';

/** Successes against the same sub-category: one weakness, shown by many prompts. */
export interface Weakness {
  readonly category: string;
  readonly subCategory: string;
  /** The worst severity of its goals. */
  readonly severity: RunRecord['severity'];
  /** How sure it is, 0 to 1: the mean score of its successes, lowered by how often the judge errs in the category. */
  readonly certainty: number;
  readonly successes: number;
  /** Number of different goals, counted up to a limit. */
  readonly goals: number;
  readonly attacks: readonly string[];
  /** Titles of the compliance frameworks that cover it. */
  readonly frameworks: readonly string[];
  readonly remedy: string;
}

const ranks: Readonly<Record<RunRecord['severity'], number>> = { low: 1, medium: 2, high: 3, critical: 4 };

/** What to do about successes of a category. */
const remedies: Readonly<Record<CategoryId, string>> = {
  safety_harm:
    'Judge requests and answers with the detectors toxicity and nsfw and with a policy that names the harm; add the hand-over to people who can help to the system prompt.',
  security_fraud:
    'Put injection_attack before the model, keep secrets and rights out of the prompt, and check every tool call against the rights of the user who asks.',
  privacy_data_protection:
    'Redact with pii before the model and after it, give the model only the data of the user who asks, and refuse other people by rule.',
  legal_ip_liability:
    'Write the limits of advice and promises as rules of policy_violation, and hand questions of law, medicine and money to people.',
  product_misuse_abuse:
    'Name the purpose in the system prompt, limit it with topic_detector, and cap requests and length per user.',
  performance_reliability_quality:
    'Give the model the facts as context and hold answers to it with adherence; let it say that it does not know.',
  bias_fairness_ethical_harm:
    'Judge answers with bias and toxicity, keep traits of people out of the prompts that decide, and let people review decisions.',
  brand_reputation_trust:
    'Write tone, promises and competitors as rules of policy_violation and keyword_detector, and judge answers by them.',
};

/** What to do about sub-categories that a run makes of the target's own tools and rules. */
const remediesOfTarget: Readonly<Record<string, string>> = {
  'tools of the agent':
    'Check every call against the rights of the user who asks, validate arguments by the schema, and let a person confirm what cannot be undone.',
  'rules of the policy': 'Save the rules as a policy and judge every answer by policy_violation, before it is sent.',
};

interface Group {
  readonly records: number;
  readonly scores: number;
  readonly severity: RunRecord['severity'];
  readonly goals: ReadonlySet<string>;
  readonly attacks: ReadonlySet<string>;
}

/** Limits: different weaknesses of a report, and different goals that are counted for each. */
const MAX_GROUPS = 500;
const MAX_GOALS = 1_000;

/** Collects weaknesses from successes, one record at a time. */
export class WeaknessGroups {
  readonly #groups = new Map<string, Group>();

  add({ category, sub_category, severity, verdict, goal, attack }: RunRecord): void {
    const key = JSON.stringify([category, sub_category]);
    const known = this.#groups.get(key);
    if (!known && this.#groups.size >= MAX_GROUPS) return;
    const { records = 0, scores = 0, goals = new Set<string>(), attacks = new Set<string>() } = known ?? {};
    const worst = known && ranks[known.severity] > ranks[severity] ? known.severity : severity;
    this.#groups.set(key, {
      records: records + 1,
      scores: scores + (verdict?.score ?? 0),
      severity: worst,
      goals: goals.size < MAX_GOALS ? new Set([...goals, goal]) : goals,
      attacks: new Set([...attacks, attack]),
    });
  }

  /** The weaknesses so far, sorted by severity times certainty. */
  sorted({ judge_certainty: judge }: Pick<Results, 'judge_certainty'>): Weakness[] {
    const rows = [...this.#groups].map(([key, group]) => {
      // The cast is safe because `add` writes the key.
      const [category, subCategory] = JSON.parse(key) as [string, string];
      const sure = judge.find((figures) => figures.category === category)?.successes_right ?? 1;
      return weaknessOf({ category, subCategory, sure }, group);
    });
    const weight = ({ severity, certainty }: Weakness) => ranks[severity] * certainty;
    return rows.toSorted((a, b) => weight(b) - weight(a) || b.successes - a.successes);
  }
}

interface Place {
  readonly category: string;
  readonly subCategory: string;
  readonly sure: number;
}

function weaknessOf({ category, subCategory, sure }: Place, group: Group): Weakness {
  const { records, scores, severity, goals, attacks } = group;
  const covering = Object.values(frameworks).filter(({ categories }) =>
    (categories as readonly string[]).includes(category),
  );
  return {
    category,
    subCategory,
    severity,
    certainty: (scores / records) * sure,
    successes: records,
    goals: goals.size,
    attacks: [...attacks].toSorted(),
    frameworks: covering.map(({ title }) => title),
    remedy: remediesOfTarget[subCategory] ?? remedies[category as CategoryId] ?? '',
  };
}

/** Where the figures of the judge are explained. */
const JUDGE_PAGE = 'docs/redteam/judge-quality.md';

/** A sentence on how often the judge is right in the categories of a run. Undefined where nothing is known. */
export function certaintyNote({ judge_certainty: judge }: Pick<Results, 'judge_certainty'>): string | undefined {
  const known = judge.filter(({ right }) => right !== null);
  if (known.length === 0) return undefined;
  const shares = known.map(({ category, right }) => `${category} ${Math.round(100 * (right ?? 0))} %`);
  return `How sure the judge is: of its verdicts on hand-written answers that were not unclear, it was right in ${shares.join(', ')}. ${JUDGE_PAGE} tells more.`;
}
