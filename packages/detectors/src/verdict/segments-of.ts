import { splitSentences } from '../grounding/split-sentences.ts';
import type { Span } from '../view.ts';

/** A sentence or list item of an answer. Offsets refer to the text that was split. */
export interface AnswerSegment extends Span {
  readonly text: string;
  /** Number of words. Two ideographs count as one word. */
  readonly words: number;
  /** Whether it begins a line. */
  readonly isLine: boolean;
  /** Whether it is a list item or a numbered step. */
  readonly isStep: boolean;
}

const MAX_SEGMENTS = 800;
const word = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;
const ideograph = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}]/gu;
const stepMark = /^(?:\(?\d{1,2}[.):]|step\s+\w{1,8}\b|[a-h]\))/i;
const LIST_MARKS = '*•-–—';

/** Returns the sentences and list items of an answer in order, at most 800. */
export function segmentsOf(text: string): AnswerSegment[] {
  return splitSentences(text, MAX_SEGMENTS).map(({ start, end }) => {
    const part = text.slice(start, end);
    const before = text.slice(Math.max(0, start - 8), start);
    const line = before.slice(before.lastIndexOf('\n') + 1);
    const isLine = start < 8 || before.includes('\n');
    const isMarked = isLine && [...LIST_MARKS].some((mark) => line.includes(mark));
    return { start, end, text: part, words: countWords(part), isLine, isStep: isMarked || stepMark.test(part) };
  });
}

function countWords(text: string): number {
  const ideographs = text.match(ideograph)?.length ?? 0;
  const words = (ideographs > 0 ? text.replace(ideograph, ' ') : text).match(word)?.length ?? 0;
  return words + Math.ceil(ideographs / 2);
}
