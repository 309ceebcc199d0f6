import type { RequestText } from './text-place.ts';

/**
 * Characters on either side of a border that are read with it. This is longer than any keyword or personal datum,
 * except keys.
 */
const REACH = 1_024;

/** Consecutive texts, joined to one. */
export interface Glued {
  readonly text: string;
  /** The position of each text in the joined text. */
  readonly starts: readonly number[];
  readonly places: readonly RequestText[];
}

/** A range of a joined text. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Joins consecutive texts of one speaker with `glue`. A run of one text is left out. */
export function gluedRuns(places: readonly RequestText[], glue: '' | ' '): Glued[] {
  return runsIn(places).map((run) => gluedBy(run, glue));
}

function runsIn(places: readonly RequestText[]): RequestText[][] {
  const said = places.filter(({ run }) => run !== undefined);
  const runs = Map.groupBy(said, ({ run, isNew }) => `${run} ${isNew}`);
  return [...runs.values()].filter(({ length }) => length > 1);
}

function gluedBy(places: readonly RequestText[], glue: string): Glued {
  const starts: number[] = [];
  let at = 0;
  for (const { text } of places) {
    starts.push(at);
    at += text.length + glue.length;
  }
  return { text: places.map(({ text }) => text).join(glue), starts, places };
}

/** Returns the ranges around the borders. Text further away is read elsewhere. */
export function seamsOf({ text, starts }: Glued): Stretch[] {
  const stretches: { start: number; end: number }[] = [];
  for (const seam of starts.slice(1)) {
    const [start, end] = [Math.max(0, seam - REACH), Math.min(text.length, seam + REACH)];
    const last = stretches.at(-1);
    if (last && start <= last.end) last.end = end;
    else stretches.push({ start, end });
  }
  return stretches;
}

/** Returns the text around the borders of the caller's texts, where one may continue in the next. */
export const seamTexts = (places: readonly RequestText[]): string[] =>
  runsIn(places)
    .flatMap(unbroken)
    .map((run) => gluedBy(run, ''))
    .flatMap((glued) => seamsOf(glued).map(({ start, end }) => glued.text.slice(start, end)));

/** Splits a run at each border where a word is known to end. */
function unbroken(run: readonly RequestText[]): RequestText[][] {
  const stretches: RequestText[][] = [];
  for (const place of run) {
    const last = stretches.at(-1);
    const before = last?.at(-1);
    if (last && before && !endsAt(before.text, place.text)) last.push(place);
    else stretches.push([place]);
  }
  return stretches.filter(({ length }) => length > 1);
}

/** Returns whether a word ends where two texts meet: at white space, or where one sentence ends and another begins. */
export function endsAt(left: string, right: string): boolean {
  if (left.trimEnd() !== left || right.trimStart() !== right) return true;
  return /[.?!:;"')\]。！？]$/.test(left.slice(-1)) && /^["'([]?[\p{Lu}\d]/u.test(right.slice(0, 2));
}
