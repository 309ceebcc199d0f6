import type { Span } from '../view.ts';

/** Returns the stretch of the parent text that a stretch of a derived text was read from. */
export type ToParent = (start: number, end: number) => Span;

/** The map of a text that equals its parent text. */
export const identityMap: ToParent = (start, end) => ({ start, end: Math.max(start, end) });

const STRIDE = 3;

/**
 * Returns the map for run-length segments: triples of view start, parent start and parent end, in order.
 *
 * If a segment has the same length in view and parent, it maps unit by unit. Otherwise any part of it maps to its whole
 * parent stretch. A segment takes three integers of memory, and a look-up is a binary search.
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
