import { evidenceBeside, evidenceIn, type FieldScore, rankFields } from './field-scores.ts';
import { GENERAL_FIELD, type Industry, industries, usualFields } from './industries.ts';

/** A field of business of a system, and its share of what is made for it. */
export interface FieldShare {
  readonly industry: Industry;
  /** Above 0. The shares of a system are 1 together. */
  readonly share: number;
}

/** The fields of business of a description. */
export interface FieldReading {
  /** The best first, at most two. Empty if the description does not say its field well enough. */
  readonly fields: readonly FieldShare[];
  /** Fields to choose from, the likeliest first. Undefined if the field is known, or was named by the caller. */
  readonly candidates: readonly string[] | undefined;
}

/** A field with a lower score is not known. One word that names a field and little else is enough. */
const MIN_SCORE = 1;
/** A second field has at least this score, and this part of the first one's, without the first one's words. */
const MIN_SECOND = 2;
const MIN_SECOND_PART = 0.4;
/** Up to this score, another field that comes as near makes the first uncertain. */
const MAX_UNCERTAIN = 1.5;
/** A part of a field with this score, or with that of the field, goes before the field: "airlines" before "travel". */
const MIN_PART = 2;
const MAX_CANDIDATES = 5;

/** Reads the fields of business of a description. Fields that the caller names are taken as they are. */
export function readFields(text: string, named?: readonly string[]): FieldReading {
  if (named) return { fields: sharesOf(named.flatMap(scoreOfNamed)), candidates: undefined };
  const found = evidenceIn(text);
  const ranked = rankFields(found);
  const first = leadingField(ranked);
  if (!first || first.score < MIN_SCORE) return unknown(ranked);
  const others = rankFields(evidenceBeside(found, first.industry)).filter(
    ({ industry }) => !areKin(industry, first.industry),
  );
  const [next] = others;
  if (next && first.score <= MAX_UNCERTAIN && next.score >= first.score) return unknown(ranked);
  const hasSecond = next && next.score >= Math.max(MIN_SECOND, first.score * MIN_SECOND_PART);
  return { fields: sharesOf(hasSecond ? [first, next] : [first]), candidates: undefined };
}

/** Names of fields by which a caller can answer. */
export const knownFields: readonly string[] = [...industries.map(({ name }) => name).sort(), GENERAL_FIELD];

const byName = new Map(industries.map((industry) => [industry.name, industry]));

function scoreOfNamed(name: string): FieldScore[] {
  const industry = byName.get(name);
  return industry ? [{ industry, score: 1 }] : [];
}

function leadingField(ranked: readonly FieldScore[]): FieldScore | undefined {
  const [best] = ranked;
  const least = Math.min(MIN_PART, best?.score ?? 0);
  const part = ranked.find(({ industry, score }) => industry.within === best?.industry.name && score >= least);
  return part ?? best;
}

const areKin = (one: Industry, other: Industry): boolean => one.within === other.name || other.within === one.name;

function sharesOf(scores: readonly FieldScore[]): FieldShare[] {
  const sum = scores.reduce((total, { score }) => total + score, 0);
  return scores.map(({ industry, score }) => ({ industry, share: score / sum }));
}

function unknown(ranked: readonly FieldScore[]): FieldReading {
  const likely = [...ranked.map(({ industry }) => industry.name), ...usualFields];
  return { fields: [], candidates: [...new Set(likely)].slice(0, MAX_CANDIDATES) };
}
