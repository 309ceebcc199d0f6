import { viewsOf } from '../normalise/views-of.ts';
import type { Span, View } from '../view.ts';
import type { ChunkOutput, EncoderModel } from './encoder-model.ts';
import { encoderReading } from './encoder-reading.ts';
import type { Pieces } from './piece-sink.ts';

/** One chunk of a text: where it stands there (UTF-16 code units) and what the encoder says of it. */
interface ChunkReading extends Span, ChunkOutput {}

/** All chunks of a text in their order; none where the text is blank. */
export interface TextReading {
  readonly chunks: readonly ChunkReading[];
  /** Share of the text's pieces that were read: below 1 where it has more chunks than were allowed. */
  readonly covered: number;
}

interface ChunkRow extends Span {
  readonly text: number;
  readonly ids: Uint16Array;
}

/** Rows and padding of one run: enough to fill the processor, little enough that other tasks come between. */
const RUN_PIECES = 1_024;

/** Reads texts in chunks, batched over all of them; at most `maxChunks` of each. */
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

/** Runs rows of like length together; the outputs are in the order of the rows. */
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

/** A stretch of a text's pieces that the encoder reads at once: indexes of pieces, end exclusive. */
interface Chunk {
  readonly from: number;
  readonly to: number;
}

/** The encoder reads no more pieces than this. */
const CHUNK_PIECES = 128;
/** Neighbouring chunks share this many, so that a sentence cut by one is whole in the other. */
const OVERLAP = 32;

/**
 * Chunks of equal length over all pieces; where that takes more than `most`, chunks of full length spread evenly, the
 * first and the last among them.
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
