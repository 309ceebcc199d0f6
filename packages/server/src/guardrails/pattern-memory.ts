import type { CustomEntity } from '@redoubt/detectors';
import type { Refusals } from './detection-task.ts';

/** Patterns that are remembered; then all are forgotten. */
const MAX_REMEMBERED = 5_000;

/** Why each pattern is refused, as far as it is remembered; `ask` says the rest. */
export type PatternMemory = (
  patterns: readonly CustomEntity[],
  ask: (patterns: readonly CustomEntity[]) => Promise<Refusals>,
) => Promise<Refusals>;

/** Remembers of each pattern whether it is refused and why, so that a thread is asked once for each. */
export function createPatternMemory(): PatternMemory {
  const remembered = new Map<string, string | undefined>();
  return async (patterns, ask) => {
    if (!patterns.every((pattern) => remembered.has(keyOf(pattern)))) {
      const refusals = await ask(patterns);
      if (remembered.size + patterns.length > MAX_REMEMBERED) remembered.clear();
      for (const [index, pattern] of patterns.entries()) remembered.set(keyOf(pattern), refusals[index]);
      return refusals;
    }
    return patterns.map((pattern) => remembered.get(keyOf(pattern)));
  };
}

const keyOf = ({ pattern, case_sensitive }: CustomEntity): string => `${case_sensitive ?? true} ${pattern}`;
