import { isObject, type Json, type JsonObject } from '@redoubt/providers';
import { asText, contentOf, objectsOf, refuseOthers, unusable, withoutNothing } from '../client-body.ts';
import { thoughtMembers, unsealThoughts } from '../sealed-thoughts.ts';

/** Converts the system prompt, which is a text or blocks of text. */
export function systemMessage(system: Json | undefined): JsonObject[] {
  if (system === undefined || system === null || system === '') return [];
  if (typeof system === 'string') return [{ role: 'system', content: system }];
  const parts = blocksAt(system, 'system').map((block, at) => partOfBlock(block, `system.${at}`));
  return parts.length === 0 ? [] : [{ role: 'system', content: contentOf(parts) }];
}

/**
 * Members of blocks. Whether the result of a tool is an error (`is_error`) has no form in a chat completion; its text
 * says it. The caller of a tool that the client runs is always the model.
 */
const blockNames = new Map<Json | undefined, readonly string[]>([
  ['text', ['text', 'citations']],
  ['image', ['source']],
  ['document', ['source', 'title', 'context', 'citations']],
  ['thinking', ['thinking', 'signature']],
  ['redacted_thinking', ['data']],
  ['tool_use', ['id', 'name', 'input', 'caller']],
  ['tool_result', ['tool_use_id', 'content', 'is_error']],
]);

/** Returns the blocks of a list. Throws Failure 422 for one that is not passed on as a whole. */
function blocksAt(content: Json | undefined, place: string): JsonObject[] {
  const blocks = objectsOf(content, place);
  for (const [at, block] of blocks.entries()) checkBlock(block, `${place}.${at}`);
  return blocks;
}

function checkBlock(block: JsonObject, place: string): void {
  const names = blockNames.get(block.type);
  if (!names) throw unusable(`${place}.type`, `this gateway does not pass on a block of type "${asText(block.type)}"`);
  refuseOthers(block, new Set(['type', 'cache_control', ...names]), place);
  const { citations } = block;
  const isNone = isObject(citations) ? citations.enabled !== true : !Array.isArray(citations) || citations.length === 0;
  if (!isNone) throw unusable(`${place}.citations`, 'this gateway does not pass on citations; leave them out');
}

const ofMessage = new Set(['role', 'content']);

/**
 * Converts the turns. Results of tools become messages of their own, before what the user says beside them, as chat
 * completions want them: directly behind the calls.
 */
export function chatMessages(messages: Json | undefined): JsonObject[] {
  return objectsOf(messages, 'messages').flatMap((message, index) => {
    const place = `messages.${index}`;
    refuseOthers(message, ofMessage, place);
    const { role, content } = message;
    if (role !== 'user' && role !== 'assistant' && role !== 'system') {
      throw unusable(`${place}.role`, `"${asText(role)}" is no role; send user or assistant`);
    }
    if (typeof content === 'string') return [{ role, content }];
    const blocks = blocksAt(content, `${place}.content`);
    return role === 'assistant' ? [assistantMessage(blocks, place)] : userMessages(blocks, role, place);
  });
}

function userMessages(blocks: readonly JsonObject[], role: string, place: string): JsonObject[] {
  const results: JsonObject[] = [];
  const parts: JsonObject[] = [];
  for (const [at, block] of blocks.entries()) {
    const where = `${place}.content.${at}`;
    if (block.type === 'tool_result') results.push(toolMessage(block, where));
    else parts.push(partOfBlock(block, where));
  }
  return parts.length > 0 ? [...results, { role, content: parts }] : results;
}

function toolMessage({ tool_use_id, content, cache_control }: JsonObject, place: string): JsonObject {
  const parts = Array.isArray(content)
    ? blocksAt(content, `${place}.content`).map((block, at) => partOfBlock(block, `${place}.content.${at}`))
    : undefined;
  const said = parts ? contentOf(parts) : (content ?? '');
  return withoutNothing({ role: 'tool', tool_call_id: tool_use_id, content: said, cache_control });
}

const isThought = ({ type }: JsonObject): boolean => type === 'thinking' || type === 'redacted_thinking';

function assistantMessage(blocks: readonly JsonObject[], place: string): JsonObject {
  const thoughts = blocks.filter(isThought);
  const calls = blocks.filter(({ type }) => type === 'tool_use');
  const parts = blocks.flatMap((block, at) =>
    isThought(block) || block.type === 'tool_use' ? [] : [partOfBlock(block, `${place}.content.${at}`)],
  );
  return withoutNothing({
    role: 'assistant',
    content: parts.length > 0 ? parts : undefined,
    ...thoughtsInBlocks(thoughts),
    tool_calls: calls.length > 0 ? calls.map(chatCall) : undefined,
  });
}

/** A thought without a signature is one that a model which signs none said, or that a later block signs. */
function thoughtsInBlocks(blocks: readonly JsonObject[]): JsonObject {
  const isSigned = ({ type, signature }: JsonObject) => type === 'redacted_thinking' || Boolean(signature);
  const signed = blocks.filter(isSigned).flatMap((block) => unsealThoughts(block.signature) ?? [block]);
  const texts = blocks.flatMap(({ thinking }) => (typeof thinking === 'string' && thinking !== '' ? [thinking] : []));
  return thoughtMembers(signed, texts.join('\n\n'));
}

const chatCall = ({ id, name, input }: JsonObject): JsonObject => ({
  id: id ?? '',
  type: 'function',
  function: { name: name ?? '', arguments: JSON.stringify(input ?? {}) },
});

/** Converts a block of text, a picture or a document. */
function partOfBlock(block: JsonObject, place: string): JsonObject {
  const { type, cache_control } = block;
  if (type === 'text') return withoutNothing({ type: 'text', text: block.text, cache_control });
  if (type === 'image') {
    return withoutNothing({ type: 'image_url', image_url: { url: addressOf(block.source, place) }, cache_control });
  }
  if (type === 'document') return chatDocument(block, place);
  throw unusable(`${place}.type`, `this gateway does not pass on a block of type "${asText(type)}"`);
}

/** A document of text is passed on as the text, with what is said of it before. */
function chatDocument(block: JsonObject, place: string): JsonObject {
  const { source, title, context, cache_control } = block;
  if (isObject(source) && source.type === 'text') {
    refuseOthers(source, new Set(['type', 'media_type', 'data']), `${place}.source`);
    const texts = [title, context, source.data].filter((each) => typeof each === 'string' && each !== '');
    return withoutNothing({ type: 'text', text: texts.join('\n\n'), cache_control });
  }
  if (context !== undefined && context !== null) {
    throw unusable(`${place}.context`, 'a file has no context in a chat completion; send it as a text beside the file');
  }
  const file = withoutNothing({ file_data: addressOf(source, place), filename: title ?? 'document.pdf' });
  return withoutNothing({ type: 'file', file, cache_control });
}

/** A media type: nothing else fits where it goes. */
const mediaType = /^[\w.+-]{1,64}\/[\w.+-]{1,64}$/;

/** Returns the address of a picture or a document: its content as a data URL, or where it lies. */
function addressOf(source: Json | undefined, place: string): string {
  const from = isObject(source) ? source : {};
  const { type, media_type, data, url } = from;
  if (type === 'base64') {
    refuseOthers(from, new Set(['type', 'media_type', 'data']), `${place}.source`);
    if (!mediaType.test(asText(media_type)))
      throw unusable(`${place}.source.media_type`, 'send a type such as image/png');
    return `data:${asText(media_type)};base64,${asText(data)}`;
  }
  if (type !== 'url' || typeof url !== 'string')
    throw unusable(`${place}.source`, 'send a source of type base64 or url');
  refuseOthers(from, new Set(['type', 'url']), `${place}.source`);
  return url;
}
