import { isObject, type Json, type JsonObject } from '../../../json/exact-json.ts';
import { inexpressible, malformed } from './refuse.ts';

/**
 * Converts the content of a message to blocks, in order. Empty text blocks are left out, because the API refuses them.
 */
export function contentBlocks(content: Json | undefined, param: string): JsonObject[] {
  if (content === undefined || content === null) return [];
  if (typeof content === 'string') return content === '' ? [] : [{ type: 'text', text: content }];
  if (!Array.isArray(content)) throw malformed(`${param}.content`, 'A content is a text or a list of parts');
  return content.flatMap((part, index) => {
    const block = writePart(part, `${param}.content.${index}`);
    return block.type === 'text' && block.text === '' ? [] : [block];
  });
}

/** Converts content that may contain only text. Throws RequestRefused for other parts. */
export function textBlocks(content: Json | undefined, param: string): JsonObject[] {
  const blocks = contentBlocks(content, param);
  const strange = blocks.find(({ type }) => type !== 'text');
  if (strange) throw inexpressible(`${param}.content`, `A part of type ${String(strange.type)} cannot be here`);
  return blocks;
}

function writePart(part: Json, param: string): JsonObject {
  if (!isObject(part)) throw malformed(param, 'A part is an object');
  return { ...writePlainPart(part, param), ...(isObject(part.cache_control) && { cache_control: part.cache_control }) };
}

function writePlainPart(part: JsonObject, param: string): JsonObject {
  switch (part.type) {
    case 'text':
      return { type: 'text', text: part.text ?? '' };
    case 'refusal':
      return { type: 'text', text: part.refusal ?? '' };
    case 'image_url':
      return { type: 'image', source: sourceOf(urlOf(part.image_url, param), param) };
    case 'file':
      return { type: 'document', source: fileSource(part.file, param) };
    default:
      throw inexpressible(param, `A part of type ${String(part.type)} cannot be put to a model of Anthropic's`);
  }
}

function urlOf(image: Json | undefined, param: string): string {
  const url = isObject(image) ? image.url : image;
  if (typeof url !== 'string') throw malformed(`${param}.image_url`, 'An image has a url');
  return url;
}

function fileSource(file: Json | undefined, param: string): JsonObject {
  const data = isObject(file) ? file.file_data : undefined;
  if (typeof data === 'string') return sourceOf(data, param);
  throw inexpressible(param, "A file is put to a model of Anthropic's by its file_data");
}

/** Converts a base64 `data:` URL to its data. Any other URL is passed on for the provider to fetch. */
function sourceOf(url: string, param: string): JsonObject {
  if (!/^data:/i.test(url)) return { type: 'url', url };
  const comma = url.indexOf(',');
  const [mediaType = '', ...parameters] = url.slice('data:'.length, comma).split(';');
  if (comma === -1 || parameters.at(-1)?.toLowerCase() !== 'base64') {
    throw malformed(param, 'A data: URL is in base64');
  }
  return { type: 'base64', media_type: mediaType.toLowerCase(), data: url.slice(comma + 1) };
}

/**
 * Returns the thinking blocks of a message, in the `thinking_blocks` form that clients of several providers use. They
 * keep their signatures, because Anthropic requires them when the blocks are sent back in a tool loop. Other blocks are
 * left out.
 */
export function thinkingBlocks(blocks: Json | undefined): JsonObject[] {
  if (!Array.isArray(blocks)) return [];
  return blocks
    .filter(isObject)
    .map(blockOf)
    .filter((block) => block !== undefined);
}

function blockOf({ type, thinking, signature, data }: JsonObject): JsonObject | undefined {
  if (type === 'redacted_thinking' && typeof data === 'string') return { type, data };
  const isSigned = typeof signature === 'string' && signature !== '';
  return type === 'thinking' && typeof thinking === 'string' && isSigned ? { type, thinking, signature } : undefined;
}
