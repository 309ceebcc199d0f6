/** Deeper than any answer that somebody reads. Code that parses, writes or walks JSON may recurse once per level. */
const MAX_DEPTH = 500;
/** Characters that `scanShape` reads between two yields: a few milliseconds. */
const A_TURN = 1_048_576;

const code = (character: string): number => character.charCodeAt(0);
const QUOTE = code('"');
const BACKSLASH = code('\\');
const COMMA = code(',');
const COLON = code(':');
const OPEN_LIST = code('[');
const OPEN_OBJECT = code('{');
const CLOSE_LIST = code(']');
const CLOSE_OBJECT = code('}');

/** The size of a JSON text, apart from its length. */
export interface JsonShape {
  readonly isTooDeep: boolean;
  /** Number of commas and colons outside strings: the number of values and member names, give or take the empty ones. */
  readonly parts: number;
}

/** Returns whether a JSON text is nested deeper than 500 levels. Takes linear time, and skips strings quickly. */
export function isTooDeep(text: string): boolean {
  if (text.length <= MAX_DEPTH) return false;
  const scan = scanShape(text);
  let step = scan.next();
  while (!step.done) step = scan.next();
  return step.value.isTooDeep;
}

/** Measures a JSON text. Yields about every megabyte, so that the caller can let the event loop turn. */
export function* scanShape(text: string): Generator<void, JsonShape> {
  const count: Count = { depth: 0, deepest: 0, parts: 0 };
  for (let at = 0; at < text.length && count.deepest <= MAX_DEPTH; ) {
    at = readOn(text, at, count);
    yield;
  }
  return { isTooDeep: count.deepest > MAX_DEPTH, parts: count.parts };
}

interface Count {
  depth: number;
  deepest: number;
  parts: number;
}

/** Reads about a megabyte from `start` on, or up to a place that is too deep. Returns where the reading stopped. */
function readOn(text: string, start: number, count: Count): number {
  const end = Math.min(text.length, start + A_TURN);
  let at = start;
  for (; at < end && count.depth <= MAX_DEPTH; at += 1) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) at = endOfString(text, at);
    else if (character === COMMA || character === COLON) count.parts += 1;
    else count.depth += stepOf(character);
    if (count.depth > count.deepest) count.deepest = count.depth;
  }
  return at;
}

function stepOf(character: number): number {
  if (character === OPEN_LIST || character === OPEN_OBJECT) return 1;
  return character === CLOSE_LIST || character === CLOSE_OBJECT ? -1 : 0;
}

/** Returns the index of the quote that ends the string which starts at `start`, or the text's length without one. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(at - slashes - 1) === BACKSLASH) slashes += 1;
  return slashes % 2 === 1;
}
