import type { Span, TextViews } from '../view.ts';
import type { Disguise } from './disguised-views.ts';
import { judgeOverlap, type OverlapScale } from './judge-overlap.ts';
import { type JudgedRetelling, judgeRetelling } from './judge-retelling.ts';
import type { ReferenceIndex } from './reference-index.ts';
import type { ReferenceMeanings } from './reference-meanings.ts';

/** How like a text is to references. */
export interface LikenessVerdict {
  /** 0 to 1, 0.5 is the threshold. */
  readonly score: number;
  /** The reference that it is most like; undefined where it is like none. */
  readonly match: LikenessMatch | undefined;
}

interface LikenessMatch {
  readonly name: string;
  /** In the caller's text. */
  readonly span: Span;
  /** The same words, or others that tell the same. */
  readonly by: 'wording' | 'retelling';
  readonly disguise: Disguise;
  /** How much of the reference stands there word for word, 0 to 1. */
  readonly coverage: number;
  /** Whether an encoder compared meanings. */
  readonly isCompared: boolean;
}

/** A sentence of a prompt says enough to harm; names and terms of its subject do not. */
const promptScale: OverlapScale = { weight: 5.5, share: 0.5, least: 3.5 };
/** A sentence or two of a work, some twenty words; a phrase belongs to nobody. */
const workScale: OverlapScale = { weight: 10, share: 0.6, least: 6 };

const nothing: LikenessVerdict = { score: 0, match: undefined };

/** Whether a text copies from works, word for word or nearly so. */
export function judgeCopy(views: TextViews, index: ReferenceIndex): LikenessVerdict {
  return wordingVerdict(views, index, workScale) ?? nothing;
}

/** Whether a text leaks from prompts: word for word, or in other words with a sign that it speaks of instructions. */
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

/** Names are one a line: none has a line feed in it. */
const nameOf = ({ names }: ReferenceIndex, reference: number): string => names.split('\n')[reference] ?? '';
