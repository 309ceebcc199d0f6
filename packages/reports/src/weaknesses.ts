import { type Deed, type Results, type RunRecord, severityRank, worstSeverity } from '@redoubt/contract';
import { frameworkItems } from './framework-items.ts';
import { percentText } from './rate-text.ts';
import { adviceFor, adviceText } from './words.ts';

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
  /** The items of compliance frameworks that it bears on, one text a framework. */
  readonly frameworks: readonly string[];
  readonly remedy: string;
}

interface Group {
  readonly records: number;
  readonly scores: number;
  readonly severity: RunRecord['severity'];
  readonly goals: ReadonlySet<string>;
  readonly attacks: ReadonlySet<string>;
  readonly shows: ReadonlySet<Deed>;
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
    const { records = 0, scores = 0, goals = new Set<string>(), attacks = new Set<string>(), shows = [] } = known ?? {};
    this.#groups.set(key, {
      records: records + 1,
      scores: scores + (verdict?.score ?? 0),
      severity: worstSeverity([severity, known?.severity ?? severity]) ?? severity,
      goals: goals.size < MAX_GOALS ? new Set([...goals, goal]) : goals,
      attacks: new Set([...attacks, attack]),
      shows: new Set([...shows, ...(verdict?.shows ?? [])]),
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
    const weight = ({ severity, certainty }: Weakness) => severityRank(severity) * certainty;
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
  const shows = group.shows.size > 0 ? [...group.shows] : undefined;
  return {
    category,
    subCategory,
    severity,
    certainty: (scores / records) * sure,
    successes: records,
    goals: goals.size,
    attacks: [...attacks].toSorted(),
    frameworks: frameworkItems({ category, subCategory, attacks, shows }),
    remedy: adviceFor({ category, subCategory, attack: 'basic', shows }).map(adviceText).join(' '),
  };
}

/** Where the figures of the judge are explained. */
const JUDGE_PAGE = 'docs/redteam/judge-quality.md';

/** A sentence on how often the judge is right in the categories of a run. Undefined where nothing is known. */
export function certaintyNote({ judge_certainty: judge }: Pick<Results, 'judge_certainty'>): string | undefined {
  const known = judge.filter(({ right }) => right !== null);
  if (known.length === 0) return undefined;
  const shares = known.map(({ category, right }) => `${category} ${percentText(right ?? 0, 0)}`);
  return `How sure the judge is: of its verdicts on hand-written answers that were not unclear, it was right in ${shares.join(', ')}. ${JUDGE_PAGE} tells more.`;
}
