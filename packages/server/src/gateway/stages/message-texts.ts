import { isQuiet, readingOf } from '../stream/quiet-fields.ts';
import { fieldsOfMessage, NotReadable } from './field-texts.ts';
import { placeIn, type RequestText, type Spoken, type Voice } from './text-place.ts';

type Json = Record<string, unknown>;

/** Roles that never carry the caller's own words. An unknown role could be anybody's. */
const voices = new Map<unknown, Voice>([
  ['system', 'system'],
  ['developer', 'system'],
  ['assistant', 'model'],
]);

/** Fields of a message that hold text. `content` may also hold parts. */
const messageFields = ['content', 'refusal', 'reasoning_content', 'reasoning', 'thinking'] as const;
const otherTexts = messageFields.slice(1);
const named = [...otherTexts, 'name'];
/** Known field names of a message in their usual case. Some servers ignore the case of names. */
const messageNames = new Set<string>([
  ...messageFields,
  'role',
  'name',
  'tool_calls',
  'function_call',
  'thinking_blocks',
]);

/** Returns every text of a chat's messages, in order. Throws NotReadable if a message cannot be read. */
export function chatTexts(messages: readonly unknown[], declared: ReadonlySet<string> = new Set()): RequestText[] {
  const runs = new Runs();
  const spokenOf = whoSpeaks(messages);
  return messages.flatMap((message, index) => {
    if (!isObject(message)) throw new NotReadable(`messages.${index} is not an object`);
    refuseOtherCase(message, messageNames, `messages.${index}`);
    if (!isReadable(message.content)) {
      throw new NotReadable(`messages.${index} has a content that is neither a text nor a list of parts with texts`);
    }
    return runs.of(message, textsOfMessage(message, spokenOf(message, index), declared));
  });
}

/** Returns who speaks in a message of a chat, and in which turn. */
export function whoSpeaks(messages: readonly unknown[]): (message: Json, index: number) => Spoken {
  const lastAnswer = messages.findLastIndex(isAnswer);
  const turn = beginOfTurn(messages, lastAnswer);
  return ({ role }, index) => ({
    voice: voices.get(role) ?? 'caller',
    isNew: index > lastAnswer,
    isOfTurn: index >= turn,
    isUsers: role === 'user',
    isResult: results.has(role),
    message: index,
  });
}

const voiceOf = (message: unknown): Voice | undefined => (isObject(message) ? voices.get(message.role) : undefined);
const isAnswer = (message: unknown): boolean => voiceOf(message) === 'model';

/** Roles of results that a model called for. They do not begin a turn. */
const results = new Set<unknown>(['tool', 'function']);
const isOfUser = (message: unknown): boolean =>
  isObject(message) && !voices.has(message.role) && !results.has(message.role);

/** Returns where the latest turn begins: behind the answer before the user's last words. */
function beginOfTurn(messages: readonly unknown[], lastAnswer: number): number {
  const lastWords = messages.findLastIndex(isOfUser);
  if (lastWords === -1 || lastWords > lastAnswer) return lastAnswer + 1;
  return messages.slice(0, lastWords).findLastIndex(isAnswer) + 1;
}

/**
 * Returns the predicted output, if the caller sends one. The caller writes it, so it is judged in the latest turn. It
 * asks nothing, so it is not priced.
 */
export function predictedTexts({ prediction }: Json): RequestText[] {
  return isObject(prediction) ? partTexts(prediction, { voice: 'caller', isNew: false, isOfTurn: true, run: 0 }) : [];
}

/** Returns whether stages can find all texts of a content. Text in a form that only some servers read is rejected. */
function isReadable(content: unknown): boolean {
  if (!Array.isArray(content)) return content == null || typeof content === 'string';
  return content.every((part) => {
    if (!isObject(part)) return typeof part === 'string';
    return part.text == null || typeof part.text === 'string';
  });
}

const ofUser = { voice: 'caller', isNew: true, isOfTurn: true, isUsers: true } as const;

/** Returns every text of a completion's prompt, which is one text or a list. Throws NotReadable for tokens. */
export const promptTexts = (body: Json): RequestText[] => [
  ...textOrTexts(body, 'prompt'),
  ...textsIn(body, ['suffix'], ofUser),
];

/** Members that hold what the caller says, by the path of a call that is no chat. The first of each must be there. */
const saidMembers: Readonly<Record<string, readonly string[]>> = {
  embeddings: ['input'],
  rerank: ['query', 'documents'],
  'images/generations': ['prompt'],
  'audio/speech': ['input', 'instructions'],
};

/** Returns the members of a body that hold what the caller says. Undefined for a chat or a completion. */
export const membersSaid = (path: string): readonly string[] | undefined => saidMembers[path];

/** Returns every text of members that hold a text or a list of texts. Throws NotReadable for anything else. */
export function saidTexts(body: Json, members: readonly string[]): RequestText[] {
  return members.flatMap((member, at) => (at > 0 && body[member] == null ? [] : textOrTexts(body, member)));
}

function textOrTexts(body: Json, member: string): RequestText[] {
  const value = body[member];
  const mayBeObjects = member === 'documents';
  if (Array.isArray(value) && value.every((each) => typeof each === 'string' || (mayBeObjects && isObject(each)))) {
    return value.flatMap((each, at) => (isObject(each) ? recordTexts(each) : placeAt(value, at)));
  }
  if (typeof value === 'string') return textsIn(body, [member], ofUser);
  throw new NotReadable(`${member} is neither a text nor a list of texts; send texts, for tokens cannot be judged`);
}

/** Returns every text of a caller's own record, at any depth, and the names of its members, which are read only. */
function recordTexts(record: object, depth = 0): RequestText[] {
  if (depth > MAX_DEPTH) throw new NotReadable(`documents: a document is nested deeper than ${MAX_DEPTH} levels`);
  const isList = Array.isArray(record);
  return Object.entries(record).flatMap(([name, held]) => {
    const named = { text: name, isJson: false, write: () => undefined, ...ofUser, isField: true, isFixed: true };
    const texts =
      typeof held === 'object' && held !== null ? recordTexts(held, depth + 1) : [placeIn(record, name, ofUser)];
    return [...(isList ? [] : [named]), ...texts.filter((text) => text !== undefined)];
  });
}

function placeAt(list: readonly unknown[], at: number): RequestText[] {
  const place = placeIn(list, at, ofUser);
  return place ? [place] : [];
}

/** Numbers the texts that one speaker says in a row. Messages without text do not end a row. */
class Runs {
  #number = 0;
  #role: unknown;

  of({ role }: Json, places: readonly RequestText[]): RequestText[] {
    const isSaid = ({ isField, run }: RequestText) => !isField && run !== undefined;
    if (!places.some(isSaid)) return [...places];
    if (role !== this.#role) this.#number += 1;
    this.#role = role;
    return places.map((place) => (isSaid(place) ? { ...place, run: this.#number } : place));
  }
}

function textsOfMessage(message: Json, spoken: Spoken, declared: ReadonlySet<string>): RequestText[] {
  const { role, content, tool_calls: calls, function_call: call } = message;
  const parts = typeof content === 'object' ? partTexts(content, { ...spoken, run: 0 }) : [];
  const said = [...textsIn(message, ['content'], { ...spoken, run: 0 }), ...parts];
  return [
    ...nameIn(message, spoken),
    ...(results.has(role) ? said.map(asResult) : said),
    ...textsIn(message, otherTexts, spoken),
    ...(Array.isArray(calls) ? calls.flatMap((each) => (isObject(each) ? callTexts(each, spoken) : [])) : []),
    ...argumentsOf(call, spoken),
    ...thoughtsIn(message, spoken),
    ...fieldsOfMessage(message, spoken, { declared, elsewhere: readIn(message) }),
  ];
}

/** Marks the result of a tool that is JSON. Its words are in the strings, without their escapes. */
const asResult = (place: RequestText): RequestText =>
  /^\s*[[{]/.test(place.text) ? { ...place, isJson: true } : place;

/** Returns the members of a message that are read by name. */
function readIn(message: Json): Map<object, Set<string>> {
  const { tool_calls: calls, function_call: call } = message;
  const called = (Array.isArray(calls) ? calls.filter(isObject) : []).flatMap((each) => [each.function, each.custom]);
  const holders = [...called, call].filter(isObject);
  // What is no text there is visited like any other member.
  const textsOf = (holder: Json, names: readonly string[]) => names.filter((name) => typeof holder[name] === 'string');
  return new Map<object, Set<string>>([
    [message, new Set(['content', 'thinking_blocks', ...textsOf(message, named)])],
    ...holders.map((holder) => [holder, new Set(textsOf(holder, ['arguments', 'input']))] as const),
  ]);
}

/**
 * Returns the texts of thinking blocks. A signature covers the original text, so all blocks are removed if one must be
 * changed.
 */
function thoughtsIn(message: Json, spoken: Spoken): RequestText[] {
  const { thinking_blocks: blocks } = message;
  const places = typeof blocks === 'string' ? textsIn(message, ['thinking_blocks'], spoken) : partTexts(blocks, spoken);
  const write = () => {
    delete message.thinking_blocks;
  };
  return places.map((place) => ({ ...place, write }));
}

const callTexts = (call: Json, spoken: Spoken): RequestText[] => [
  ...argumentsOf(call.function, spoken),
  ...(isObject(call.custom) ? textsIn(call.custom, ['input'], spoken) : []),
];

const argumentsOf = (called: unknown, spoken: Spoken): RequestText[] =>
  isObject(called) ? textsIn(called, ['arguments'], spoken, true) : [];

/**
 * Returns the `name` of a message, which also goes to the model. Providers reject brackets in names, and tokens are
 * recognised without them.
 */
const nameIn = (message: Json, spoken: Spoken): RequestText[] =>
  textsIn(message, ['name'], spoken).map((place) => ({
    ...place,
    write: (to) => place.write(to.replace(/[<>]/g, '')),
  }));

const textsIn = (holder: Json, fields: readonly string[], spoken: Spoken, isJson = false): RequestText[] =>
  fields.flatMap((field) => placeIn(holder, field, spoken, isJson) ?? []);

/**
 * Throws NotReadable for a known name in another case. Servers that ignore the case would read a member that no stage
 * has read.
 */
export function refuseOtherCase(value: Json, names: ReadonlySet<string>, at?: string): void {
  for (const name of Object.keys(value)) {
    if (names.has(name)) continue;
    // Converts to upper case first, because `ſ` then becomes `S`, as in servers that ignore the case.
    const usual = name.toUpperCase().toLowerCase();
    if (!names.has(usual)) continue;
    throw new NotReadable(`${at ? `${at}.` : ''}${usual} is written in another case; write it in lower case`);
  }
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MAX_DEPTH = 32;
/** An address of a picture, a sound or a file, or its whole content as a data URL. */
const address = /^(?:https?|data|s3|gs|file):\S*$/i;

/**
 * Returns every text in the parts of a content, at any depth and of any type, because servers may read more than their
 * API documents. Members that are known to hold no text are skipped. Throws NotReadable if the nesting is too deep.
 */
function partTexts(value: unknown, spoken: Spoken, depth = 0): RequestText[] {
  if (typeof value !== 'object' || value === null) return [];
  if (depth > MAX_DEPTH) throw new NotReadable(`messages: a content is nested deeper than ${MAX_DEPTH} levels`);
  return Object.entries(value).flatMap(([key, held]) => {
    if (typeof held !== 'string') return partTexts(held, spoken, depth + 1);
    if (isQuiet(key, held)) return [];
    return key !== 'text' && address.test(held) ? addressIn(value, key, spoken) : (placeIn(value, key, spoken) ?? []);
  });
}

/** Returns an address as a text that is judged and never changed, so that it still works. It may contain words. */
function addressIn(holder: object, key: string, { voice, isNew, isOfTurn, message }: Spoken): RequestText[] {
  const place = placeIn(holder, key, {
    voice,
    isNew,
    isOfTurn,
    isField: true,
    isFixed: true,
    ...(message !== undefined && { message }),
  });
  const reading = place && readingOf(place.text);
  return place && reading ? [{ ...place, reading }] : [];
}
