import { splitSentences } from '../grounding/split-sentences.ts';
import { type Span, type TextViews, type View, ViewNote } from '../view.ts';

/** A part of a text that the encoder reads. */
export interface TextStretch {
  readonly text: string;
  /** Offsets into the caller's text. */
  readonly span: Span;
}

/** Sentences that are read together. */
export interface TextWindow extends TextStretch {
  readonly sentences: readonly TextStretch[];
  /** The text itself does not show it, but a coding in it. */
  readonly isHidden: boolean;
}

/** Maximum number of sentences to read of a text, and of its windows. */
const MAX_SENTENCES = 2_000;
const MAX_WINDOWS = 256;
const MAX_HIDDEN = 4;
/** About as many pieces of a text fit beside a rule of usual length. */
const ROOM = 120;
/** Letters of scripts without spaces that make one piece; other scripts need about three and a half. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;

const cut = new ViewNote<readonly TextWindow[]>();

/** Returns the sentences of a text, packed into windows of like length that can be read together with a rule. */
export function stretchesOf(views: TextViews): readonly TextWindow[] {
  return cut.of(views) ?? cut.keep(views, [...windowsOf(views.plain, false), ...hiddenWindows(views)]);
}

function hiddenWindows({ plain, decoded }: TextViews): TextWindow[] {
  const found = decoded.filter(({ text }) => text !== plain.text).flatMap((view) => windowsOf(view, true).slice(0, 2));
  return found.slice(0, MAX_HIDDEN);
}

function windowsOf(view: View, isHidden: boolean): TextWindow[] {
  const { text } = view;
  const sentences = splitSentences(text, MAX_SENTENCES).map((span) => ({ span, size: sizeOf(text, span) }));
  const total = sentences.reduce((sum, { size }) => sum + size, 0);
  const target = total / Math.max(1, Math.ceil(total / ROOM));
  const groups: Span[][] = [];
  let filled = 0;
  for (const { span, size } of sentences) {
    const last = groups.at(-1);
    // Half a sentence too many is nearer to the target than half a sentence too few.
    if (last && filled + size / 2 <= target && filled + size <= ROOM) last.push(span);
    else groups.push([span]);
    filled = groups.at(-1) === last ? filled + size : size;
  }
  const stride = Math.max(1, groups.length / MAX_WINDOWS);
  const chosen = groups.filter((_, at) => Math.floor(at / stride) !== Math.floor((at - 1) / stride));
  return chosen.map((group) => ({
    ...stretchAt(view, { start: group[0]?.start ?? 0, end: group.at(-1)?.end ?? 0 }),
    sentences: group.map((span) => stretchAt(view, span)),
    isHidden,
  }));
}

const stretchAt = (view: View, { start, end }: Span): TextStretch => ({
  text: view.text.slice(start, end),
  span: view.toSource(start, end),
});

/** Returns about how many pieces a sentence has. */
function sizeOf(text: string, { start, end }: Span): number {
  const count = text.slice(start, end).match(dense)?.length ?? 0;
  return count * 0.8 + (end - start - count) / 3.5;
}
