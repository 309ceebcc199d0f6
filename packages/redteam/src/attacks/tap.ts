import type { Attack } from './attack.ts';
import { DEPTH, runTree } from './tree/run-tree.ts';

/** Tree of Attacks with Pruning (Mehrotra et al. 2024). */
export const tap: Attack<'tap'> = {
  id: 'tap',
  version: 2,
  variant: ({ options }) => ({ max_depth: options.max_depth ?? DEPTH }),
  run: (brief, steps) => runTree(brief, steps, { depth: brief.options.max_depth ?? DEPTH, hasMemory: false }),
};
