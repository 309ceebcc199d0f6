import { Lattice } from './lattice.ts';
import type { NameModel } from './name-file.ts';
import { NameScorer } from './name-scorer.ts';
import { beginTag, insideTag, kindOf, type NameKind, nameKinds, OUTSIDE, TAGS } from './name-tags.ts';
import { SegmentMemo, type SegmentName } from './segment-memo.ts';
import { MAX_SEGMENT, SegmentReader } from './segment-reader.ts';

/** A name in a text: UTF-16 offsets, and a confidence from 0 to 1. */
export interface NameFinding {
  readonly kind: NameKind;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
}

const none: readonly SegmentName[] = [];
const everyKind: ReadonlySet<NameKind> = new Set(nameKinds);

/** Finds names line by line with one set of weights. Takes linear time. */
export class NameTagger {
  readonly #scorer: NameScorer;
  readonly #lattice: Lattice;
  readonly #reader = new SegmentReader();
  readonly #memo = new SegmentMemo();
  readonly #scores = new Float64Array(MAX_SEGMENT * TAGS);
  readonly #marginals = new Float64Array(MAX_SEGMENT * TAGS);
  readonly #tags = new Uint8Array(MAX_SEGMENT);

  constructor(model: NameModel) {
    this.#scorer = new NameScorer(model);
    this.#lattice = new Lattice(MAX_SEGMENT, Float64Array.from(model.header.transitions));
    this.#lattice.prepare();
  }

  /**
   * Returns every name on the best tag sequence, at any confidence, sorted by start and without overlaps. Lines without a
   * name of a wanted kind take less time, and none of their names is returned.
   */
  find(text: string, wanted: ReadonlySet<NameKind> = everyKind): NameFinding[] {
    const found: NameFinding[] = [];
    const { segment } = this.#reader;
    const { starts, ends } = segment;
    this.#reader.start(text);
    while (this.#reader.next()) {
      for (const { kind, first, end, confidence } of this.#memo.recall(segment) ?? this.#judge(text, wanted)) {
        const span = { start: starts[first] as number, end: ends[end - 1] as number };
        found.push({ kind: nameKinds[kind] as NameKind, ...span, confidence });
      }
    }
    return found;
  }

  /** Returns the names of the current segment, or none if no name is of a wanted kind. */
  #judge(text: string, wanted: ReadonlySet<NameKind>): readonly SegmentName[] {
    const { segment } = this.#reader;
    this.#scorer.score(text, segment, this.#scores);
    this.#lattice.best(this.#scores, segment.size, this.#tags);
    const hasName = this.#hasName(segment.size, everyKind);
    // Another call may want the names, so they are not remembered as none.
    if (hasName && !this.#hasName(segment.size, wanted)) return none;
    const names = hasName ? this.#namesOf(segment.size) : none;
    this.#memo.remember(segment, names);
    return names;
  }

  #hasName(size: number, wanted: ReadonlySet<NameKind>): boolean {
    for (let at = 0; at < size; at++) {
      const tag = this.#tags[at] as number;
      if (tag !== OUTSIDE && wanted.has(nameKinds[kindOf(tag)] as NameKind)) return true;
    }
    return false;
  }

  #namesOf(size: number): SegmentName[] {
    this.#lattice.marginals(this.#scores, size, this.#marginals);
    const names: SegmentName[] = [];
    let at = 0;
    while (at < size) {
      const first = at++;
      const tag = this.#tags[first] as number;
      if (tag === OUTSIDE) continue;
      const kind = kindOf(tag);
      while (at < size && this.#tags[at] === insideTag(kind)) at++;
      names.push({ kind, first, end: at, confidence: this.#confidence(first, at, kind) });
    }
    return names;
  }

  /** Returns the lowest probability of the name's kind among its words. */
  #confidence(first: number, end: number, kind: number): number {
    let least = 1;
    for (let at = first; at < end; at++) {
      const begin = this.#marginals[at * TAGS + beginTag(kind)] as number;
      least = Math.min(least, begin + (this.#marginals[at * TAGS + insideTag(kind)] as number));
    }
    return least;
  }
}
