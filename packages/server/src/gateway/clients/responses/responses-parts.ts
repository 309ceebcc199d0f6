import type { Json, JsonObject } from '@redoubt/providers';
import { asText, contentOf, objectsOf, refuseOthers, unusable, withoutNothing } from '../client-body.ts';

/** Converts a content: a text or a list of parts. */
export function chatContent(content: Json | undefined, place: string): Json {
  if (typeof content === 'string') return content;
  return contentOf(objectsOf(content, place).map((part, at) => chatPart(part, `${place}.${at}`)));
}

/** The content of a message of the model, in parts. */
export function answerParts(content: Json | undefined, place: string): JsonObject[] {
  if (typeof content === 'string') return [{ type: 'text', text: content }];
  return objectsOf(content, place).map((part, at) => chatPart(part, `${place}.${at}`));
}

type Convert = (part: JsonObject, place: string) => JsonObject;

interface PartForm {
  readonly names: readonly string[];
  readonly convert: Convert;
}

const plainText: Convert = ({ text }) => ({ type: 'text', text: text ?? '' });

/** Marks where a prompt may be cached. Chat completions have it under the same name. */
const MARK = 'prompt_cache_breakpoint';

/** What a model's text says beside its words (`annotations`, `logprobs`) is not read by models. */
const forms: Readonly<Record<string, PartForm>> = {
  input_text: { names: ['text', MARK], convert: plainText },
  output_text: { names: ['text', 'annotations', 'logprobs', 'parsed'], convert: plainText },
  // Clients send a plain text, too.
  text: { names: ['text'], convert: plainText },
  refusal: { names: ['refusal'], convert: ({ refusal }) => ({ type: 'refusal', refusal: refusal ?? '' }) },
  input_image: { names: ['image_url', 'detail', 'file_id', MARK], convert: pictureOf },
  input_file: { names: ['file_data', 'file_id', 'file_url', 'filename', 'detail', MARK], convert: fileOf },
};

function chatPart(part: JsonObject, place: string): JsonObject {
  const type = asText(part.type);
  const form = Object.hasOwn(forms, type) ? forms[type] : undefined;
  if (!form) throw unusable(`${place}.type`, `this gateway does not pass on a part of type "${type}"`);
  refuseOthers(part, new Set(['type', ...form.names]), place);
  return withoutNothing({ ...form.convert(part, place), [MARK]: part[MARK] });
}

function pictureOf({ image_url: url, detail, file_id: id }: JsonObject, place: string): JsonObject {
  if (typeof url === 'string') return { type: 'image_url', image_url: withoutNothing({ url, detail }) };
  const message = typeof id === 'string' ? 'a picture cannot be named by an id; send image_url' : 'send a text';
  throw unusable(`${place}.${typeof id === 'string' ? 'file_id' : 'image_url'}`, message);
}

/** How finely a provider looks at a file (`detail`) is a preference that a chat completion has not. */
function fileOf({ file_data, file_id, file_url, filename }: JsonObject, place: string): JsonObject {
  const data = file_data ?? file_url;
  if (typeof data === 'string') {
    return { type: 'file', file: { file_data: data, filename: filename ?? 'document.pdf' } };
  }
  if (typeof file_id === 'string') return { type: 'file', file: withoutNothing({ file_id, filename }) };
  throw unusable(place, 'send file_data, file_url or file_id');
}
