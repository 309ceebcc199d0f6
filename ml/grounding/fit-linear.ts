import { rounded } from '@redoubt/contract';
import { CLIP, type LinearHead } from '../../packages/detectors/src/grounding/linear-head.ts';

/** One vector to learn from. */
export interface Example {
  readonly source: string;
  readonly label: 0 | 1;
  readonly features: Readonly<Record<string, number>>;
}

const STEPS = 6;

/**
 * Logistic regression by Newton's method with a ridge. Every source weighs the same, and in a source both labels do: the
 * size of a source says nothing of how common its errors are.
 */
export function fitLinear(examples: readonly Example[], names: readonly string[], ridge: number): LinearHead {
  const weightOf = balance(examples);
  const { mean, scale } = momentsOf(examples, names, weightOf);
  const inputs = examples.map(({ features }) => [
    ...names.map((name, at) => clip(((features[name] ?? 0) - (mean[at] ?? 0)) / (scale[at] ?? 1))),
    1,
  ]);
  let fitted = new Array<number>(names.length + 1).fill(0);
  for (let step = 0; step < STEPS; step += 1) {
    const { gradient, curvature } = slopes(inputs, examples, weightOf, fitted, ridge);
    const move = solve(curvature, gradient);
    fitted = fitted.map((value, at) => value + (move[at] ?? 0));
  }
  const round = (value: number) => rounded(value, 5);
  return {
    features: names,
    mean: mean.map(round),
    scale: scale.map(round),
    weights: fitted.slice(0, -1).map(round),
    offset: round(fitted.at(-1) ?? 0),
  };
}

const clip = (value: number): number => Math.max(-CLIP, Math.min(CLIP, value));

/** The weight of each example; they sum to 1. */
function balance(examples: readonly Example[]): number[] {
  const groups = Map.groupBy(examples, ({ source, label }) => `${source} ${label}`);
  return examples.map(({ source, label }) => 1 / groups.size / (groups.get(`${source} ${label}`)?.length ?? 1));
}

function momentsOf(examples: readonly Example[], names: readonly string[], weights: readonly number[]) {
  const mean = names.map((name) => sum(examples, weights, ({ features }) => features[name] ?? 0));
  const scale = names.map((name, at) => {
    const variance = sum(examples, weights, ({ features }) => ((features[name] ?? 0) - (mean[at] ?? 0)) ** 2);
    return Math.sqrt(variance) || 1;
  });
  return { mean, scale };
}

function sum(examples: readonly Example[], weights: readonly number[], of: (example: Example) => number): number {
  return examples.reduce((total, example, at) => total + (weights[at] ?? 0) * of(example), 0);
}

function slopes(
  inputs: readonly (readonly number[])[],
  examples: readonly Example[],
  weights: readonly number[],
  fitted: readonly number[],
  ridge: number,
) {
  const size = fitted.length;
  const gradient = fitted.map((value, at) => (at === size - 1 ? 0 : -ridge * value));
  const curvature = fitted.map((_, at) =>
    fitted.map((__, other) => (at === other ? (at === size - 1 ? 1e-9 : ridge) : 0)),
  );
  for (const [index, input] of inputs.entries()) {
    const z = input.reduce((total, value, at) => total + value * (fitted[at] ?? 0), 0);
    const p = 1 / (1 + Math.exp(-z));
    const weight = weights[index] ?? 0;
    const pull = weight * ((examples[index]?.label ?? 0) - p);
    const bend = weight * p * (1 - p);
    for (let at = 0; at < size; at += 1) {
      gradient[at] = (gradient[at] ?? 0) + pull * (input[at] ?? 0);
      addRow(curvature[at] ?? [], input, bend * (input[at] ?? 0));
    }
  }
  return { gradient, curvature };
}

function addRow(row: number[], input: readonly number[], factor: number): void {
  for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0) + factor * (input[at] ?? 0);
}

/** Gaussian elimination with pivots. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column += 1) eliminate(rows, column);
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] || 1));
}

function eliminate(rows: number[][], column: number): void {
  const pivot = pivotOf(rows, column);
  const [here, there] = [rows[column] ?? [], rows[pivot] ?? []];
  rows[column] = there;
  rows[pivot] = here;
  const lead = there[column] || 1e-12;
  for (const [at, row] of rows.entries()) {
    if (at !== column) addRow(row, there, -(row[column] ?? 0) / lead);
  }
}

/** The row from `column` on that is largest there. */
function pivotOf(rows: readonly (readonly number[])[], column: number): number {
  const sizes = rows.map((row, at) => (at < column ? -1 : Math.abs(row[column] ?? 0)));
  return sizes.indexOf(Math.max(...sizes));
}
