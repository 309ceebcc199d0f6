import { Failure } from '../errors.ts';
import type { HeldBody } from './held-bodies.ts';
import { jsonShapeProblem } from './json-shape.ts';

/** The size limit of a body, and the counter of its bytes. */
export interface BodyLimits {
  readonly maxBytes: number;
  readonly held: HeldBody;
}

/**
 * A smaller body is counted by its declared length and read in one step. Counting its pieces would cost more than
 * reading it.
 */
const SMALL_BYTES = 65_536;

/** Reads the text of a JSON body of at most `maxBytes`. Throws 415 for another media type and 413 for a larger body. */
export async function readJsonText(request: Request, limits: BodyLimits, takesForm = false): Promise<string> {
  checkMediaType(request.headers.get('content-type'), takesForm);
  if (!isSmall(request, limits)) return new TextDecoder().decode(await readPieces(request, limits));
  // Node enforces the declared length, so no count is needed here.
  return request.text();
}

/** Parses a JSON text. Throws 422 if it is not valid. */
export function parseJson(text: string): unknown {
  const problem = jsonShapeProblem(text);
  if (problem) throw noJson(problem, text);
  try {
    return JSON.parse(text);
  } catch (error) {
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
function isSmall(request: Request, { maxBytes, held }: BodyLimits): boolean {
  const declared = request.headers.get('content-length');
  if (declared === null) return false;
  if (Number(declared) > maxBytes) throw tooLarge(maxBytes, Number(declared));
  if (Number(declared) > SMALL_BYTES) return false;
  held.add(Number(declared));
  return true;
}

async function readPieces(request: Request, { maxBytes, held }: BodyLimits): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooLarge(maxBytes, null);
    held.add(chunk.byteLength);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

const tooLarge = (maxBytes: number, sent: number | null): Failure =>
  new Failure(
    'payload_too_large',
    `The body has ${sent ?? `more than ${maxBytes}`} bytes; at most ${maxBytes} are read (REDOUBT_MAX_BODY_BYTES)`,
    {
      detail: { max: maxBytes, unit: 'bytes', sent },
      headers: { connection: 'close' },
    },
  );
