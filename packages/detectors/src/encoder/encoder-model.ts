import { readFile } from 'node:fs/promises';
import { createTokenizer, type Tokenizer } from './create-tokenizer.ts';

/** The encoder's output for one chunk. `embedding` has unit length. */
export interface ChunkOutput {
  readonly embedding: Float32Array;
  /** One logit per label of the card. */
  readonly logits: Float32Array;
}

/** The loaded encoder. */
export interface EncoderModel {
  readonly card: EncoderCard;
  readonly tokenizer: Tokenizer;
  /** Reads rows of 1 to 128 pieces each. The outputs are in the order of the rows. */
  run(rows: readonly Uint16Array[]): Promise<ChunkOutput[]>;
}

/** Description of a set of weights: `encoder.json`. */
interface EncoderCard {
  readonly version: string;
  /** Names of the logits, in the same order. */
  readonly labels: readonly string[];
  /** The id that pads rows to equal length. */
  readonly padding: number;
}

/** The encoder cannot run here: the runtime or a weights file is missing or does not load. */
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
      // One thread: several spinning threads cost more than they save if requests run in parallel.
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

/** Parses a card. @throws Error if a field is missing or has the wrong type */
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
