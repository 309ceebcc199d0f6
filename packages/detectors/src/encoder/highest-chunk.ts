import type { Span } from '../view.ts';
import type { TextReading } from './read-texts.ts';

/** The chunk of a text that a head scores highest. */
export interface HighestChunk extends Span {
  readonly logit: number;
}

/** The chunk with the highest logit of one label, by the label's index; undefined where the text is blank. */
export function highestChunk({ chunks }: TextReading, label: number): HighestChunk | undefined {
  let highest: HighestChunk | undefined;
  for (const { start, end, logits } of chunks) {
    const logit = logits[label] ?? Number.NEGATIVE_INFINITY;
    if (highest === undefined || logit > highest.logit) highest = { start, end, logit };
  }
  return highest;
}
