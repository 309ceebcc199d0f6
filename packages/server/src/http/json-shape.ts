/** Deeper than any body of the contract; a parser without this limit builds millions of nested arrays first. */
const MAX_DEPTH = 100;
/** More members than any body of the contract has; beyond it a parse takes long enough to hold up other requests. */
const MAX_MEMBERS = 20_000;
/** A shorter text is not nested so deeply that reading it overflows the stack. */
const MIN_CHARACTERS = MAX_DEPTH;

const code = (character: string): number => character.charCodeAt(0);
const quote = code('"');
const backslash = code('\\');
const comma = code(',');
/** What a character outside of strings does to the depth. */
const steps = new Map([
  [code('['), 1],
  [code('{'), 1],
  [code(']'), -1],
  [code('}'), -1],
]);

/** Why a JSON text is not worth parsing, in a sentence; undefined where it is. Linear, and reads strings at a leap. */
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

/** The place of the quote that ends the string which starts at `start`; the text's end where none does. */
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
