import { kindOfBase64 } from './decode-part.ts';
import type { PartMedium, PartSource } from './sent-part.ts';

/** Members that hold a part, whatever the type beside them says. */
export const mediumByName: ReadonlyMap<string, PartMedium> = new Map([
  ...['image', 'images', 'image_url', 'input_image'].map((name) => [name, 'image'] as const),
  ...['audio', 'audio_url', 'input_audio'].map((name) => [name, 'audio'] as const),
  ...['video', 'video_url', 'input_video'].map((name) => [name, 'video'] as const),
  ...[
    ...['file', 'file_data', 'file_url', 'input_file', 'inline_data', 'inlineData', 'fileData'],
    ...['document', 'document_url', 'pdf', 'pdf_url'],
  ].map((name) => [name, 'file'] as const),
]);

/** Members of a part that hold its content. A string in them is base64 or an address, or the part is broken. */
export const contentNames: ReadonlySet<string> = new Set([
  ...mediumByName.keys(),
  'data',
  'b64_json',
  'base64',
  'bytes',
  'blob',
]);
const addressName = /(?:ur[il]|href|src)$/i;
const anyAddress = /^\s*(?:https?|s3|gs|file|ftp):/i;
/** What a model may be given as media. Outside of parts, a `data:` URL of a text is judged as that text. */
const mediaType = /^(?:(image|audio|video)\/|application\/(?!json|xml|javascript|x-))/i;

const withoutContent = new Set(['text', 'type']);
const storedNames = new Set(['file_id', 'file_ids', 'fileId', 'fileIds']);

/** A `data:` URL, taken apart as loosely as servers take it apart. */
interface DataUrl {
  readonly type: string;
  readonly isBase64: boolean;
  readonly content: string;
}

const dataScheme = /^data:/i;
/** A type and parameters may have so many characters. */
const MAX_HEAD = 4_096;

function dataUrlOf(sent: string): DataUrl | undefined {
  const text = sent.trimStart();
  const scheme = dataScheme.exec(text.slice(0, MAX_HEAD))?.[0];
  if (scheme === undefined) return undefined;
  const comma = text.slice(0, MAX_HEAD).indexOf(',');
  if (comma === -1) return undefined;
  const [type = '', ...parameters] = text
    .slice(scheme.length, comma)
    .split(';')
    .map((each) => each.trim());
  const isBase64 = parameters.at(-1)?.toLowerCase() === 'base64';
  // A sentence may begin with `data:`, too.
  const isUrl = isBase64 || type === '' || /^[\w.+-]+\/[\w.+-]+$/.test(type);
  return isUrl ? { type, isBase64, content: text.slice(comma + 1) } : undefined;
}

/** Returns whether a value is a `data:` URL. */
export const isDataUrl = (value: unknown): value is string =>
  typeof value === 'string' && dataUrlOf(value) !== undefined;

/** Returns the medium that a `data:` URL names. */
export function mediumOfData(text: string): PartMedium | undefined {
  const medium = mediumOfType(dataUrlOf(text)?.type ?? '');
  return medium === 'file' ? undefined : medium;
}

/** Returns the medium of a media type, or undefined for the type of a text. */
export function mediumOfType(type: string): PartMedium | undefined {
  const found = mediaType.exec(type.trim());
  // The cast: the pattern names these three.
  return found ? ((found[1]?.toLowerCase() ?? 'file') as PartMedium) : undefined;
}

/**
 * Returns what a text says about the content of a part, or undefined if it says nothing about it. `medium` is that of
 * the part that it stands in, if it stands in one.
 */
export function sourceOf(text: string, name: string, medium: PartMedium | undefined): PartSource | undefined {
  if (withoutContent.has(name) || text === '') return undefined;
  const data = dataUrlOf(text);
  if (data) return sourceOfData(data, medium);
  if (storedNames.has(name)) return { kind: 'stored' };
  if (isLargeBase64(text, name)) return { kind: 'inline', base64: text };
  return medium && sourceInPart(text, name);
}

/**
 * In a part, all base64 is its content, because many servers ignore the type that is beside it. What is in percent-code
 * is broken as a picture. As a file it is a text, and judged as the text that it is.
 */
function sourceOfData({ type, isBase64, content }: DataUrl, medium: PartMedium | undefined): PartSource | undefined {
  const mayBeText = medium === undefined || (medium === 'file' && !isBase64 && /^text\//i.test(type));
  if (mayBeText && !mediaType.test(type) && !isLargeBase64(content, '')) return undefined;
  return { kind: 'inline', base64: isBase64 ? content : '' };
}

function sourceInPart(text: string, name: string): PartSource | undefined {
  const isContent = contentNames.has(name);
  const isAddress = addressName.test(name) || (isContent && anyAddress.test(text));
  if (isAddress) return { kind: 'address', url: text.trim() };
  // What is no base64 is broken, and not passed over: some decoders skip all that they do not know.
  return isContent ? { kind: 'inline', base64: text } : undefined;
}

/** Numbers, ids and sums have fewer characters. */
const MIN_LARGE = 256;
const alphabet = /^[A-Za-z0-9+/_=\s-]+$/;
/** What providers give out sealed and get back. No model reads it as a file. */
const sealedName = /signature|encrypted/i;

/**
 * Whether a text in any member is so much base64 that it can only be a file. Some decoders skip what is no base64, so a
 * file is known by its first bytes even where signs stand between them.
 */
export function isLargeBase64(text: string, name: string): boolean {
  if (text.length < MIN_LARGE || sealedName.test(name)) return false;
  const head = text
    .trimStart()
    .slice(0, MAX_HEAD)
    .replace(/[^A-Za-z0-9+/_-]+/g, '');
  if (head.length < MIN_LARGE) return false;
  return (
    head.startsWith(ARCHIVE) ||
    kindOfBase64(head, 'file') !== 'document' ||
    (alphabet.test(text) && isMixed(text.trimStart().slice(0, MAX_HEAD)))
  );
}

/** The beginning of a DOCX in base64. */
const ARCHIVE = 'UEsD';

/** In words a capital hardly follows a small letter. In base64 every sixth character is one that does. */
const isMixed = (head: string): boolean => (head.match(/[a-z][A-Z]/g)?.length ?? 0) > 0.05 * head.length;
