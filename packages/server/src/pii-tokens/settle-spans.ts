/** A stretch to take out of a text: UTF-16 offsets, end exclusive. */
export interface LabelledSpan {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

/** The spans in order and apart: what overlaps becomes one, by the first one's label, and none cuts a character in two. */
export function settleSpans(text: string, spans: readonly LabelledSpan[]): LabelledSpan[] {
  const whole = spans.map((span) => wholeCharacters(text, span)).filter(({ start, end }) => start < end);
  const settled: LabelledSpan[] = [];
  for (const span of whole.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = settled.at(-1);
    if (!last || span.start >= last.end) settled.push(span);
    else if (span.end > last.end) settled[settled.length - 1] = { ...last, end: span.end };
  }
  return settled;
}

function wholeCharacters(text: string, { start, end, label }: LabelledSpan): LabelledSpan {
  const from = Math.max(0, start);
  const to = Math.min(text.length, end);
  return { start: isInsidePair(text, from) ? from - 1 : from, end: isInsidePair(text, to) ? to + 1 : to, label };
}

/** Whether an offset stands between the two halves of a surrogate pair. */
function isInsidePair(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1) & 0xfc00;
  return before === 0xd800 && (text.charCodeAt(at) & 0xfc00) === 0xdc00;
}
