import type { HeadHeader } from '../heads/head-file.ts';
import type { ScoredText } from '../heads/score-text.ts';
import type { ScoredView, ScoredWindow } from '../heads/scored-view.ts';
import { asciiSet, runsOf } from '../normalise/decoder.ts';
import type { TextViews } from '../view.ts';
import { type Blends, type BlendWeights, weightsFor } from './blend-file.ts';

/** A segment of a text for the encoder to read: the blocks `[first, end)` of a view. */
export interface Question {
  readonly view: ScoredView;
  readonly first: number;
  readonly end: number;
  readonly text: string;
  /** Names of the heads that asked. Only their verdicts may change, so no verdict depends on the other detectors. */
  readonly heads: ReadonlySet<string>;
}

/**
 * `uncertain`: the encoder reads where the first model is not certain that a text is harmless. `always`: it reads every
 * text.
 */
export type EscalationMode = 'uncertain' | 'always';

/** Segments that one head may have read in one view of a text. */
const MAX_PER_HEAD = 3;
/** Segments that one head may have read in all views of a text. */
const MAX_PER_TEXT = 6;

/** The heads to decide, with their blends. */
interface Asking {
  readonly blends: Blends;
  readonly mode: EscalationMode;
}

/** Returns what the encoder must read before the verdict of the heads is final. Empty if the first model is certain. */
export function findQuestions(source: TextViews, look: ScoredText, { blends, mode }: Asking): Question[] {
  const askers = new Map<ScoredView, Map<string, Doubt>>();
  for (const doubt of doubts(look, blends, mode)) {
    const { view, window, head } = doubt;
    const ofView = askers.get(view) ?? new Map<string, Doubt>();
    askers.set(view, ofView);
    const key = `${window.first} ${window.end}`;
    const known = ofView.get(key);
    if (known) known.heads.add(head);
    else ofView.set(key, doubt);
  }
  return [...askers.values()]
    .flatMap((ofView) => [...ofView.values()])
    .map(({ view, window, heads }) => questionAt(source, view, window, heads))
    .filter(({ text }) => text.trim() !== '');
}

interface Doubt {
  readonly view: ScoredView;
  readonly window: ScoredWindow;
  readonly head: string;
  readonly heads: Set<string>;
}

/** Returns the segments that each head is uncertain about, in every reading of the text. */
function doubts({ heads, views }: ScoredText, blends: Blends, mode: EscalationMode): Doubt[] {
  return heads.flatMap((head, index) => {
    const blend = blends[head.name];
    if (!blend) return [];
    const found = views.flatMap((view) => {
      const from = (isForeign: boolean) =>
        mode === 'always' ? Number.NEGATIVE_INFINITY : scoreAt(head, view, weightsFor(blend, isForeign));
      return view
        .worstWindows(index, head, Math.min(from(false), from(true)), MAX_PER_HEAD)
        .filter((window) => window.score >= from(view.isForeign(window)))
        .map((window) => ({ view, window }));
    });
    const worst = found.sort((one, other) => other.window.score - one.window.score).slice(0, MAX_PER_TEXT);
    return worst.map(({ view, window }) => ({ view, window, head: head.name, heads: new Set([head.name]) }));
  });
}

/** Returns the window score at which a head's probability equals `askFrom`. */
function scoreAt(head: HeadHeader, view: ScoredView, { askFrom }: BlendWeights): number {
  const z = (Math.log(askFrom / (1 - askFrom)) - head.offset) / head.slope;
  return (z - view.logOddsOf({ score: 0 }, head)) / head.scale;
}

function questionAt(
  source: TextViews,
  view: ScoredView,
  { first, end }: ScoredWindow,
  heads: ReadonlySet<string>,
): Question {
  const letters = view.textOf({ first, end });
  if (view.kind !== 'letters') return { view, first, end, heads, text: letters };
  const { start, end: stop } = view.spanOf({ first, end });
  const written = source.source.slice(start, stop);
  // The encoder works best on ordinary writing. Disguised text is given to it in the letters reading, without the
  // disguise.
  return { view, first, end, heads, text: asciiWords(written) === asciiWords(letters) ? written : letters };
}

const smallLetters = asciiSet('abcdefghijklmnopqrstuvwxyz');

function asciiWords(text: string): string {
  const lower = text.toLowerCase();
  return Array.from(runsOf(lower, smallLetters, 1), ({ start, end }) => lower.slice(start, end)).join(' ');
}
