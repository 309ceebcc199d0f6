import { childOf, type Mp4Box, wordAt } from './mp4-boxes.ts';

/** Bytes of a table's box before its entries: the version, the flags and the count. */
const TABLE_HEAD = 8;
const RUN_BYTES = 12;

/**
 * The samples that the table of a track names (ISO/IEC 14496-12, section 8.7). A sample that the file does not have is
 * left out.
 */
export function* samplesOfTable(file: Buffer, table: Mp4Box): Generator<Buffer, undefined> {
  const sizes = childOf(file, table, 'stsz');
  if (!sizes) return undefined;
  const count = wordAt(file, sizes, 8);
  const sizeOf = sizesIn(file, sizes);
  let sample = 0;
  for (const chunk of chunksOf(file, table)) {
    let at = chunk.offset;
    for (let left = Math.min(chunk.samples, count - sample); left > 0 && at < file.length; left -= 1) {
      const size = sizeOf(sample);
      if (size > 0 && at + size <= file.length) yield file.subarray(at, at + size);
      at += size;
      sample += 1;
    }
  }
  return undefined;
}

/** The size of a sample by its place. All samples have the same size, or a table says each. */
function sizesIn(file: Buffer, sizes: Mp4Box): (sample: number) => number {
  const same = wordAt(file, sizes, 4);
  return (sample) => same || wordAt(file, sizes, 12 + 4 * sample);
}

interface Chunk {
  readonly offset: number;
  readonly samples: number;
}

function* chunksOf(file: Buffer, table: Mp4Box): Generator<Chunk, undefined> {
  const runs = childOf(file, table, 'stsc');
  const large = childOf(file, table, 'co64');
  const offsets = large ?? childOf(file, table, 'stco');
  if (!runs || !offsets) return undefined;
  const entryBytes = large ? 8 : 4;
  const room = Math.floor((offsets.end - offsets.start - TABLE_HEAD) / entryBytes);
  const count = Math.min(wordAt(file, offsets, 4), room);
  const samplesOf = samplesInChunks(file, runs);
  for (let chunk = 0; chunk < count; chunk += 1) {
    const at = offsets.start + TABLE_HEAD + chunk * entryBytes;
    yield { offset: large ? Number(file.readBigUInt64BE(at)) : file.readUInt32BE(at), samples: samplesOf(chunk) };
  }
  return undefined;
}

/** The samples of a chunk. Chunks are asked for in their order. A run of chunks has as many samples in each. */
function samplesInChunks(file: Buffer, runs: Mp4Box): (chunk: number) => number {
  const count = wordAt(file, runs, 4);
  let run = -1;
  return (chunk) => {
    while (run + 1 < count && firstChunk(file, runs, run + 1) <= chunk + 1) run += 1;
    return run < 0 ? 0 : wordAt(file, runs, TABLE_HEAD + run * RUN_BYTES + 4);
  };
}

/** The number of a run's first chunk, from 1 on. A run that the file does not have never begins. */
const firstChunk = (file: Buffer, runs: Mp4Box, run: number): number =>
  wordAt(file, runs, TABLE_HEAD + run * RUN_BYTES) || Number.POSITIVE_INFINITY;
