/** Maximum number of characters of an answer that are read. */
const MAX_READ = 200_000;

/** Matches a line that begins a numbered answer: `3.`, `**3)**`, `### 3 –`, `Answer 3:`, `- [3] …`. */
const HEAD =
  /^[\s>#*_|-]{0,12}(?:(?:answer|question|request|ticket|item|point|entry|task|number|no\.?|q|a) ?)?[#([*_]{0,4}(\d{1,2})(?:[\])*_]{0,4} ?[.):–—\]-]|[\])*_]{1,4}(?:\s|$))/i;

/**
 * Returns the answer with a number, out of `of` numbered answers. Returns undefined if the text is not numbered like
 * this. An answer can contain numbered lists of its own. In doubt the result is too long rather than too short: it
 * starts at the first line that can begin this answer and ends before the last line that can begin the next one.
 */
export function numberedAnswer(answer: string, number: number, of: number): string | undefined {
  const text = answer.slice(0, MAX_READ);
  return jsonAnswer(text, number, of) ?? linesUnder(text.split('\n'), number, of);
}

function linesUnder(lines: readonly string[], number: number, of: number): string | undefined {
  const heads = lines.map((line) => Number(HEAD.exec(line)?.[1] ?? 0));
  const start = earliest(heads, number);
  if (start === -1 || isAnotherList(heads, of)) return undefined;
  const end = latest(heads, number, of);
  const under = lines.slice(start, end > start ? end : undefined).join('\n');
  return under.trim() === '' ? undefined : under;
}

/**
 * Whether the numbers form one list that continues after `of`. Such a list has the steps of a single answer, not
 * several answers.
 */
function isAnotherList(heads: readonly number[], of: number): boolean {
  const numbers = heads.filter((number) => number > 0);
  return new Set(numbers).size === numbers.length && numbers.includes(of + 1);
}

/** Returns the first line with `number` that comes after the lines with 1, 2 and so on, as far as those exist. */
function earliest(heads: readonly number[], number: number): number {
  let from = 0;
  for (let before = 1; before < number; before++) {
    const found = heads.indexOf(before, from);
    if (found !== -1) from = found + 1;
  }
  return heads.indexOf(number, from);
}

/**
 * Returns the last line that begins the next answer and is followed by the lines of all later answers, as far as those
 * exist. Returns -1 if there is none.
 */
function latest(heads: readonly number[], number: number, of: number): number {
  let before = heads.length;
  for (let after = of; after > number; after--) {
    const found = before > 0 ? heads.lastIndexOf(after, before - 1) : -1;
    if (found !== -1) before = found;
  }
  return before === heads.length ? -1 : before;
}

/**
 * Returns the answer with a number from a JSON answer, with or without a code fence. Returns undefined if the text is
 * not JSON or does not contain that number.
 */
function jsonAnswer(answer: string, number: number, of: number): string | undefined {
  const value = parsedIn(answer);
  const entry = value === undefined ? undefined : entryOf(value, number, of);
  return entry === undefined ? undefined : textOf(entry);
}

/** Parses the JSON in an answer. Only a short introduction, of at most 200 characters, may precede the JSON. */
function parsedIn(answer: string): unknown {
  const from = answer.search(/[[{]/);
  const to = Math.max(answer.lastIndexOf(']'), answer.lastIndexOf('}'));
  if (from === -1 || from > 200 || to < from) return undefined;
  try {
    return JSON.parse(answer.slice(from, to + 1));
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds the entry in a list, in an object with numbers as keys, or in an object that contains one list. */
function entryOf(value: unknown, number: number, of: number): unknown {
  if (Array.isArray(value)) return entryOfList(value, number, of);
  if (!isRecord(value)) return undefined;
  if (String(number) in value) return value[String(number)];
  const lists = Object.values(value).filter((each) => Array.isArray(each));
  return lists.length === 1 ? entryOfList(lists[0] ?? [], number, of) : undefined;
}

function entryOfList(list: readonly unknown[], number: number, of: number): unknown {
  const named = list.find((entry) => isRecord(entry) && [entry.number, entry.id].some((id) => Number(id) === number));
  return named ?? (list.length === of ? list[number - 1] : undefined);
}

/**
 * If the entry has an `answer`, `response` or `result` text, returns only that, which leaves out a repeated question.
 * Otherwise returns the whole entry.
 */
function textOf(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  const words = isRecord(entry) ? (entry.answer ?? entry.response ?? entry.result) : undefined;
  return typeof words === 'string' ? words : JSON.stringify(entry);
}
