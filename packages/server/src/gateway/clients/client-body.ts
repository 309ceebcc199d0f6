import { isObject, type Json, type JsonObject, parseExact } from '@redoubt/providers';
import { Failure } from '../../errors.ts';
import { decodeUtf8 } from '../../http/decode-utf8.ts';
import { jsonShapeProblem } from '../../http/json-shape.ts';

/** Parses a body, so that every number is written again as it came. Throws Failure 422, and 400 if it is no UTF-8. */
export function clientBody(bytes: Buffer): JsonObject {
  const text = decodeUtf8(bytes);
  const problem = jsonShapeProblem(text);
  if (problem) throw unusable('', problem);
  let value: Json;
  try {
    value = parseExact(text);
  } catch {
    throw unusable('', text === '' ? 'The body is empty; send a JSON object' : 'The body is no JSON');
  }
  if (!isObject(value)) throw unusable('', 'The body is no JSON object');
  return value;
}

/** The failure for a place of a body, such as `messages.0.content`, that cannot be converted. */
export function unusable(place: string, message: string): Failure {
  const msg = place === '' ? message : `${place}: ${message}`;
  const loc = ['body', ...(place === '' ? [] : place.split('.'))];
  return new Failure('invalid_request', msg, { detail: [{ type: 'invalid', loc, msg: message, input: null }] });
}

/**
 * Throws for a member that has no form in a chat completion, so that nothing is left out in silence. One that is null or
 * false asks for nothing.
 */
export function refuseOthers(value: JsonObject, known: ReadonlySet<string>, place = ''): void {
  for (const [name, held] of Object.entries(value)) {
    if (known.has(name) || held === null || held === undefined || held === false) continue;
    const at = place === '' ? name : `${place}.${name}`;
    throw unusable(at, `this gateway does not pass on "${name}" here; leave it out`);
  }
}

/** The gateway's own members of a body, where its configuration names no other brand. */
const usualOwn: ReadonlySet<string> = new Set(['service_context']);

/** Parts the gateway's own members of a body, which are passed on as they are, from those of the client's API. */
export function partOwn(body: JsonObject, names = usualOwn): { readonly own: JsonObject; readonly sent: JsonObject } {
  const [own, sent] = [true, false].map((isOwn) =>
    Object.fromEntries(Object.entries(body).filter(([name]) => names.has(name) === isOwn)),
  );
  return { own: own ?? {}, sent: sent ?? {} };
}

/** Returns the objects of a list. Throws for a value that is none. */
export function objectsOf(value: Json | undefined, place: string): JsonObject[] {
  if (!Array.isArray(value)) throw unusable(place, 'send a list');
  return value.map((each, index) => {
    if (!isObject(each)) throw unusable(`${place}.${index}`, 'send an object');
    return each;
  });
}

/**
 * Returns the content that parts make. A single text becomes a plain one, the only form that some servers know for
 * messages of others than users, and the best for most.
 */
export function contentOf(parts: readonly JsonObject[]): Json {
  const [first, second] = parts;
  if (!first) return '';
  const isPlain = !second && Object.keys(first).every((name) => name === 'type' || name === 'text');
  return isPlain && typeof first.text === 'string' ? first.text : parts;
}

/** Returns the members whose values are set. */
export const withoutNothing = (body: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined && value !== null));

/** Members that the gateway adds to an answer, such as what the guardrails found. */
export const added = (answer: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(answer).filter(([name]) => name.endsWith('_policy_detections')));

/** Members of a body that stay beside its error. */
export const besideError = (body: JsonObject): JsonObject => ({
  ...(typeof body.request_id === 'string' && { request_id: body.request_id }),
  ...added(body),
});

/** One event of a stream, as server-sent events are written. */
export const eventOf = (name: string, data: JsonObject): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Returns a value of a body for a message: a text as it is, anything else as JSON. Numbers may be of any length. */
export const asText = (value: Json | undefined): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
