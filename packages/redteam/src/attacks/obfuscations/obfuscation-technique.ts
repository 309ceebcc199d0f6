import type { Random } from '../../seeded-random.ts';

/** One way to make a text hard to match and still possible to read. */
export interface ObfuscationTechnique {
  /** For the record. */
  readonly name: string;
  /** How the receiver reads it, for the sentence "To read it, …". */
  readonly howToRead: string;
  apply(text: string, random: Random): string;
}
