import type { PersonalSpan } from '@redoubt/detectors';
import { type Glued, gluedRuns, seamsOf } from './split-texts.ts';
import type { RequestText } from './text-place.ts';

/** A text, to which what begins in it and ends in others was moved. */
export interface MendedPlace extends RequestText {
  /** Where that stands in it; absent where nothing was moved to it or from it. */
  readonly gathered?: readonly PersonalSpan[];
}

type FindPersonal = (text: string) => readonly PersonalSpan[] | Promise<readonly PersonalSpan[]>;

/**
 * Moves personal data that is split over texts, such as the parts of a message, into the text where it begins: there it
 * is replaced as one. The texts are as they were but for that.
 */
export async function mendSplits(places: readonly RequestText[], find: FindPersonal): Promise<readonly MendedPlace[]> {
  let mended: readonly MendedPlace[] = places;
  // As one word, then as words with a space between: a server may join texts in either way.
  for (const glue of ['', ' '] as const) {
    for (const glued of gluedRuns(mended, glue)) {
      const crossing = await crossingSpans(glued, find);
      if (crossing.length > 0) mended = replaced(mended, glued, gathered(glued, crossing));
    }
  }
  return mended;
}

/** What begins in one text and ends in another, in order and apart. */
async function crossingSpans(glued: Glued, find: FindPersonal): Promise<PersonalSpan[]> {
  const crossing: PersonalSpan[] = [];
  for (const { start, end } of seamsOf(glued)) {
    const found = await find(glued.text.slice(start, end));
    const spans = found.map((span) => ({ ...span, start: span.start + start, end: span.end + start }));
    for (const span of spans.sort((a, b) => a.start - b.start || b.end - a.end)) {
      const isApart = span.start >= (crossing.at(-1)?.end ?? 0);
      if (isApart && (await crosses(span, glued, find))) crossing.push(span);
    }
  }
  return crossing;
}

/** Units before a datum that may say what it is. */
const LABEL = 64;

/** Whether a datum goes on behind a seam; one that is whole before it is no more than followed by other words. */
async function crosses(span: PersonalSpan, { text, starts }: Glued, find: FindPersonal): Promise<boolean> {
  const seam = starts[textAt(starts, span.start) + 1];
  if (seam === undefined || seam >= span.end) return false;
  const from = Math.max(0, span.start - LABEL);
  const alone = await find(text.slice(from, seam));
  return !alone.some(({ start, label }) => start + from === span.start && label === span.label);
}

/** The text in which a unit of the glued text stands. */
function textAt(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** What is left of a text, and what is moved to its end. */
interface Part {
  from: number;
  to: number;
  moved?: PersonalSpan;
}

/** The texts of a run with what crosses their seams where it begins. */
function gathered({ text, starts, places }: Glued, crossing: readonly PersonalSpan[]): MendedPlace[] {
  const parts = places.map(
    ({ text: { length } }, at): Part => ({ from: starts[at] ?? 0, to: (starts[at] ?? 0) + length }),
  );
  for (const span of crossing) {
    const first = textAt(starts, span.start);
    const begins = parts[first];
    if (begins) Object.assign(begins, { to: Math.max(begins.from, span.start), moved: span });
    for (let at = first + 1; (starts[at] ?? span.end) < span.end; at += 1) {
      const part = parts[at];
      if (part) part.from = Math.min(part.to, span.end);
    }
  }
  return places.map((place, at) => mendedBy(place, parts[at], { text, start: starts[at] ?? 0 }));
}

function mendedBy(place: MendedPlace, part: Part | undefined, glued: { text: string; start: number }): MendedPlace {
  const isWhole = !part || (!part.moved && part.from === glued.start);
  if (isWhole) return place;
  const own = glued.text.slice(part.from, Math.max(part.from, part.to));
  const value = part.moved ? glued.text.slice(part.moved.start, part.moved.end) : '';
  const shift = glued.start - part.from;
  const known = (place.gathered ?? []).map((span) => ({ ...span, start: span.start + shift, end: span.end + shift }));
  const kept = known.filter(({ start, end }) => start >= 0 && end <= own.length);
  const moved = part.moved ? [{ ...part.moved, start: own.length, end: own.length + value.length }] : [];
  return { ...place, text: own + value, gathered: [...kept, ...moved] };
}

function replaced(places: readonly MendedPlace[], glued: Glued, by: readonly MendedPlace[]): MendedPlace[] {
  const mended = new Map(glued.places.map((place, at) => [place, by[at] ?? place]));
  return places.map((place) => mended.get(place) ?? place);
}
