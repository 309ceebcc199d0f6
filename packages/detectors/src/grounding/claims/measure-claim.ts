import { type Alignment, align, type ClaimContext } from './align.ts';
import { compareCauses } from './compare-causes.ts';
import { compareDegrees } from './compare-degrees.ts';
import { compareLists } from './compare-lists.ts';
import { comparePolarity } from './compare-polarity.ts';
import { compareQuantifiers } from './compare-quantifiers.ts';
import { compareQuantities } from './compare-quantities.ts';
import { compareRoles } from './compare-roles.ts';
import { compareWords } from './compare-words.ts';
import { scatter } from './places.ts';
import type { StatedQuantity } from './quantity.ts';
import type { Statement } from './statement.ts';

/** What speaks for and against a claim, by kind of detail: positive for a contradiction, negative for support, -1 to 1. */
export const details = [
  'absent',
  'unit',
  'elsewhere',
  'bound',
  'derived',
  'sign',
  'opposite',
  'nameAbsent',
  'nameElsewhere',
  'degree',
  'quantifier',
  'roles',
  'order',
  'cause',
  'imported',
  'list',
  'scatter',
] as const;
export type Detail = (typeof details)[number];

export interface MeasuredClaim {
  readonly evidence: Readonly<Record<Detail, number>>;
  readonly coverage: number;
  readonly alignment: Alignment;
  /** The numbers, times and dates that the context has, in whatever writing, or that follow from it. */
  readonly settled: readonly StatedQuantity[];
}

/** Lays a claim beside its context and compares it detail by detail. */
export function measureClaim(claim: Statement, context: ClaimContext): MeasuredClaim {
  const alignment = align(claim, context);
  const { settled, ...quantities } = compareQuantities(alignment);
  const polarity = comparePolarity(alignment);
  const { coverage, ...words } = compareWords(alignment, context);
  const evidence = {
    ...quantities,
    ...polarity,
    ...words,
    degree: compareDegrees(alignment),
    quantifier: compareQuantifiers(alignment),
    ...compareRoles(alignment, context),
    cause: compareCauses(alignment),
    list: compareLists(alignment),
    scatter: scatter(alignment),
  };
  return { evidence, coverage, alignment, settled };
}
