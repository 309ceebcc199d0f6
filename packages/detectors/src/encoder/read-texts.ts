import { viewsOf } from '../normalise/views-of.ts';
import type { Span, View } from '../view.ts';
import type { ChunkOutput, EncoderModel } from './encoder-model.ts';
import { encoderReading } from './encoder-reading.ts';
import type { Pieces } from './piece-sink.ts';

/** One chunk of a text: its position in UTF-16 code units and the encoder's output. */
interface ChunkReading extends Span, ChunkOutput {}

/** All chunks of a text in order. Empty if the text is blank. */
export interface TextReading {
  readonly chunks: readonly ChunkReading[];
  /** Share of the text's pieces that were read. Below 1 if the text has more chunks than allowed. */
  readonly covered: number;
}

interface ChunkRow extends Span {
  readonly text: number;
  readonly ids: Uint16Array;
}

/**
 * Pieces of one run, padding included. This is enough to use the processor well, and few enough to let other tasks run
 * in between.
 */
const RUN_PIECES = 1_024;

/** Reads texts in chunks, in batches across all texts. Reads up to `maxChunks` chunks of each text. */
export async function readTexts(
  model: EncoderModel,
  texts: readonly string[],
  maxChunks: number,
): Promise<TextReading[]> {
  const prepared = texts.map((text, index) => rowsOf(model, text, index, maxChunks));
  const rows = prepared.flatMap(({ rows }) => rows);
  const outputs = await runAll(model, rows);
  const chunks: ChunkReading[][] = texts.map(() => []);
  for (const [index, { text, start, end }] of rows.entries()) {
    const output = outputs[index];
    if (output !== undefined) chunks[text]?.push({ start, end, ...output });
  }
  return prepared.map(({ covered }, index) => ({ chunks: chunks[index] ?? [], covered }));
}

function rowsOf({ tokenizer }: EncoderModel, source: string, text: number, maxChunks: number) {
  const view = encoderReading(viewsOf(source).plain);
  const pieces = tokenizer.pieces(view.text);
  const count = pieces.ids.length;
  const chunks = chunkPieces(count, maxChunks);
  const rows = chunks.map(
    ({ from, to }): ChunkRow => ({ text, ids: pieces.ids.subarray(from, to), ...spanOf(view, pieces, from, to) }),
  );
  return { rows, covered: count === 0 ? 1 : Math.min(1, coverage(chunks) / count) };
}

function coverage(chunks: readonly { from: number; to: number }[]): number {
  let reached = 0;
  return chunks.reduce((sum, { from, to }) => {
    const added = to - Math.max(from, reached);
    reached = to;
    return sum + added;
  }, 0);
}

function spanOf(view: View, { starts }: Pieces, from: number, to: number): Span {
  return view.toSource(starts[from] ?? 0, starts[to] ?? view.text.length);
}

/** Runs rows of similar length together. The outputs are in the order of the rows. */
async function runAll(model: EncoderModel, rows: readonly ChunkRow[]): Promise<ChunkOutput[]> {
  const order = rows.map((_, index) => index).toSorted((a, b) => lengthAt(rows, a) - lengthAt(rows, b));
  const outputs: ChunkOutput[] = [];
  for (let from = 0; from < order.length; ) {
    const batch = order.slice(from, from + batchSize(rows, order, from));
    const made = await model.run(batch.map((index) => rows[index]?.ids ?? new Uint16Array(1)));
    for (const [at, index] of batch.entries()) {
      const output = made[at];
      if (output !== undefined) outputs[index] = output;
    }
    from += batch.length;
  }
  return outputs;
}

function batchSize(rows: readonly ChunkRow[], order: readonly number[], from: number): number {
  let size = 1;
  while (from + size < order.length && (size + 1) * lengthAt(rows, order[from + size] ?? 0) <= RUN_PIECES) size += 1;
  return size;
}

function lengthAt(rows: readonly ChunkRow[], index: number): number {
  return rows[index]?.ids.length ?? 0;
}

/**
 * A stretch of a text's pieces that the encoder reads at once. The values are piece indexes, and the end is exclusive.
 */
interface Chunk {
  readonly from: number;
  readonly to: number;
}

/** Maximum number of pieces that the encoder reads at once. */
const CHUNK_PIECES = 128;
/** Number of pieces that neighbouring chunks share, so that a sentence cut by one chunk is whole in the other. */
const OVERLAP = 32;

/**
 * Returns chunks of equal length that cover all pieces. If that takes more than `most` chunks, returns full-length
 * chunks spread evenly from the first piece to the last.
 */
function chunkPieces(count: number, most: number): Chunk[] {
  if (count === 0) return [];
  const needed = Math.max(1, Math.ceil((count - OVERLAP) / (CHUNK_PIECES - OVERLAP)));
  const chunks = Math.min(needed, Math.max(1, most));
  const isWhole = chunks === needed;
  const length = isWhole ? Math.ceil((count + (chunks - 1) * OVERLAP) / chunks) : CHUNK_PIECES;
  const stride = chunks > 1 ? (count - length) / (chunks - 1) : 0;
  return Array.from({ length: chunks }, (_, index) => {
    const from = Math.max(0, Math.round(index * stride));
    return { from, to: Math.min(count, from + length) };
  });
}
