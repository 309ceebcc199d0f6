import type { HeadHeader } from '../heads/head-file.ts';
import type { ScoredText } from '../heads/score-text.ts';
import type { ScoredView, ScoredWindow } from '../heads/scored-view.ts';
import { asciiSet, runsOf } from '../normalise/decoder.ts';
import type { TextViews } from '../view.ts';
import type { Blend, Blends } from './blend-file.ts';

/** A stretch of a text for the encoder to read: the blocks `[first, end)` of a view. */
export interface Question {
  readonly view: ScoredView;
  readonly first: number;
  readonly end: number;
  readonly text: string;
}

/**
 * `uncertain`: the encoder reads where the first model is not certain that a text is harmless. `always`: it reads every
 * text.
 */
export type EscalationMode = 'uncertain' | 'always';

/** Blocks of 16 words that the encoder reads around a suspicious segment. This is about its input length. */
const CONTEXT_BLOCKS = 6;
/** A text of at most this many blocks is read as a whole. No question is longer. */
const MAX_BLOCKS = 12;
const MAX_PER_HEAD = 3;
const MAX_QUESTIONS = 8;

/** The heads to decide, with their blends. */
interface Asking {
  readonly blends: Blends;
  readonly mode: EscalationMode;
}

/** Returns what the encoder must read before the verdict of the heads is final. Empty if the first model is certain. */
export function findQuestions(source: TextViews, look: ScoredText, { blends, mode }: Asking): Question[] {
  const questions: Question[] = [];
  for (const { view, window } of doubts(look, blends, mode)) {
    if (questions.length === MAX_QUESTIONS) break;
    if (!questions.some((known) => isWithin(known, view, window))) questions.push(questionAt(source, view, window));
  }
  return questions.filter(({ text }) => text.trim() !== '');
}

/** Returns the segments that each head is uncertain about, in every reading of the text. */
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

/** Returns the window score at which a head's probability equals `askFrom`. */
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
  // The encoder works best on ordinary writing. Disguised text is given to it in the letters reading, without the
  // disguise.
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
