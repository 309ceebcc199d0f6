import { wordEvidence } from '../../packages/detectors/src/topic/detect-topics.ts';
import { thresholdAt } from '../evaluate/metrics/operating-point.ts';
import type { Pair } from './measure-pairs.ts';

/** Weights of the two kinds of evidence; 0 is the threshold. */
export interface TopicBlend {
  readonly standing: number;
  readonly words: number;
  readonly offset: number;
}

const STEPS = 3_000;
const RATE = 0.5;

/** Logistic regression in which both classes weigh alike, then moved so that 0 lets so many off-topic pairs pass. */
export function fitTopicBlend(pairs: readonly Pair[], falsePositiveRate: number): TopicBlend {
  const counts = [false, true].map((isOn) => pairs.filter((pair) => pair.isOn === isOn).length);
  const examples = pairs.map((pair) => ({
    ...evidenceOf(pair),
    y: Number(pair.isOn),
    w: 0.5 / (counts[Number(pair.isOn)] || 1),
  }));
  let [standing, words, offset] = [0, 0, 0];
  for (let step = 0; step < STEPS; step += 1) {
    let [a, b, c] = [0, 0, 0];
    for (const { s, t, y, w } of examples) {
      const error = w * (y - 1 / (1 + Math.exp(-(standing * s + words * t + offset))));
      a += error * s;
      b += error * t;
      c += error;
    }
    standing += RATE * a;
    words += RATE * b;
    offset += RATE * c;
  }
  const off = pairs.filter(({ isOn }) => !isOn).map((pair) => logOdds(pair, { standing, words, offset }));
  return {
    standing: round(standing),
    words: round(words),
    offset: round(offset - thresholdAt(off, falsePositiveRate)),
  };
}

/** Log-odds that the text is on the topic; 0 and more is on it. */
export function logOdds(pair: Pair, { standing, words, offset }: TopicBlend): number {
  const { s, t } = evidenceOf(pair);
  return standing * s + words * t + offset;
}

function evidenceOf({ standing, words }: Pair): { s: number; t: number } {
  return { s: standing, t: wordEvidence(words) };
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4;
