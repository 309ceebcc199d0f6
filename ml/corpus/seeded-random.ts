/** FNV-1a over UTF-16 units with a final mix: 32 bits, the same on every platform. */
export function hashText(text: string, seed = 0): number {
  let hash = (0x811c_9dc5 ^ seed) >>> 0;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Numbers in [0, 1) that depend on the seed alone (mulberry32). */
export type Random = () => number;

/** A generator for one purpose, named by its seed text or number. */
export function seededRandom(seed: string | number): Random {
  let state = typeof seed === 'number' ? seed : hashText(seed);
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the choices; the list may not be empty. */
export function pick<T>(random: Random, choices: readonly T[]): T {
  return choices[Math.floor(random() * choices.length)] as T;
}

/** A whole number from `low` to `high`, both included. */
export function pickNumber(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** Up to `count` different members, in an order that depends on the seed. */
export function sample<T>(random: Random, choices: readonly T[], count: number): T[] {
  const left = [...choices];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) {
    taken.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return taken;
}
