import type { TargetProfile } from '@redoubt/providers';
import type { Random } from '../../seeded-random.ts';

/** What several questions are sent in. */
export interface Carrier {
  /** For the record. */
  readonly name: string;
  /** Whether it makes sense to a target. */
  suits(target: TargetProfile): boolean;
  /** The prompt with the questions in their order, which asks for answers under the same numbers. */
  write(questions: readonly string[], random: Random, target: TargetProfile): string;
}

/** One number and text a line, or more where the text has more lines: those are set in. */
export function numberedLines(texts: readonly string[]): string {
  return texts.map((text, at) => `${at + 1}. ${text.replaceAll('\n', '\n   ')}`).join('\n');
}
