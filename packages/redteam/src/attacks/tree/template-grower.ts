import { wordsOf } from '../../split-words.ts';
import type { ProbeBrief, Steps } from '../attack.ts';
import { type MutatedPrompt, mutate, mutators, writeMutated } from './mutators.ts';
import type { AskedLeaf, Grower, Sketch } from './tree-search.ts';

/** Share of the goal's words that a prompt must have to ask for the goal still. */
const ON_TOPIC = 0.5;
const LEARNT = 4;

/**
 * Grows a tree by seeded mutators, where no attacker model is configured. With a memory (GAP), mutators that led to
 * better answers are chosen more often in the whole tree.
 */
export function templateGrower(
  { goal, place }: ProbeBrief,
  { random }: Steps,
  { hasMemory }: { readonly hasMemory: boolean },
): Grower<MutatedPrompt> {
  const worth = new Map<string, number>(mutators.map(({ name }) => [name, 1]));
  const frames = mutators.filter(({ kind }) => kind === 'frame').map(({ name }) => name);
  const words = [...new Set(wordsOf(goal.text, 3))];
  // Drawn at once: random numbers must not depend on how many leaves the tree has room for.
  const sketchOf = (state: MutatedPrompt): Sketch<MutatedPrompt> => {
    const leaf = { prompt: writeMutated(state, goal.text), state };
    return async () => leaf;
  };
  return {
    roots(count) {
      const turned = [...frames.slice(place % frames.length), ...frames.slice(0, place % frames.length)];
      const names = Array.from({ length: count }, (_, at) => turned[at % turned.length] ?? '');
      return names.map((name) => sketchOf(mutate({ frame: undefined, riders: [] }, name, random)));
    },
    branch(_, { state }, count) {
      const names = hasMemory ? drawn(worth, count, random) : random.shuffle([...worth.keys()]).slice(0, count);
      return names.map((name) => sketchOf(mutate(state, name, random)));
    },
    async isOnTopic(_, prompt) {
      const own = new Set(wordsOf(prompt, 3));
      return words.length === 0 || words.filter((word) => own.has(word)).length >= ON_TOPIC * words.length;
    },
    learn(asked) {
      for (const leaf of asked) for (const name of namesOf(leaf)) raise(worth, name, leaf.turn.verdict.score);
    },
  };
}

function raise(worth: Map<string, number>, name: string, score: number): void {
  worth.set(name, (worth.get(name) ?? 1) + LEARNT * score);
}

const namesOf = ({ state: { frame, riders } }: AskedLeaf<MutatedPrompt>): string[] =>
  [frame, ...riders].flatMap((one) => one?.name ?? []);

/** Draws different names, each with a chance by its worth. */
function drawn(worth: ReadonlyMap<string, number>, count: number, random: Steps['random']): string[] {
  const left = new Map(worth);
  const names: string[] = [];
  while (names.length < count && left.size > 0) {
    let at = random.next() * [...left.values()].reduce((sum, value) => sum + value, 0);
    const found = [...left].find(([, value]) => {
      at -= value;
      return at < 0;
    });
    const name = found?.[0] ?? [...left.keys()][0] ?? '';
    left.delete(name);
    names.push(name);
  }
  return names;
}
