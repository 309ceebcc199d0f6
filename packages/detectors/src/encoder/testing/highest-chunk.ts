import type { Span } from '../../view.ts';
import type { TextReading } from '../read-texts.ts';

/** The chunk of a text with a head's highest score. */
export interface HighestChunk extends Span {
  readonly logit: number;
}

/** Returns the chunk with the highest logit of a label, given by index. Returns undefined if the text is blank. */
export function highestChunk({ chunks }: TextReading, label: number): HighestChunk | undefined {
  let highest: HighestChunk | undefined;
  for (const { start, end, logits } of chunks) {
    const logit = logits[label] ?? Number.NEGATIVE_INFINITY;
    if (highest === undefined || logit > highest.logit) highest = { start, end, logit };
  }
  return highest;
}
