import type { TextPair, TextReading } from '../encoder/read-texts.ts';
import { type TextViews, ViewNote } from '../view.ts';

/** What the encoder said of pairs. `labels` name the logits of the readings. */
export interface PairReadings {
  /** In the order of the pairs. Undefined for one that was not read. */
  readonly readings: readonly (TextReading | undefined)[];
  readonly labels: readonly string[];
}

/** What the encoder said of one pair. */
export interface PairReading {
  readonly reading: TextReading;
  readonly labels: readonly string[];
}

const settled = new ViewNote<ReadonlyMap<string, PairReading>>();

/** Stores what the encoder said of pairs, in the order of the pairs, with the text that they are about. */
export function settlePairs(views: TextViews, pairs: readonly TextPair[], { readings, labels }: PairReadings): void {
  const known = new Map(settled.of(views));
  for (const [at, pair] of pairs.entries()) {
    const reading = readings[at];
    if (reading) known.set(keyOf(pair), { reading, labels });
  }
  settled.keep(views, known);
}

/** Returns what the encoder said of a pair. Undefined if it was not asked or did not answer. */
export const pairReadingOf = (views: TextViews, pair: TextPair): PairReading | undefined =>
  settled.of(views)?.get(keyOf(pair));

/** JSON, so that no text can pose as the end of another. */
const keyOf = ({ first, second }: TextPair): string => JSON.stringify([first, second]);
