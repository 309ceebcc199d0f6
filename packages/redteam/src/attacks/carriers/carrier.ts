import type { TargetProfile } from '@redoubt/providers';
import type { Random } from '../../seeded-random.ts';

/** A format in which several questions are sent in one prompt. */
export interface Carrier {
  /** Name of the format in the run's records. */
  readonly name: string;
  /** Whether the format makes sense for a target. */
  suits(target: TargetProfile): boolean;
  /** Returns the prompt. It contains the questions in order and asks for answers with the same numbers. */
  write(questions: readonly string[], random: Random, target: TargetProfile): string;
}

/** Writes each text on a numbered line. Further lines of a text are indented. */
export function numberedLines(texts: readonly string[]): string {
  return texts.map((text, at) => `${at + 1}. ${text.replaceAll('\n', '\n   ')}`).join('\n');
}
