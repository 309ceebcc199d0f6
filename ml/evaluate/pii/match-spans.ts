/** A stretch of a text and what it is. */
export interface LabelledSpan {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

/** What one text adds to the counts of a label. */
export interface SpanCounts {
  hits: number;
  missed: number;
  spurious: number;
}

/** How much of both spans together a match has to share. */
const MIN_SHARED = 0.5;

/** Pairs each expected span with one found of the same label that shares at least half of the two; what is left over is missed or spurious. */
export function matchSpans(
  expected: readonly LabelledSpan[],
  found: readonly LabelledSpan[],
  count: (label: string) => SpanCounts,
  isExact = false,
): void {
  const free = new Set(found);
  for (const span of expected) {
    const match = [...free].find((other) => other.label === span.label && fits(span, other, isExact));
    if (match) free.delete(match);
    const counts = count(span.label);
    if (match) counts.hits++;
    else counts.missed++;
  }
  for (const { label } of free) count(label).spurious++;
}

function fits(one: LabelledSpan, other: LabelledSpan, isExact: boolean): boolean {
  if (isExact) return one.start === other.start && one.end === other.end;
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  const together = Math.max(one.end, other.end) - Math.min(one.start, other.start);
  return shared / together >= MIN_SHARED;
}

/** Spans of one label with nothing but spaces and punctuation between are one: some sources split an address word by word. */
export function joinNeighbours(
  spans: readonly LabelledSpan[],
  text: string,
  joined: ReadonlySet<string>,
): LabelledSpan[] {
  const result: LabelledSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    const isNeighbour =
      last &&
      last.label === span.label &&
      joined.has(span.label) &&
      /^[\s,.>-]{0,3}$/.test(text.slice(last.end, span.start));
    if (isNeighbour) result.splice(-1, 1, { ...last, end: span.end });
    else result.push(span);
  }
  return result;
}
