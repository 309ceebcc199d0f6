import { parseExact } from '@redoubt/providers';
import { Failure } from '../../errors.ts';
import { decodeUtf8 } from '../../http/decode-utf8.ts';
import { jsonShapeProblem } from '../../http/json-shape.ts';
import { bodyFields, NotReadable } from '../stages/field-texts.ts';
import {
  chatTexts,
  isObject,
  membersSaid,
  predictedTexts,
  promptTexts,
  refuseOtherCase,
  saidTexts,
} from '../stages/message-texts.ts';
import type { RequestText } from '../stages/text-place.ts';
import { namesTwice } from '../stream/names-twice.ts';
import { type ProxyPath, RECORDING } from './exchange.ts';

/** A call in the form that its stages read. */
export interface ReadCall {
  /** Stages change it in place. */
  readonly body: Record<string, unknown>;
  readonly places: readonly RequestText[];
  readonly isStreamed: boolean;
  /** The context that the answer is checked against, if the caller sends it: the brand's `service_context`. */
  readonly context: string | undefined;
  /**
   * True if other parsers may read the body differently. The parsed body is then forwarded instead of the sent bytes.
   */
  readonly isAmbiguous: boolean;
  /** True if the answer is requested as JSON. Restored text is then escaped for JSON. */
  readonly wantsJson: boolean;
  /** Names of the tools that the model may call. */
  readonly declaredTools: ReadonlySet<string>;
}

/** Reads a call's body. Throws Failure 422 if stages cannot read it, and 400 if it is no UTF-8. */
export function readCall(bytes: Buffer, path: ProxyPath, ownMembers: ReadonlySet<string>): ReadCall {
  const text = decodeUtf8(bytes);
  const body = objectOf(text);
  const { stream, response_format: format } = body;
  const declared = declaredTools(body);
  return {
    body,
    places: placesOf(body, { path, ownMembers, declared }),
    isStreamed: stream === true,
    context: contextOf(body, ownMembers),
    isAmbiguous: namesTwice(text, body),
    wantsJson: isObject(format) && String(format.type).startsWith('json'),
    declaredTools: declared,
  };
}

/** Accepts only valid tool names. A longer text in that place must be judged. */
const isToolName = (name: unknown): name is string => typeof name === 'string' && /^[\w.-]{1,64}$/.test(name);

function declaredTools({ tools, functions }: Record<string, unknown>): ReadonlySet<string> {
  const declared = [tools, functions].flatMap((list) => (Array.isArray(list) ? list.filter(isObject) : []));
  const names = declared.flatMap(({ name, function: called, custom }) =>
    [name, isObject(called) && called.name, isObject(custom) && custom.name].filter(isToolName),
  );
  return new Set(names);
}

function objectOf(text: string): Record<string, unknown> {
  const problem = jsonShapeProblem(text);
  if (problem) throw refused(problem);
  let value: unknown;
  try {
    value = parseExact(text);
  } catch (error) {
    throw refused(text === '' ? 'The body is empty; send a JSON object' : `The body is no JSON: ${reasonOf(error)}`);
  }
  if (!isObject(value)) throw refused('The body is no JSON object');
  return value;
}

/** V8's messages quote the document. The first 200 characters still say where the error is. */
const reasonOf = (error: unknown): string => String((error as Error).message).slice(0, 200);

/** Members of a body that contain texts or control the form of the answer. */
const bodyNames = new Set(['messages', 'prompt', 'suffix', 'prediction', 'stream']);

interface Reading {
  readonly path: ProxyPath;
  readonly ownMembers: ReadonlySet<string>;
  readonly declared: ReadonlySet<string>;
}

function placesOf(body: Record<string, unknown>, reading: Reading): RequestText[] {
  try {
    const said = membersSaid(reading.path);
    refuseOtherCase(body, said ? new Set([...said, 'stream']) : bodyNames);
    return said ? [...saidTexts(body, said), ...fieldsBeside(body, said, reading)] : textsIn(body, reading);
  } catch (error) {
    throw error instanceof NotReadable ? refused(error.message) : error;
  }
}

/** The texts beside what is said. A stream of anything but text could not be judged or restored, so it is refused. */
function fieldsBeside(body: Record<string, unknown>, said: readonly string[], reading: Reading): RequestText[] {
  if (body.stream === true) throw new NotReadable(`stream is not passed on at ${reading.path}; leave it out`);
  const elsewhere = new Map([[body, new Set(['model', ...said, ...reading.ownMembers])]]);
  return bodyFields(body, { declared: reading.declared, elsewhere });
}

/** Paths whose bodies are those of a chat: one that is answered, one whose tokens are counted, or what leads a transcript. */
const chatPaths: ReadonlySet<ProxyPath> = new Set([
  'chat/completions',
  'messages/count_tokens',
  'audio/transcriptions',
]);

function textsIn(body: Record<string, unknown>, { path, ownMembers, declared }: Reading): RequestText[] {
  const { messages, prompt, prediction } = body;
  // Some servers accept either `messages` or `prompt` on both paths.
  const chat = Array.isArray(messages) ? chatTexts(messages, declared) : [];
  const isChat = chatPaths.has(path);
  const others = isChat && prompt == null ? [] : promptTexts(body);
  if (isChat && !Array.isArray(messages)) throw new NotReadable('messages is missing, or no list');
  const read = new Set(['model', ...ownMembers]);
  if (Array.isArray(messages)) read.add('messages');
  if (isObject(prediction)) read.add('prediction');
  // The gateway's own note of the recording holds no word of the caller.
  if (path === 'audio/transcriptions') read.add(RECORDING);
  if (others.length > 0) read.add('prompt').add('suffix');
  const fields = bodyFields(body, { declared, elsewhere: new Map([[body, read]]) });
  return [...chat, ...predictedTexts(body), ...others, ...fields];
}

function contextOf(body: Record<string, unknown>, ownMembers: ReadonlySet<string>): string | undefined {
  for (const field of ownMembers) {
    const sent = body[field];
    if (typeof sent === 'string') return sent;
    if (sent != null) throw refused(`${field} is no text`);
  }
  return undefined;
}

const refused = (message: string): Failure => {
  const place = /^[a-z_]+(?:\.\d+)?/.exec(message)?.[0].split('.') ?? [];
  const detail = [{ type: 'invalid', loc: ['body', ...place], msg: message, input: null }];
  return new Failure('invalid_request', message, { detail });
};
