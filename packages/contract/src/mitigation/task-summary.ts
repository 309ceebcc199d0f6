import { z } from 'zod';
import { CategoryId } from '../categories.ts';
import { keywordOf, type LegacyKeyword, legacyAttack } from '../legacy/legacy-attacks.ts';
import { LegacyTestId, legacyTest } from '../legacy/legacy-tests.ts';

/** A percentage as clients of the archived API have kept it: a number, or a text such as `90.0` or `90 %`. */
const Percent = z.union([
  z.number().min(0).max(100),
  z
    .string()
    .regex(/^\s*\d{1,3}(?:\.\d{1,6})?\s*%?\s*$/, 'Send a percentage from 0 to 100')
    .transform((text) => Math.min(100, Number.parseFloat(text))),
]);
const Rated = z.looseObject({ 'success(%)': Percent.nullish(), total: z.coerce.number().int().min(0).nullish() });
const Groups = z
  .array(z.record(z.string().max(200), Rated))
  .max(1_000)
  .nullish();

/** The keys by which a summary of the archived API is known (contract §7, `v3/results/summary`). */
export const taskSummaryFields = {
  risk_score: Percent.nullish(),
  test_type: Groups.describe('Of a summary of the archived API'),
  scenario: Groups.describe('Of a summary of the archived API'),
  category: Groups.describe('Of a summary of the archived API'),
  attack_method: Groups.describe('Of a summary of the archived API'),
};
const TaskSummary = z.looseObject(taskSummaryFields);
type TaskSummary = z.output<typeof TaskSummary>;

/** A success rate as summaries of `/rt` have it. `asr` is a share from 0 to 1. */
type Rate = {
  readonly asr: number;
  readonly attempts: number | undefined;
  readonly successes: number | undefined;
};

/** Whether a summary has fields of the archived API. */
export const isTaskSummary = ({ risk_score, test_type, scenario, category, attack_method }: TaskSummary): boolean =>
  [risk_score, test_type, scenario, category, attack_method].some((field) => field != null);

/** Returns the rates of an archived summary in the form of a summary of `/rt`. */
export function ratesOfTask(summary: TaskSummary) {
  const categories = categoriesOf(summary);
  const overall = overallOf(summary);
  return {
    ...(overall && { overall }),
    categories,
    attacks: merged(entriesOf(summary.attack_method).flatMap(([name, rate]) => named(attackNamed(name), rate))),
  };
}

type Entry = readonly [name: string, rate: Rate];

const entriesOf = (groups: TaskSummary['test_type']): Entry[] =>
  (groups ?? []).flatMap((group) => Object.entries(group).map(([name, rated]) => [name, rateOf(rated)] as const));

function rateOf({ 'success(%)': percent, total }: z.output<typeof Rated>): Rate {
  const asr = (percent ?? 0) / 100;
  const attempts = total ?? undefined;
  return { asr, attempts, successes: attempts === undefined ? undefined : Math.round(asr * attempts) };
}

const named = (name: string | undefined, rate: Rate): Entry[] => (name === undefined ? [] : [[name, rate]]);

/** Adds up the rates of one name. Rates without counts cannot be added, so the highest of them is kept. */
function merged(entries: readonly Entry[]): ({ readonly id: string } & Rate)[] {
  return [...Map.groupBy(entries, ([name]) => name)].map(([id, own]) => ({
    id,
    ...sumOf(own.map(([, rate]) => rate)),
  }));
}

function sumOf(rates: readonly Rate[]): Rate {
  const attempts = rates.reduce((sum, rate) => sum + (rate.attempts ?? Number.NaN), 0);
  const successes = rates.reduce((sum, rate) => sum + (rate.successes ?? Number.NaN), 0);
  const isCounted = !Number.isNaN(attempts);
  return {
    asr: isCounted ? (attempts === 0 ? 0 : successes / attempts) : Math.max(...rates.map(({ asr }) => asr)),
    attempts: isCounted ? attempts : undefined,
    successes: isCounted ? successes : undefined,
  };
}

/**
 * The categories of today. Our own answers name them under `scenario`. Other summaries name tests, which belong to
 * categories. Sub-categories are placed by the tests that cover them.
 */
function categoriesOf(summary: TaskSummary) {
  const scenarios = entriesOf(summary.scenario).filter(([name]) => CategoryId.safeParse(name).success);
  const tests = entriesOf(summary.test_type).flatMap(([name, rate]) => named(categoryOfTest(name), rate));
  const subs = entriesOf(summary.category);
  const rated = merged(scenarios.length > 0 ? scenarios : tests);
  return rated.map((category) => ({
    ...category,
    sub_categories: subs
      .filter(([name]) => rated.length === 1 || categoryOfPhrase(name) === category.id)
      .map(([name, rate]) => ({ name, ...rate })),
  }));
}

const categoryOfTest = (test: string): string | undefined => {
  const known = LegacyTestId.safeParse(test.trim().toLowerCase()).data;
  return known ? legacyTest(known).category : CategoryId.safeParse(test).data;
};

const categoryOfPhrase = (phrase: string): string | undefined => {
  const test = LegacyTestId.options.find((id) => legacyTest(id).subCategories?.includes(phrase));
  return test && legacyTest(test).category;
};

function attackNamed(name: string): string {
  const keyword: LegacyKeyword | undefined = keywordOf(name);
  const row = keyword && legacyAttack(keyword);
  return row && !('dropped' in row) ? row.attack : name.slice(0, 100);
}

function overallOf(summary: TaskSummary): Rate | undefined {
  const groups = [summary.test_type, summary.scenario, summary.attack_method].find((each) => each && each.length > 0);
  const rates = entriesOf(groups).map(([, rate]) => rate);
  if (rates.length > 0) return sumOf(rates);
  if (summary.risk_score == null) return undefined;
  return { asr: summary.risk_score / 100, attempts: undefined, successes: undefined };
}
