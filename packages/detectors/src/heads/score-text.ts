import { FeatureExtractor } from '../features/hash-features.ts';
import { lettersOf } from '../normalise/views-of.ts';
import type { Span, TextViews, View } from '../view.ts';
import { ColumnSums } from './column-sums.ts';
import type { HeadHeader, Heads } from './head-file.ts';
import { ScoredView } from './scored-view.ts';

/** What one head says of a text: its worst segment, and how probable the head holds it to be bad. */
export interface HeadScore {
  readonly probability: number;
  /** Log-odds before calibration. */
  readonly z: number;
  /** The worst segment, in the caller's text. */
  readonly segment: Span;
  /** The reading of the text that the segment was found in. */
  readonly view: View['kind'];
}

/** A text as the heads see it: the views that they look at, and the worst that each finds in them. */
export class ScoredText {
  readonly heads: readonly HeadHeader[];
  readonly views: readonly ScoredView[];
  readonly #scores: (HeadScore | undefined)[] = [];

  constructor(heads: readonly HeadHeader[], views: readonly ScoredView[]) {
    this.heads = heads;
    this.views = views;
  }

  /** What the head says that stands there in the file; undefined where none does. Found when it is first asked for. */
  scoreOf(head: number): HeadScore | undefined {
    const header = this.heads[head];
    if (!header) return undefined;
    this.#scores[head] ??= worstOf(this.views, header, head);
    return this.#scores[head];
  }
}

/** Scores texts with every head at once. One object serves one thread. */
export class TextScorer {
  readonly heads: readonly HeadHeader[];
  readonly #sums: ColumnSums;
  readonly #extractor = new FeatureExtractor();

  constructor({ header, weights }: Heads) {
    this.heads = header.heads;
    this.#sums = new ColumnSums(weights, header.heads.length);
  }

  /** The worst of the text's letters and of what is encoded in it. */
  score(source: TextViews): ScoredText {
    const views = [
      this.#scoredView(source.letters, 'letters'),
      ...source.decoded.map((view) => this.#scoredView(lettersOf(view), view.kind)),
    ];
    return new ScoredText(this.heads, views);
  }

  #scoredView(view: View, kind: View['kind']): ScoredView {
    const blocks = this.#extractor.extract(view.text);
    return new ScoredView(view, kind, blocks.starts, this.#sums.over(blocks));
  }
}

/** Log-odds of a text without a word. */
const NOTHING_SAID = -20;

function scoreOf(view: ScoredView, header: HeadHeader, head: number): HeadScore {
  const worst = view.worstWindow(head, header.reach);
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

/** What an encoded stretch says tells more than what its encoding looks like: it wins where it is flagged itself. */
function isWorse({ thresholds }: HeadHeader, score: HeadScore, best: HeadScore): boolean {
  return score.z > best.z || (best.view === 'letters' && score.probability >= thresholds.balanced);
}
