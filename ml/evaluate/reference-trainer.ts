import { seededNumbers } from '@redoubt/contract/testing/seeded-numbers';
import type { HeadModel } from './detector.ts';
import { isFor } from './fold-data.ts';
import { type Row, type Task, tasks } from './row.ts';

/**
 * The plain model that every other is compared with: TF-IDF of words, word pairs and four-letter stretches, hashed, and
 * one logistic regression a task. No normalisation, no decoding, no segments, no texts of our own making.
 */
const BUCKETS = 2 ** 18;
const MAX_CHARACTERS = 4_000;
const EPOCHS = 4;
const LEARNING_RATE = 0.5;
const L2 = 1e-6;

interface Head {
  readonly weights: Float32Array;
  bias: number;
}

/** Extracting features is most of the work, and the folds share their rows. */
const known = new WeakMap<Row, Uint32Array>();

/** Trains the reference on the rows it is given; the same rows make the same weights. */
export function trainReference(rows: readonly Row[]): HeadModel {
  const inverse = inverseFrequencies(rows);
  const heads = tasks.map(
    (task) =>
      [
        task,
        trainHead(
          rows.filter((row) => isFor(row, task)),
          inverse,
        ),
      ] as const,
  );
  return {
    score(text) {
      const features = featuresOf(text);
      const scale = scaleOf(features, inverse);
      return Object.fromEntries(heads.map(([task, head]) => [task, probability(head, features, inverse, scale)]));
    },
  } satisfies { score(text: string): Partial<Record<Task, number>> };
}

function rowFeatures(row: Row): Uint32Array {
  const features = known.get(row) ?? featuresOf(row.text);
  known.set(row, features);
  return features;
}

/** The distinct buckets of a text. */
function featuresOf(text: string): Uint32Array {
  const buckets = new Set<number>();
  let before = 0;
  for (const [word] of text
    .slice(0, MAX_CHARACTERS)
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}_']+|[^\s\p{L}\p{N}]/gu)) {
    const padded = ` ${word} `;
    const hash = hashBetween(padded, 0, padded.length, 1);
    buckets.add(hash % BUCKETS);
    buckets.add(((Math.imul(before, 0x9e3779b1) ^ hash) >>> 0) & (BUCKETS - 1));
    for (let at = 0; at + 4 <= padded.length; at++) buckets.add(hashBetween(padded, at, at + 4, 2) % BUCKETS);
    before = hash;
  }
  return Uint32Array.from(buckets);
}

function hashBetween(text: string, start: number, end: number, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function inverseFrequencies(rows: readonly Row[]): Float32Array {
  const counts = new Float32Array(BUCKETS);
  for (const row of rows) for (const bucket of rowFeatures(row)) counts[bucket] = (counts[bucket] ?? 0) + 1;
  return counts.map((count) => Math.log((1 + rows.length) / (1 + count)) + 1);
}

/** One over the length of the text's vector. */
function scaleOf(features: Uint32Array, inverse: Float32Array): number {
  let square = 0;
  for (const bucket of features) square += (inverse[bucket] ?? 0) ** 2;
  return square === 0 ? 0 : 1 / Math.sqrt(square);
}

function probability({ weights, bias }: Head, features: Uint32Array, inverse: Float32Array, scale: number): number {
  let sum = 0;
  for (const bucket of features) sum += (weights[bucket] ?? 0) * (inverse[bucket] ?? 0);
  return 1 / (1 + Math.exp(-(bias + sum * scale)));
}

/** AdaGrad over the rows in a fixed shuffled order; both classes weigh the same. */
function trainHead(rows: readonly Row[], inverse: Float32Array): Head {
  const head: Head = { weights: new Float32Array(BUCKETS), bias: 0 };
  const squares = new Float32Array(BUCKETS).fill(1e-4);
  const scales = rows.map((row) => scaleOf(rowFeatures(row), inverse));
  const positives = rows.reduce((sum, { label }) => sum + label, 0);
  const classWeight = [
    rows.length / (2 * Math.max(1, rows.length - positives)),
    rows.length / (2 * Math.max(1, positives)),
  ];
  for (const at of shuffledEpochs(rows.length)) {
    const row = rows[at];
    if (!row) continue;
    const features = rowFeatures(row);
    const scale = scales[at] ?? 0;
    const error = (probability(head, features, inverse, scale) - row.label) * (classWeight[row.label] ?? 1);
    head.bias -= 0.01 * error;
    step(head.weights, squares, features, inverse, error * scale);
  }
  return head;
}

function step(
  weights: Float32Array,
  squares: Float32Array,
  features: Uint32Array,
  inverse: Float32Array,
  error: number,
) {
  for (const bucket of features) {
    const gradient = error * (inverse[bucket] ?? 0) + L2 * (weights[bucket] ?? 0);
    const square = (squares[bucket] ?? 0) + gradient * gradient;
    squares[bucket] = square;
    weights[bucket] = (weights[bucket] ?? 0) - (LEARNING_RATE * gradient) / Math.sqrt(square);
  }
}

/** Every index once an epoch, in an order that a fixed seed makes. */
function* shuffledEpochs(length: number): Generator<number> {
  const order = Uint32Array.from({ length }, (_, at) => at);
  const next = seededNumbers(20_26);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let at = length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    yield* order;
  }
}
