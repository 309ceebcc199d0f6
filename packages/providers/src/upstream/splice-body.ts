import { RequestRefused } from './upstream-failure.ts';

/** Changes to the members of a JSON object. All other bytes stay the same. */
export interface Changes {
  /** JSON text of values by name. They replace existing members, and missing ones are added at the front. */
  readonly set: Readonly<Record<string, string>>;
  /** Names of members that are removed. */
  readonly drop?: ReadonlySet<string> | undefined;
  /** JSON text of values by name, such as `0.2` for `temperature`. They are added only if no member has that name. */
  readonly defaults?: Readonly<Record<string, string>> | undefined;
}

/**
 * A member of the outermost object. `start` is where its name begins. The value goes from `valueStart` to `end`
 * (exclusive).
 */
interface Member {
  readonly name: string;
  readonly start: number;
  readonly valueStart: number;
  readonly end: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;

/**
 * Changes some members of a JSON object and keeps all other bytes: numbers too large for JavaScript, unknown members,
 * the order and the white space. If a member occurs more than once, all occurrences change, because providers differ in
 * which one they use. Throws RequestRefused if the text is not a JSON object. The insides of members are not checked,
 * because the provider does that.
 */
export function spliceBody(body: Buffer, changes: Changes): Buffer {
  const { open, members } = membersOf(body);
  if (isAsWanted(body, members, changes)) return body;
  const kept = changes.drop ? members.filter(({ name }) => !changes.drop?.has(name)) : members;
  const added = addedMembers(members, changes);
  const front = added !== '' && kept.length > 0 ? `${added},` : added;
  const from = open + 1;
  const end = members.at(-1)?.end ?? from;
  const pieces: Buffer[] = [body.subarray(0, from), Buffer.from(front)];
  if (kept.length === members.length) pushInPlace(pieces, body, { members, from, end, set: changes.set });
  else pushJoined(pieces, body, kept, changes.set);
  pieces.push(body.subarray(kept.length === members.length ? end : body.indexOf(CLOSE_BRACE, end)));
  return Buffer.concat(pieces);
}

/** Whether nothing has to change. Most clients already use the provider's name of the model. */
function isAsWanted(body: Buffer, members: readonly Member[], changes: Changes): boolean {
  const { set, drop } = changes;
  for (const { name, valueStart, end } of members) {
    if (drop?.has(name)) return false;
    const value = newValue(set, name);
    if (value !== undefined && value !== body.toString('utf8', valueStart, end)) return false;
  }
  return addedMembers(members, changes) === '';
}

const newValue = (set: Changes['set'], name: string): string | undefined =>
  Object.hasOwn(set, name) ? set[name] : undefined;

/** Copies the body with new values. No member is removed, so the text between the members stays too. */
function pushInPlace(
  pieces: Buffer[],
  body: Buffer,
  { members, from, end, set }: { members: readonly Member[]; from: number; end: number; set: Changes['set'] },
): void {
  let at = from;
  for (const member of members) {
    const value = newValue(set, member.name);
    if (value === undefined) continue;
    pieces.push(body.subarray(at, member.valueStart), Buffer.from(value));
    at = member.end;
  }
  pieces.push(body.subarray(at, end));
}

/** Joins the remaining members after others were removed. */
function pushJoined(pieces: Buffer[], body: Buffer, members: readonly Member[], set: Changes['set']): void {
  for (const [index, { name, start, valueStart, end }] of members.entries()) {
    if (index > 0) pieces.push(Buffer.from(','));
    const value = newValue(set, name);
    if (value === undefined) pieces.push(body.subarray(start, end));
    else pieces.push(body.subarray(start, valueStart), Buffer.from(value));
  }
}

function addedMembers(members: readonly Member[], { set, defaults = {} }: Changes): string {
  const added: string[] = [];
  const isMissing = (name: string) => !members.some((member) => member.name === name);
  for (const name in set) if (isMissing(name)) added.push(`${JSON.stringify(name)}:${set[name]}`);
  for (const name in defaults) {
    if (!Object.hasOwn(set, name) && isMissing(name)) added.push(`${JSON.stringify(name)}:${defaults[name]}`);
  }
  return added.join(',');
}

/**
 * Returns the positions of the members of the JSON object at the start of a text. Throws RequestRefused if there is
 * none.
 */
export function membersOf(body: Buffer): { open: number; members: readonly Member[] } {
  const open = skipSpace(body, 0);
  if (body[open] !== OPEN_BRACE) throw notAnObject();
  const members: Member[] = [];
  let at = skipSpace(body, open + 1);
  if (body[at] === CLOSE_BRACE) return { open, members };
  for (;;) {
    const member = readMember(body, at);
    members.push(member);
    at = skipSpace(body, member.end);
    if (body[at] === CLOSE_BRACE) return { open, members };
    if (body[at] !== COMMA) throw notAnObject();
    at = skipSpace(body, at + 1);
  }
}

function readMember(body: Buffer, start: number): Member {
  if (body[start] !== QUOTE) throw notAnObject();
  const nameEnd = stringEnd(body, start);
  const colon = skipSpace(body, nameEnd);
  if (body[colon] !== COLON) throw notAnObject();
  const valueStart = skipSpace(body, colon + 1);
  return { name: nameOf(body, start, nameEnd), start, valueStart, end: valueEnd(body, valueStart) };
}

/** Returns the name of a member. A name may contain escapes (`"mod\u0065l"`). */
function nameOf(body: Buffer, start: number, end: number): string {
  const text = body.toString('utf8', start + 1, end - 1);
  if (!text.includes('\\')) return text;
  try {
    return JSON.parse(`"${text}"`) as string;
  } catch (cause) {
    throw notAnObject(cause);
  }
}

/** Returns the position after a value of any kind. */
function valueEnd(body: Buffer, start: number): number {
  const first = body[start];
  if (first === QUOTE) return stringEnd(body, start);
  if (first === OPEN_BRACE || first === OPEN_BRACKET) return nestedEnd(body, start);
  let at = start;
  while (at < body.length && !isDelimiter(body[at])) at++;
  if (at === start) throw notAnObject();
  return at;
}

const isDelimiter = (byte: number | undefined): boolean =>
  byte === COMMA || byte === CLOSE_BRACE || byte === CLOSE_BRACKET || isSpace(byte);

/** Returns the position after an object or array. Counts brackets and skips strings. */
function nestedEnd(body: Buffer, start: number): number {
  let depth = 0;
  let at = start;
  while (at < body.length) {
    const byte = body[at];
    if (byte === QUOTE) {
      at = stringEnd(body, at);
      continue;
    }
    depth += depthOf(byte);
    at++;
    if (depth === 0) return at;
  }
  throw notAnObject();
}

function depthOf(byte: number | undefined): number {
  if (byte === OPEN_BRACE || byte === OPEN_BRACKET) return 1;
  return byte === CLOSE_BRACE || byte === CLOSE_BRACKET ? -1 : 0;
}

/**
 * Number of bytes that are read one by one before `indexOf` is used. `indexOf` is faster only if quotes are far apart.
 */
const NEAR = 64;

/** Returns the position after the closing quote of a string. `start` is its opening quote. */
function stringEnd(body: Buffer, start: number): number {
  let at = start + 1;
  for (;;) {
    const near = nearEnd(body, at);
    if (near > 0) return near;
    const quote = body.indexOf(QUOTE, -near);
    if (quote === -1) throw notAnObject();
    if (!isEscaped(body, -near, quote)) return quote + 1;
    at = quote + 1;
  }
}

/**
 * Returns the position after the closing quote if it is near. Otherwise returns the negative of the position reached.
 */
function nearEnd(body: Buffer, from: number): number {
  const near = Math.min(from + NEAR, body.length);
  let at = from;
  while (at < near) {
    const byte = body[at];
    if (byte === QUOTE) return at + 1;
    at += byte === BACKSLASH ? 2 : 1;
  }
  return -at;
}

/**
 * Whether an odd number of backslashes precedes a position. Counts back at most to `from`, which is not inside an
 * escape.
 */
function isEscaped(body: Buffer, from: number, place: number): boolean {
  let before = place;
  while (before > from && body[before - 1] === BACKSLASH) before--;
  return (place - before) % 2 === 1;
}

const isSpace = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

function skipSpace(body: Buffer, from: number): number {
  let at = from;
  while (isSpace(body[at])) at++;
  return at;
}

const notAnObject = (cause?: unknown): RequestRefused =>
  new RequestRefused('The body is not a JSON object', { code: 'invalid_json', param: null, cause });
