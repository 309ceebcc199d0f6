import type { Json, JsonObject } from '@redoubt/providers';
import { refuseOthers, unusable, withoutNothing } from '../client-body.ts';
import { membersAt, type PlacedObject, usualBase64 } from './gemini-forms.ts';

const media = { inlineData: inlinePart, fileData: filePart } as const;
/** What a part may be. */
const data = ['text', ...Object.keys(media), 'functionCall', 'functionResponse'] as const;
/** `mediaResolution` is a preference, about how many tokens a picture costs, and is left out. */
const ofPart = new Set<string>([...data, 'thought', 'thoughtSignature', 'mediaResolution']);

/** A part of a turn, of which is known what it is. */
export interface ReadPart extends PlacedObject {
  readonly kind: 'text' | 'thought' | 'media' | 'call' | 'result';
}

const kinds: Readonly<Record<string, ReadPart['kind']>> = {
  text: 'text',
  inlineData: 'media',
  fileData: 'media',
  functionCall: 'call',
  functionResponse: 'result',
};

/** Reads what a part is. Throws Failure 422 for one that is nothing, several things, or something that is not passed on. */
export function readPart({ value, place }: PlacedObject): ReadPart {
  refuseOthers(value, ofPart, place);
  const [name, other] = data.filter((each) => value[each] !== undefined);
  if (other !== undefined) throw unusable(`${place}.${other}`, `the part is "${name}" already; send one a part`);
  // Google's models end an answer with a signature alone.
  if (name === undefined && value.thoughtSignature === undefined)
    throw unusable(place, `send one of ${data.join(', ')}`);
  const kind = kinds[name ?? 'text'] as ReadPart['kind'];
  if (kind === 'text' && typeof (value.text ?? '') !== 'string') throw unusable(`${place}.text`, 'send a text');
  if (value.thought !== true) return { value, place, kind };
  if (kind !== 'text') throw unusable(place, 'a thought is a text');
  return { value, place, kind: 'thought' };
}

export const textOf = ({ text }: JsonObject): string => (typeof text === 'string' ? text : '');

/** Converts a part that is a text, a picture, a recording or a document. */
export function chatPart({ value, place, kind }: ReadPart): JsonObject {
  if (kind === 'text') return { type: 'text', text: textOf(value) };
  if (kind === 'media') return mediaPart({ value, place });
  throw unusable(place, 'send a text, inlineData or fileData here');
}

/** Converts `inlineData` or `fileData` of a part, or of what a function gave back. */
export function mediaPart({ value, place }: PlacedObject): JsonObject {
  const name = value.inlineData === undefined ? 'fileData' : 'inlineData';
  const at = `${place}.${name}`;
  return media[name](membersAt(value[name], at), at);
}

const MAX_FILE_NAME = 256;

/** Returns a name that a file is passed on with. Providers refuse a file without one. */
const fileName = (name: Json | undefined, type: string): string =>
  typeof name === 'string' && name !== ''
    ? name.slice(0, MAX_FILE_NAME)
    : `document${type === 'application/pdf' ? '.pdf' : ''}`;

/** Recordings that a chat completion can hold, by their media types. */
const recordings: Readonly<Record<string, string>> = {
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/wave': 'wav',
  'audio/mp3': 'mp3',
  'audio/mpeg': 'mp3',
};

function inlinePart(inline: JsonObject, place: string): JsonObject {
  refuseOthers(inline, new Set(['mimeType', 'data', 'displayName']), place);
  const { data: sent, displayName } = inline;
  const type = mediaTypeOf(inline.mimeType, place);
  if (typeof sent !== 'string') throw unusable(`${place}.data`, 'send base64');
  const base64 = usualBase64(sent);
  if (type.startsWith('image/')) return { type: 'image_url', image_url: { url: `data:${type};base64,${base64}` } };
  if (type.startsWith('text/')) return { type: 'text', text: decodedText(base64, place) };
  const format = recordings[type];
  if (format !== undefined) return { type: 'input_audio', input_audio: { data: base64, format } };
  if (/^(?:audio|video)\//.test(type)) throw notPassed(type, place);
  const filename = fileName(displayName, type);
  return { type: 'file', file: { filename, file_data: `data:${type};base64,${base64}` } };
}

const mediaType = /^[\w.+-]{1,60}\/[\w.+-]{1,80}$/;

/** Returns a media type without its parameters. */
function mediaTypeOf(type: Json | undefined, place: string): string {
  const usual = typeof type === 'string' ? type.split(';', 1).join('').trim().toLowerCase() : '';
  if (!mediaType.test(usual)) throw unusable(`${place}.mimeType`, 'send a media type, such as image/png');
  return usual;
}

const notPassed = (type: string, place: string) =>
  unusable(`${place}.mimeType`, `this gateway does not pass on media of type "${type}"`);

/** A document of text is passed on as the text, which guardrails and all models read. */
function decodedText(base64: string, place: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64, 'base64'));
  } catch {
    throw unusable(`${place}.data`, 'the text is no UTF-8');
  }
}

/** A file in Google's own store, which only Google can read. */
const atGoogle = /^https?:\/\/[^/]*\bgenerativelanguage\.googleapis\.com\//i;

function filePart(file: JsonObject, place: string): JsonObject {
  refuseOthers(file, new Set(['mimeType', 'fileUri', 'displayName']), place);
  const { fileUri: url, displayName } = file;
  const type = file.mimeType === undefined ? '' : mediaTypeOf(file.mimeType, place);
  if (typeof url !== 'string' || !/^https?:\/\//i.test(url) || atGoogle.test(url)) {
    throw unusable(`${place}.fileUri`, 'send an address on the web, or the file itself as inlineData');
  }
  if (type.startsWith('image/')) return { type: 'image_url', image_url: { url } };
  if (/^(?:audio|video|text)\//.test(type)) throw notPassed(type, place);
  return { type: 'file', file: withoutNothing({ filename: fileName(displayName, type), file_data: url }) };
}
