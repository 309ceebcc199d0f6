import { numberOptions } from '@redoubt/contract';
import type { ProbeBrief, Steps } from '../attack.ts';
import { bestOf, type JudgedTurn } from '../dialogue/conversation.ts';
import { modelGrower } from './model-grower.ts';
import { templateGrower } from './template-grower.ts';
import { searchTree, type TreeSize } from './tree-search.ts';

/** Width and branching factor of the price table, which callers cannot change. */
const WIDTH = 5;
const BRANCHING = 9;
/** Depth of the price table, at which `graph` stands always. */
export const DEPTH = numberOptions.tap.max_depth.default;

/** Searches a tree with the attacker model, or with mutators where there is none, and returns the best attempt. */
export async function runTree(
  brief: ProbeBrief,
  steps: Steps,
  { depth, hasMemory }: { readonly depth: number; readonly hasMemory: boolean },
): Promise<JudgedTurn> {
  const size: TreeSize = { width: WIDTH, branching: BRANCHING, depth };
  const { attacker } = steps;
  const asked = attacker
    ? await searchTree(brief, steps, modelGrower(brief, attacker, { hasMemory }), size)
    : await searchTree(brief, steps, templateGrower(brief, steps, { hasMemory }), size);
  return bestOf(asked.map(({ turn }) => turn));
}
