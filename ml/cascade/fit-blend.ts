import { rounded } from '@redoubt/contract';
import { type Blend, type BlendWeights, weightsFor } from '../../packages/detectors/src/cascade/blend-file.ts';
import { blendOf, held, type Opinions } from '../../packages/detectors/src/cascade/blend-readings.ts';
import { cutAt, descending, falsePositiveCuts } from '../first-model/false-positive-cuts.ts';
import type { HeadSpec } from '../first-model/heads.ts';
import type { HeadOpinions, OpinionRow } from './opinions.ts';

const ROUNDS = 4;
const STEPS = 60;
const RIDGE = 1e-3;

type Coefficients = Omit<BlendWeights, 'askFrom'>;

/** Of either label as many texts are needed to fit texts in other languages by themselves. */
const LEAST_FOREIGN = 100;

/** What a head may cost and flag. */
interface Aims {
  /** The share of everyday prompts that the head may have read by the encoder: in English, and in other languages. */
  readonly asked: { readonly english: number; readonly foreign: number };
  readonly shares?: HeadSpec['documents'];
}

/**
 * Logistic regression on both models' log-odds of the stretch that looks worst, with labels and sources of like say; the
 * offset then puts 0 where the balanced share of harmless texts is flagged as the service reads them by default. What the
 * first model is sure of is not asked about there, so a service that has everything read flags somewhat more. English
 * and other languages are fitted apart where there are texts enough; what is asked is told apart in any case.
 */
export function fitBlend(opinions: HeadOpinions, { asked, shares }: Aims): Blend {
  const foreign = partOf(opinions, ({ isForeign }) => isForeign);
  const english = partOf(opinions, ({ isForeign }) => !isForeign);
  const askFrom = { english: askedFrom(english.rows, asked.english), foreign: askedFrom(foreign.rows, asked.foreign) };
  const parts = [foreign, english].every(isEnough)
    ? { english: fitWeights(english, askFrom, shares), foreign: fitWeights(foreign, askFrom, shares) }
    : inBoth(fitWeights(opinions, askFrom, shares));
  const weights: Omit<Blend, 'thresholds'> = {
    ...parts.english,
    askFrom: rounded(askFrom.english),
    foreign: { ...parts.foreign, askFrom: rounded(askFrom.foreign) },
  };
  const { strict, lenient } = cutsOf(opinions, (row) => scoreOf(row, weights), shares);
  const thresholds = { strict: rounded(probability(strict)), balanced: 0.5, lenient: rounded(probability(lenient)) };
  return { ...weights, thresholds };
}

const inBoth = (weights: Coefficients) => ({ english: weights, foreign: weights });

function partOf({ rows, documents }: HeadOpinions, is: (row: OpinionRow) => boolean): HeadOpinions {
  const { files, chunks } = documents;
  return { rows: rows.filter(is), documents: { files: files.filter(is), chunks: chunks.filter(is) } };
}

const isEnough = ({ rows }: HeadOpinions): boolean =>
  ([0, 1] as const).every((wanted) => rows.filter(({ label }) => label === wanted).length >= LEAST_FOREIGN);

interface AskFrom {
  readonly english: number;
  readonly foreign: number;
}

function fitWeights(opinions: HeadOpinions, askFrom: AskFrom, shares: Aims['shares']): Coefficients {
  const { rows } = opinions;
  let fitted: Coefficients = { first: 0.5, second: 0.5, offset: 0 };
  const weights = weightsOf(rows);
  for (let round = 0; round < ROUNDS; round += 1) {
    const points = rows.map((row) => worstBy(row.opinions, fitted));
    fitted = regress(points, rows, weights);
  }
  const asking = { ...fitted, askFrom: askFrom.english, foreign: { ...fitted, askFrom: askFrom.foreign } };
  const { balanced } = cutsOf(opinions, (row) => scoreOf(row, asking), shares);
  return {
    first: rounded(fitted.first),
    second: rounded(fitted.second),
    offset: rounded(fitted.offset - balanced),
  };
}

function cutsOf({ rows, documents }: HeadOpinions, score: (row: OpinionRow) => number, shares: Aims['shares']) {
  const scores = { files: documents.files.map(score), chunks: documents.chunks.map(score) };
  return falsePositiveCuts(
    rows.map((row) => ({ ...row, z: score(row) })),
    shares && { scores, shares },
  );
}

/** What the service would answer, as log-odds: what the first model is sure of is not asked about. */
export function scoreOf({ first, opinions, isForeign }: OpinionRow, blend: Omit<Blend, 'thresholds'>): number {
  const weights = weightsFor(blend, isForeign);
  return probability(first) < weights.askFrom ? first : blendOf(worstBy(opinions, weights), weights);
}

/** Of everyday prompts where a head has them, else of its harmless texts. */
function askedFrom(rows: readonly OpinionRow[], asked: number): number {
  const negatives = rows.filter(({ label }) => label === 0).map((row) => ({ ...row, z: row.first }));
  const ordinary = negatives.filter(({ isOrdinary }) => isOrdinary);
  return probability(cutAt(descending(ordinary.length > 0 ? ordinary : negatives), asked));
}

/** The stretch that both together find worst. */
function worstBy(opinions: readonly Opinions[], blend: Coefficients): Opinions {
  return opinions.reduce(
    (worst, one) => (blendOf(one, blend) > blendOf(worst, blend) ? one : worst),
    opinions[0] ?? nothing,
  );
}

const nothing: Opinions = { first: held(Number.NEGATIVE_INFINITY), second: held(Number.NEGATIVE_INFINITY) };

/** Both labels weigh the same; of one label, sources by the root of their rows. */
function weightsOf(rows: readonly OpinionRow[]): number[] {
  const groups = Map.groupBy(rows, ({ source, label }) => `${source} ${label}`);
  const totals: [number, number] = [0, 0];
  for (const group of groups.values()) totals[group[0]?.label ?? 0] += Math.sqrt(group.length);
  return rows.map(({ source, label }) => 1 / Math.sqrt(groups.get(`${source} ${label}`)?.length ?? 1) / totals[label]);
}

/** Newton's method; neither stage may count against the verdict that it supports. */
function regress(points: readonly Opinions[], rows: readonly OpinionRow[], weights: readonly number[]): Coefficients {
  const inputs = points.map(({ first, second }) => [held(first), held(second), 1] as const);
  const fitted: Vector = [0.5, 0.5, 0];
  for (let step = 0; step < STEPS; step += 1) {
    const gradient: Vector = [-RIDGE * fitted[0], -RIDGE * fitted[1], 0];
    const curvature: Matrix = [
      [RIDGE, 0, 0],
      [0, RIDGE, 0],
      [0, 0, RIDGE],
    ];
    for (const [at, input] of inputs.entries()) {
      const p = probability(dot(input, fitted));
      const weight = weights[at] ?? 0;
      addScaled(gradient, input, weight * ((rows[at]?.label ?? 0) - p));
      for (const [index, row] of curvature.entries()) addScaled(row, input, weight * p * (1 - p) * (input[index] ?? 0));
    }
    addScaled(fitted, solve(curvature, gradient), 1);
  }
  const [first, second, offset] = fitted;
  return { first: Math.max(0, first), second: Math.max(0, second), offset };
}

type Vector = [number, number, number];
type Matrix = [Vector, Vector, Vector];

function dot(a: Readonly<Vector>, b: Readonly<Vector>): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function addScaled(to: Vector, from: Readonly<Vector>, factor: number): void {
  for (const index of [0, 1, 2] as const) to[index] += factor * from[index];
}

function cross(a: Readonly<Vector>, b: Readonly<Vector>): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** Cramer's rule for a symmetric system of three. */
function solve([a, b, c]: Readonly<Matrix>, right: Readonly<Vector>): Vector {
  const determinant = dot(a, cross(b, c)) || 1e-12;
  return [
    dot(right, cross(b, c)) / determinant,
    dot(right, cross(c, a)) / determinant,
    dot(right, cross(a, b)) / determinant,
  ];
}

const probability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
