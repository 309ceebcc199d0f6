import { COLUMNS, FIRST_CONCEPT } from '../../packages/detectors/src/features/hash-features.ts';
import { offsetOf, type ScriptOffsets } from '../../packages/detectors/src/features/script-of.ts';
import { divisorOf, visitWindows, type WindowGrain } from '../../packages/detectors/src/heads/windows.ts';
import { seededRandom } from '../corpus/seeded-random.ts';
import type { HeadSpec } from './heads.ts';
import type { Prepared } from './prepare.ts';

/** A prepared text with its label and its weight. */
export interface Example extends Prepared {
  /** 1 is what the head finds, 0 what it does not; between them how likely it is, as the encoder says. */
  readonly label: number;
  readonly weight: number;
  readonly source: number;
}

export interface FitOptions {
  readonly epochs: number;
  readonly rate: number;
  readonly decay: number;
  /** Columns that fewer sources have are left out: they tell the source, not the thing. */
  readonly minSources: number;
  /** Share of the steps that see concepts alone. They teach what concepts mean where no word is known. */
  readonly conceptShare: number;
  /** How much faster concepts are learned than words: they say the same in every language. */
  readonly conceptRate: number;
  readonly grain: WindowGrain;
  readonly seed: number;
}

/** A linear head before it is quantised. */
export interface Head {
  readonly weights: Float32Array;
  readonly grain: WindowGrain;
  readonly scripts?: ScriptOffsets;
  bias: number;
}

/** A segment `[first, end)` of a text with its log-odds. */
interface ScoredSegment {
  readonly z: number;
  readonly first: number;
  readonly end: number;
}

export const defaultFit: FitOptions = {
  epochs: 8,
  rate: 0.1,
  decay: 1e-5,
  minSources: 2,
  conceptShare: 0.3,
  conceptRate: 2,
  grain: 'pieces',
  seed: 7,
};

/** Returns how a head is fitted. */
export const fitOf = ({ grain, concepts }: Pick<HeadSpec, 'grain' | 'concepts'>): FitOptions => ({
  ...defaultFit,
  ...concepts,
  grain,
});

const FIRST_SQUARE = 1e-4;
/** Smaller errors move nothing that a byte a weight can hold. */
const LEAST_ERROR = 1e-5;
/** Segments of one document that an epoch learns from at most: those that look worst and do not overlap. */
const MAX_MINED = 8;
/** Log-odds below which a segment of a document is harmless enough to learn nothing from. */
const MINED_FROM = -2.5;

/**
 * Logistic regression over the segment of each text that looks worst (multiple-instance learning): a text with one bad
 * sentence is bad for that sentence's features. `documents` are harmless: each epoch learns from their segments that
 * look worst (hard-negative mining). Together they weigh as much as the harmless examples. AdaGrad, with a fixed order
 * for a seed.
 */
export function fitHead(
  examples: readonly Example[],
  documents: readonly Prepared[] = [],
  options: FitOptions = defaultFit,
): Head {
  const descent = new Descent(usableColumns(examples, documents, options.minSources), options);
  const documentWeight = weightOf(examples, documents.length);
  const order = Int32Array.from({ length: examples.length + documents.length }, (_, index) => index);
  const random = seededRandom(options.seed);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      if (example) descent.learn(example);
      else descent.unlearn(documents[index - examples.length] as Prepared, documentWeight);
    }
  }
  return descent.head;
}

function weightOf(examples: readonly Example[], documents: number): number {
  const harmless = examples.reduce((sum, { label, weight }) => sum + (1 - label) * weight, 0);
  return documents > 0 ? harmless / documents : 0;
}

/** AdaGrad on one head: each weight's rate falls with the gradients it has seen. */
class Descent {
  readonly head: Head;
  readonly #usable: Uint8Array;
  readonly #options: FitOptions;
  readonly #squares = new Float32Array(COLUMNS).fill(FIRST_SQUARE);
  readonly #random: () => number;
  #biasSquare = FIRST_SQUARE;

  constructor(usable: Uint8Array, options: FitOptions) {
    this.#usable = usable;
    this.#options = options;
    this.#random = seededRandom(options.seed + 1);
    this.head = { weights: new Float32Array(COLUMNS), bias: 0, grain: options.grain };
  }

  /** Moves the head against its error on the segment of a text that looks worst. */
  learn(example: Example): void {
    this.#step(example, worstSegment(this.head, example), example);
  }

  /** Moves the head against the segments of a harmless document that look bad. */
  unlearn(document: Prepared, weight: number): void {
    for (const segment of worstSegments(this.head, document)) this.#step(document, segment, { label: 0, weight });
  }

  #step(text: Prepared, { z, first, end }: ScoredSegment, { label, weight }: Pick<Example, 'label' | 'weight'>): void {
    const from = startOf(text, first);
    const to = text.ends[end - 1] as number;
    const isOfConcepts = this.#random() < this.#options.conceptShare;
    const error = (sigmoid(isOfConcepts ? this.#conceptScore(text, from, to) : z) - label) * weight;
    if (Math.abs(error) < LEAST_ERROR) return;
    const { rate } = this.#options;
    this.#biasSquare += error * error;
    this.head.bias -= (rate * error) / Math.sqrt(this.#biasSquare);
    const share = error / divisorOf(to - from);
    for (let at = from; at < to; at += 1) {
      const column = text.columns[at] as number;
      if (!isOfConcepts || column >= FIRST_CONCEPT) this.#move(column, share);
    }
  }

  /** Returns the log-odds of a segment as its concepts alone tell them. */
  #conceptScore({ columns }: Prepared, from: number, to: number): number {
    let sum = 0;
    for (let at = from; at < to; at += 1) {
      const column = columns[at] as number;
      if (column >= FIRST_CONCEPT) sum += this.head.weights[column] as number;
    }
    return this.head.bias + sum / divisorOf(to - from);
  }

  #move(column: number, share: number): void {
    if (this.#usable[column] === 0) return;
    const { rate, conceptRate, decay } = this.#options;
    const weight = this.head.weights[column] as number;
    const gradient = share + decay * weight;
    const square = (this.#squares[column] as number) + gradient * gradient;
    this.#squares[column] = square;
    const step = column >= FIRST_CONCEPT ? rate * conceptRate : rate;
    this.head.weights[column] = weight - (step * gradient) / Math.sqrt(square);
  }
}

const startOf = ({ ends }: Prepared, first: number): number => (first === 0 ? 0 : (ends[first - 1] as number));

/** Returns the segment with the highest score, before the sigmoid. */
export function worstSegment(head: Head, text: Prepared): ScoredSegment {
  let worst: ScoredSegment = { z: Number.NEGATIVE_INFINITY, first: 0, end: text.ends.length };
  visitSegments(head, text, (z, first, end) => {
    if (z > worst.z) worst = { z, first, end };
  });
  return worst;
}

/** Returns the segments of a document that look worst and do not overlap, worst first. */
function worstSegments(head: Head, text: Prepared): ScoredSegment[] {
  const found: ScoredSegment[] = [];
  visitSegments(head, text, (z, first, end) => {
    if (z > MINED_FROM) found.push({ z, first, end });
  });
  const kept: ScoredSegment[] = [];
  for (const segment of found.sort((one, other) => other.z - one.z)) {
    if (kept.length >= MAX_MINED) break;
    if (kept.every(({ first, end }) => segment.end <= first || segment.first >= end)) kept.push(segment);
  }
  return kept;
}

function visitSegments(
  { weights, bias, grain, scripts }: Head,
  text: Prepared,
  visit: (z: number, first: number, end: number) => void,
): void {
  const { columns, ends } = text;
  const sums = new Float64Array(ends.length + 1);
  let at = 0;
  for (let block = 0; block < ends.length; block += 1) {
    let sum = 0;
    for (const end = ends[block] as number; at < end; at += 1) sum += weights[columns[at] as number] as number;
    sums[block + 1] = (sums[block] as number) + sum;
  }
  visitWindows({ blocks: ends.length, units: text.units }, grain, (first, end) => {
    const size = (ends[end - 1] as number) - startOf(text, first);
    const z = bias + ((sums[end] as number) - (sums[first] as number)) / divisorOf(size);
    visit(z + offsetOf(scripts, text.scripts, { first, end }), first, end);
  });
}

/** Marks the columns that enough sources have, and all columns of the documents. */
function usableColumns(examples: readonly Example[], documents: readonly Prepared[], minimum: number): Uint8Array {
  const usable = sourcesOfColumns(examples).map((count) => (count >= minimum ? 1 : 0));
  for (const { columns } of documents) for (const column of columns) usable[column] = 1;
  return usable;
}

/** Returns the number of sources that have each column. */
function sourcesOfColumns(examples: readonly Example[]): Uint8Array {
  const seen = new Uint8Array(COLUMNS);
  const last = new Int32Array(COLUMNS).fill(-1);
  for (const { source, columns } of examples.toSorted((one, other) => one.source - other.source)) {
    for (const column of columns) {
      if (last[column] === source) continue;
      last[column] = source;
      seen[column] = Math.min(255, (seen[column] as number) + 1);
    }
  }
  return seen;
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
