import type { Random } from '../../seeded-random.ts';

/** A technique that makes a text hard to match but still readable. */
export interface ObfuscationTechnique {
  /** Name of the technique in the run's records. */
  readonly name: string;
  /** Instruction for the reader, which completes the sentence "To read it, …". */
  readonly howToRead: string;
  apply(text: string, random: Random): string;
}
