import type { RE2JS } from 're2js';
import type { Span } from '../../view.ts';
import { compilePattern, forgetPattern } from './compile-pattern.ts';
import { type CustomEntity, type CustomFinding, customEntityLimits } from './custom-entity.ts';

/** Thrown if the patterns exceed their time limit for a text. */
export class CustomSearchTooLong extends Error {
  override readonly name = 'CustomSearchTooLong';
  /** Index of the entity that was being searched for. */
  readonly index: number;

  constructor(index: number) {
    super(`The custom entity ${index} took too long to search for`);
    this.index = index;
  }
}

/** Characters to search between two checks of the clock. */
const WINDOW = 1_024;
/** A pattern that takes longer than this for a text is not cached. */
const SLOW_MS = 100;

/**
 * Returns a search for callers' patterns. Throws CustomSearchTooLong if all its searches together exceed `searchMs`.
 * Findings are sorted by start. Those of one entity do not overlap.
 */
export function createCustomSearch(
  entities: readonly CustomEntity[],
  clock: () => number = threadMs,
): (text: string) => CustomFinding[] {
  let spent = 0;

  function matches(text: string, entity: CustomEntity, index: number): CustomFinding[] {
    const from = clock();
    const found: CustomFinding[] = [];
    for (const finding of searchInTurns(text, entity.name, programOf(entity))) {
      if (finding) found.push(finding);
      else if (spent + clock() - from > customEntityLimits.searchMs) throw new CustomSearchTooLong(index);
    }
    spent += clock() - from;
    return found;
  }

  function findOne(text: string, entity: CustomEntity, index: number): CustomFinding[] {
    const before = spent;
    let isSlow = true;
    try {
      const found = matches(text, entity, index);
      isSlow = spent - before > SLOW_MS;
      return nearContext(text, found, entity.context ?? []);
    } finally {
      if (isSlow) forgetPattern(entity);
    }
  }

  return (text) =>
    entities
      .flatMap((entity, index) => findOne(text, entity, index))
      .sort((a, b) => a.start - b.start || b.end - a.end);
}

function programOf(entity: CustomEntity): RE2JS {
  const compiled = compilePattern(entity);
  if (compiled.kind === 'refused') throw new Error(`A pattern was not checked: ${compiled.reason}`);
  return compiled.program;
}

/** Returns the CPU time of this thread in milliseconds, or elapsed time if the runtime does not provide it. */
function threadMs(): number {
  if (typeof process.threadCpuUsage !== 'function') return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/**
 * Yields the findings of one pattern, and undefined after each window so that the caller can check the clock. Anchors
 * match only at the ends of the text. Matches above the length limit are not found.
 */
function* searchInTurns(text: string, name: string, program: RE2JS): Generator<CustomFinding | undefined> {
  let from = 0;
  for (let at = 0; at < text.length; at += WINDOW) {
    for (const { start, end } of matchesIn(text, program, Math.max(at, from), at + WINDOW)) {
      from = end;
      yield { name, start, end, text: text.slice(start, end) };
    }
    yield undefined;
  }
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns matches that start in `[from, to)` and may end later. The window includes one earlier character for word
 * boundaries.
 */
function matchesIn(text: string, program: RE2JS, from: number, to: number): Stretch[] {
  const opening = Math.max(0, from - 1);
  const window = text.slice(opening, Math.min(text.length, to + customEntityLimits.matchLength));
  // A test for any match is many times faster than locating it.
  if (!program.test(window)) return [];
  const matcher = program.matcher(window);
  const found: Stretch[] = [];
  while (matcher.find()) {
    const stretch = { start: opening + matcher.start(), end: opening + matcher.end() };
    if (stretch.start >= to) break;
    if (stretch.start >= from && isWhole(stretch, opening + window.length, text.length)) found.push(stretch);
  }
  return found;
}

/**
 * Whether a match is not empty, not too long, and does not end at the window's edge, where an anchor would wrongly
 * match.
 */
function isWhole({ start, end }: Stretch, edge: number, length: number): boolean {
  return end > start && end - start <= customEntityLimits.matchLength && (end < edge || edge === length);
}

/** Maximum distance in characters between a finding and a context word. */
const REACH = 60;
const wordUnit = /[\p{L}\p{N}_]/u;

/**
 * Returns the findings near one of the words, as a whole word in any case. Returns all if no words are given. Takes
 * linear time.
 */
function nearContext<Found extends Span>(text: string, found: readonly Found[], words: readonly string[]): Found[] {
  if (words.length === 0 || found.length === 0) return [...found];
  const lower = lowered(text);
  const places = words.map((word) => placesOf(lowered(word), lower));
  return found.filter(({ start, end }) => places.some((spans) => isNear(spans, start, end)));
}

/** Lower-cases a text without changing its length, so that offsets stay valid. */
function lowered(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from({ length: text.length }, (_, at) => {
    const one = text.charAt(at).toLowerCase();
    return one.length === 1 ? one : text.charAt(at);
  }).join('');
}

function placesOf(word: string, text: string): Span[] {
  const spans: Span[] = [];
  for (let start = text.indexOf(word); start !== -1; start = text.indexOf(word, start + word.length)) {
    const end = start + word.length;
    if (isEdge(text, start, word.charAt(0)) && isEdge(text, end + 1, word.charAt(word.length - 1)))
      spans.push({ start, end });
  }
  return spans;
}

/**
 * Whether a word may begin after, or end before, the character in front of an offset. A word that begins or ends with a
 * sign needs no boundary.
 */
function isEdge(text: string, at: number, own: string): boolean {
  return !wordUnit.test(own) || at === 0 || !wordUnit.test(text.charAt(at - 1));
}

/** Whether one of the sorted spans is near a stretch. The spans do not overlap, so their ends are sorted too. */
function isNear(spans: readonly Span[], start: number, end: number): boolean {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) < start - REACH) low = middle + 1;
    else high = middle;
  }
  return (spans[low]?.start ?? Infinity) <= end + REACH;
}
