import { Failure } from '../errors.ts';
import { decodeUtf8 } from './decode-utf8.ts';
import type { HeldBody } from './held-bodies.ts';
import { jsonShapeProblem } from './json-shape.ts';
import { type UploadPace, watchPace } from './upload-pace.ts';

/** The size limit of a body, the setting that it comes from, and the counter of the body's bytes. */
export interface BodyLimits {
  readonly maxBytes: number;
  readonly setting: string;
  readonly held: HeldBody;
}

/**
 * A smaller body is counted by its declared length and read in one step. Counting its pieces would cost more than
 * reading it.
 */
const SMALL_BYTES = 65_536;

/** Reads the text of a JSON body of at most `maxBytes`. Throws 415 for another media type, 413 for a larger body
 * and 400 for one that is no UTF-8. */
export async function readJsonText(request: Request, limits: BodyLimits, takesForm = false): Promise<string> {
  checkMediaType(request.headers.get('content-type'), takesForm);
  // Node enforces the declared length of a small body, so no count is needed for it.
  const isWhole = isSmall(request, limits);
  return decodeUtf8(isWhole ? new Uint8Array(await request.arrayBuffer()) : await readPieces(request, limits));
}

/** Parses a JSON text. Throws 422 if it is not valid, unless `onInvalid` throws something better. */
export function parseJson(text: string, onInvalid: () => void = () => undefined): unknown {
  const problem = jsonShapeProblem(text);
  if (problem) {
    onInvalid();
    throw noJson(problem, text);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    onInvalid();
    const msg = text === '' ? 'The body is empty; send a JSON object' : `The body is no JSON: ${reasonOf(error)}`;
    throw noJson(msg, text, error);
  }
}

function noJson(msg: string, text: string, cause?: unknown): Failure {
  const detail = [{ type: 'json_invalid', loc: ['body'], msg, input: text.slice(0, 200) }];
  return new Failure('invalid_request', msg, { detail, cause });
}

/** V8's error messages quote the document, so the message is cut to 200 characters. */
const reasonOf = (error: unknown): string => String((error as Error).message).slice(0, 200);

function checkMediaType(contentType: string | null, takesForm: boolean): void {
  const mediaType = contentType?.split(';', 1)[0]?.trim().toLowerCase();
  if (mediaType === 'application/json' || mediaType?.endsWith('+json')) return;
  const named = contentType?.slice(0, 100) ?? null;
  const accepted = ['application/json', ...(takesForm ? formTypes : [])];
  throw new Failure(
    'unsupported_media_type',
    `Content-Type is ${named ? `"${named}"` : 'absent'}; send ${inWords(accepted)}`,
    { detail: { content_type: named, accepted } },
  );
}

const formTypes = ['multipart/form-data', 'application/x-www-form-urlencoded'];
const inWords = (types: readonly string[]): string => types.join(', ').replace(/, ([^,]*)$/, ' or $1');

/** Reads the bytes of a body of at most `maxBytes`. Throws 413 for a larger body. */
export async function readBytes(request: Request, limits: BodyLimits): Promise<Uint8Array<ArrayBuffer>> {
  if (!isSmall(request, limits)) return readPieces(request, limits);
  return new Uint8Array(await request.arrayBuffer());
}

/** Returns true if a body may be read in one step. Its bytes are then counted here. */
function isSmall(request: Request, limits: BodyLimits): boolean {
  const { maxBytes, held } = limits;
  const declared = request.headers.get('content-length');
  if (declared === null) return false;
  if (Number(declared) > maxBytes) throw tooLarge(limits, Number(declared));
  if (Number(declared) > SMALL_BYTES) return false;
  held.add(Number(declared));
  return true;
}

async function readPieces(request: Request, limits: BodyLimits): Promise<Uint8Array<ArrayBuffer>> {
  const { held } = limits;
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (held.isLarge(declared)) await held.admit(declared, request.signal);
  const pieces = new PacedPieces(request.body ?? new Blob([]).stream(), held);
  try {
    const whole = await readAll(pieces, { ...limits, request });
    held.received(whole.byteLength);
    return whole;
  } catch (error) {
    held.broke();
    throw error;
  } finally {
    pieces.end();
  }
}

/** The pieces of a body, while its pace is watched. */
class PacedPieces {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #held: HeldBody;
  readonly #slow = Promise.withResolvers<never>();
  #watch: UploadPace;

  constructor(body: ReadableStream<Uint8Array>, held: HeldBody) {
    this.#reader = body.getReader();
    this.#held = held;
    // Nobody may be listening when it is rejected.
    this.#slow.promise.catch(() => undefined);
    this.#watch = this.#watched();
  }

  /** Returns the next piece, or undefined at the end. Throws 408 if the body comes too slowly. */
  async next(): Promise<Uint8Array | undefined> {
    const { value } = await Promise.race([this.#reader.read(), this.#slow.promise]);
    if (value) this.#watch.count(value.byteLength);
    return value;
  }

  /** Waits for something else. That time does not count as slow. The pace is that of a large body if it is one then. */
  async pausedFor(waiting: Promise<void>): Promise<void> {
    this.#watch.stop();
    await waiting;
    this.#watch = this.#watched();
  }

  end(): void {
    this.#watch.stop();
    this.#reader.releaseLock();
  }

  #watched = (): UploadPace => watchPace(this.#held.isAdmitted ? 'large' : 'ordinary', this.#slow.reject);
}

/** A body that did not announce its size waits for room when it turns out to be large. */
async function readAll(
  pieces: PacedPieces,
  limits: BodyLimits & { readonly request: Request },
): Promise<Uint8Array<ArrayBuffer>> {
  const { maxBytes, held, request } = limits;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (let piece = await pieces.next(); piece; piece = await pieces.next()) {
    bytes += piece.byteLength;
    if (bytes > maxBytes) throw tooLarge(limits, null);
    if (held.isLarge(bytes) && !held.isAdmitted) {
      await pieces.pausedFor(held.admitUndeclared(maxBytes, request.signal));
    }
    held.add(piece.byteLength);
    chunks.push(piece);
  }
  return joined(chunks, bytes);
}

/** `Buffer.concat` may answer a part of a larger buffer, and large bodies should not be copied twice. */
function joined(chunks: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/** How many bytes a body has, and how many of them are files. */
interface BodySize {
  readonly all: number;
  readonly files: number;
}

/** Throws 413 if a body has too many bytes besides its files. */
export function checkBesides({ all, files }: BodySize, { maxBytes, setting }: Omit<BodyLimits, 'held'>): void {
  const bytes = all - files;
  if (bytes <= maxBytes) return;
  const message = `The body has ${bytes} bytes${files > 0 ? ' besides its file' : ''}; at most ${maxBytes} are read (${setting})`;
  throw new Failure('payload_too_large', message, { detail: { max: maxBytes, unit: 'bytes', sent: bytes } });
}

const tooLarge = ({ maxBytes, setting }: BodyLimits, sent: number | null): Failure =>
  new Failure(
    'payload_too_large',
    `The body has ${sent ?? `more than ${maxBytes}`} bytes; at most ${maxBytes} are read (${setting})`,
    {
      detail: { max: maxBytes, unit: 'bytes', sent },
      headers: { connection: 'close' },
    },
  );
