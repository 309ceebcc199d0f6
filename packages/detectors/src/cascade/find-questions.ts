import type { HeadHeader } from '../heads/head-file.ts';
import type { ScoredText } from '../heads/score-text.ts';
import type { ScoredView, ScoredWindow } from '../heads/scored-view.ts';
import { asciiSet, runsOf } from '../normalise/decoder.ts';
import type { TextViews } from '../view.ts';
import type { Blend, Blends } from './blend-file.ts';

/** A stretch of a text that the encoder is to read: the blocks `[first, end)` of a view. */
export interface Question {
  readonly view: ScoredView;
  readonly first: number;
  readonly end: number;
  readonly text: string;
}

/** `uncertain`: where the first model is not sure that a text is harmless. `always`: any text. */
export type EscalationMode = 'uncertain' | 'always';

/** Blocks of 16 words around a suspicious segment that the encoder reads with it: about what it can read at once. */
const CONTEXT_BLOCKS = 6;
/** A text of no more blocks is read as a whole, and nothing longer is read at once. */
const MAX_BLOCKS = 12;
const MAX_PER_HEAD = 3;
const MAX_QUESTIONS = 8;

/** Whose verdict is asked for: the heads that have a blend here. */
interface Asking {
  readonly blends: Blends;
  readonly mode: EscalationMode;
}

/** What the encoder has to read before the heads' verdict on a text is final; nothing where the first model is sure. */
export function findQuestions(source: TextViews, look: ScoredText, { blends, mode }: Asking): Question[] {
  const questions: Question[] = [];
  for (const { view, window } of doubts(look, blends, mode)) {
    if (questions.length === MAX_QUESTIONS) break;
    if (!questions.some((known) => isWithin(known, view, window))) questions.push(questionAt(source, view, window));
  }
  return questions.filter(({ text }) => text.trim() !== '');
}

/** The segments that each head is unsure of, in every reading of the text. */
function doubts({ heads, views }: ScoredText, blends: Blends, mode: EscalationMode) {
  return heads.flatMap((head, index) => {
    const blend = blends[head.name];
    if (!blend) return [];
    return views.flatMap((view) => {
      const from = mode === 'always' ? Number.NEGATIVE_INFINITY : scoreAt(head, view, blend);
      return view.worstWindows(index, head.reach, from, MAX_PER_HEAD).map((window) => ({ view, window }));
    });
  });
}

function isWithin(known: Question, view: ScoredView, { first, end }: ScoredWindow): boolean {
  return known.view === view && known.first <= first && end <= known.end;
}

/** The window score at which a head is as sure as `askFrom`. */
function scoreAt(head: HeadHeader, view: ScoredView, { askFrom }: Blend): number {
  const z = (Math.log(askFrom / (1 - askFrom)) - head.offset) / head.slope;
  return (z - view.logOddsOf({ score: 0 }, head)) / head.scale;
}

function questionAt(source: TextViews, view: ScoredView, window: { first: number; end: number }): Question {
  const { first, end } = contextOf(window, view.blocks);
  const letters = view.textOf({ first, end });
  if (view.kind !== 'letters') return { view, first, end, text: letters };
  const { start, end: stop } = view.spanOf({ first, end });
  const written = source.source.slice(start, stop);
  // The encoder knows ordinary writing best; what is disguised it gets with the disguise taken off.
  return { view, first, end, text: wordsOf(written) === wordsOf(letters) ? written : letters };
}

function contextOf({ first, end }: { first: number; end: number }, blocks: number) {
  if (blocks <= MAX_BLOCKS) return { first: 0, end: blocks };
  const size = Math.min(MAX_BLOCKS, Math.max(CONTEXT_BLOCKS, end - first));
  const middle = Math.floor((first + end) / 2);
  const from = Math.max(0, Math.min(blocks - size, middle - Math.floor(size / 2)));
  return { first: from, end: from + size };
}

const smallLetters = asciiSet('abcdefghijklmnopqrstuvwxyz');

function wordsOf(text: string): string {
  const lower = text.toLowerCase();
  return Array.from(runsOf(lower, smallLetters, 1), ({ start, end }) => lower.slice(start, end)).join(' ');
}
