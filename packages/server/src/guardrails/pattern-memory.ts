import type { CustomEntity } from '@redoubt/detectors';
import type { Refusals } from './detection-task.ts';

/** Maximum number of remembered patterns. When it is exceeded, all are forgotten. */
const MAX_REMEMBERED = 5_000;

/** Returns why each pattern is refused. It calls `ask` if a pattern is not remembered. */
export type PatternMemory = (
  patterns: readonly CustomEntity[],
  ask: (patterns: readonly CustomEntity[]) => Promise<Refusals>,
) => Promise<Refusals>;

/** Remembers whether and why each pattern is refused, so that a thread compiles each only once. */
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
