import { shape, shapeOfSign, shapeOfWord, unitKind, wordUnits } from './word-shapes.ts';

/** Maximum number of words in a segment, which is a line or a part of a long one. */
export const MAX_SEGMENT = 160;
/** A longer line is cut after the first full stop after this many words. */
const EARLY_CUT = 110;
/** Maximum units of a word. Longer words are read in parts, because they are not names. */
const MAX_WORD = 40;
/** Maximum number of words in the local part of a mailbox. */
const MAX_MAILBOX = 16;
const PRIME = 0x0100_0193;
const BASIS = 0x811c_9dc5 | 0;

/** Replacement hashes for tokens that are read as one word. Neighbours see only the kind of token. */
const opaqueWord = { mailbox: 0x101, link: 0x102, handle: 0x103, tag: 0x104 } as const;
const EDGE_WORD = 0x0200;
const AT_SIGN = 64;
const HASH = 35;
const COLON = 58;
const DOT = 46;
/** The hash of `www`. */
const WWW = [119, 119, 119].reduce((hash, code) => Math.imul(hash ^ code, PRIME), BASIS);
const linkEnds = new Set([...'<>"\'()[]{}|,;、。，；）」'].map((sign) => sign.charCodeAt(0)));

/** The words of one line. The reader reuses the arrays for each line. */
export interface Segment {
  size: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly shapes: Uint8Array;
  /** Hash of the folded word: equal for `Müller`, `MULLER` and `muller`. */
  readonly words: Int32Array;
  /** Hash of the word as written. */
  readonly keys: Int32Array;
  /** 1 if nothing separates this word from the one before. */
  readonly glued: Uint8Array;
  /** Replaces the word before the first one: a hash of the last word of the previous line. */
  opening: number;
}

/** Reads a text line by line. Takes linear time and constant memory. */
export class SegmentReader {
  readonly segment: Segment = {
    size: 0,
    starts: new Int32Array(MAX_SEGMENT + 1),
    ends: new Int32Array(MAX_SEGMENT + 1),
    shapes: new Uint8Array(MAX_SEGMENT + 1),
    words: new Int32Array(MAX_SEGMENT + 1),
    keys: new Int32Array(MAX_SEGMENT + 1),
    glued: new Uint8Array(MAX_SEGMENT + 1),
    opening: EDGE_WORD,
  };
  readonly #units = wordUnits();
  readonly #counts = new Uint8Array(16);
  #text = '';
  #at = 0;

  start(text: string): void {
    this.#text = text;
    this.#at = 0;
    this.segment.size = 0;
    this.segment.opening = EDGE_WORD;
  }

  /** Fills the segment with the next line that has words. Returns false if there is none. */
  next(): boolean {
    const { segment } = this;
    if (segment.size > 0) segment.opening = Math.imul(segment.words[segment.size - 1] as number, PRIME) ^ EDGE_WORD;
    segment.size = 0;
    while (this.#at < this.#text.length && !this.#isFull()) {
      const kind = this.#units.kinds[this.#text.charCodeAt(this.#at)] as number;
      if (kind > unitKind.newline) this.#token(kind);
      else {
        this.#at++;
        if (kind === unitKind.newline && segment.size > 0) break;
      }
    }
    return segment.size > 0;
  }

  #isFull(): boolean {
    const { size, shapes } = this.segment;
    return size >= MAX_SEGMENT || (size > EARLY_CUT && shapes[size - 1] === shape.stop);
  }

  #token(kind: number): void {
    if (kind === unitKind.sign || kind === unitKind.mark) this.#sign();
    else if (kind === unitKind.ideograph) this.#single(1, shape.ideograph);
    else this.#word();
  }

  #put(start: number, end: number, kind: number, word: number, key: number): void {
    const { segment } = this;
    const at = segment.size;
    segment.starts[at] = start;
    segment.ends[at] = end;
    segment.shapes[at] = kind;
    segment.words[at] = word;
    segment.keys[at] = key;
    segment.glued[at] = at > 0 && segment.ends[at - 1] === start ? 1 : 0;
    segment.size = at + 1;
    this.#at = end;
  }

  #single(length: number, kind: number): void {
    const code = this.#text.charCodeAt(this.#at);
    const word = Math.imul(BASIS ^ code ^ (length === 2 ? this.#text.charCodeAt(this.#at + 1) << 16 : 0), PRIME);
    this.#put(this.#at, this.#at + length, kind, word, word ^ kind);
  }

  #sign(): void {
    const code = this.#text.charCodeAt(this.#at);
    if ((this.#text.codePointAt(this.#at) ?? 0) > 0xffff) {
      // Planes 2 and 3 have rare ideographs. Other surrogate pairs are mostly emoji.
      this.#single(2, code >= 0xd840 && code < 0xd8c0 ? shape.ideograph : shape.sign);
    } else if (!this.#isOpaque(code)) this.#single(1, shapeOfSign(code));
  }

  /** Reads a mailbox, handle, tag or link that this sign belongs to. Returns false if there is none. */
  #isOpaque(code: number): boolean {
    if (code === AT_SIGN && this.#isGluedWord()) this.#mailbox();
    else if ((code === AT_SIGN || code === HASH) && this.#isWordUnit(this.#at + 1)) {
      this.#opaque(this.#at, this.#handleEnd(this.#at + 1), code === HASH ? opaqueWord.tag : opaqueWord.handle);
    } else if (code === COLON && this.#text.startsWith('://', this.#at) && this.#isGluedWord()) this.#link();
    else return false;
    return true;
  }

  /** A link includes the word before its colon. */
  #link(): void {
    this.segment.size--;
    this.#opaque(this.segment.starts[this.segment.size] as number, this.#linkEnd(this.#at), opaqueWord.link);
  }

  #opaque(start: number, end: number, word: number): void {
    this.#put(start, end, shape.opaque, word, word);
  }

  /** A mailbox becomes one word. The words of its local part are removed from the segment. */
  #mailbox(): void {
    const { segment } = this;
    const least = Math.max(0, segment.size - MAX_MAILBOX);
    let first = segment.size - 1;
    while (first > least && segment.glued[first] === 1 && this.#isOfMailbox(first - 1)) first--;
    segment.size = first;
    this.#opaque(segment.starts[first] as number, this.#linkEnd(this.#at + 1), opaqueWord.mailbox);
  }

  #isOfMailbox(index: number): boolean {
    const { shapes, starts } = this.segment;
    if ((shapes[index] as number) <= shape.caseless) return true;
    return '.-_+'.includes(this.#text.charAt(starts[index] as number));
  }

  #isGluedWord(): boolean {
    const { size, ends, shapes } = this.segment;
    return size > 0 && ends[size - 1] === this.#at && (shapes[size - 1] as number) <= shape.caseless;
  }

  #isWordUnit(at: number): boolean {
    const kind = this.#units.kinds[this.#text.charCodeAt(at)];
    return kind !== undefined && kind >= unitKind.lower && kind <= unitKind.ideograph;
  }

  #handleEnd(from: number): number {
    let at = from;
    while (this.#isWordUnit(at) || this.#text.charCodeAt(at) === 95) at++;
    return at;
  }

  #linkEnd(from: number): number {
    const { kinds } = this.#units;
    let at = from;
    while (at < this.#text.length) {
      const code = this.#text.charCodeAt(at);
      if ((kinds[code] as number) <= unitKind.newline || linkEnds.has(code)) break;
      at++;
    }
    return at;
  }

  #word(): void {
    const { kinds, folded } = this.#units;
    const start = this.#at;
    const limit = Math.min(this.#text.length, start + MAX_WORD);
    const counts = this.#counts.fill(0);
    let word = BASIS;
    let key = BASIS;
    let at = start;
    for (; at < limit; at++) {
      const code = this.#text.charCodeAt(at);
      const kind = kinds[code] as number;
      if (!isOfWord(kind) && !this.#joins(code, start, at)) break;
      counts[kind] = (counts[kind] as number) + 1;
      key = Math.imul(key ^ code, PRIME);
      if (kind !== unitKind.mark) word = Math.imul(word ^ (folded[code] as number), PRIME);
    }
    const startsUpper = kinds[this.#text.charCodeAt(start)] === unitKind.upper;
    this.#put(start, at, shapeOfWord(counts, startsUpper), word, key);
    if (at - start === 3 && word === WWW && this.#text.charCodeAt(at) === DOT) {
      this.segment.size--;
      this.#opaque(start, this.#linkEnd(at), opaqueWord.link);
    }
  }

  /** Whether an apostrophe is part of a word: in `O'Brien` it is, in `Anna's`, `they've` and `d'Anna` it is not. */
  #joins(code: number, start: number, at: number): boolean {
    if (code !== 39 && code !== 0x2019) return false;
    const { kinds } = this.#units;
    const kindAt = (index: number): number => kinds[this.#text.charCodeAt(index)] ?? unitKind.gap;
    if (!isLetter(kindAt(at + 1)) || !isLetter(kindAt(at + 2))) return false;
    if (at - start === 1 && kindAt(start) === unitKind.lower) return false;
    return isLetter(kindAt(at + 3)) || !/^(?:ll|re|ve)$/iu.test(this.#text.slice(at + 1, at + 3));
  }
}

const isLetter = (kind: number): boolean => kind >= unitKind.lower && kind <= unitKind.caseless;
const isOfWord = (kind: number): boolean =>
  (kind >= unitKind.lower && kind <= unitKind.digit) || kind === unitKind.mark;
