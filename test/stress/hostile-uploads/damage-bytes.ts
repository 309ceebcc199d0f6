import type { Random } from '../random.ts';

type Damage = (bytes: Uint8Array, random: Random) => Uint8Array;

const MAX_FLIPS = 64;
const MAX_REGION = 256;

/** Cuts a file off anywhere. */
const truncated: Damage = (bytes, random) => bytes.subarray(0, random.below(bytes.length));

/** Flips some bits, often only one. */
const flipped: Damage = (bytes, random) => {
  const damaged = Uint8Array.from(bytes);
  const flips = 1 + random.below(random.pick([1, 8, MAX_FLIPS]));
  for (let flip = 0; flip < flips; flip += 1) {
    const at = random.below(damaged.length);
    damaged[at] = (damaged[at] ?? 0) ^ (1 << random.below(8));
  }
  return damaged;
};

/** Fills a region with the byte 0 or 255: lengths and counts become nothing, or as large as they can be. */
const overwritten: Damage = (bytes, random) => {
  const start = random.below(bytes.length);
  return Uint8Array.from(bytes).fill(random.pick([0, 255]), start, start + 1 + random.below(MAX_REGION));
};

/** Repeats a part of the file, so that what follows is in the wrong place. */
const repeated: Damage = (bytes, random) => {
  const start = random.below(bytes.length);
  const part = bytes.subarray(start, start + 1 + random.below(MAX_REGION));
  return Buffer.concat([bytes.subarray(0, start), ...Array(1 + random.below(16)).fill(part), bytes.subarray(start)]);
};

export const damages = { truncated, 'bit-flipped': flipped, overwritten, repeated } as const;
export type DamageName = keyof typeof damages;
