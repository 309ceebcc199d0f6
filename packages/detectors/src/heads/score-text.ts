import { ColumnSet } from '../features/column-set.ts';
import { type FeatureBlocks, FeatureExtractor } from '../features/hash-features.ts';
import { lettersOf } from '../normalise/views-of.ts';
import type { Span, TextViews, View } from '../view.ts';
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

/** A text as the heads see it: the worst of it for each head, and the views that the worst was found in. */
export interface ScoredText {
  readonly heads: readonly HeadHeader[];
  /** In the file's order of heads. */
  readonly scores: readonly HeadScore[];
  readonly views: readonly ScoredView[];
}

/** Scores texts with every head at once. One object serves one thread. */
export class TextScorer {
  readonly heads: readonly HeadHeader[];
  readonly #weights: Int8Array;
  readonly #extractor = new FeatureExtractor();
  readonly #seen = new ColumnSet();

  constructor({ header, weights }: Heads) {
    this.heads = header.heads;
    this.#weights = weights;
  }

  /** The worst of the text's letters and of what is encoded in it. */
  score(source: TextViews): ScoredText {
    const views = [
      this.#scoredView(source.letters, 'letters'),
      ...source.decoded.map((view) => this.#scoredView(lettersOf(view), view.kind)),
    ];
    const scores = this.heads.map((head, index) => {
      const found = views.map((view) => scoreOf(view, head, index));
      return found.reduce((best, score) => (isWorse(head, score, best) ? score : best));
    });
    return { heads: this.heads, scores, views };
  }

  #scoredView(view: View, kind: View['kind']): ScoredView {
    const blocks = this.#extractor.extract(view.text);
    return new ScoredView(view, kind, blocks.starts, this.#sum(blocks));
  }

  /** Running sums over the blocks, so that any window is a difference; a feature counts once a block. */
  #sum({ columns, ends }: FeatureBlocks) {
    const count = this.heads.length;
    const sums = new Int32Array((ends.length + 1) * count);
    const sizes = new Int32Array(ends.length + 1);
    let at = 0;
    for (let block = 0; block < ends.length; block += 1) {
      this.#seen.clear();
      const row = (block + 1) * count;
      sums.copyWithin(row, row - count, row);
      let size = 0;
      for (const end = ends[block] as number; at < end; at += 1) {
        const column = columns[at] as number;
        if (!this.#seen.add(column)) continue;
        size += 1;
        const first = column * count;
        for (let head = 0; head < count; head += 1) {
          sums[row + head] = (sums[row + head] as number) + (this.#weights[first + head] as number);
        }
      }
      sizes[block + 1] = (sizes[block] as number) + size;
    }
    return { sums, sizes, heads: count };
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

/** What an encoded stretch says tells more than what its encoding looks like: it wins where it is flagged itself. */
function isWorse({ thresholds }: HeadHeader, score: HeadScore, best: HeadScore): boolean {
  return score.z > best.z || (best.view === 'letters' && score.probability >= thresholds.balanced);
}
