import type { CategoryId } from '@redoubt/contract';
import { splitSentences } from '@redoubt/detectors';
import { LRUCache } from 'lru-cache';
import { type AbusePattern, abusePatterns } from './abuse-patterns.ts';
import { controlledThings } from './controlled-things.ts';
import type { SystemDescription } from './read-target.ts';
import type { Thing } from './things.ts';

/** Maximum number of things of a description that yield requests. */
const MAX_THINGS = 4;
const MAX_SENTENCES = 100;

/** Characters of a description that are read. */
const MAX_READ = 6_000;

/** Every category and phrase asks for the same things. */
const known = new LRUCache<string, readonly Thing[]>({ max: 50 });

/** Returns what a description says the system acts on: a pump, a shell, door locks. */
function thingsIn({ systemDescription = '' }: SystemDescription): readonly Thing[] {
  const text = systemDescription.slice(0, MAX_READ);
  const found = known.get(text) ?? readThings(text);
  known.set(text, found);
  return found;
}

function readThings(systemDescription: string): Thing[] {
  const found = splitSentences(systemDescription, MAX_SENTENCES).flatMap(({ start, end }) =>
    controlledThings(systemDescription.slice(start, end)),
  );
  // "Pump" of "infusion pump" is no other thing.
  const isPart = ({ noun }: Thing) => found.some((other) => other.noun.endsWith(` ${noun}`));
  return [...new Set(found)].filter((thing) => !isPart(thing)).slice(0, MAX_THINGS);
}

/** A pattern about one thing. */
const about = (pattern: AbusePattern, { noun }: Thing): AbusePattern => {
  const named = (text: string) => text.replaceAll('{thing}', () => noun);
  return {
    act: pattern.act,
    about: `${noun} ${pattern.about}`,
    subCategory: named(pattern.subCategory),
    deed: named(pattern.deed),
    requests: pattern.requests.map(named),
  };
};

/** Returns the ways in which the things of a description can be abused, in a category. */
export const thingPatterns = (category: CategoryId, told: SystemDescription): AbusePattern[] =>
  thingsIn(told).flatMap((thing) => {
    const pattern = thing.patterns[category];
    return pattern ? [about(pattern, thing)] : [];
  });

/** Returns all ways in which a system can be abused in a category, those of its things first. */
export const patternsOf = (category: CategoryId, told: SystemDescription): AbusePattern[] => [
  ...thingPatterns(category, told),
  ...abusePatterns[category],
];
