import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createTokenizer, type Tokenizer } from './create-tokenizer.ts';
import type { EncoderInput } from './encoder-inputs.ts';
import { importOnnxRuntime, type OnnxRuntime, type RuntimeKind } from './onnx-runtime.ts';
import { type PieceVectors, readPieceVectors, WIDTH } from './piece-vectors.ts';

/** What the encoder says of one input: of a segment of a text, or of two texts together. */
export interface EncoderOutput {
  /** What the input means, of length 1: texts of one meaning lie near each other. */
  readonly embedding: Float32Array;
  /** One logit for each of the card's labels. */
  readonly logits: Float32Array;
}

/** The loaded encoder. */
export interface EncoderModel {
  readonly card: EncoderCard;
  readonly tokenizer: Tokenizer;
  readonly runtime: RuntimeKind;
  /**
   * Reads one input, whose ends are marked. Inputs are never read in one batch, so that the output depends on nothing
   * but the input.
   */
  run(input: EncoderInput): Promise<EncoderOutput>;
}

/** Description of a set of weights: `encoder.json`. */
export interface EncoderCard {
  readonly version: string;
  /** Names of the logits, in the same order: those of one text, then those of two. */
  readonly labels: readonly string[];
}

/** The encoder cannot run here: the runtime or a weights file is missing or does not load. */
export class EncoderUnavailable extends Error {
  override readonly name = 'EncoderUnavailable';
}

type Session = import('onnxruntime-node').InferenceSession;

/** Loads the encoder from a folder of weights. @throws EncoderUnavailable */
export async function loadEncoderModel(weights: URL, importRuntime = importOnnxRuntime): Promise<EncoderModel> {
  const runtime = await attempt('ONNX Runtime is not installed or does not load', importRuntime);
  return attempt('the weights do not load', async () => {
    const read = await openEncoderFiles(weights);
    const card = readEncoderCard((await read('encoder.json')).toString());
    const tokenizer = createTokenizer((await read('encoder-pieces.txt')).toString());
    const vectors = readPieceVectors(await read('encoder-words.q4'));
    const session = await runtime.InferenceSession.create(await read('encoder.onnx'), {
      // One thread: several spinning threads cost more than they save if requests run in parallel.
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      executionMode: 'sequential',
      logSeverityLevel: 3,
    });
    return { card, tokenizer, runtime: runtime.kind, run: (input) => runSession(runtime, session, vectors, input) };
  });
}

async function attempt<Value>(failing: string, load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('\n', 1)[0] : String(cause);
    throw new EncoderUnavailable(`${failing}: ${reason}`, { cause });
  }
}

async function runSession(
  { Tensor }: OnnxRuntime,
  session: Session,
  vectors: PieceVectors,
  { ids, marks }: EncoderInput,
): Promise<EncoderOutput> {
  const outputs = await session.run({
    vectors: new Tensor('float32', vectors.of(ids), [1, ids.length, WIDTH]),
    marks: new Tensor('int32', marks, [1, ids.length]),
  });
  return { embedding: floats(outputs.meaning?.data), logits: floats(outputs.logits?.data) };
}

function floats(data: unknown): Float32Array {
  if (data instanceof Float32Array) return data;
  throw new Error('The encoder did not answer in floats');
}

/** Parses a card. @throws Error if a field is missing or has the wrong type */
export function readEncoderCard(json: string): EncoderCard {
  const card: Partial<Record<keyof EncoderCard, unknown>> = JSON.parse(json);
  const { version, labels } = card;
  if (typeof version !== 'string') throw new Error('encoder.json has no version');
  if (!isTexts(labels)) throw new Error('encoder.json has no labels');
  return { version, labels };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

/** Reads a file of an encoder by its name. */
type ReadEncoderFile = (name: string) => Promise<Buffer>;

/** The file with the SHA-256 of the others, in the form of `sha256sum`. */
const DIGESTS = 'encoder.sha256';

/**
 * Opens a folder of weights. Each file is held to its digest: damaged weights of the right size would load, and score
 * wrongly. A folder without digests, as older exports made it, is read as it is.
 */
async function openEncoderFiles(weights: URL): Promise<ReadEncoderFile> {
  const digests = await readDigests(new URL(DIGESTS, weights));
  return async (name) => {
    const bytes = await readFile(new URL(name, weights));
    if (digests && digests.get(name) !== hash('sha256', bytes, 'hex')) {
      throw new Error(`${name} is damaged or of another encoder: its SHA-256 is not the one in ${DIGESTS}`);
    }
    return bytes;
  };
}

/** Returns digests by file name, or undefined if there are none. */
async function readDigests(file: URL): Promise<ReadonlyMap<string, string> | undefined> {
  try {
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
    return new Map(lines.map((line) => [line.slice(line.indexOf(' ')).trim(), line.slice(0, line.indexOf(' '))]));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
