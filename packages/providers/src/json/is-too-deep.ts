/** Maximum nesting depth. No useful answer is deeper, so code that parses, writes or walks JSON may safely recurse. */
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

/** Whether JSON text is nested deeper than MAX_DEPTH. Takes linear time and skips over strings. */
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

/**
 * Returns the index of the quote that ends the string starting at `start`. Returns the length of the text if there is
 * none.
 */
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
