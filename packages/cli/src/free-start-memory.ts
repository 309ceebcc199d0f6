import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects once what the start left behind, about 20 MB, and gives the pages back to the system. V8 would keep them,
 * because an idle process gives it no reason to collect. The collection takes some 100 ms, so only a start should
 * pay for it. Does nothing where V8 offers no such collection.
 */
export function freeStartMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('globalThis.gc');
  setFlagsFromString('--no-expose-gc');
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
