import { FEATURE_BITS, type FeatureBlocks, FeatureExtractor } from '../features/hash-features.ts';
import { lettersOf } from '../normalise/views-of.ts';
import type { Span, TextViews, View } from '../view.ts';
import type { Heads } from './head-file.ts';
import { visitWindows } from './windows.ts';

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

/** The sums of one text: `sums[block * heads + head]`, and how many distinct features each block has. */
interface BlockSums {
  readonly sums: Int32Array;
  readonly sizes: Int32Array;
}

/** Scores texts with every head at once. One object serves one thread. */
export class TextScorer {
  readonly #heads: Heads;
  readonly #extractor = new FeatureExtractor();
  readonly #stamps = new Int32Array(1 << FEATURE_BITS);
  #stamp = 0;

  constructor(heads: Heads) {
    this.#heads = heads;
  }

  /** The scores of every head, in the file's order: the worst of the text's letters and of what is encoded in it. */
  score(views: TextViews): HeadScore[] {
    const best = this.#scoreView(views.letters, 'letters');
    for (const view of views.decoded) {
      const other = this.#scoreView(lettersOf(view), view.kind);
      for (const [head, score] of other.entries()) {
        if (this.#isWorse(head, score, best[head])) best[head] = score;
      }
    }
    return best;
  }

  /** What an encoded stretch says tells more than what its encoding looks like: it wins where it is flagged itself. */
  #isWorse(head: number, score: HeadScore, best: HeadScore | undefined): boolean {
    if (!best || score.z > best.z) return true;
    const flags = this.#heads.header.heads[head]?.thresholds.balanced ?? 1;
    return best.view === 'letters' && score.probability >= flags;
  }

  #scoreView(view: View, kind: View['kind']): HeadScore[] {
    const blocks = this.#extractor.extract(view.text);
    const { sums, sizes } = this.#sum(blocks);
    const count = this.#heads.header.heads.length;
    return this.#heads.header.heads.map(({ scale, bias, slope, offset, reach }, head) => {
      let worst = Number.NEGATIVE_INFINITY;
      let from = 0;
      let to = 0;
      visitWindows(sizes.length - 1, reach, (first, end) => {
        const size = (sizes[end] as number) - (sizes[first] as number);
        const sum = (sums[end * count + head] as number) - (sums[first * count + head] as number);
        const score = sum / Math.sqrt(size || 1);
        if (score <= worst) return;
        worst = score;
        from = first;
        to = end;
      });
      const z = bias + worst * scale;
      const segment = view.toSource(blocks.starts[from] ?? 0, blocks.starts[to] ?? 0);
      return { probability: 1 / (1 + Math.exp(-(slope * z + offset))), z, segment, view: kind };
    });
  }

  /** Running sums over the blocks, so that any window is a difference; a feature counts once a block. */
  #sum({ columns, ends }: FeatureBlocks): BlockSums {
    const { weights } = this.#heads;
    const count = this.#heads.header.heads.length;
    const sums = new Int32Array((ends.length + 1) * count);
    const sizes = new Int32Array(ends.length + 1);
    let at = 0;
    for (let block = 0; block < ends.length; block += 1) {
      this.#stamp += 1;
      const row = (block + 1) * count;
      sums.copyWithin(row, row - count, row);
      let size = 0;
      for (const end = ends[block] as number; at < end; at += 1) {
        const column = columns[at] as number;
        if (this.#stamps[column] === this.#stamp) continue;
        this.#stamps[column] = this.#stamp;
        size += 1;
        const first = column * count;
        for (let head = 0; head < count; head += 1) {
          sums[row + head] = (sums[row + head] as number) + (weights[first + head] as number);
        }
      }
      sizes[block + 1] = (sizes[block] as number) + size;
    }
    return { sums, sizes };
  }
}
