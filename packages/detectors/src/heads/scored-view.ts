import type { FeatureBlocks } from '../features/hash-features.ts';
import { offsetOf, scriptsOfBlocks } from '../features/script-of.ts';
import type { Span, View } from '../view.ts';
import type { BlockSums } from './column-sums.ts';
import type { HeadHeader } from './head-file.ts';
import { divisorOf, type Parts, visitWindows } from './windows.ts';

/** A run of blocks with the score of a head: its log-odds in quantised steps, without the bias. */
export interface ScoredWindow {
  readonly first: number;
  readonly end: number;
  readonly score: number;
}

/** One reading of a text with the running sums of all heads. The score of any segment is one subtraction. */
export class ScoredView {
  readonly view: View;
  readonly kind: View['kind'];
  readonly #starts: readonly number[];
  readonly #units: readonly number[];
  readonly #sums: BlockSums;
  /** The script of each block, or undefined if all are Latin. */
  readonly #scripts: Uint8Array | undefined;

  constructor(view: View, kind: View['kind'], { starts, units }: FeatureBlocks, sums: BlockSums) {
    this.view = view;
    this.kind = kind;
    this.#starts = starts;
    this.#units = units;
    this.#sums = sums;
    this.#scripts = scriptsOfBlocks(view.text, { starts, units });
  }

  /** Whether most blocks of a window are in another language than English. Text around it does not count. */
  isForeign({ first, end }: Pick<ScoredWindow, 'first' | 'end'>): boolean {
    if (!this.#scripts) return false;
    let foreign = 0;
    for (let block = first; block < end; block += 1) if (this.#scripts[block] !== 0) foreign += 1;
    return foreign * 2 > end - first;
  }

  /** Number of blocks, at least one. */
  get blocks(): number {
    return this.#sums.sizes.length - 1;
  }

  /** Whether the view has no features at all. */
  get isEmpty(): boolean {
    return (this.#sums.sizes.at(-1) ?? 0) === 0;
  }

  /** Returns the worst segment for a head, in the whole text or in the blocks `[from, to)` of one of its windows. */
  worstWindow(head: number, header: HeadHeader, from = 0, to = this.blocks): ScoredWindow {
    let first = from;
    let end = to;
    let worst = Number.NEGATIVE_INFINITY;
    visitWindows(this.#partsWithin(from, to), header.grain, (start, stop) => {
      const score = this.#scoreOf(head, header, from + start, from + stop);
      if (!(score > worst)) return;
      worst = score;
      first = from + start;
      end = from + stop;
    });
    return { first, end, score: worst };
  }

  /** Returns up to `most` segments that score at least `from` and do not overlap, worst first. */
  worstWindows(head: number, header: HeadHeader, from: number, most: number): ScoredWindow[] {
    const found: ScoredWindow[] = [];
    visitWindows(this.#partsWithin(0, this.blocks), header.grain, (first, end) => {
      const score = this.#scoreOf(head, header, first, end);
      if (score >= from) found.push({ first, end, score });
    });
    const kept: ScoredWindow[] = [];
    for (const window of found.sort((one, other) => other.score - one.score)) {
      if (kept.length >= most) break;
      if (kept.every(({ first, end }) => window.end <= first || window.first >= end)) kept.push(window);
    }
    return kept;
  }

  /** Returns the score of a window as log-odds, before calibration. */
  logOddsOf({ score }: Pick<ScoredWindow, 'score'>, { bias, scale }: HeadHeader): number {
    return bias + score * scale;
  }

  /** Returns the position of blocks in the caller's text. */
  spanOf({ first, end }: Pick<ScoredWindow, 'first' | 'end'>): Span {
    return this.view.toSource(this.#starts[first] ?? 0, this.#starts[end] ?? 0);
  }

  /** Returns the text of blocks in this reading. */
  textOf({ first, end }: Pick<ScoredWindow, 'first' | 'end'>): string {
    return this.view.text.slice(this.#starts[first], this.#starts[end]);
  }

  /** Returns the parts of the blocks `[from, to)`, counted from `from`. */
  #partsWithin(from: number, to: number): Parts {
    const blocks = to - from;
    if (blocks === this.blocks) return { blocks, units: this.#units };
    const units = this.#units.filter((block) => block >= from && block <= to).map((block) => block - from);
    return { blocks, units };
  }

  #scoreOf(head: number, header: HeadHeader, first: number, end: number): number {
    const { sums, sizes, heads } = this.#sums;
    const size = (sizes[end] as number) - (sizes[first] as number);
    const score = ((sums[end * heads + head] as number) - (sums[first * heads + head] as number)) / divisorOf(size);
    return this.#scripts ? score + offsetOf(header.scripts, this.#scripts, { first, end }) / header.scale : score;
  }
}
