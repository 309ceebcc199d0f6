/** Measures of a text's shape from one pass, all in UTF-16 units. */
export interface TextShape {
  readonly length: number;
  /** Units in verbatim copies of earlier text. Each copy is at least `MIN_COPY` long. */
  readonly copied: number;
  readonly longestCopy: number;
  /** End of the longest copy. */
  readonly copyEnd: number;
  /** Share of sampled stretches that occurred earlier in the text, 0 to 1. */
  readonly seenShare: number;
  /** Units of white space and rules ("-----"), without the first of each run. */
  readonly filler: number;
  readonly longestFiller: number;
  /** Invisible characters, and marks stacked on one letter. */
  readonly invisible: number;
  readonly deepest: number;
  readonly deepestEnd: number;
  /** Lines that start with a number or a bullet. */
  readonly listItems: number;
}

const SAMPLE_EVERY = 4;
const MIN_COPY = 200;
/**
 * At most 16,384 samples are remembered, and later samples overwrite earlier ones. Copies up to about 16,000 units
 * apart are found.
 */
const MAX_SLOT_BITS = 14;

/**
 * Random addends of the rolling hash, by low byte. The hash has 32 bits, and each unit is shifted out after 16 steps.
 */
const gear = Int32Array.from({ length: 256 }, (_, at) => {
  let mixed = Math.imul(at + 1, 0x9e37_79b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85eb_ca77);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae3d);
  return mixed ^ (mixed >>> 16);
});

const plain = 0;
const open = 1;
const close = 2;
const newline = 3;
const tagOpen = 4;

/** How the scan treats ASCII units. */
const asciiRoles = Uint8Array.from({ length: 128 }, (_, code) => {
  const unit = String.fromCharCode(code);
  if (unit === '\n') return newline;
  if ('([{'.includes(unit)) return open;
  if (')]}'.includes(unit)) return close;
  return unit === '<' ? tagOpen : plain;
});

/** Measures a text in one pass. */
export function measureShape(text: string): TextShape {
  const scan = new ShapeScan(text);
  let previous = -1;
  let hash = 0;
  let fed = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === previous && scan.fill(code)) continue;
    previous = code;
    const role = code < 128 ? (asciiRoles[code] as number) : scan.wide(code, at);
    if (role !== plain) scan.mark(role, at);
    hash = ((hash << 2) + (gear[(code ^ (code >> 8)) & 255] as number)) | 0;
    fed += 1;
    if ((fed & (SAMPLE_EVERY - 1)) === 0) scan.sample(hash, at);
  }
  return scan.finish();
}

/** Whether a unit is white space or part of a rule. Runs of these are cheap, so they are measured separately. */
function isFiller(code: number): boolean {
  if (code < 128) return code <= 32 || code === 45 || code === 61 || code === 95;
  return code === 0xa0 || code === 0x3000 || (code >= 0x2500 && code <= 0x259f);
}

/** Shared by all scans, because a scan is synchronous. */
const slots = new Int32Array(1 << MAX_SLOT_BITS);

class ShapeScan {
  readonly #text: string;
  readonly #slots: Int32Array;
  readonly #slotShift: number;
  #run = 0;
  #copied = 0;
  #longestCopy = 0;
  #copyEnd = 0;
  #seen = 0;
  #samples = 0;
  #filler = 0;
  #fillerRun = 0;
  #fillerSamples = 0;
  #misses = 0;
  #longestFiller = 0;
  #invisible = 0;
  #markRun = 0;
  #lastMark = -1;
  #depth = 0;
  #deepest = 0;
  #deepestEnd = 0;
  #tagRun = 0;
  #listItems = 0;

  constructor(text: string) {
    const bits = Math.min(MAX_SLOT_BITS, Math.max(6, 33 - Math.clz32(text.length)));
    this.#slots = slots.fill(0, 0, 1 << bits);
    this.#slotShift = 32 - bits;
    this.#text = text;
  }

  /** Looks up the hash of a stretch and stores it. */
  sample(hash: number, at: number): void {
    const slot = hash >>> this.#slotShift;
    this.#samples += 1;
    if (this.#slots[slot] === hash) {
      this.#seen += 1;
      this.#run += SAMPLE_EVERY;
      this.#misses = 0;
      return;
    }
    this.#slots[slot] = hash;
    if (this.#run > 0) this.#miss(at);
  }

  /** One or two misses may be hash collisions in a slot. A changed unit causes four misses. */
  #miss(at: number): void {
    this.#misses += 1;
    if (this.#misses > 2) this.#endRun(at);
  }

  #endRun(at: number): void {
    if (this.#run >= MIN_COPY) this.#copied += this.#run;
    if (this.#run > this.#longestCopy) {
      this.#longestCopy = this.#run;
      this.#copyEnd = at;
    }
    this.#run = 0;
  }

  /** Counts a unit that repeats the one before it if it is filler. */
  fill(code: number): boolean {
    if (!isFiller(code)) return false;
    this.#filler += 1;
    this.#fillerRun = this.#fillerSamples === this.#samples ? this.#fillerRun + 1 : 1;
    this.#fillerSamples = this.#samples;
    if (this.#fillerRun > this.#longestFiller) this.#longestFiller = this.#fillerRun;
    return true;
  }

  /** Counts invisible non-ASCII units. */
  wide(code: number, at: number): number {
    if (isMark(code)) {
      this.#markRun = at === this.#lastMark + 1 ? this.#markRun + 1 : 1;
      this.#lastMark = at;
      if (this.#markRun > 2) this.#invisible += 1;
      return plain;
    }
    if (isInvisible(code)) this.#invisible += 1;
    return plain;
  }

  mark(role: number, at: number): void {
    if (role === open) this.#open(at);
    else if (role === close) this.#depth = Math.max(0, this.#depth - 1);
    else if (role === tagOpen) this.#openTag(at);
    else if (role === newline && startsItem(this.#text, at + 1)) this.#listItems += 1;
  }

  #open(at: number): void {
    const before = this.#text.charCodeAt(at - 1);
    if (before === 58 || before === 59 || before === 61) return;
    this.#depth += 1;
    this.#deepen(this.#depth, at);
  }

  /** Counts tags that open directly inside each other. A closing tag or text between them ends the run. */
  #openTag(at: number): void {
    const isNested = this.#text.charCodeAt(at - 1) === 62;
    const isClosing = this.#text.charCodeAt(at + 1) === 47;
    this.#tagRun = isClosing ? 0 : isNested ? this.#tagRun + 1 : 1;
    this.#deepen(this.#tagRun, at);
  }

  #deepen(depth: number, at: number): void {
    if (depth <= this.#deepest) return;
    this.#deepest = depth;
    this.#deepestEnd = at + 1;
  }

  finish(): TextShape {
    this.#endRun(this.#text.length);
    return {
      length: this.#text.length,
      copied: this.#copied,
      longestCopy: this.#longestCopy,
      copyEnd: this.#copyEnd,
      seenShare: this.#samples === 0 ? 0 : this.#seen / this.#samples,
      filler: this.#filler,
      longestFiller: this.#longestFiller,
      invisible: this.#invisible,
      deepest: this.#deepest,
      deepestEnd: this.#deepestEnd,
      listItems: this.#listItems,
    };
  }
}

function isMark(code: number): boolean {
  return (code >= 0x300 && code <= 0x36f) || (code >= 0x483 && code <= 0x489) || (code >= 0x20d0 && code <= 0x20f0);
}

function isInvisible(code: number): boolean {
  if (code < 0x2000)
    return code === 0xad || code === 0x34f || code === 0x115f || code === 0x180e || (code >= 0x80 && code < 0xa0);
  if (code <= 0x206f)
    return (
      code >= 0x2060 || code === 0x200b || (code >= 0x200e && code <= 0x200f) || (code >= 0x202a && code <= 0x202e)
    );
  return code === 0xfeff || code === 0xfffd || code === 0x3164 || code === 0xdb40 || code === 0x2800;
}

/** Whether a line begins with "1." or "1)" or a bullet. */
function startsItem(text: string, start: number): boolean {
  const first = text.charCodeAt(start);
  if (first === 45 || first === 42 || first === 0x2022) return text.charCodeAt(start + 1) === 32;
  let at = start;
  while (at < start + 5 && text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57) at++;
  return at > start && (text.charCodeAt(at) === 46 || text.charCodeAt(at) === 41);
}
