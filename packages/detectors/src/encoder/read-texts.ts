import { viewsOf } from '../normalise/views-of.ts';
import type { Span, View } from '../view.ts';
import type { Pieces } from './create-tokenizer.ts';
import { type PieceSpan, pairInput, secondSpans, segmentsOf, textInput } from './encoder-inputs.ts';
import type { EncoderModel, EncoderOutput } from './encoder-model.ts';
import { encoderReading } from './encoder-reading.ts';

/** One segment of a text: its position in UTF-16 code units and the encoder's output. */
interface SegmentReading extends Span, EncoderOutput {}

/** All segments of a text in order. Empty if the text is blank. */
export interface TextReading {
  readonly chunks: readonly SegmentReading[];
  /** Share of the text's pieces that were read. Below 1 if the text has more segments than allowed. */
  readonly covered: number;
}

/** Two texts that are read together: a rule and a reply, a context and a claim, a question and an answer. */
export interface TextPair {
  readonly first: string;
  /** Long ones are read in segments, each with the first text. */
  readonly second: string;
  /** What somebody tries to get, and an answer: the encoder has last layers of its own for them. */
  readonly kind?: 'goal' | undefined;
}

/** Reads texts in segments, and pairs. Reads up to `maxChunks` segments of each text. */
export async function readTexts(
  model: EncoderModel,
  texts: readonly (string | TextPair)[],
  maxChunks: number,
): Promise<TextReading[]> {
  const known = new Map<string, PreparedText>();
  const readings: TextReading[] = [];
  for (const text of texts) readings.push(await readOne(model, known, text, maxChunks));
  return readings;
}

interface PreparedText {
  readonly view: View;
  readonly pieces: Pieces;
}

async function readOne(
  model: EncoderModel,
  known: Map<string, PreparedText>,
  text: string | TextPair,
  maxChunks: number,
): Promise<TextReading> {
  const pair = typeof text === 'string' ? undefined : text;
  const first = pair && prepared(model, known, pair.first).pieces.ids;
  const { view, pieces } = prepared(model, known, typeof text === 'string' ? text : text.second);
  const count = pieces.ids.length;
  const spans = first ? secondSpans(first.length, count, maxChunks) : segmentsOf(count, maxChunks);
  const chunks: SegmentReading[] = [];
  for (const span of spans) {
    const ids = pieces.ids.subarray(span.from, span.to);
    const output = await model.run(first ? pairInput(first, ids, pair?.kind) : textInput(ids));
    chunks.push({ ...spanOf(view, pieces, span), ...output });
  }
  return { chunks, covered: count === 0 ? 1 : Math.min(1, coverage(spans) / count) };
}

/** A text of several pairs is cut into pieces once. */
function prepared({ tokenizer }: EncoderModel, known: Map<string, PreparedText>, text: string): PreparedText {
  const made = known.get(text);
  if (made) return made;
  const view = encoderReading(viewsOf(text).plain);
  const fresh = { view, pieces: tokenizer.pieces(view.text) };
  known.set(text, fresh);
  return fresh;
}

function coverage(spans: readonly PieceSpan[]): number {
  let reached = 0;
  return spans.reduce((sum, { from, to }) => {
    const added = to - Math.max(from, reached);
    reached = to;
    return sum + added;
  }, 0);
}

function spanOf(view: View, { starts }: Pieces, { from, to }: PieceSpan): Span {
  return view.toSource(starts[from] ?? 0, starts[to] ?? view.text.length);
}
