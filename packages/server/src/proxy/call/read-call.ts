import { Failure } from '../../errors.ts';
import { jsonShapeProblem } from '../../http/json-shape.ts';
import {
  chatTexts,
  isObject,
  NotReadable,
  predictedTexts,
  promptTexts,
  type TextPlace,
} from '../stages/message-texts.ts';
import { parseExactly } from './exact-json.ts';
import type { ProxyPath } from './exchange.ts';

/** A call as its stages read it. */
export interface ReadCall {
  /** Changed in place by stages. */
  readonly body: Record<string, unknown>;
  readonly places: readonly TextPlace[];
  readonly isStreamed: boolean;
  /** What the answer is held against, where the caller says it: the brand's `service_context`. */
  readonly context: string | undefined;
  /** Whether the answer is asked for as JSON: what is put into it is then written as JSON. */
  readonly wantsJson: boolean;
}

/** Read a call's body. Throws Failure 422 for one that stages cannot read. */
export function readCall(bytes: Buffer, path: ProxyPath, ownMembers: ReadonlySet<string>): ReadCall {
  const body = objectOf(bytes.toString('utf8'));
  const { stream, response_format: format } = body;
  return {
    body,
    places: placesOf(body, path),
    isStreamed: stream === true,
    context: contextOf(body, ownMembers),
    wantsJson: isObject(format) && String(format.type).startsWith('json'),
  };
}

function objectOf(text: string): Record<string, unknown> {
  const problem = jsonShapeProblem(text);
  if (problem) throw refused(problem);
  let value: unknown;
  try {
    value = parseExactly(text);
  } catch (error) {
    throw refused(text === '' ? 'The body is empty; send a JSON object' : `The body is no JSON: ${reasonOf(error)}`);
  }
  if (!isObject(value)) throw refused('The body is no JSON object');
  return value;
}

/** V8's messages quote the document; bounded, they still say where. */
const reasonOf = (error: unknown): string => String((error as Error).message).slice(0, 200);

function placesOf(body: Record<string, unknown>, path: ProxyPath): TextPlace[] {
  try {
    if (path === 'completions') return promptTexts(body);
    if (!Array.isArray(body.messages)) throw new NotReadable('messages is missing, or no list');
    return [...predictedTexts(body), ...chatTexts(body.messages)];
  } catch (error) {
    throw error instanceof NotReadable ? refused(error.message) : error;
  }
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
