/** A text somewhere in a request, with the place to write it to. */
export interface TextPlace {
  readonly text: string;
  /** Puts another text in its place. */
  write(text: string): void;
  /** The text of a tool call: JSON, of which only the strings are anybody's words. */
  readonly isJson: boolean;
  /** Who speaks: `model` for earlier answers, `system` for instructions, `caller` for users, tools and whoever is not known. */
  readonly voice: Voice;
  /** Whether it stands after the last answer of the model. */
  readonly isNew: boolean;
}

type Voice = 'system' | 'caller' | 'model';

type Json = Record<string, unknown>;

/** Roles that a caller's words never stand under. A role that is not known could be anybody's. */
const voices = new Map<unknown, Voice>([
  ['system', 'system'],
  ['developer', 'system'],
  ['assistant', 'model'],
]);

/** Fields of an answer of the model, or of a part of a message, that hold words. */
const messageFields = ['content', 'refusal', 'reasoning_content'] as const;
const partFields = ['text', 'refusal', 'input_text', 'content'] as const;

/** Every text of a chat's messages, in order. Throws NotReadable for what cannot hold texts. */
export function chatTexts(messages: readonly unknown[]): TextPlace[] {
  const lastAnswer = messages.findLastIndex((message) => isObject(message) && voices.get(message.role) === 'model');
  return messages.flatMap((message, index) => {
    if (!isObject(message)) throw new NotReadable(`messages.${index} is not an object`);
    if (!isReadable(message.content)) {
      throw new NotReadable(`messages.${index} has a content that is neither a text nor a list of parts with texts`);
    }
    const voice = voices.get(message.role) ?? 'caller';
    return textsOfMessage(message, { voice, isNew: index > lastAnswer });
  });
}

/** What a caller expects the answer to be goes to the provider as well: it is redacted, and judged once it is an answer. */
export function predictedTexts({ prediction }: Json): TextPlace[] {
  return isObject(prediction) ? textsOfMessage(prediction, { voice: 'model', isNew: false }) : [];
}

/** A text where some server might read one, under a form in which no stage would find it, is not let through. */
function isReadable(content: unknown): boolean {
  if (!Array.isArray(content)) return content == null || typeof content === 'string';
  return content.every((part) => {
    if (!isObject(part)) return typeof part === 'string';
    return part.text == null || typeof part.text === 'string';
  });
}

/** Every text of a completion's prompt, one or a list of them, and what is to follow. Throws NotReadable for tokens. */
export function promptTexts(body: Json): TextPlace[] {
  const { prompt } = body;
  const spoken = { voice: 'caller', isNew: true } as const;
  const suffix = textsIn(body, ['suffix'], spoken);
  if (typeof prompt === 'string') return [...textsIn(body, ['prompt'], spoken), ...suffix];
  if (Array.isArray(prompt) && prompt.every((each) => typeof each === 'string')) {
    return [...stringsIn(prompt, spoken), ...suffix];
  }
  throw new NotReadable('prompt is neither a text nor a list of texts; a prompt of tokens cannot be judged');
}

/** A request that a stage has to read, and that cannot be read. */
export class NotReadable extends Error {
  override readonly name = 'NotReadable';
}

type Spoken = Pick<TextPlace, 'voice' | 'isNew'>;

function textsOfMessage(message: Json, spoken: Spoken): TextPlace[] {
  const { content, tool_calls: calls, function_call: call } = message;
  const parts = Array.isArray(content) ? content.filter(isObject) : [];
  return [
    ...textsIn(message, messageFields, spoken),
    ...parts.flatMap((part) => textsIn(part, partFields, spoken)),
    ...parts.flatMap(({ thinking }) => thoughtsOf(thinking, spoken)),
    ...(Array.isArray(content) ? stringsIn(content, spoken) : []),
    ...(Array.isArray(calls) ? calls.filter(isObject).flatMap((each) => textsOfCall(each, spoken)) : []),
    ...argumentsOf(call, spoken),
  ];
}

/** Parts of a part, as models that think send them and get them back. */
const thoughtsOf = (thinking: unknown, spoken: Spoken): TextPlace[] =>
  Array.isArray(thinking) ? thinking.filter(isObject).flatMap((part) => textsIn(part, ['text'], spoken)) : [];

/** Arguments of a function are JSON; what a tool of another kind was given is text. */
const textsOfCall = (call: Json, spoken: Spoken): TextPlace[] => [
  ...argumentsOf(call.function, spoken),
  ...(isObject(call.custom) ? textsIn(call.custom, ['input'], spoken) : []),
];

const argumentsOf = (called: unknown, spoken: Spoken): TextPlace[] =>
  isObject(called) ? textsIn(called, ['arguments'], spoken, true) : [];

const textsIn = (holder: Json, fields: readonly string[], spoken: Spoken, isJson = false): TextPlace[] =>
  fields.flatMap((field) => placeIn(holder, field, spoken, isJson) ?? []);

/** Some clients send bare strings among the parts. */
const stringsIn = (parts: unknown[], spoken: Spoken): TextPlace[] =>
  parts.flatMap((_, index) => placeIn(parts, index, spoken) ?? []);

/** The text at a key of an object or list; undefined where there is none. The cast: a list is an object by its indexes. */
function placeIn(holder: object, key: string | number, spoken: Spoken, isJson = false): TextPlace | undefined {
  const held = holder as Record<string | number, unknown>;
  const text = held[key];
  if (typeof text !== 'string' || text === '') return undefined;
  return {
    text,
    write: (to) => {
      held[key] = to;
    },
    isJson,
    ...spoken,
  };
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
