import { readFile } from 'node:fs/promises';
import { createTokenizer, type Tokenizer } from './create-tokenizer.ts';

/** What the encoder says of one chunk. `embedding` has unit length. */
export interface ChunkOutput {
  readonly embedding: Float32Array;
  /** One logit a label of the card. */
  readonly logits: Float32Array;
}

/** The encoder, loaded. */
export interface EncoderModel {
  readonly card: EncoderCard;
  readonly tokenizer: Tokenizer;
  /** Reads rows of pieces, each of 1 to 128; the outputs are in their order. */
  run(rows: readonly Uint16Array[]): Promise<ChunkOutput[]>;
}

/** What a set of weights says of itself: `encoder.json`. */
interface EncoderCard {
  readonly version: string;
  /** Names of the logits, in their order. */
  readonly labels: readonly string[];
  /** The id that fills a row. */
  readonly padding: number;
}

/** The encoder cannot run here: the runtime or a weights file is missing, or does not load. */
export class EncoderUnavailable extends Error {
  override readonly name = 'EncoderUnavailable';
}

type Runtime = typeof import('onnxruntime-node');

/** Loads the encoder from a folder of weights. @throws EncoderUnavailable */
export async function loadEncoderModel(weights: URL, importRuntime = importOnnxRuntime): Promise<EncoderModel> {
  const runtime = await attempt('onnxruntime-node is not installed or does not load', importRuntime);
  return attempt('the weights do not load', async () => {
    const card = readEncoderCard(await readFile(new URL('encoder.json', weights), 'utf8'));
    const tokenizer = createTokenizer(await readFile(new URL('encoder-vocabulary.txt', weights), 'utf8'));
    const session = await runtime.InferenceSession.create(await readFile(new URL('encoder.onnx', weights)), {
      // One thread: several that spin cost more than they save where requests run side by side.
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      executionMode: 'sequential',
      logSeverityLevel: 3,
    });
    return { card, tokenizer, run: (rows) => runSession(runtime, session, card, rows) };
  });
}

function importOnnxRuntime(): Promise<Runtime> {
  return import('onnxruntime-node');
}

async function attempt<Value>(failing: string, load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('\n', 1)[0] : String(cause);
    throw new EncoderUnavailable(`${failing}: ${reason}`, { cause });
  }
}

type Session = import('onnxruntime-node').InferenceSession;

async function runSession(
  { Tensor }: Runtime,
  session: Session,
  { padding, labels }: EncoderCard,
  rows: readonly Uint16Array[],
): Promise<ChunkOutput[]> {
  const width = Math.max(...rows.map(({ length }) => length));
  const pieces = new BigInt64Array(rows.length * width).fill(BigInt(padding));
  for (const [index, row] of rows.entries()) pieces.set(Array.from(row, BigInt), index * width);
  const outputs = await session.run({ pieces: new Tensor('int64', pieces, [rows.length, width]) });
  const embedding = floats(outputs.embedding?.data);
  const logits = floats(outputs.logits?.data ?? new Float32Array(0));
  const size = embedding.length / rows.length;
  return rows.map((_, index) => ({
    embedding: embedding.slice(index * size, (index + 1) * size),
    logits: logits.slice(index * labels.length, (index + 1) * labels.length),
  }));
}

function floats(data: unknown): Float32Array {
  if (data instanceof Float32Array) return data;
  throw new Error('The encoder did not answer in floats');
}

/** Reads a card. @throws Error where a field is missing or of the wrong kind */
export function readEncoderCard(json: string): EncoderCard {
  const card: Partial<Record<keyof EncoderCard, unknown>> = JSON.parse(json);
  const { version, labels, padding } = card;
  if (typeof version !== 'string') throw new Error('encoder.json has no version');
  if (!isTexts(labels)) throw new Error('encoder.json has no labels');
  if (typeof padding !== 'number') throw new Error('encoder.json has no padding');
  return { version, labels, padding };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
