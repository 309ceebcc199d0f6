import { FeatureExtractor } from '../features/hash-features.ts';
import { lettersOf } from '../normalise/views-of.ts';
import type { Span, TextViews, View } from '../view.ts';
import { ColumnSums } from './column-sums.ts';
import type { HeadHeader, Heads } from './head-file.ts';
import { ScoredView } from './scored-view.ts';

/** The score of one head on a text: its worst segment and the probability that the segment is bad. */
export interface HeadScore {
  readonly probability: number;
  /** Log-odds before calibration. */
  readonly z: number;
  /** The worst segment, as offsets into the caller's text. */
  readonly segment: Span;
  /** The reading of the text that the segment was found in. */
  readonly view: View['kind'];
  /** The segments that the encoder read with this head, each with the probability by both models. */
  readonly read?: readonly Pick<HeadScore, 'probability' | 'segment'>[];
}

/** A text prepared for the heads: the scored views, and each head's worst segment in them. */
export class ScoredText {
  readonly heads: readonly HeadHeader[];
  readonly views: readonly ScoredView[];
  readonly #scores: (HeadScore | undefined)[] = [];

  constructor(heads: readonly HeadHeader[], views: readonly ScoredView[]) {
    this.heads = heads;
    this.views = views;
  }

  /**
   * Returns the score of the head at an index of the file, or undefined if there is none. It is computed on first use.
   */
  scoreOf(head: number): HeadScore | undefined {
    const header = this.heads[head];
    if (!header) return undefined;
    this.#scores[head] ??= worstOf(this.views, header, head);
    return this.#scores[head];
  }
}

/** Scores texts with every head at once. An instance may be used by one thread only. */
export class TextScorer {
  readonly heads: readonly HeadHeader[];
  readonly #sums: ColumnSums;
  readonly #extractor = new FeatureExtractor();

  constructor({ header, weights }: Heads) {
    this.heads = header.heads;
    this.#sums = new ColumnSums(weights, header.heads.length);
  }

  /** Scores the letters view of the text and all its decoded views that say anything else. */
  score(source: TextViews): ScoredText {
    const views = [this.#scoredView(source.letters, 'letters')];
    if (source.decoded.length === 0) return new ScoredText(this.heads, views);
    const said = new Set([source.letters.text]);
    for (const view of source.decoded) {
      const letters = lettersOf(view);
      if (said.has(letters.text)) continue;
      said.add(letters.text);
      views.push(this.#scoredView(letters, view.kind));
    }
    return new ScoredText(this.heads, views);
  }

  #scoredView(view: View, kind: View['kind']): ScoredView {
    const blocks = this.#extractor.extract(view.text);
    return new ScoredView(view, kind, blocks, this.#sums.over(blocks));
  }
}

/** Log-odds of a text without words. */
const NOTHING_SAID = -20;

function scoreOf(view: ScoredView, header: HeadHeader, head: number): HeadScore {
  const worst = view.worstWindow(head, header);
  if (view.isEmpty) return { probability: 0, z: NOTHING_SAID, segment: view.spanOf(worst), view: view.kind };
  const z = view.logOddsOf(worst, header);
  return {
    probability: 1 / (1 + Math.exp(-(header.slope * z + header.offset))),
    z,
    segment: view.spanOf(worst),
    view: view.kind,
  };
}

function worstOf(views: readonly ScoredView[], header: HeadHeader, head: number): HeadScore {
  let best: HeadScore | undefined;
  for (const view of views) {
    const score = scoreOf(view, header, head);
    if (best === undefined || isWorse(header, score, best)) best = score;
  }
  return best as HeadScore;
}

/**
 * Whether a score is worse than the best so far. A flagged decoded view wins over the letters view, because decoded
 * content says more than the look of its encoding.
 */
function isWorse({ thresholds }: HeadHeader, score: HeadScore, best: HeadScore): boolean {
  return score.z > best.z || (best.view === 'letters' && score.probability >= thresholds.balanced);
}
