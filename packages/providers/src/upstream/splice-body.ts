import { RequestRefused } from './upstream-failure.ts';

/** What is to change of a JSON object's members; everything else stays to the byte. */
export interface Changes {
  /** Values by name, as JSON text: in the place of the ones that are there, at the front where there is none. */
  readonly set: Readonly<Record<string, string>>;
  /** Members that are taken out. */
  readonly drop?: ReadonlySet<string> | undefined;
  /** Members that are added where there is none of that name, as JSON text: `"temperature":0.2`. */
  readonly defaults?: Readonly<Record<string, string>> | undefined;
}

/** A member of the outermost object: where its name begins and its value begins and ends (exclusive). */
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
 * A JSON object with some members changed and all other bytes as they were: numbers too large for JavaScript, unknown
 * members, their order and the white space. A member that is there more than once is changed everywhere, as providers
 * differ in which they take. Throws RequestRefused where the text is no JSON object; what is inside of members is for
 * the provider to check.
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

/** Most clients already name the model as its provider does: then there is nothing to put together. */
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

/** Nothing is taken out: what is between the members stays too. */
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

/** Something is taken out: the others are put together anew. */
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

/** Where the members of the object stand that a text begins with. Throws RequestRefused where it begins with none. */
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

/** A name may be written with escapes (`"mod\u0065l"`), and means the same. */
function nameOf(body: Buffer, start: number, end: number): string {
  const text = body.toString('utf8', start + 1, end - 1);
  if (!text.includes('\\')) return text;
  try {
    return JSON.parse(`"${text}"`) as string;
  } catch (cause) {
    throw notAnObject(cause);
  }
}

/** After a value of any kind. */
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

/** After an object or array: brackets are counted, strings are passed over. */
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

/** So many bytes are read one by one before the buffer's own search is asked, which pays where quotes are far apart. */
const NEAR = 64;

/** After a string's last quote. `start` is its first. */
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

/** After the last quote where it is near, else the negative of the place that was reached. */
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

/** Whether an odd number of backslashes stands before a place, counted back to one that is not inside an escape. */
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
