import { existsSync, readFileSync } from 'node:fs';
import type { CategoryId } from '@redoubt/contract';
import { parseCriteria, type SuccessCriteria } from './success-criteria.ts';

const folder = new URL('../../criteria/', import.meta.url);
const read = new Map<CategoryId, ReadonlyMap<string, SuccessCriteria>>();

/** Returns the success criteria of a goal of the corpus, or undefined for other goals. A file is read on first use. */
export function criteriaOf(category: CategoryId, goal: string): SuccessCriteria | undefined {
  const known = read.get(category) ?? readCriteria(category);
  read.set(category, known);
  return known.get(goal);
}

function readCriteria(category: CategoryId): ReadonlyMap<string, SuccessCriteria> {
  const file = new URL(`${category}.txt`, folder);
  return existsSync(file) ? parseCriteria(readFileSync(file, 'utf8')) : new Map();
}
