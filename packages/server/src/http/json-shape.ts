/** Deeper than any body of the contract. Without this limit, a parser could build millions of nested arrays first. */
const MAX_DEPTH = 100;
/** More members than any body of the contract has. Parsing more would block other requests for too long. */
const MAX_MEMBERS = 20_000;
/** A shorter text cannot be nested deeply enough to overflow the stack. */
const MIN_CHARACTERS = MAX_DEPTH;

const code = (character: string): number => character.charCodeAt(0);
const quote = code('"');
const backslash = code('\\');
const comma = code(',');
/** The change of depth that a character outside a string makes. */
const steps = new Map([
  [code('['), 1],
  [code('{'), 1],
  [code(']'), -1],
  [code('}'), -1],
]);

/**
 * Returns a sentence that says why a JSON text should not be parsed, or undefined if it is fine. Runs in linear time
 * and skips over strings.
 */
export function jsonShapeProblem(text: string): string | undefined {
  if (text.length < MIN_CHARACTERS) return undefined;
  let depth = 0;
  let commas = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === quote) at = endOfString(text, at);
    else if (character === comma) commas += 1;
    else depth += steps.get(character) ?? 0;
    if (depth > MAX_DEPTH) return `The body is nested deeper than ${MAX_DEPTH} levels`;
    if (commas >= MAX_MEMBERS) return `The body has more than ${MAX_MEMBERS} members`;
  }
  return undefined;
}

/**
 * Returns the index of the quote that ends the string starting at `start`. Returns the text's length if there is none.
 */
function endOfString(text: string, start: number): number {
  let end = start;
  do end = text.indexOf('"', end + 1);
  while (end !== -1 && isEscaped(text, end));
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) === backslash) before -= 1;
  return (at - before) % 2 === 0;
}
