const SIZE = 1 << 16;
const ROUNDS = 40;

/**
 * Does a fixed amount of work of one thread, integers and memory without allocation, and returns how long it took in ms.
 * Times divided by it compare between machines better than times alone.
 */
export function fixedWork(): number {
  const cells = new Uint32Array(SIZE);
  const startedAt = performance.now();
  let state = 1;
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = 0; at < SIZE; at++) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      cells[(state >>> 0) % SIZE] = (cells[at] ?? 0) + state;
    }
  }
  return performance.now() - startedAt;
}
