import { identityMap, segmentMap, type ToParent } from './offset-map.ts';

const STRIDE = 3;
const LATIN1_MAX = 0xff;

/** A text derived from a parent text, with the map back to it. */
export interface Reading {
  readonly text: string;
  readonly toParent: ToParent;
}

const USUAL_UNITS = 4_096;
const USUAL_SEGMENTS = STRIDE * 64;

/**
 * Buffers that the next writer of a short text reuses. To allocate new ones would cost more than the writing itself.
 */
const spare: { units: Uint16Array | undefined; segments: Int32Array | undefined } = {
  units: new Uint16Array(USUAL_UNITS),
  segments: new Int32Array(USUAL_SEGMENTS),
};

function takeUnits(length: number): Uint16Array {
  const { units } = spare;
  if (units === undefined || length > USUAL_UNITS) return new Uint16Array(length);
  spare.units = undefined;
  return units;
}

function takeSegments(): Int32Array {
  const segments = spare.segments ?? new Int32Array(USUAL_SEGMENTS);
  spare.segments = undefined;
  return segments;
}

/** Writes a reading of a parent text from left to right. Parts of the parent that are not written are omitted. */
export class TextWriter {
  readonly #parent: string;
  #units: Uint16Array;
  #length = 0;
  /** Bitwise OR of all units. It shows without a second pass whether the result is Latin-1. */
  #bits = 0;
  #segments = takeSegments();
  #used = 0;
  /** End in the parent of the last segment if that segment maps unit by unit, else -1. */
  #linearEnd = -1;

  constructor(parent: string) {
    this.#parent = parent;
    this.#units = takeUnits(parent.length + 16);
  }

  /** Copies a stretch of the parent unchanged. */
  copy(from: number, to: number): void {
    if (from >= to) return;
    this.#reserve(to - from);
    this.#linear(from, to);
    const units = this.#units;
    const shift = this.#length - from;
    let bits = 0;
    for (let at = from; at < to; at += 1) {
      const unit = this.#parent.charCodeAt(at);
      bits |= unit;
      units[at + shift] = unit;
    }
    this.#bits |= bits;
    this.#length += to - from;
  }

  /** Copies a stretch of the parent with its ASCII capitals in lower case. */
  copyLowered(from: number, to: number): void {
    const first = this.#length;
    this.copy(from, to);
    const units = this.#units;
    for (let at = first; at < first + to - from; at += 1) {
      const unit = units[at] ?? 0;
      if (unit - 65 <= 25 && unit >= 65) units[at] = unit | 0x20;
    }
  }

  /** Writes one code unit as the replacement of a stretch of the parent. */
  unit(unit: number, from: number, to: number): void {
    this.#reserve(1);
    if (to - from === 1) this.#linear(from, to);
    else this.#whole(from, to);
    this.#append(unit);
  }

  /** Writes a text as the replacement of a stretch of the parent. An empty text writes nothing. */
  put(text: string, from: number, to: number): void {
    if (text.length === 0) return;
    this.#reserve(text.length);
    if (to - from === text.length) this.#linear(from, to);
    else this.#whole(from, to);
    for (let at = 0; at < text.length; at += 1) this.#append(text.charCodeAt(at));
  }

  /** Returns the written text and its map. Do not write after this call. */
  finish(): Reading {
    const units = this.#units.subarray(0, this.#length);
    const text =
      this.#bits <= LATIN1_MAX
        ? Buffer.from(units).toString('latin1')
        : Buffer.from(units.buffer, 0, this.#length * 2).toString('utf16le');
    const toParent = this.#map();
    if (this.#units.length === USUAL_UNITS) spare.units = this.#units;
    if (this.#segments.length === USUAL_SEGMENTS) spare.segments = this.#segments;
    return { text, toParent };
  }

  #map(): ToParent {
    const isIdentity = this.#used === STRIDE && this.#linearEnd === this.#length;
    return isIdentity ? identityMap : segmentMap(this.#segments.slice(0, this.#used), this.#length);
  }

  #append(unit: number): void {
    this.#bits |= unit;
    this.#units[this.#length] = unit;
    this.#length += 1;
  }

  #linear(from: number, to: number): void {
    if (this.#linearEnd === from) this.#segments[this.#used - 1] = to;
    else this.#segment(from, to);
    this.#linearEnd = to;
  }

  #whole(from: number, to: number): void {
    this.#segment(from, to);
    this.#linearEnd = -1;
  }

  #segment(from: number, to: number): void {
    if (this.#used === this.#segments.length) this.#segments = enlarge(this.#segments, Int32Array, this.#used * 2);
    this.#segments[this.#used] = this.#length;
    this.#segments[this.#used + 1] = from;
    this.#segments[this.#used + 2] = to;
    this.#used += STRIDE;
  }

  #reserve(more: number): void {
    const needed = this.#length + more;
    if (needed > this.#units.length) this.#units = enlarge(this.#units, Uint16Array, needed * 2);
  }
}

function enlarge<Units extends Int32Array | Uint16Array>(
  units: Units,
  Larger: new (length: number) => Units,
  length: number,
): Units {
  const larger = new Larger(length);
  larger.set(units);
  return larger;
}
