import { type EbmlElement, numberAt } from './webm-elements.ts';

/** How a block holds several frames: not at all, with sizes as in Xiph's formats, of equal size, or with EBML sizes. */
const lacings = ['none', 'xiph', 'fixed', 'ebml'] as const;
const BLOCK_HEAD = 3;

/** The frames of a block, if it belongs to the track (Matroska, RFC 9559, section 10). */
export function framesOfBlock(file: Buffer, { start, end }: EbmlElement, track: number): Buffer[] {
  const number = numberAt(file, start, 8, true);
  if (number?.value !== track || number.next + BLOCK_HEAD > end) return [];
  const lacing = lacings[((file[number.next + 2] ?? 0) >> 1) & 3] ?? 'none';
  const at = number.next + BLOCK_HEAD;
  if (lacing === 'none') return [file.subarray(at, end)];
  const count = (file[at] ?? 0) + 1;
  const sizes = lacedSizes[lacing](file, at + 1, end, count);
  return sizes ? cut(file, sizes.next, end, sizes.sizes) : [];
}

interface Sizes {
  /** The sizes of all frames but the last. */
  readonly sizes: readonly number[];
  readonly next: number;
}

const lacedSizes: Readonly<
  Record<
    Exclude<(typeof lacings)[number], 'none'>,
    (file: Buffer, at: number, end: number, count: number) => Sizes | undefined
  >
> = {
  xiph(file, at, end, count) {
    const sizes: number[] = [];
    let next = at;
    while (sizes.length < count - 1 && next < end) {
      let size = 0;
      while (file[next] === 255 && next < end) {
        size += 255;
        next += 1;
      }
      sizes.push(size + (file[next] ?? 0));
      next += 1;
    }
    return { sizes, next };
  },
  fixed: (_, at, end, count) => ({
    sizes: Array.from({ length: count - 1 }, () => Math.floor((end - at) / count)),
    next: at,
  }),
  ebml(file, at, _, count) {
    const sizes: number[] = [];
    let next = at;
    while (sizes.length < count - 1) {
      const number = numberAt(file, next, 8, true);
      if (number?.value === undefined) return undefined;
      // The first size is stated. Each other one is stated as a difference, moved so that it is not negative.
      const bytes = number.next - next;
      const middle = 2 ** (7 * bytes - 1) - 1;
      sizes.push(sizes.length === 0 ? number.value : (sizes.at(-1) ?? 0) + number.value - middle);
      next = number.next;
    }
    return { sizes, next };
  },
};

/** Cuts the frames. The last one has the rest. */
function cut(file: Buffer, start: number, end: number, sizes: readonly number[]): Buffer[] {
  const frames: Buffer[] = [];
  let at = start;
  for (const size of sizes) {
    if (size < 0 || at + size > end) return frames;
    frames.push(file.subarray(at, at + size));
    at += size;
  }
  frames.push(file.subarray(at, end));
  return frames;
}
