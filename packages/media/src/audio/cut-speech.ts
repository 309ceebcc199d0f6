import { MODEL_RATE } from './limits.ts';

/** A stretch in frames of the voice detector. `to` is the first frame after it. */
export interface FrameSpan {
  readonly from: number;
  readonly to: number;
}

/** Samples of one frame of the voice detector: 32 ms. */
export const FRAME = 512;
const framesIn = (seconds: number): number => Math.round((seconds * MODEL_RATE) / FRAME);
export const secondsOf = (frames: number): number => (frames * FRAME) / MODEL_RATE;

/**
 * Speech begins above the first probability and ends below the second one. Both are lower than usual: the transcriber
 * answers nothing for sound without words, but what it is not given is never read.
 */
const BEGINS = 0.35;
const ENDS = 0.2;
/** Shorter pauses belong to the speech around them. */
const MIN_PAUSE = framesIn(0.35);
/** Sound before and after the speech, because words begin and end softly. */
const MARGIN = framesIn(0.2);
/** Chunks with less between them are read together. */
const MAX_GAP = framesIn(0.5);
/** The longest chunk. Moonshine was trained with up to 30 s. */
export const MAX_CHUNK = framesIn(28);

/** The stretches in which somebody speaks. */
export function speechSpans(probabilities: Float32Array): FrameSpan[] {
  const spans: FrameSpan[] = [];
  let from: number | undefined;
  let last = 0;
  for (const [frame, probability] of probabilities.entries()) {
    if (probability >= (from === undefined ? BEGINS : ENDS)) {
      from ??= frame;
      last = frame;
    } else if (from !== undefined && frame - last >= MIN_PAUSE) {
      spans.push({ from, to: last + 1 });
      from = undefined;
    }
  }
  if (from !== undefined) spans.push({ from, to: last + 1 });
  return spans;
}

/**
 * Cuts speech into chunks of at most 28 s for the transcriber. It cuts at pauses, and where there is none, at the frame
 * that sounds least like speech.
 */
export function chunksOf(spans: readonly FrameSpan[], probabilities: Float32Array): FrameSpan[] {
  const parts = spans.flatMap((span) => shortEnough(span, probabilities));
  const wide = parts.map((span, at) => withMargins(span, parts[at - 1], parts[at + 1], probabilities.length));
  const chunks: FrameSpan[] = [];
  for (const span of wide) {
    const before = chunks.at(-1);
    const isNear = before && span.from - before.to <= MAX_GAP && span.to - before.from <= MAX_CHUNK;
    if (isNear) chunks[chunks.length - 1] = { from: before.from, to: span.to };
    else chunks.push(span);
  }
  return chunks;
}

/** Room for the margins is left. */
const MAX_PART = MAX_CHUNK - 2 * MARGIN;

function shortEnough({ from, to }: FrameSpan, probabilities: Float32Array): FrameSpan[] {
  if (to - from <= MAX_PART) return [{ from, to }];
  let cut = from + MAX_PART;
  for (let frame = cut; frame > from + MAX_PART / 2; frame -= 1) {
    if ((probabilities[frame] ?? 0) < (probabilities[cut] ?? 0)) cut = frame;
  }
  return [{ from, to: cut }, ...shortEnough({ from: cut, to }, probabilities)];
}

/** Margins do not reach into the margins of the neighbours. */
function withMargins(
  { from, to }: FrameSpan,
  before: FrameSpan | undefined,
  after: FrameSpan | undefined,
  frames: number,
): FrameSpan {
  const earliest = before ? Math.ceil((before.to + from) / 2) : 0;
  const latest = after ? Math.ceil((to + after.from) / 2) : frames;
  return { from: Math.max(from - MARGIN, earliest), to: Math.min(to + MARGIN, latest) };
}
