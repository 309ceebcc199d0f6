/** Deeper than any answer that somebody reads: what parses, writes and walks JSON here may recurse as deep as it is nested. */
const MAX_DEPTH = 500;

const code = (character: string): number => character.charCodeAt(0);
const quote = code('"');
const backslash = code('\\');
const steps = new Map([
  [code('['), 1],
  [code('{'), 1],
  [code(']'), -1],
  [code('}'), -1],
]);

/** Whether the JSON of an answer is nested deeper than is read. Linear, and reads strings at a leap. */
export function isTooDeep(text: string): boolean {
  if (text.length <= MAX_DEPTH) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === quote) at = endOfString(text, at);
    else depth += steps.get(character) ?? 0;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** The quote that ends the string which starts at `start`; the text's end where none does. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(at - slashes - 1) === backslash) slashes += 1;
  return slashes % 2 === 1;
}
