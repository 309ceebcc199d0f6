import { Failure } from '../errors.ts';
import type { HeldBody } from './held-bodies.ts';
import { jsonShapeProblem } from './json-shape.ts';

/** How much is read of a body, and who counts it. */
export interface BodyLimits {
  readonly maxBytes: number;
  readonly held: HeldBody;
}

/** A smaller body is counted by its declared length and read at once: counting its pieces would cost more than reading it. */
const SMALL_BYTES = 65_536;

/** Read the text of a JSON body of at most `maxBytes`: 415 for another media type, 413 when larger. */
export async function readJsonText(request: Request, limits: BodyLimits, takesForm = false): Promise<string> {
  checkMediaType(request.headers.get('content-type'), takesForm);
  if (!isSmall(request, limits)) return new TextDecoder().decode(await readPieces(request, limits));
  // Node holds the sender to the declared length, so no count is needed here.
  return request.text();
}

/** The value of a JSON text; 422 when it is none. */
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

/** V8's messages quote the document; what a person needs is the first sentence, bounded. */
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

/** Read the bytes of a body of at most `maxBytes`: 413 when larger. */
export async function readBytes(request: Request, limits: BodyLimits): Promise<Uint8Array<ArrayBuffer>> {
  if (!isSmall(request, limits)) return readPieces(request, limits);
  return new Uint8Array(await request.arrayBuffer());
}

/** Whether a body is read at once; it is counted then. */
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
