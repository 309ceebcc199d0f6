/** A box of an MP4 file (ISO/IEC 14496-12, section 4.2). It begins at `at`, and its content is from `start` to `end`. */
export interface Mp4Box {
  readonly type: string;
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

const HEAD = 8;
const LARGE_HEAD = 16;

/** The boxes within a range, in their order. A box that says that it is longer ends with the range. */
export function* boxesOf(file: Buffer, from: number, to: number): Generator<Mp4Box, undefined> {
  for (let at = from; at + HEAD <= to; ) {
    const stated = file.readUInt32BE(at);
    const isLarge = stated === 1;
    const start = at + (isLarge ? LARGE_HEAD : HEAD);
    if (start > to) return undefined;
    const size = isLarge ? Number(file.readBigUInt64BE(at + HEAD)) : stated || to - at;
    if (size < start - at) return undefined;
    const end = Math.min(to, at + size);
    yield { type: file.toString('latin1', at + 4, at + HEAD), at, start, end };
    at = end;
  }
  return undefined;
}

/** The first box of a type within a box. */
export function childOf(file: Buffer, parent: Mp4Box | undefined, type: string): Mp4Box | undefined {
  if (!parent) return undefined;
  for (const box of boxesOf(file, parent.start, parent.end)) if (box.type === type) return box;
  return undefined;
}

/** The box that is reached by these types, one within the other. */
export const boxAt = (file: Buffer, parent: Mp4Box | undefined, ...path: readonly string[]): Mp4Box | undefined =>
  path.reduce((box, type) => childOf(file, box, type), parent);

/** The number of 32 bits in a box, or 0 after its end. */
export const wordAt = (file: Buffer, { start, end }: Mp4Box, offset: number): number =>
  start + offset + 4 <= end ? file.readUInt32BE(start + offset) : 0;
