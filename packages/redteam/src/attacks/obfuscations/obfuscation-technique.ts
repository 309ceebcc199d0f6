import type { Random } from '../../seeded-random.ts';

/** A technique that makes a text hard to match but still readable. */
export interface ObfuscationTechnique {
  /** For the record. */
  readonly name: string;
  /** Instruction for the reader, which completes the sentence "To read it, …". */
  readonly howToRead: string;
  apply(text: string, random: Random): string;
}
