/** Longer answers are read up to here. */
const MAX_READ = 200_000;

/** A line that begins an answer: `3.`, `**3)**`, `### 3 –`, `Answer 3:`, `- [3] …`. */
const HEAD =
  /^[\s>#*_|-]{0,12}(?:(?:answer|question|request|ticket|item|point|entry|task|number|no\.?|q|a) ?)?[#([*_]{0,4}(\d{1,2})(?:[\])*_]{0,4} ?[.):–—\]-]|[\])*_]{1,4}(?:\s|$))/i;

/**
 * The answer under a number of `of`; undefined where the text has no such numbers. Answers may hold numbered lists of
 * their own: what is given is then rather too much than too little, from the first line that can be its beginning to the
 * last that can be that of the next one.
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

/** One list that goes on after the last number: not answers but the steps of one, where only one thing was answered. */
function isAnotherList(heads: readonly number[], of: number): boolean {
  const numbers = heads.filter((number) => number > 0);
  return new Set(numbers).size === numbers.length && numbers.includes(of + 1);
}

/** The first line with the number after the first with 1, 2 and so on before it, as far as they are there. */
function earliest(heads: readonly number[], number: number): number {
  let from = 0;
  for (let before = 1; before < number; before++) {
    const found = heads.indexOf(before, from);
    if (found !== -1) from = found + 1;
  }
  return heads.indexOf(number, from);
}

/** The last line with the number's successor that has all later ones after it; -1 where there is none. */
function latest(heads: readonly number[], number: number, of: number): number {
  let before = heads.length;
  for (let after = of; after > number; after--) {
    const found = before > 0 ? heads.lastIndexOf(after, before - 1) : -1;
    if (found !== -1) before = found;
  }
  return before === heads.length ? -1 : before;
}

/** The answer under a number in an answer that is JSON, fenced or not; undefined where it is not, or has none. */
function jsonAnswer(answer: string, number: number, of: number): string | undefined {
  const value = parsedIn(answer);
  const entry = value === undefined ? undefined : entryOf(value, number, of);
  return entry === undefined ? undefined : textOf(entry);
}

/** Only where nothing but JSON, a fence and a short sentence before it stands there. */
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

/** Of a list, an object with numbers for keys, or an object that holds one of these. */
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

/** Without the question, where it was written out again: the entry's own words only, or all of it. */
function textOf(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  const words = isRecord(entry) ? (entry.answer ?? entry.response ?? entry.result) : undefined;
  return typeof words === 'string' ? words : JSON.stringify(entry);
}
