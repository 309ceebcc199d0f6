import type { CallWithTexts } from './call-queries.ts';

/** A part of a call, in milliseconds since the request had come. */
export interface Bar {
  readonly label: string;
  readonly note?: string;
  /** `spread`: work that was done here and there between `start` and `end`. */
  readonly kind: 'other' | 'guard' | 'model' | 'failed' | 'spread' | 'spreadOther';
  readonly start: number;
  readonly end: number;
  /** What it took. Less than from `start` to `end` where work was spread. */
  readonly ms: number;
}

type Timed = Pick<CallWithTexts, 'latencies_ms' | 'attempts' | 'is_streamed'>;

/** Less than this is nothing to look at, in ms. */
const TOO_SHORT = 0.5;

/** The parts of a call in the order of their beginnings. */
export function barsOf(call: Timed): Bar[] {
  const attempts = attemptBars(call);
  const { input_guardrails: input, total } = call.latencies_ms;
  const [first] = attempts;
  if (!first) return input === null ? [] : unaskedBars(input, total);
  const judged = Math.max(0, first.start - (input ?? 0));
  return [
    ...(judged > TOO_SHORT ? [bar('other', 'Before the first stage', judged, 0, 'key, body, charge')] : []),
    ...(input === null ? [] : [bar('guard', INPUT, input, judged)]),
    ...attempts,
    ...outputBar(call),
  ];
}

const INPUT = 'Guardrails before the model';

/** Of a call that asked no model the log does not say when its guardrails began. */
function unaskedBars(input: number, total: number): Bar[] {
  const rest = Math.max(0, total - input);
  const around = 'in all, before the guardrails and after them';
  return [
    { kind: 'spreadOther', label: 'Key, body, charge', note: around, ms: rest, start: 0, end: total },
    bar('guard', INPUT, input, rest / 2),
  ];
}

const bar = (kind: Bar['kind'], label: string, ms: number, start: number, note?: string): Bar => ({
  kind,
  label,
  ms,
  start,
  end: start + ms,
  ...(note !== undefined && { note }),
});

/** Calls of older versions say how long an attempt took, and not when it began: one then follows the other. */
function attemptBars({ attempts, latencies_ms: latencies }: Timed): Bar[] {
  let next = latencies.input_guardrails ?? 0;
  return attempts.map(({ model, status, from_ms, ms }) => {
    const start = from_ms ?? next;
    next = start + ms;
    const isGood = status !== null && status < 400;
    return bar(isGood ? 'model' : 'failed', model, ms, start, status === null ? 'no answer' : `status ${status}`);
  });
}

/** A whole answer is judged at the end, a stream while it comes. */
function outputBar({ latencies_ms: { output_guardrails: ms, first_byte: first, total }, is_streamed }: Timed): Bar[] {
  if (ms === null) return [];
  const label = 'Guardrails behind the model';
  if (!is_streamed || first === null) return [bar('guard', label, ms, Math.max(0, total - ms))];
  return [
    { kind: 'spread', label, note: 'in all, while the answer came', ms, start: Math.min(first, total), end: total },
  ];
}
