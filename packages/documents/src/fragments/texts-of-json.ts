/** The largest number of texts that are taken from one script. */
const MAX_TEXTS = 2_000;

/** Values of structured data that are no words are left out: addresses, dates, types, single words. */
const isWords = (text: string): boolean => /\S\s+\S/.test(text);

/** The texts in the values of a JSON document, in order. The document itself, if it is no JSON. */
export function textsOfJson(json: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return [json];
  }
  return [...textsIn(value)];
}

function* textsIn(value: unknown): Generator<string> {
  // The values that are left, the next one last. Recursion could exhaust the stack.
  const left: unknown[] = [value];
  for (let found = 0; left.length > 0 && found < MAX_TEXTS; ) {
    const next = left.pop();
    if (typeof next === 'string' && isWords(next)) {
      found += 1;
      yield next;
    }
    if (typeof next === 'object' && next !== null) pushAll(left, Object.values(next));
  }
}

function pushAll(left: unknown[], values: readonly unknown[]): void {
  for (const each of values.toReversed()) left.push(each);
}
