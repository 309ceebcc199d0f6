import { FEATURE_BITS } from '../../packages/detectors/src/features/hash-features.ts';
import type { Script } from '../../packages/detectors/src/features/script-of.ts';
import { type Reach, visitWindows } from '../../packages/detectors/src/heads/windows.ts';
import { seededRandom } from '../corpus/seeded-random.ts';
import type { Prepared } from './prepare.ts';

/** A prepared text with what it should be found as, and how much it counts. */
export interface Example extends Prepared {
  readonly label: 0 | 1;
  readonly weight: number;
  readonly source: number;
}

export interface FitOptions {
  readonly epochs: number;
  readonly rate: number;
  readonly decay: number;
  /** Columns that fewer sources have are left out: they tell the source, not the thing. */
  readonly minSources: number;
  readonly seed: number;
}

export interface Head {
  readonly weights: Float32Array;
  readonly reach: Reach;
  readonly scripts?: Readonly<Partial<Record<Script, number>>>;
  readonly perDoubling?: number;
  bias: number;
}

export const defaultFit: FitOptions = { epochs: 5, rate: 0.1, decay: 1e-5, minSources: 2, seed: 7 };

const SIZE = 1 << FEATURE_BITS;
const FIRST_SQUARE = 1e-4;

/**
 * Logistic regression over the segment of each text that looks worst (multiple-instance learning): a document with one
 * bad sentence is bad for that sentence's features. AdaGrad, a fixed order of examples for a seed.
 */
export function fitHead(examples: readonly Example[], reach: Reach, options: FitOptions = defaultFit): Head {
  const descent = new Descent(columnsOfManySources(examples, options.minSources), reach, options);
  const order = Int32Array.from(examples, (_, index) => index);
  const random = seededRandom(options.seed);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, random);
    const rate = options.rate / (1 + epoch * 0.5);
    for (const index of order) descent.step(examples[index] as Example, rate);
  }
  return descent.head;
}

/** AdaGrad on one head: each weight's rate falls with the gradients it has seen. */
class Descent {
  readonly head: Head;
  readonly #allowed: Uint8Array;
  readonly #decay: number;
  readonly #squares = new Float32Array(SIZE).fill(FIRST_SQUARE);
  #biasSquare = FIRST_SQUARE;

  constructor(allowed: Uint8Array, reach: Reach, { decay }: FitOptions) {
    this.#allowed = allowed;
    this.head = { weights: new Float32Array(SIZE), bias: 0, reach };
    this.#decay = decay;
  }

  /** Moves the head against the error on the segment of a text that looks worst. */
  step(example: Example, rate: number): void {
    const { z, first, end } = worstSegment(this.head, example);
    const error = (sigmoid(z) - example.label) * example.weight;
    const from = first === 0 ? 0 : (example.ends[first - 1] as number);
    const to = example.ends[end - 1] as number;
    this.#biasSquare += error * error;
    this.head.bias -= (rate * error) / Math.sqrt(this.#biasSquare);
    const share = error / Math.sqrt(to - from || 1);
    for (let at = from; at < to; at += 1) this.#move(example.columns[at] as number, share, rate);
  }

  #move(column: number, share: number, rate: number): void {
    if (this.#allowed[column] === 0) return;
    const weight = this.head.weights[column] as number;
    const gradient = share + this.#decay * weight;
    const square = (this.#squares[column] as number) + gradient * gradient;
    this.#squares[column] = square;
    this.head.weights[column] = weight - (rate * gradient) / Math.sqrt(square);
  }
}

/** The segment with the highest score, before the sigmoid. */
export function worstSegment({ weights, bias: base, reach, scripts }: Head, { columns, ends, script }: Prepared) {
  const bias = base + (scripts?.[script] ?? 0);
  const sums = new Float64Array(ends.length + 1);
  let at = 0;
  for (let block = 0; block < ends.length; block += 1) {
    let sum = 0;
    for (const end = ends[block] as number; at < end; at += 1) sum += weights[columns[at] as number] as number;
    sums[block + 1] = (sums[block] as number) + sum;
  }
  const worst = { z: Number.NEGATIVE_INFINITY, first: 0, end: ends.length };
  visitWindows(ends.length, reach, (first, end) => {
    const size = (ends[end - 1] as number) - (first === 0 ? 0 : (ends[first - 1] as number));
    const z = bias + ((sums[end] as number) - (sums[first] as number)) / Math.sqrt(size || 1);
    if (z > worst.z) {
      worst.z = z;
      worst.first = first;
      worst.end = end;
    }
  });
  return worst;
}

function columnsOfManySources(examples: readonly Example[], minimum: number): Uint8Array {
  const seen = new Uint8Array(SIZE);
  const last = new Int32Array(SIZE).fill(-1);
  const bySource = Map.groupBy(examples, ({ source }) => source);
  for (const [source, rows] of bySource) {
    for (const { columns } of rows) {
      for (const column of columns) {
        if (last[column] === source) continue;
        last[column] = source;
        seen[column] = Math.min(255, (seen[column] as number) + 1);
      }
    }
  }
  return seen.map((count) => (count >= minimum ? 1 : 0));
}

const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z));

function shuffle(order: Int32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const held = order[at] as number;
    order[at] = order[other] as number;
    order[other] = held;
  }
}
