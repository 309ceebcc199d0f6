import { setFlagsFromString } from 'node:v8';

let isDone = false;

/**
 * `npm start` holds V8's heap small: it may grow by a fifth before it is collected, for which a process that carries calls
 * of models pays a fifth of its CPU. From the first call on it may double, which costs nothing that can be measured. Left
 * to V8 it grows fourfold: 1,000 streams that take 340 MB so took 500.
 */
export function relaxHeapGrowth(): void {
  if (isDone) return;
  isDone = true;
  setFlagsFromString('--heap-growing-percent=100');
}
