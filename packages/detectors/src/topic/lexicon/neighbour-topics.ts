import { readTable } from '@redoubt/data-files';
import { z } from 'zod';

/**
 * Subjects that texts are about, group by group: those of a group are neighbours, and easily taken for each other. A
 * subject has its name first and then words that come with it. They are what a requested topic is held against.
 */
export const neighbourTopics: readonly (readonly string[])[] = readTable(
  new URL('../../../data/neighbour-topics.json', import.meta.url),
  z.array(z.array(z.string())),
);

/** A subject is known by as many of its words. */
const NAMES = 2;
const subjects = new Map(
  neighbourTopics.flat().flatMap((phrase) => phrase.split(', ', NAMES).map((name): [string, string] => [name, phrase])),
);

/** Returns the built-in subject that a topic names, as a phrase. */
export function subjectOf(topic: string): string | undefined {
  const name = topic.toLowerCase().trim();
  return subjects.get(name) ?? subjects.get(name.replace(/s$/, '')) ?? subjects.get(`${name}s`);
}
