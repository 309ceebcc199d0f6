import { type CustomEntity, customEntityLimits } from './compile-custom-entity.ts';

/** A stretch of text that a caller's pattern describes: UTF-16 offsets. */
export interface CustomFinding {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Characters that are searched in one go: a pattern of the largest size takes some milliseconds for them. */
const WINDOW = 1_024;
/** How long the thread is held before others get their turn. */
const TURN_MS = 4;

/** Findings of callers' patterns, by start; time is linear in the text, and other work gets a turn every few milliseconds. */
export async function findCustomEntities(text: string, entities: readonly CustomEntity[]): Promise<CustomFinding[]> {
  const found: CustomFinding[] = [];
  let since = performance.now();
  for (const entity of entities) {
    for (const finding of searchInTurns(text, entity)) {
      if (finding) found.push(finding);
      if (performance.now() - since < TURN_MS) continue;
      await new Promise((resolve) => setTimeout(resolve, 0));
      since = performance.now();
    }
  }
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Findings of one pattern, and nothing after each window: the caller may pause there. Anchors hold at the text's ends alone; what is longer than the limit is not found. */
export function* searchInTurns(text: string, { name, pattern }: CustomEntity): Generator<CustomFinding | undefined> {
  const { matchLength } = customEntityLimits;
  let from = 0;
  for (let at = 0; at < text.length; at += WINDOW) {
    // What starts in the window may end behind it; one character before it is what a word boundary looks at.
    const opening = Math.max(0, Math.max(at, from) - 1);
    const window = text.slice(opening, Math.min(text.length, at + WINDOW + matchLength));
    const matcher = pattern.matcher(window);
    while (matcher.find()) {
      const start = opening + matcher.start();
      const end = opening + matcher.end();
      if (start >= at + WINDOW) break;
      // The characters at a window's edges are there to be looked at: an anchor takes them for the text's ends.
      const isAtEdge = (start === opening && opening > 0) || (end === opening + window.length && end < text.length);
      if (start < from || end === start || end - start > matchLength || isAtEdge) continue;
      from = end;
      yield { name, start, end, text: text.slice(start, end) };
    }
    yield undefined;
  }
}
