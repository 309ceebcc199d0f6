const QUOTE = 34;
const COLON = 58;
const BACKSLASH = 92;

/**
 * Returns whether an object in a JSON text has two members of the same name, since parsers differ in which one they
 * take. `value` is the parsed text, which lost the duplicate names.
 */
export function namesTwice(text: string, value: unknown): boolean {
  return colonsOf(text) !== namesOf(value);
}

/** Counts the colons outside strings, one for each member. Skips over strings. */
function colonsOf(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === COLON) count += 1;
    else if (code === QUOTE) at = endOfString(text, at);
  }
  return count;
}

/** Returns the index of the quote that ends the string beginning at `start`. */
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

/** TypeScript's types do not include `JSON.isRawJSON` yet. */
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
