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

/** Findings of one pattern, and nothing after each other step: the caller may pause there. Anchors hold at the text's ends alone; what is longer than the limit is not found. */
export function* searchInTurns(text: string, { name, pattern }: CustomEntity): Generator<CustomFinding | undefined> {
  let from = 0;
  for (let at = 0; at < text.length; at += WINDOW) {
    for (const stretch of matchesIn(text, pattern, Math.max(at, from), at + WINDOW)) {
      from = stretch?.end ?? from;
      yield stretch && { name, ...stretch, text: text.slice(stretch.start, stretch.end) };
    }
    yield undefined;
  }
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * Matches that start from one place up to another, and nothing for one that does not count. What starts there may end
 * behind it; the character before is what a word boundary looks at. Every match may read the window to its end, as
 * `a[^b]*b|a` does: one is a step.
 */
function* matchesIn(
  text: string,
  pattern: CustomEntity['pattern'],
  from: number,
  to: number,
): Generator<Stretch | undefined> {
  const opening = Math.max(0, from - 1);
  const window = text.slice(opening, Math.min(text.length, to + customEntityLimits.matchLength));
  const matcher = pattern.matcher(window);
  while (matcher.find()) {
    const stretch = { start: opening + matcher.start(), end: opening + matcher.end() };
    if (stretch.start >= to) return;
    yield stretch.start >= from && isWhole(stretch, opening + window.length, text.length) ? stretch : undefined;
  }
}

/** Not empty, not too long, and not up to the window's edge, which an anchor takes for the text's end. */
function isWhole({ start, end }: Stretch, edge: number, length: number): boolean {
  return end > start && end - start <= customEntityLimits.matchLength && (end < edge || edge === length);
}
