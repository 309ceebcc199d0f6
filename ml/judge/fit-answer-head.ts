import { COLUMNS } from '../../packages/detectors/src/features/hash-features.ts';
import { seededRandom } from '../corpus/seeded-random.ts';
import type { Head } from '../first-model/fit-head.ts';

/** The columns of an answer's segments. */
export type Columns = readonly Int32Array[];

/** An answer as a head learns from it: the stretches that could decide, each as columns of its segments. */
export interface AnswerExample {
  readonly runs: readonly Columns[];
  readonly label: 0 | 1;
  readonly weight: number;
}

const EPOCHS = 4;
const RATE = 0.05;
const DECAY = 1e-5;
const FIRST_SQUARE = 1e-4;

/** Log-odds of a stretch, as the service computes them. */
export function logOddsOfColumns({ weights, bias }: Pick<Head, 'weights' | 'bias'>, columns: Columns): number {
  let [sum, size] = [0, 0];
  for (const part of columns) {
    size += part.length;
    for (const column of part) sum += weights[column] as number;
  }
  return bias + sum / Math.sqrt(size || 1);
}

/** Logistic regression by AdaGrad over the stretch of each answer that gives most: the one that an answer is judged by. */
export function fitAnswerHead(examples: readonly AnswerExample[], epochs = EPOCHS): Head {
  const head: Head = { weights: new Float32Array(COLUMNS), bias: 0, grain: 'units' };
  const squares = new Float32Array(COLUMNS).fill(FIRST_SQUARE);
  let biasSquare = FIRST_SQUARE;
  const order = examples.map((_, index) => index);
  const random = seededRandom('answers');
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    const rate = RATE / (1 + epoch / 2);
    for (const index of order) {
      const { runs, label, weight } = examples[index] as AnswerExample;
      const { columns, z } = highest(head, runs);
      const error = (1 / (1 + Math.exp(-z)) - label) * weight;
      biasSquare += error * error;
      head.bias -= (rate * error) / Math.sqrt(biasSquare);
      move(head, squares, columns, error, rate);
    }
  }
  return head;
}

function highest(head: Head, runs: readonly Columns[]): { columns: Columns; z: number } {
  return runs
    .map((columns) => ({ columns, z: logOddsOfColumns(head, columns) }))
    .reduce((best, one) => (one.z > best.z ? one : best));
}

function move({ weights }: Head, squares: Float32Array, columns: Columns, error: number, rate: number): void {
  const size = columns.reduce((sum, part) => sum + part.length, 0);
  const share = error / Math.sqrt(size || 1);
  for (const part of columns) {
    for (const column of part) {
      const weight = weights[column] as number;
      const gradient = share + DECAY * weight;
      const square = (squares[column] as number) + gradient * gradient;
      squares[column] = square;
      weights[column] = weight - (rate * gradient) / Math.sqrt(square);
    }
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
}
