import { createHash } from 'node:crypto';
import { Failure } from '../errors.ts';
import { noUtf8 } from './decode-utf8.ts';

/** A parsed form. */
export interface SentForm {
  /** Values by name: strings, or `File` objects. A repeated name has an array, which no field accepts. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Equal for two forms with the same content, whatever boundary they use. */
  readonly canonical: string;
}

const mediaTypes = ['multipart/form-data', 'application/x-www-form-urlencoded'];
/** More fields than any form of the contract has. */
const MAX_FIELDS = 100;
const MAX_FIELD_MARKS = MAX_FIELDS + 2;

/** Returns whether the media type is that of a form. */
export function isForm(contentType: string | null): boolean {
  const mediaType = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return mediaTypes.includes(mediaType);
}

/**
 * Reads the fields of a form in their order, without what they amount to.
 * @throws Failure 422 if it is not a form or has too many fields, 400 if it is no UTF-8
 */
export async function formEntries(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<[name: string, value: FormDataEntryValue][]> {
  if (hasTooManyParts(body, contentType)) throw noForm(`The form has more than ${MAX_FIELDS} fields`);
  const entries = [...(await formOf(body, contentType)).entries()].map(asTyped);
  if (entries.length > MAX_FIELDS) throw noForm(`The form has more than ${MAX_FIELDS} fields`);
  checkUtf8(entries, body);
  return entries;
}

/** Reads a form from its bytes. @throws Failure 422 if it is not a form or has too many fields, 400 if it is no UTF-8 */
export async function readForm(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<SentForm> {
  const entries = await formEntries(body, contentType);
  const fields: Record<string, unknown> = Object.create(null);
  const parts: unknown[] = [];
  for (const [name, value] of entries) {
    fields[name] = Object.hasOwn(fields, name) ? [fields[name], value] : value;
    parts.push([name, typeof value === 'string' ? value : [value.name, await digestOf(value)]]);
  }
  return { fields: { ...fields }, canonical: JSON.stringify(parts) };
}

const REPLACEMENT = '\u{fffd}';

/**
 * Throws 400 if a text field is no UTF-8. The parser of forms puts U+FFFD in such places, so there are then more of
 * them in the fields than in the bytes.
 */
function checkUtf8(entries: readonly [string, FormDataEntryValue][], body: Uint8Array): void {
  const texts = entries.flatMap(([name, value]) => (typeof value === 'string' ? [name, value] : [name]));
  const count = (text: string, part: string) => text.split(part).length - 1;
  const found = texts.reduce((sum, text) => sum + count(text, REPLACEMENT), 0);
  if (found === 0) return;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1');
  if (found > count(bytes, '\u00ef\u00bf\u00bd') + count(bytes.toUpperCase(), '%EF%BF%BD')) throw noUtf8();
}

/**
 * Browsers send CRLF line ends in multipart fields (HTML, "multipart/form-data encoding algorithm"). They are
 * converted back to LF.
 */
const asTyped = ([name, value]: [string, FormDataEntryValue]): [string, FormDataEntryValue] =>
  typeof value === 'string' ? [name, value.replaceAll('\r\n', '\n')] : [name, value];

async function formOf(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch (cause) {
    throw noForm('The body is no form: its parts cannot be told apart', cause);
  }
}

/** Counts the parts before the form is parsed, because each parsed field costs far more memory than its bytes. */
function hasTooManyParts(body: Uint8Array, contentType: string): boolean {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  const mark = boundary === undefined ? '&' : `--${boundary}`;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  let marks = 0;
  for (let at = bytes.indexOf(mark); at !== -1 && marks <= MAX_FIELD_MARKS; at = bytes.indexOf(mark, at + 1))
    marks += 1;
  return marks > MAX_FIELD_MARKS;
}

async function digestOf(file: Blob): Promise<string> {
  return createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex');
}

function noForm(msg: string, cause?: unknown): Failure {
  const detail = [{ type: 'form_invalid', loc: ['body'], msg, input: null }];
  return new Failure('invalid_request', msg, { detail, cause });
}
