import type { Span } from '../view.ts';
import { runsOf } from './decoder.ts';
import type { ToParent } from './offset-map.ts';

/** Signs of a coding that follow one another, also over lines and in blocks of the same length. */
export interface CodedRun extends Span {
  readonly signs: string;
  /** Returns the stretch of the text of some of the signs. */
  readonly cover: ToParent;
}

/** Blocks and lines are parted by at most this much white space. */
const MAX_PART = 4;
/** A block of fewer signs is no block. A line of this many is one even if it is alone with its neighbour. */
const MIN_BLOCK = 4;
const LONG_LINE = 40;
const MIN_BLOCKS = 3;
const blank = /^\s+$/;

/**
 * Yields the runs of a coding, with those of blocks or lines first. `minimum` is the length of a single run. Blocks are
 * shorter, and count together.
 */
export function* codedRuns(text: string, set: Uint8Array, minimum: number): Generator<CodedRun> {
  let blocks: Span[] = [];
  for (const run of runsOf(text, set, Math.min(MIN_BLOCK, minimum))) {
    const first = blocks[0];
    const last = blocks.at(-1);
    if (first && last && goesOn(text, first, last, run)) {
      blocks.push(run);
      continue;
    }
    yield* runsOfBlocks(text, blocks, minimum);
    blocks = [run];
  }
  yield* runsOfBlocks(text, blocks, minimum);
}

/** Whether a run is the next block. All have the length of the first one, except the last, which may be shorter. */
function goesOn(text: string, first: Span, last: Span, next: Span): boolean {
  const length = first.end - first.start;
  if (last.end - last.start !== length || next.end - next.start > length) return false;
  return next.start - last.end <= MAX_PART && blank.test(text.slice(last.end, next.start));
}

function* runsOfBlocks(text: string, blocks: readonly Span[], minimum: number): Generator<CodedRun> {
  const [first] = blocks;
  if (!first) return;
  const isLong = first.end - first.start >= LONG_LINE && blocks.length > 1;
  if (isLong || blocks.length >= MIN_BLOCKS) {
    yield joined(text, blocks);
    // A word before or behind the blocks may have the length of one.
    if (blocks.length > MIN_BLOCKS) {
      yield joined(text, blocks.slice(0, -1));
      yield joined(text, blocks.slice(1));
      yield joined(text, blocks.slice(1, -1));
    }
  }
  for (const { start, end } of blocks) {
    if (end - start < minimum) continue;
    yield {
      start,
      end,
      signs: text.slice(start, end),
      cover: (from, to) => ({ start: start + from, end: start + to }),
    };
  }
}

function joined(text: string, blocks: readonly Span[]): CodedRun {
  const start = blocks[0]?.start ?? 0;
  const length = (blocks[0]?.end ?? 0) - start;
  const placeOf = (sign: number): number => {
    const block = Math.min(Math.floor(sign / length), blocks.length - 1);
    return (blocks[block]?.start ?? 0) + sign - block * length;
  };
  return {
    start,
    end: blocks.at(-1)?.end ?? start,
    signs: blocks.map((block) => text.slice(block.start, block.end)).join(''),
    cover: (from, to) => ({ start: placeOf(from), end: to > from ? placeOf(to - 1) + 1 : placeOf(from) }),
  };
}
