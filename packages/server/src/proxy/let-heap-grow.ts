import { setFlagsFromString } from 'node:v8';

let isDone = false;

/**
 * `npm start` holds V8's heap small. A process that carries calls of models pays a fifth of its CPU for that, so the
 * first call lets the heap grow again as V8 would have it: some 100 MB more under load.
 */
export function letHeapGrow(): void {
  if (isDone) return;
  isDone = true;
  setFlagsFromString('--heap-growing-percent=0');
}
