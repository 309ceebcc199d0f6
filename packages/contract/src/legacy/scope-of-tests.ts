import type { z } from 'zod';
import type { CategoryId } from '../categories.ts';
import { type Comprehensiveness, promptsOf } from '../redteam/comprehensiveness.ts';
import type { Submission } from '../redteam/submission.ts';
import type { ChosenAttack } from './attack-methods.ts';
import { legacyAttack } from './legacy-attacks.ts';
import type { SentTest } from './legacy-task.ts';
import { type LegacyTestId, legacyTest } from './legacy-tests.ts';

type SentSubmission = z.input<typeof Submission>;
type Categories = NonNullable<SentSubmission['risk_categories']>;
type AttackConfig = NonNullable<Categories[CategoryId]>['attack_config'];

/** The part of a category that a test became. Without `subCategories` it is the whole category. */
export interface TestPart {
  readonly test: LegacyTestId;
  readonly category: CategoryId;
  readonly subCategories?: readonly string[];
  readonly attacks: readonly string[];
}

/** The part of a submission that the tests become. */
interface ScopeOfTests {
  readonly risk_categories: Categories;
  readonly comprehensiveness: Comprehensiveness | undefined;
  readonly parts: TestPart[];
  readonly warnings: string[];
}

/** Settings outside the tests that change how they are translated. */
export interface TestSetting {
  /** The target takes audio, so attacks over several turns are spoken. */
  readonly isAudio: boolean;
  /** Phrases for a custom test, in the caller's words. */
  readonly customPhrases: readonly string[];
}

/** Translates tests into categories with their attacks. Tests of the same category become one entry. */
export function scopeOfTests(tests: readonly SentTest[], setting: TestSetting): ScopeOfTests {
  const parts = tests.map((test) => ({ test, part: partOf(test, setting) }));
  const byCategory = Map.groupBy(parts, ({ part }) => part.category);
  const entries = [...byCategory].map(([category, own]) => {
    const phrases = phrasesOf(own.map(({ part }) => part));
    const attack_config = attackConfigOf(
      own.map(({ test }) => test),
      setting,
    );
    return [category, { attack_config, ...(phrases && { sub_categories: phrases }) }] as const;
  });
  return {
    risk_categories: Object.fromEntries(entries),
    comprehensiveness: largestOf(tests),
    parts: parts.map(({ part }) => part),
    warnings: [
      ...tests.filter(({ id }) => !legacyTest(id).isExact).map(nearestWarning),
      ...tests.flatMap(({ attack_methods }) => attack_methods.flatMap(({ warnings }) => warnings)),
      ...[...byCategory.entries()].flatMap(([category, own]) =>
        sharedWarning(
          category,
          own.map(({ part }) => part),
        ),
      ),
      ...sampleWarning(tests),
    ],
  };
}

function partOf({ id, attack_methods, competitors_list }: SentTest, setting: TestSetting): TestPart {
  const { category, subCategories: usual } = legacyTest(id);
  const rivals = takesCompetitors(id) ? (competitors_list ?? []).flatMap(phraseOfCompetitor) : [];
  const custom = id === 'custom_test' ? setting.customPhrases : [];
  const subCategories = custom.length > 0 ? custom : usual && [...usual, ...rivals];
  const attacks = Object.keys(mergeAttacks(attacking(attack_methods, setting)));
  return { test: id, category, ...(subCategories && { subCategories }), attacks };
}

/** Whether a test uses a `competitors_list`. */
export const takesCompetitors = (id: LegacyTestId): boolean => id === 'competitor_test' || id === 'adv_competitor_test';

const phraseOfCompetitor = (name: string): string[] => (name.trim() === '' ? [] : [`comparison with ${name.trim()}`]);

/**
 * The phrases of a category's tests without duplicates. Returns undefined if one of the tests covers the whole
 * category.
 */
function phrasesOf(parts: readonly TestPart[]): string[] | undefined {
  if (parts.some(({ subCategories }) => subCategories === undefined)) return;
  return [...new Set(parts.flatMap(({ subCategories = [] }) => subCategories))];
}

/**
 * The attacks of all tests of a category. A test without attacks means `basic`. The cast is safe because the table and
 * `readParams` only make options that fit.
 */
function attackConfigOf(tests: readonly SentTest[], setting: TestSetting): AttackConfig {
  return mergeAttacks(tests.flatMap(({ attack_methods }) => attacking(attack_methods, setting))) as AttackConfig;
}

interface Attacking {
  readonly attack: string;
  readonly options: Readonly<Record<string, unknown>>;
}

function attacking(chosen: readonly ChosenAttack[], { isAudio }: TestSetting): Attacking[] {
  const attacks = chosen.flatMap(({ keyword, options, isSkipped }) => {
    const row = legacyAttack(keyword);
    if (isSkipped || 'dropped' in row) return [];
    const spoken = isAudio && row.audioAttack;
    return spoken ? { attack: spoken, options: {} } : { attack: row.attack, options };
  });
  return attacks.length > 0 ? attacks : [{ attack: 'basic', options: {} }];
}

const nearestWarning = ({ id }: SentTest): string =>
  `${id} has no category of its own: it runs in ${legacyTest(id).category}, the nearest one`;

/** Warns that the attacks of a category are used on the goals of all its tests, if the tests name different attacks. */
function sharedWarning(category: CategoryId, parts: readonly TestPart[]): string[] {
  const kinds = new Set(parts.map(({ attacks }) => attacks.toSorted().join()));
  if (kinds.size < 2) return [];
  const names = parts.map(({ test }) => test).join(', ');
  return [`${names} are one category, ${category}: each of their attacks is made on the goals of all of them`];
}

/** Upper bounds of `sample_percentage` for each level (contract §5). */
const levels: readonly (readonly [upTo: number, Comprehensiveness])[] = [
  [10, 'Low'],
  [25, 'Medium'],
  [50, 'Standard'],
  [75, 'High'],
];

/** The comprehensiveness for a `sample_percentage` (0–100). */
export const comprehensivenessOf = (percentage: number): Comprehensiveness =>
  levels.find(([upTo]) => percentage <= upTo)?.[1] ?? 'Comprehensive';

const samplesOf = (tests: readonly SentTest[]): number[] =>
  tests.flatMap(({ sample_percentage }) => sample_percentage ?? []);

function largestOf(tests: readonly SentTest[]): Comprehensiveness | undefined {
  const samples = samplesOf(tests);
  return samples.length === 0 ? undefined : comprehensivenessOf(Math.max(...samples));
}

function sampleWarning(tests: readonly SentTest[]): string[] {
  const samples = samplesOf(tests);
  if (new Set(samples.map(comprehensivenessOf)).size < 2) return [];
  const most = Math.max(...samples);
  const level = comprehensivenessOf(most);
  return [
    `sample_percentage differs between tests: the largest, ${most}, decides for the run (${level}, ${promptsOf[level]} prompts for each attack of a category)`,
  ];
}

type Options = Readonly<Record<string, unknown>>;

/**
 * Merges attacks with their options into one `attack_config`. The options of an attack that occurs twice are combined.
 */
function mergeAttacks(
  attacks: readonly { readonly attack: string; readonly options: Options }[],
): Record<string, Options> {
  const merged = new Map<string, Options>();
  for (const { attack, options } of attacks) {
    const before = merged.get(attack);
    merged.set(attack, before ? mergeOptions(before, options) : options);
  }
  return Object.fromEntries(merged);
}

/**
 * Combines the options of an attack. Lists are joined, and a list that only one side has is dropped, which means all
 * values. Of two numbers, the larger is used.
 */
function mergeOptions(a: Options, b: Options): Options {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(names.flatMap((name) => mergedOption(name, a[name], b[name])));
}

function mergedOption(name: string, a: unknown, b: unknown): [name: string, value: unknown][] {
  if (Array.isArray(a) && Array.isArray(b)) return [[name, [...new Set([...a, ...b])]]];
  if (Array.isArray(a) || Array.isArray(b)) return [];
  return [[name, typeof a === 'number' && typeof b === 'number' ? Math.max(a, b) : (a ?? b)]];
}
