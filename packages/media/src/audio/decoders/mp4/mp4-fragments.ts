import { boxAt, boxesOf, childOf, type Mp4Box, wordAt } from './mp4-boxes.ts';

/** Numbers that a box has if a flag says so, in their order. */
type OptionalFields = readonly { readonly flag: number; readonly bytes: number }[];

const field = (flag: number, bytes = 4) => ({ flag, bytes });
const flag = { base: 0x01, usualSize: 0x10, offset: 0x01, size: 0x200 } as const;
/** What a track fragment states at its start (ISO/IEC 14496-12, section 8.8.7). */
const headFields: OptionalFields = [field(flag.base, 8), field(0x02), field(0x08), field(flag.usualSize)];
/** What a run of samples states at its start, and of each sample (section 8.8.8). */
const runFields: OptionalFields = [field(flag.offset), field(0x04)];
const sampleFields: OptionalFields = [field(0x100), field(flag.size), field(0x400), field(0x800)];
/** Bytes of both boxes before these numbers. */
const BOX_HEAD = 8;

/** The bytes of the fields that a box has, up to the one with this flag. */
function bytesOf(fields: OptionalFields, flags: number, until = 0): number {
  const end = fields.findIndex((each) => each.flag === until);
  const before = end < 0 ? fields : fields.slice(0, end);
  return before.reduce((sum, each) => sum + (flags & each.flag ? each.bytes : 0), 0);
}

/** The samples of a track in the fragments of a file, as recorders write it while they record. */
export function* samplesOfFragments(file: Buffer, movie: Mp4Box, track: number): Generator<Buffer, undefined> {
  const usualSize = usualSizeOf(file, movie, track);
  for (const fragment of boxesOf(file, 0, file.length)) {
    if (fragment.type !== 'moof') continue;
    for (const part of boxesOf(file, fragment.start, fragment.end)) {
      const head = childOf(file, part, 'tfhd');
      if (part.type !== 'traf' || !head || wordAt(file, head, 4) !== track) continue;
      yield* samplesOfPart(file, part, startOf(file, fragment, head, usualSize));
    }
  }
  return undefined;
}

/** Where the samples of a track fragment begin, and their size if they do not say it. */
interface PartStart {
  readonly base: number;
  readonly size: number;
}

function startOf(file: Buffer, fragment: Mp4Box, head: Mp4Box, usualSize: number): PartStart {
  const flags = wordAt(file, head, 0);
  const stated = wordAt(file, head, BOX_HEAD) * 4_294_967_296 + wordAt(file, head, BOX_HEAD + 4);
  const size = wordAt(file, head, BOX_HEAD + bytesOf(headFields, flags, flag.usualSize));
  return { base: flags & flag.base ? stated : fragment.at, size: flags & flag.usualSize ? size : usualSize };
}

/** The size that the file states for all fragments of a track. */
function usualSizeOf(file: Buffer, movie: Mp4Box, track: number): number {
  const extension = boxAt(file, movie, 'mvex');
  if (!extension) return 0;
  for (const box of boxesOf(file, extension.start, extension.end)) {
    if (box.type === 'trex' && wordAt(file, box, 4) === track) return wordAt(file, box, 16);
  }
  return 0;
}

function* samplesOfPart(file: Buffer, part: Mp4Box, { base, size }: PartStart): Generator<Buffer, undefined> {
  let at = base;
  for (const box of boxesOf(file, part.start, part.end)) {
    if (box.type !== 'trun') continue;
    const run = runOf(file, box, size);
    at = run.offset === undefined ? at : base + run.offset;
    for (let sample = 0; sample < run.count && at <= file.length; sample += 1) {
      const bytes = run.sizeOf(sample);
      yield bytesAt(file, at, bytes);
      at += bytes;
    }
  }
  return undefined;
}

/** Samples that follow each other in the file. */
interface SampleRun {
  /** Where the run begins, from the start of its fragment on, or undefined if it follows the run before. */
  readonly offset: number | undefined;
  readonly count: number;
  readonly sizeOf: (sample: number) => number;
}

function runOf(file: Buffer, box: Mp4Box, usualSize: number): SampleRun {
  const flags = wordAt(file, box, 0);
  const head = BOX_HEAD + bytesOf(runFields, flags);
  const bytes = bytesOf(sampleFields, flags);
  const sizeAt = head + bytesOf(sampleFields, flags, flag.size);
  const hasSizes = (flags & flag.size) !== 0;
  return {
    offset: flags & flag.offset ? wordAt(file, box, BOX_HEAD) | 0 : undefined,
    count: Math.min(wordAt(file, box, 4), roomFor(box.end - box.start - head, bytes, usualSize)),
    sizeOf: (sample) => (hasSizes ? wordAt(file, box, sizeAt + sample * bytes) : usualSize),
  };
}

/** A sample, or nothing if the file does not have all of it. */
const bytesAt = (file: Buffer, at: number, bytes: number): Buffer =>
  file.subarray(Math.max(0, at), at >= 0 && at + bytes <= file.length ? at + bytes : 0);

/** How many samples a run can have. Without numbers for each, samples have one size, and the file bounds them. */
function roomFor(tableBytes: number, bytes: number, usualSize: number): number {
  if (bytes > 0) return Math.floor(tableBytes / bytes);
  return usualSize > 0 ? Number.POSITIVE_INFINITY : 0;
}
