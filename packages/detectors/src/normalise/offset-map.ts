import type { Span } from '../view.ts';

/** Where a stretch of a derived text was read from in its parent text. */
export type ToParent = (start: number, end: number) => Span;

/** The map of a text that is its parent's text, unit for unit. */
export const identityMap: ToParent = (start, end) => ({ start, end: Math.max(start, end) });

const STRIDE = 3;

/**
 * The map that run-length segments describe: triples of view start, parent start and parent end, in order.
 *
 * A segment as long in the view as in the parent maps unit by unit; any part of another one maps to all of its parent
 * stretch. Memory is three integers a segment and a look-up is a binary search.
 */
export function segmentMap(segments: Int32Array, length: number): ToParent {
  const count = segments.length / STRIDE;
  const read = (index: number): number => segments[index] ?? length;

  function segmentAt(offset: number): number {
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (read(middle * STRIDE) <= offset) low = middle;
      else high = middle - 1;
    }
    return low * STRIDE;
  }

  function isLinear(at: number): boolean {
    return read(at + STRIDE) - read(at) === read(at + 2) - read(at + 1);
  }

  function startOf(offset: number): number {
    const at = segmentAt(offset);
    return isLinear(at) ? read(at + 1) + offset - read(at) : read(at + 1);
  }

  function endOf(offset: number): number {
    const at = segmentAt(offset - 1);
    return isLinear(at) ? read(at + 1) + offset - read(at) : read(at + 2);
  }

  return (start, end) => {
    if (count === 0) return { start: 0, end: 0 };
    if (start < end) return { start: startOf(start), end: endOf(end) };
    const point = start < length ? startOf(start) : endOf(length);
    return { start: point, end: point };
  };
}
