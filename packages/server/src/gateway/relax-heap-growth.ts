import { setFlagsFromString } from 'node:v8';

let isDone = false;

/**
 * Lets V8's heap double before a collection. `npm start` allows a growth of a fifth only, which costs a process that
 * relays model calls a fifth of its CPU. Doubling has no measurable cost. V8's own default is a fourfold growth: with
 * it, 1,000 streams took 500 MB instead of 340 MB.
 */
export function relaxHeapGrowth(): void {
  if (isDone) return;
  isDone = true;
  setFlagsFromString('--heap-growing-percent=100');
}
