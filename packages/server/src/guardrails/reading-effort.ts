import type { TextPair } from '@redoubt/detectors';

/** What is read: a text, or two together. */
export type ReadText = string | TextPair;

/** Maximum chunks read per text. A question has two or three. */
export const MAX_CHUNKS = 8;
const UNITS_A_CHUNK = 500;
/** Effort of the shortest text, in chunks. */
const SHORTEST = 0.2;

/** The first of two texts is read with each segment of the second, but never for longer than a segment. */
export function effortOf(text: ReadText): number {
  if (typeof text === 'string') return SHORTEST + Math.min(MAX_CHUNKS, text.length / UNITS_A_CHUNK);
  return effortOf(text.second) + Math.min(1, text.first.length / UNITS_A_CHUNK);
}

/** The size of a request. Small ones do not wait for all pieces of large ones of the same owner. */
export const effortOfAll = (texts: readonly ReadText[]): number => texts.reduce((sum, text) => sum + effortOf(text), 0);
