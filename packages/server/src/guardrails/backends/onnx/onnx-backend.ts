import { basename } from 'node:path';
import { type Backend, BackendFailure, type Opinion, type ToxicLabel } from '../backend.ts';
import type { ChosenBackend } from '../read-backends.ts';
import type { ChunkReading } from './classifier-task.ts';
import type { TextReading } from './classifier-thread.ts';
import type { Classifiers } from './classifiers.ts';

type ChosenOnnx = Extract<ChosenBackend, { kind: 'onnx' }>;

/** Creates a backend from a sequence-classification model, for one detector. */
export function createOnnxBackend(chosen: ChosenOnnx, classifiers: Classifiers): Backend {
  const thread = classifiers.open(chosen);
  const name = basename(chosen.modelDir);
  return {
    name: `onnx:${name}`,
    kind: 'onnx',
    state: () => thread.state,
    async ask(text, signal) {
      const reading = await thread.read(text, signal);
      return 'labels' in chosen
        ? toxicOpinion(reading, chosen.labels, chosen.threshold)
        : flagOpinion(reading, chosen.positive_labels, chosen.threshold, name);
    },
  };
}

/** The chunk with the highest score decides. */
function flagOpinion(reading: TextReading, positive: readonly string[], threshold: number, name: string): Opinion {
  const indices = indicesOf(reading, positive);
  const [worst, score] = highest(reading.chunks, (chunk) => scoreOf(reading, chunk, indices));
  const { start, end } = worst;
  const isFlagged = score >= threshold;
  const says = `The model ${name} gives the stretch at characters ${start} to ${end} a score of ${score.toFixed(2)}`;
  return { isFlagged, score, segment: { start, end }, reason: `${says}; its threshold is ${threshold}.` };
}

/**
 * Returns the score of the given labels. Labels that exclude each other are summed. Of independent labels, the highest
 * counts.
 */
function scoreOf({ card }: TextReading, { probabilities }: ChunkReading, indices: readonly number[]): number {
  const of = indices.map((index) => probabilities[index] ?? 0);
  return card.activation === 'softmax'
    ? Math.min(
        1,
        of.reduce((sum, each) => sum + each, 0),
      )
    : Math.max(...of);
}

/**
 * Returns each label's highest score over all chunks. If the model has no label for general toxicity, its highest
 * label counts.
 */
function toxicOpinion(reading: TextReading, map: Readonly<Record<string, ToxicLabel>>, threshold: number): Opinion {
  const labels: Partial<Record<ToxicLabel, number>> = {};
  for (const [theirs, ours] of Object.entries(map)) {
    const [, score] = highest(reading.chunks, (chunk) => scoreOf(reading, chunk, indicesOf(reading, [theirs])));
    labels[ours] = Math.max(labels[ours] ?? 0, score);
  }
  const score = labels.toxicity ?? Math.max(...Object.values(labels));
  return { isFlagged: score >= threshold, score, labels };
}

function highest(chunks: readonly ChunkReading[], scoreOf: (chunk: ChunkReading) => number): [ChunkReading, number] {
  const scored = chunks.map((chunk): [ChunkReading, number] => [chunk, scoreOf(chunk)]);
  const best = scored.reduce((a, b) => (b[1] > a[1] ? b : a));
  if (Number.isFinite(best[1])) return best;
  throw new BackendFailure('failed', 'The model answered something that is no number');
}

function indicesOf({ card }: TextReading, labels: readonly string[]): number[] {
  return labels.map((label) => {
    const index = card.labels.indexOf(label);
    if (index >= 0) return index;
    throw new BackendFailure('unavailable', `The model has no label "${label}"; it has ${card.labels.join(', ')}`);
  });
}
