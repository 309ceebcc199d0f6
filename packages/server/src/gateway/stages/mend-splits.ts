import type { PersonalSpan } from '@redoubt/detectors';
import { type Glued, gluedRuns, seamsOf } from './split-texts.ts';
import type { RequestText } from './text-place.ts';

/** A text that may have received the rest of personal data that continues in later texts. */
export interface MendedPlace extends RequestText {
  /** The spans of the moved data in this text. Absent if nothing was moved. */
  readonly gathered?: readonly PersonalSpan[];
}

type FindPersonal = (text: string) => readonly PersonalSpan[] | Promise<readonly PersonalSpan[]>;

/**
 * Moves personal data that is split over several texts, such as the parts of a message, into the text where it begins.
 * It can then be replaced as a whole. Other text does not change.
 */
export async function mendSplits(places: readonly RequestText[], find: FindPersonal): Promise<readonly MendedPlace[]> {
  let mended: readonly MendedPlace[] = places;
  // Texts are joined without and then with a space, because servers may do either.
  for (const glue of ['', ' '] as const) {
    for (const glued of gluedRuns(mended, glue)) {
      const crossing = await crossingSpans(glued, find);
      if (crossing.length > 0) mended = replaced(mended, glued, gathered(glued, crossing));
    }
  }
  return mended;
}

/** Returns the spans that begin in one text and end in another. They are in order and do not overlap. */
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

/** Characters before a datum that may show its kind. */
const LABEL = 64;

/**
 * Returns whether a datum continues across a border between texts. A datum that is complete before the border is only
 * followed by other words.
 */
async function crosses(span: PersonalSpan, { text, starts }: Glued, find: FindPersonal): Promise<boolean> {
  const seam = starts[textAt(starts, span.start) + 1];
  if (seam === undefined || seam >= span.end) return false;
  const from = Math.max(0, span.start - LABEL);
  const alone = await find(text.slice(from, seam));
  return !alone.some(({ start, label }) => start + from === span.start && label === span.label);
}

/** Returns the index of the text that contains a position of the joined text. */
function textAt(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The remaining range of a text, and the span that is moved to its end. */
interface Part {
  from: number;
  to: number;
  moved?: PersonalSpan;
}

/** Returns the texts of a run, with each span that crosses a border moved to the text where it begins. */
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
