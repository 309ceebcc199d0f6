import type { PartMedium, PartSource } from './sent-part.ts';

/** Members that hold a part, whatever the type beside them says. */
export const mediumByName: ReadonlyMap<string, PartMedium> = new Map([
  ...['image', 'images', 'image_url', 'input_image'].map((name) => [name, 'image'] as const),
  ...['audio', 'audio_url', 'input_audio'].map((name) => [name, 'audio'] as const),
  ...['video', 'video_url', 'input_video'].map((name) => [name, 'video'] as const),
  ...['file', 'file_data', 'file_url', 'input_file', 'inline_data', 'inlineData', 'fileData'].map(
    (name) => [name, 'file'] as const,
  ),
]);

/** Members of a part that hold its content. */
const contentNames = new Set([...mediumByName.keys(), 'data', 'b64_json', 'base64', 'bytes', 'blob']);
const addressName = /(?:ur[il]|href|src)$/i;
const anyAddress = /^\s*(?:https?|s3|gs|file|ftp):/i;
/** The start of a `data:` URL: its type and its parameters. */
const dataUrl = /^\s*data:([^,;]{0,120})((?:;[^,;]{0,120}){0,8}),/i;
/** The start of a `data:` URL ends within this many characters. */
const MAX_HEAD = 1_200;
/** What a model may be given as media. A `data:` URL of a text is judged as that text. */
const mediaType = /^(?:(image|audio|video)\/|application\/(?!json|xml|javascript|x-))/i;

const headOf = (text: string): RegExpExecArray | null => dataUrl.exec(text.slice(0, MAX_HEAD));

/** Returns whether a value is a `data:` URL. */
export const isDataUrl = (value: unknown): value is string => typeof value === 'string' && headOf(value) !== null;

/** Returns the medium that a `data:` URL names. */
export function mediumOfData(text: string): PartMedium | undefined {
  const [, type = ''] = headOf(text) ?? [];
  const [, medium] = mediaType.exec(type) ?? [];
  // The cast: the pattern names these three.
  return medium === undefined ? undefined : (medium.toLowerCase() as 'image' | 'audio' | 'video');
}

/** Returns what a text says about the content of a part, or undefined if it says nothing about it. */
export function sourceOf(text: string, name: string, isInPart: boolean): PartSource | undefined {
  if (name === 'text' || name === 'type' || text === '') return undefined;
  const data = headOf(text);
  if (data) return sourceOfData(text, data, isInPart);
  if (name === 'file_id' || name === 'file_ids') return { kind: 'stored' };
  return isInPart ? sourceInPart(text, name) : undefined;
}

function sourceOfData(text: string, [head, type = '', parameters = '']: RegExpExecArray, isInPart: boolean) {
  const isMedia = mediaType.test(type) || (isInPart && !/^text\//i.test(type));
  if (!isMedia) return undefined;
  // Without base64 it is a text in percent-code, which counts as broken here and is judged as the text that it is.
  const isBase64 = /;\s*base64\s*$/i.test(parameters);
  return { kind: 'inline', base64: isBase64 ? text.slice(head.length) : '' } as const;
}

function sourceInPart(text: string, name: string): PartSource | undefined {
  const isContent = contentNames.has(name);
  const isAddress = addressName.test(name) || (isContent && anyAddress.test(text));
  if (isAddress) return { kind: 'address', url: text.trim() };
  return isContent && !isWords(text.slice(0, MAX_HEAD)) ? { kind: 'inline', base64: text } : undefined;
}

/** The longest words on average. Lines of base64 are longer. */
const MAX_WORD = 20;

/** Some documents are given as their text. It is judged like all texts, and no decoder takes it for base64. */
function isWords(head: string): boolean {
  const words = head.trim().split(/\s+/);
  return words.length >= 3 && head.length / words.length < MAX_WORD;
}
