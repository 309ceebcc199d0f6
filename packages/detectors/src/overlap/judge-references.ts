import type { Span, TextViews } from '../view.ts';
import type { Disguise } from './disguised-views.ts';
import { judgeOverlap, type OverlapScale } from './judge-overlap.ts';
import { type JudgedRetelling, judgeRetelling } from './judge-retelling.ts';
import type { ReferenceIndex } from './reference-index.ts';
import type { ReferenceMeanings } from './reference-meanings.ts';

/** How similar a text is to the references. */
export interface LikenessVerdict {
  /** From 0 to 1. 0.5 is the threshold. */
  readonly score: number;
  /** The most similar reference. Undefined if there is none. */
  readonly match: LikenessMatch | undefined;
}

interface LikenessMatch {
  readonly name: string;
  /** Offsets in the caller's text. */
  readonly span: Span;
  /** The same words, or a paraphrase. */
  readonly by: 'wording' | 'retelling';
  readonly disguise: Disguise;
  /** Share of the reference that is copied word for word, 0 to 1. */
  readonly coverage: number;
  /** Whether the encoder compared the meanings. */
  readonly isCompared: boolean;
}

/** For prompts: one leaked sentence is harmful. Names and terms of the subject are not. */
const promptScale: OverlapScale = { weight: 5.5, share: 0.5, least: 3.5 };
/** For works: a sentence or two, about twenty words. A single phrase is common property. */
const workScale: OverlapScale = { weight: 10, share: 0.6, least: 6 };

const nothing: LikenessVerdict = { score: 0, match: undefined };

/** Judges whether a text copies from works, verbatim or nearly so. */
export function judgeCopy(views: TextViews, index: ReferenceIndex): LikenessVerdict {
  return wordingVerdict(views, index, workScale) ?? nothing;
}

/** Judges whether a text leaks prompts: verbatim, or as a paraphrase that speaks of instructions. */
export function judgeLeak(
  views: TextViews,
  index: ReferenceIndex,
  meanings: ReferenceMeanings | undefined,
): LikenessVerdict {
  const wording = wordingVerdict(views, index, promptScale);
  const retelling = judgeRetelling(views, index, meanings);
  if (!retelling || (wording && wording.score >= retelling.score)) return wording ?? nothing;
  return retellingVerdict(retelling, index);
}

function wordingVerdict(views: TextViews, index: ReferenceIndex, scale: OverlapScale): LikenessVerdict | undefined {
  const verdict = judgeOverlap(views, index, scale);
  if (!verdict) return undefined;
  const { score, reference, span, disguise, coverage } = verdict;
  const match = { name: nameOf(index, reference), span, by: 'wording', disguise, coverage, isCompared: false } as const;
  return { score, match };
}

function retellingVerdict(
  { score, reference, span, isCompared }: JudgedRetelling,
  index: ReferenceIndex,
): LikenessVerdict {
  const name = nameOf(index, reference);
  return { score, match: { name, span, by: 'retelling', disguise: 'none', coverage: 0, isCompared } };
}

/** Names are stored one per line. No name contains a line feed. */
const nameOf = ({ names }: ReferenceIndex, reference: number): string => names.split('\n')[reference] ?? '';
