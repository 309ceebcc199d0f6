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
