import type { Goal } from './goal.ts';

/** Takes one item of each queue in turn, until all queues are empty. */
export function inTurn<T>(queues: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => queues.flatMap((queue) => queue.slice(round, round + 1))).flat();
}

/** Returns `wanted` goals. Those that come again have ids marked `#2`, `#3`. */
export function repeated(goals: readonly Goal[], wanted: number): Goal[] {
  const rounds = Math.ceil(wanted / Math.max(1, goals.length));
  const again = (round: number) =>
    round === 1 ? goals : goals.map((goal) => ({ ...goal, id: `${goal.id}#${round}` }));
  return Array.from({ length: rounds }, (_, at) => again(at + 1))
    .flat()
    .slice(0, wanted);
}
