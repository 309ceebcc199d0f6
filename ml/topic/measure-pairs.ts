import { type Encoder, type TextPair, viewsOf } from '@redoubt/detectors';
import { pairLogits } from '../../packages/detectors/src/encoder/pair-shares.ts';
import { type FirstLook, lookAt, stretchesOf } from '../../packages/detectors/src/topic/first-look.ts';
import type { LabelledPair } from './labelled-pairs.ts';

/** A pair with what the first look and the encoder say of it. */
export interface MeasuredPair extends LabelledPair {
  readonly look: FirstLook | undefined;
  /** The encoder's logit that the text is about the topic. */
  readonly about: number;
}

/** Pairs that are read at once. */
const BATCH = 32;

/** Reads every pair. Of a text of several stretches the one nearest to the topic counts, as in the service. */
export async function measurePairs(pairs: readonly LabelledPair[], encoder: Encoder): Promise<MeasuredPair[]> {
  const measured: MeasuredPair[] = [];
  for (let from = 0; from < pairs.length; from += BATCH) {
    const batch = pairs.slice(from, from + BATCH).map((pair) => ({ pair, ...nearestStretch(pair) }));
    const logits = await aboutLogits(
      batch.map(({ pair, second }) => ({ first: pair.topic, second })),
      encoder,
    );
    measured.push(...batch.map(({ pair, look }, at) => ({ ...pair, look, about: logits[at] ?? 0 })));
  }
  return measured;
}

function nearestStretch({ topic, text }: LabelledPair): {
  readonly look: FirstLook | undefined;
  readonly second: string;
} {
  const views = viewsOf(text);
  const looks = stretchesOf(views).flatMap((stretch) => {
    const look = lookAt(stretch, topic);
    return look ? [{ look, second: views.plain.text.slice(stretch.start, stretch.end).trim() }] : [];
  });
  return looks.toSorted((one, other) => other.look.cosine - one.look.cosine)[0] ?? { look: undefined, second: text };
}

async function aboutLogits(pairs: readonly TextPair[], encoder: Encoder): Promise<number[]> {
  const outcome = await encoder.read(pairs);
  if (outcome.kind === 'unavailable') throw new Error(`The encoder is needed to measure: ${outcome.reason}`);
  const { readings, labels } = outcome;
  return readings.map((reading) => Math.max(...pairLogits('about', reading, labels)));
}
