/** The answer under a number in an answer that is JSON, fenced or not; undefined where it is not, or has none. */
export function jsonAnswer(answer: string, number: number, of: number): string | undefined {
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
