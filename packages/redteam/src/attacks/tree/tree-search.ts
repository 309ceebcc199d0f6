import type { ProbeBrief, Steps } from '../attack.ts';
import type { JudgedTurn } from '../dialogue/conversation.ts';

/** A prompt of a tree of attacks, with what its attacker knows of the way to it. */
export interface Leaf<State> {
  readonly prompt: string;
  readonly state: State;
}

/** A leaf with the answer to its prompt. */
export interface AskedLeaf<State> extends Leaf<State> {
  readonly turn: JudgedTurn;
}

/** Writes a leaf when the tree has room for it. Undefined if its attacker writes none that can be read. */
export type Sketch<State> = () => Promise<Leaf<State> | undefined>;

/** What grows a tree: it writes the prompts, and says whether one still asks for the goal. */
export interface Grower<State> {
  /** Returns the roots. */
  roots(count: number): readonly Sketch<State>[];
  /** Returns refinements of a leaf whose answer is known. `key` is unique in the tree. */
  branch(key: string, leaf: AskedLeaf<State>, count: number): readonly Sketch<State>[];
  isOnTopic(key: string, prompt: string): Promise<boolean>;
  /** Takes note of the answers of a level, in the order of the leaves. */
  learn?(asked: readonly AskedLeaf<State>[]): void;
}

/** Sizes of a tree. The price table names width 5, branching factor 9 and depth 3. */
export interface TreeSize {
  readonly width: number;
  readonly branching: number;
  readonly depth: number;
}

/**
 * Tree of Attacks with Pruning (Mehrotra et al. 2024): branch, drop what is off topic, ask, judge, keep the best. The
 * leaves of a level are asked side by side. It ends when a leaf reaches the goal, or at the last depth. What is known of
 * a leaf depends on the level above alone, so that the order in which answers arrive changes nothing.
 */
export async function searchTree<State>(
  { goal }: ProbeBrief,
  steps: Steps,
  grower: Grower<State>,
  size: TreeSize,
): Promise<readonly AskedLeaf<State>[]> {
  const all: AskedLeaf<State>[] = [];
  let kept: readonly AskedLeaf<State>[] = [];
  for (let depth = 1; depth <= size.depth; depth += 1) {
    const sketches = depth === 1 ? grower.roots(size.branching) : branchAll(kept, grower, size, depth);
    const leaves = await writeLevel(sketches, grower, size, depth);
    const asked = await Promise.all(leaves.map((leaf, at) => askLeaf(steps, `${depth}.${at + 1}`, leaf)));
    all.push(...asked);
    grower.learn?.(asked);
    if (asked.length === 0 || asked.some(({ turn }) => turn.verdict.outcome === 'success')) break;
    kept = asked.toSorted((a, b) => b.turn.verdict.score - a.turn.verdict.score).slice(0, size.width);
  }
  if (all.length > 0) return all;
  // Every root was off topic: the goal itself is asked, because a probe needs an answer. Nothing grows from it.
  return [await askLeaf(steps, 'root', { prompt: goal.text, state: undefined as State })];
}

/** The first refinement of every leaf, then the second: a level is not filled by the children of one leaf. */
function branchAll<State>(
  kept: readonly AskedLeaf<State>[],
  grower: Grower<State>,
  { branching }: TreeSize,
  depth: number,
): Sketch<State>[] {
  const grown = kept.map((leaf, at) => grower.branch(`${depth}.${at + 1}`, leaf, branching));
  const longest = Math.max(0, ...grown.map((sketches) => sketches.length));
  return Array.from({ length: longest }, (_, at) => grown.flatMap((sketches) => sketches[at] ?? [])).flat();
}

/**
 * The first pruning: the first `width` leaves that differ and ask for the goal. Only as many are written at a time as
 * the level has room for, because what an attacker model writes beyond that would never be asked.
 */
async function writeLevel<State>(
  sketches: readonly Sketch<State>[],
  grower: Grower<State>,
  { width }: TreeSize,
  depth: number,
): Promise<Leaf<State>[]> {
  const leaves: Leaf<State>[] = [];
  const written = new Set<string>();
  for (let at = 0; at < sketches.length && leaves.length < width; ) {
    const some = sketches.slice(at, at + width - leaves.length);
    at += some.length;
    const before = written.size;
    const fresh = unlike(written, await Promise.all(some.map((write) => write())));
    const fitting = await Promise.all(
      fresh.map(({ prompt }, place) => grower.isOnTopic(`${depth}.${before + place + 1}`, prompt)),
    );
    leaves.push(...fresh.filter((_, place) => fitting[place]));
  }
  return leaves;
}

/** Returns the leaves whose prompts were not written before, and notes them. */
function unlike<State>(written: Set<string>, leaves: readonly (Leaf<State> | undefined)[]): Leaf<State>[] {
  return leaves.flatMap((leaf) => {
    if (!leaf || written.has(leaf.prompt)) return [];
    written.add(leaf.prompt);
    return leaf;
  });
}

/** Asks a leaf in a conversation of its own. */
async function askLeaf<State>(steps: Steps, key: string, leaf: Leaf<State>): Promise<AskedLeaf<State>> {
  const { prompt } = leaf;
  const answer = await steps.ask(key, [{ role: 'user', content: prompt }]);
  const verdict = await steps.judge(key, { prompt, answer });
  return { ...leaf, turn: { prompt, answer, verdict } };
}
