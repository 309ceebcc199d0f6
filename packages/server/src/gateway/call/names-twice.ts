const QUOTE = 34;
const COLON = 58;
const BACKSLASH = 92;

/**
 * Whether an object in a JSON text names a member twice: parsers differ in which of the two they take. `value` is what
 * was parsed of the text; the names that it lost are those that stood there twice.
 */
export function namesTwice(text: string, value: unknown): boolean {
  return colonsOf(text) !== namesOf(value);
}

/** Colons outside of strings: one a member. Reads strings at a leap. */
function colonsOf(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === COLON) count += 1;
    else if (code === QUOTE) at = endOfString(text, at);
  }
  return count;
}

/** The quote that ends the string which begins at `start`. */
function endOfString(text: string, start: number): number {
  let from = start + 1;
  for (;;) {
    const end = text.indexOf('"', from);
    if (end === -1) return text.length;
    let slash = end;
    while (slash > from && text.charCodeAt(slash - 1) === BACKSLASH) slash -= 1;
    if ((end - slash) % 2 === 0) return end;
    from = end + 1;
  }
}

/** `JSON.isRawJSON` is newer than the types that TypeScript ships. */
const { isRawJSON } = JSON as unknown as { isRawJSON(value: unknown): boolean };

function namesOf(value: unknown): number {
  let count = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (!isHolder(next)) continue;
    const held = Object.values(next);
    if (!Array.isArray(next)) count += held.length;
    waiting.push(...held.filter(isHolder));
  }
  return count;
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null && !isRawJSON(value);
