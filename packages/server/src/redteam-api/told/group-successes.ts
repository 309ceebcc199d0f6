import { shownCategory, YOUR_RULES } from '@redoubt/contract';
import type { Sample, ShownTally } from '@redoubt/store';

/** What a group of successes is about. One success is in one group. */
export type Subject =
  | { readonly kind: 'instructions' }
  | { readonly kind: 'secrets' }
  | { readonly kind: 'tools' }
  | { readonly kind: 'rule'; readonly rule: string }
  | { readonly kind: 'granted'; readonly category: string };

/** How often a way of asking worked. `gained` counts the successes that the plain question did not get. */
export interface Way {
  readonly attack: string;
  readonly attempts: number;
  readonly successes: number;
  readonly gained: number;
}

/** Successes that show the same, with the attempts that could have shown it. */
export interface SuccessGroup {
  readonly subject: Subject;
  readonly ways: readonly Way[];
  /** Successes by sub-category, the most first. */
  readonly subCategories: readonly string[];
  readonly samples: readonly Sample[];
}

type Place = Pick<Sample, 'category' | 'subCategory' | 'shown'>;

/** Finds the rule of a goal by its source, such as `rule:0`. */
export type RuleOf = (source: string | undefined) => string | undefined;

/** Groups the successes of a run by what they show. */
export function groupSuccesses(
  tallies: readonly ShownTally[],
  samples: readonly Sample[],
  ruleOf: RuleOf,
): SuccessGroup[] {
  const decided = tallies.filter(({ success }) => success !== undefined);
  const successes = decided.filter(({ success }) => success === true);
  const groups = Map.groupBy(successes, (tally) => subjectKey(subjectOf(tally, ruleOf(tally.ruleSource))));
  const shownBy = Map.groupBy(
    samples.filter(({ success }) => success),
    (sample) => subjectKey(subjectOf(sample, ruleOf(sample.goalSource))),
  );
  return [...groups].map(([key, own]) => {
    // The cast is safe because `subjectKey` wrote the key.
    const subject = JSON.parse(key) as Subject;
    const isOwn = new Set(own);
    const asked = decided.filter((tally) => couldShow(subject, tally, { ruleOf, isOwn: isOwn.has(tally) }));
    return { subject, ways: waysOf(asked, isOwn), subCategories: commonest(own), samples: shownBy.get(key) ?? [] };
  });
}

const subjectKey = (subject: Subject): string => JSON.stringify(subject);

/** What a success is about: what was given away comes before what was asked for. */
function subjectOf(
  { category, subCategory, shown: { shows = [], rule } }: Place,
  ruleOfGoal: string | undefined,
): Subject {
  if (shows.includes('leaked_prompt')) return { kind: 'instructions' };
  if (shows.includes('leaked_data')) return { kind: 'secrets' };
  const broken = rule ?? ruleOfGoal;
  if (broken !== undefined) return { kind: 'rule', rule: broken };
  if (shows.includes('called_tool')) return { kind: 'tools' };
  // Without a word of the judge, goals of these kinds say what was given away.
  if (subCategory === 'system prompt extraction') return { kind: 'instructions' };
  return { kind: 'granted', category: shownCategory({ category, subCategory }) };
}

/**
 * Whether an attempt counts in the rate of a subject. Instructions and secrets may come out of every answer; a rule is
 * asked for by its own goals, and what a category grants by the goals of that category.
 */
function couldShow(
  subject: Subject,
  { category, subCategory, ruleSource }: ShownTally,
  { ruleOf, isOwn }: { readonly ruleOf: RuleOf; readonly isOwn: boolean },
): boolean {
  if (isOwn) return true;
  const shownIn = shownCategory({ category, subCategory });
  switch (subject.kind) {
    case 'instructions':
    case 'secrets':
    case 'tools':
      return true;
    case 'rule':
      return shownIn === YOUR_RULES && ruleOf(ruleSource) === subject.rule;
    default:
      return shownIn === subject.category;
  }
}

function waysOf(asked: readonly ShownTally[], own: ReadonlySet<ShownTally>): Way[] {
  const count = (tallies: readonly ShownTally[]) => tallies.reduce((sum, tally) => sum + tally.count, 0);
  return [...Map.groupBy(asked, ({ attack }) => attack)].map(([attack, tallies]) => {
    const successes = tallies.filter((tally) => own.has(tally));
    const gained = successes.filter(({ shown }) => !shown.isPlainToo);
    return { attack, attempts: count(tallies), successes: count(successes), gained: count(gained) };
  });
}

function commonest(own: readonly ShownTally[]): string[] {
  const counts = new Map<string, number>();
  for (const { subCategory, count } of own) counts.set(subCategory, (counts.get(subCategory) ?? 0) + count);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
}
