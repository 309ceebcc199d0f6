import { readLists, readTable } from '@redoubt/data-files';
import { z } from 'zod';

const roles = [
  'loop_verb',
  'make_verb',
  'endless',
  'vague_endless',
  'exhaustive',
  'no_cut',
  'recursive',
  'burning',
  'unit',
  'up_to',
] as const;
const folder = new URL('../../data/', import.meta.url);

/** The role of a phrase in a demand for output. */
export type DemandRole = (typeof roles)[number];

/** English phrases of demands for output by role. */
export const demandTerms = readLists(new URL('demand-terms.txt', folder), roles);

const limit = z.int().positive();
const limits = readTable(
  new URL('enormous-demands.json', folder),
  z.strictObject({ default: limit, count: limit, units: z.record(z.string(), limit) }),
);

/** The number from which a demand for this unit is enormous. Other units use `defaultEnormous`. */
export const enormous: ReadonlyMap<string, number> = new Map(Object.entries(limits.units));
export const defaultEnormous = limits.default;
/** The number from which "count to" and "numbers from 1 to" are enormous. */
export const enormousCount = limits.count;
