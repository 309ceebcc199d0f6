import { marksOf } from '../normalise/text-marks.ts';
import type { View } from '../view.ts';
import { type KeywordAutomaton, stateNumber, step } from './keyword-automaton.ts';
import { unitKind } from './unit-table.ts';

/** A keyword found in a text: its index and spelling in the list of the automaton, and its position in UTF-16 units. */
export interface KeywordHit {
  readonly index: number;
  readonly keyword: string;
  readonly start: number;
  readonly end: number;
}

/** Receives each hit in order of `end`. Of hits with the same end, the longest comes first. */
export type VisitKeyword = (index: number, start: number, end: number) => void;

/**
 * After this many nested hits, only the longest keyword per end position is reported. Otherwise a list like "a", "a a",
 * "a a a" makes a scan quadratic. Coverage by hits stays exact, but counts become lower bounds.
 */
const MAX_NESTED_HITS = 100_000;

/** Runs of white space longer than one unit. They are needed to find the start of a match that crosses them. */
interface SpaceRuns {
  /** End of each run in squeezed text, in which every run counts as one unit. */
  readonly squeezedEnds: number[];
  /** Number of units removed up to and including each run. */
  readonly removed: number[];
}

/** Visits every keyword in a text: whole words, in any case, with any white space where the keyword has some. */
export function visitKeywords(automaton: KeywordAutomaton, text: string, visit: VisitKeyword): void {
  const { classes, next, denseCells, wordClasses } = automaton;
  const reporter = new HitReporter(automaton, text, visit);
  let state = 0;
  let previous: number = unitKind.other;
  for (let at = 0; at < text.length; at++) {
    const packed = classes[text.charCodeAt(at)] as number;
    const repeated = packed & previous & 3;
    previous = packed & 3;
    if (repeated === unitKind.space) {
      reporter.squeeze(at);
      continue;
    }
    const symbol = (packed >> 2) + (-repeated & wordClasses);
    state = state < denseCells ? (next[state + symbol] as number) : step(automaton, state, symbol);
    if (state < 0) {
      state = ~state;
      reporter.report(state, at + 1, previous);
    }
  }
}

/** Visits every keyword in a view. For most short views, the marks show that there is none. */
export function visitKeywordsIn(automaton: KeywordAutomaton, view: View, visit: VisitKeyword): void {
  if (automaton.gate.mayHold(marksOf(view))) visitKeywords(automaton, view.text, visit);
}

/** Returns every keyword in a text, in order of its end. */
export function findKeywords(automaton: KeywordAutomaton, text: string): KeywordHit[] {
  const hits: KeywordHit[] = [];
  visitKeywords(automaton, text, (index, start, end) => {
    hits.push({ index, keyword: automaton.keywords[index] ?? '', start, end });
  });
  return hits;
}

class HitReporter {
  readonly #automaton: KeywordAutomaton;
  readonly #text: string;
  readonly #visit: VisitKeyword;
  readonly #runs: SpaceRuns = { squeezedEnds: [], removed: [] };
  #removed = 0;
  #lastSqueezed = -2;
  #nested = 0;

  constructor(automaton: KeywordAutomaton, text: string, visit: VisitKeyword) {
    this.#automaton = automaton;
    this.#text = text;
    this.#visit = visit;
  }

  /** Records that the white space unit at `at` belongs to the run before it. */
  squeeze(at: number): void {
    const { squeezedEnds, removed } = this.#runs;
    const squeezedEnd = at - this.#removed;
    this.#removed += 1;
    if (this.#lastSqueezed === at - 1) {
      removed[removed.length - 1] = this.#removed;
    } else {
      squeezedEnds.push(squeezedEnd);
      removed.push(this.#removed);
    }
    this.#lastSqueezed = at;
  }

  report(state: number, end: number, lastKind: number): void {
    if (lastKind === unitKind.word && this.#isWord(end)) return;
    const { output, nextOutput, lengths } = this.#automaton;
    const number = stateNumber(this.#automaton, state);
    let at = output[number] === -1 ? (nextOutput[number] ?? -1) : number;
    while (at !== -1) {
      const index = output[at] ?? 0;
      this.#visit(index, this.#startOf(end, lengths[index] ?? 0), end);
      at = this.#nested < MAX_NESTED_HITS ? (nextOutput[at] ?? -1) : -1;
      this.#nested += 1;
    }
  }

  #isWord(at: number): boolean {
    return at < this.#text.length && ((this.#automaton.classes[this.#text.charCodeAt(at)] ?? 0) & 3) === unitKind.word;
  }

  /** Returns the start of a match of `length` squeezed units that ends at `end`. */
  #startOf(end: number, length: number): number {
    const squeezedStart = end - this.#removed - length;
    const { squeezedEnds, removed } = this.#runs;
    let low = 0;
    let high = squeezedEnds.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((squeezedEnds[middle] ?? 0) <= squeezedStart) low = middle + 1;
      else high = middle;
    }
    return squeezedStart + (low === 0 ? 0 : (removed[low - 1] ?? 0));
  }
}
