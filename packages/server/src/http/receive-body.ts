import type { Endpoint } from '@redoubt/contract';
import type { HeldBody, HeldLimits } from './held-bodies.ts';
import { type BodyLimits, checkBesides, parseJson, readBytes, readJsonText } from './read-body.ts';
import { isForm, readForm } from './read-form.ts';

/** A body before it is checked against the schema. */
interface ReceivedBody {
  readonly value: unknown;
  /** Two bodies with equal text are the same request. */
  readonly text: string;
  readonly isForm: boolean;
}
export const noBody: ReceivedBody = { value: undefined, text: '', isForm: false };

interface Receiving {
  readonly config: HeldLimits & { readonly maxFileBodyBytes: number };
  readonly held: HeldBody;
}

/** Reads a body as JSON or as a form. Throws 413 if it is too large, 415 and 422 if it is neither. */
export async function receiveBody(request: Request, endpoint: Endpoint, receiving: Receiving): Promise<ReceivedBody> {
  const { form, isBodyOptional } = endpoint;
  if (isBodyOptional && isBodyless(request.headers)) return { ...noBody, value: {} };
  const contentType = request.headers.get('content-type');
  const limits = limitsOf(endpoint, receiving);
  if (form && contentType && isForm(contentType)) {
    const bytes = await readBytes(request, limits);
    const { fields, canonical } = await readForm(bytes, contentType);
    checkBesides({ all: bytes.byteLength, files: sizeOfFiles(fields) }, ordinary(receiving));
    return { value: fields, text: canonical, isForm: true };
  }
  const text = await readJsonText(request, limits, form !== undefined);
  const isLarge = endpoint.fileIn !== undefined && text.length > receiving.config.maxBodyBytes;
  const besides = (file: unknown) => {
    if (isLarge) checkBesides({ all: Buffer.byteLength(text), files: sizeOfText(file) }, ordinary(receiving));
  };
  const value = parseJson(text, () => besides(undefined));
  besides(fileIn(endpoint, value));
  return { value, text, isForm: false };
}

const ordinary = ({ config }: Receiving) => ({ maxBytes: config.maxBodyBytes, setting: 'REDOUBT_MAX_BODY_BYTES' });

function limitsOf(endpoint: Endpoint, receiving: Receiving): BodyLimits {
  const { config, held } = receiving;
  if (!endpoint.fileIn) return { ...ordinary(receiving), held };
  return { maxBytes: config.maxFileBodyBytes, setting: 'REDOUBT_MAX_FILE_BODY_BYTES', held };
}

const fileIn = ({ fileIn: find }: Endpoint, value: unknown): unknown =>
  typeof value === 'object' && value !== null ? find?.(value as Readonly<Record<string, unknown>>) : undefined;

const sizeOfText = (file: unknown): number => (typeof file === 'string' ? Buffer.byteLength(file) : 0);

/** A repeated field has an array. */
const sizeOfFiles = (fields: Readonly<Record<string, unknown>>): number =>
  Object.values(fields)
    .flat()
    .reduce<number>((sum, field) => sum + (field instanceof Blob ? field.size : 0), 0);

/** Returns true if the request has no body (RFC 9112, 6.3). */
const isBodyless = (headers: Headers): boolean =>
  (headers.get('content-length') ?? '0') === '0' && !headers.has('transfer-encoding');
