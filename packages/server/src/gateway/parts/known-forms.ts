import { isObject } from '../stages/message-texts.ts';

type Json = Record<string, unknown>;

/** Types of what is said, called, answered by tools, or thought. All its words are judged as texts. */
const saidTypes = new Set<unknown>([
  ...['text', 'input_text', 'output_text', 'summary_text', 'reasoning_text', 'refusal', 'message', 'search_result'],
  ...['thinking', 'redacted_thinking', 'reasoning', 'reasoning.text', 'reasoning.summary', 'reasoning.encrypted'],
  ...['tool_use', 'tool_result', 'tool_call', 'tool-call', 'tool-result', 'server_tool_use', 'mcp_tool_use'],
  ...['mcp_tool_result', 'web_search_tool_result', 'function_call', 'function_call_output'],
  ...['custom_tool_call', 'custom_tool_call_output'],
]);

/** Lists in which each member is said, shown or called. Those of the second group are so only beside the messages. */
const contentNames = new Set(['content', 'contents', 'parts', 'output', 'value']);
const besideMessages = new Set(['input', 'system', 'instructions']);

/** Returns whether what stands under a name is content: what a model reads piece by piece. */
export const isContentName = (name: string, place: string): boolean =>
  contentNames.has(name) || (besideMessages.has(name) && place === name);

/** Members that hold a caller's or a tool's own data, in which a `type` may be anything. */
const dataNames = new Set([
  ...['arguments', 'args', 'input', 'json', 'metadata', 'functionCall', 'functionResponse'],
  ...['parameters', 'schema', 'input_schema', 'json_schema', 'function', 'tools'],
]);

/** Returns whether what stands under a name is data with names of its own, such as the arguments of a tool. */
export const isDataName = (name: string, place: string): boolean => dataNames.has(name) && !isContentName(name, place);

const rootNames = new Set([...besideMessages, 'content', 'contents', 'parts', 'prediction', 'attachments', 'files']);

/** Returns whether a member of a body may hold content beside the messages. Others are options and schemas. */
export const mayHoldContent = (name: string): boolean => rootNames.has(name);

/** Returns whether a member of content says of itself that it is something else than what is said, called or thought. */
export const isOfOtherType = ({ type }: Json): boolean => type != null && !saidTypes.has(type);

const documentTypes = new Set<unknown>(['document', 'input_document', 'text', 'content', undefined, null]);
/** Members of a document that is given as its text. Those of the second group are no words. */
const wordNames = new Set(['type', 'title', 'context', 'name']);
const settingNames = new Set(['citations', 'cache_control']);
const holderNames = new Set(['source', 'document', 'content']);
const typeNames: readonly string[] = [
  'mimeType',
  'mime_type',
  'mediaType',
  'media_type',
  'contentType',
  'content_type',
];
const textType = /^\s*text\//i;

/** A document holds a source, and that a list of texts. */
const MAX_LEVELS = 4;

/** Returns whether a document is given as its text, and as nothing else. Its texts are judged with the others. */
export function isTextDocument(holder: unknown, level = 0): boolean {
  if (!isObject(holder) || level > MAX_LEVELS || !documentTypes.has(holder.type)) return false;
  const others = Object.entries(holder).filter(([name, value]) => value != null && !isBeside(name, value));
  return (
    others.length > 0 && others.every(([name, value]) => isWords(name, value, holder) || isHeld(name, value, level + 1))
  );
}

const isBeside = (name: string, value: unknown): boolean =>
  settingNames.has(name) ||
  (typeof value === 'string' && (wordNames.has(name) || (typeNames.includes(name) && textType.test(value))));

const isWords = (name: string, value: unknown, { type }: Json): boolean =>
  typeof value === 'string' &&
  value !== '' &&
  (name === 'text' || (type === 'text' && name === 'data') || (name === 'content' && !/^\s*\w+:\S*$/.test(value)));

const isHeld = (name: string, value: unknown, level: number): boolean =>
  holderNames.has(name) &&
  (Array.isArray(value)
    ? value.length > 0 && value.every((each) => isTextDocument(each, level))
    : isTextDocument(value, level));

/** Names under which a content, an address or an id stands. */
const contentName = /(?:content|data|bytes|base64|blob|body|ur[il]|href|src|source|path|id)$/i;

/** Returns the media type that an object with a content or an address names, if it names one. */
export function mediaTypeOf(holder: Json): string | undefined {
  // Most objects name none, so their own names are looked at, and not six others.
  for (const name in holder) {
    const type = typeNames.includes(name) ? holder[name] : undefined;
    if (typeof type === 'string') return hasContent(holder) ? type : undefined;
  }
  return undefined;
}

const hasContent = (holder: Json): boolean =>
  Object.entries(holder).some(([name, value]) => value != null && !typeNames.includes(name) && contentName.test(name));
