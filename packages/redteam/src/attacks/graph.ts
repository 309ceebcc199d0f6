import type { Attack } from './attack.ts';
import { DEPTH, runTree } from './tree/run-tree.ts';

/**
 * Graph of Attacks with Pruning (Schwartz et al. 2025): a tree whose branches share what worked. The memory is that of
 * one probe, so that results do not depend on the order in which probes run.
 */
export const graph: Attack<'graph'> = {
  id: 'graph',
  version: 2,
  variant: () => ({ max_depth: DEPTH }),
  run: (brief, steps) => runTree(brief, steps, { depth: DEPTH, hasMemory: true }),
};
