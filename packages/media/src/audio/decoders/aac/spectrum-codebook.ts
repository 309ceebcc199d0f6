import type { BitReader } from '../bit-reader.ts';
import { Codebook } from '../codebook.ts';
import { type AacCode, spectrumCodes } from './aac-codes.ts';

/** How the symbols of a codebook hold the values of two or four lines: as the digits of a number. */
interface LineForm {
  readonly lines: 2 | 4;
  readonly base: number;
  /** The value of the digit 0. It is negative if the symbols hold the signs. Otherwise a sign follows each value. */
  readonly least: number;
}

/** The forms of the codebooks from 1 to 11 (ISO/IEC 14496-3, table 4.151). */
const forms: readonly LineForm[] = [
  { lines: 4, base: 3, least: -1 },
  { lines: 4, base: 3, least: -1 },
  { lines: 4, base: 3, least: 0 },
  { lines: 4, base: 3, least: 0 },
  { lines: 2, base: 9, least: -4 },
  { lines: 2, base: 9, least: -4 },
  { lines: 2, base: 8, least: 0 },
  { lines: 2, base: 8, least: 0 },
  { lines: 2, base: 13, least: 0 },
  { lines: 2, base: 13, least: 0 },
  { lines: 2, base: 17, least: 0 },
];
/** The value of the codebook 11 after which a longer one follows. */
const ESCAPE = 16;
const MAX_ESCAPE_BITS = 12;

/** The code with the lengths of its codewords. */
export function codebookOf({ counts, symbols }: AacCode): Codebook {
  const lengths = counts.flatMap((count, at) => Array<number>(count).fill(at + 1));
  return new Codebook(lengths, symbols);
}

/** Reads the quantised values of a few lines that are next to each other. */
export class SpectrumCodebook {
  readonly lines: number;
  readonly #code: Codebook;
  readonly #isSigned: boolean;
  readonly #hasEscape: boolean;
  /** The values of all symbols. */
  readonly #values: Int8Array;

  constructor(code: AacCode, { lines, base, least }: LineForm) {
    this.lines = lines;
    this.#code = codebookOf(code);
    this.#isSigned = least < 0;
    this.#hasEscape = base > ESCAPE;
    this.#values = Int8Array.from({ length: base ** lines * lines }, (_, at) => {
      const line = at % lines;
      return (Math.floor(Math.floor(at / lines) / base ** (lines - 1 - line)) % base) + least;
    });
  }

  /** Reads the next values into `output` from `at` on. */
  read(reader: BitReader, output: Float64Array, at: number): void {
    const { lines } = this;
    const from = this.#code.read(reader) * lines;
    for (let line = 0; line < lines; line += 1) {
      const value = this.#values[from + line] ?? 0;
      output[at + line] = value !== 0 && !this.#isSigned && reader.readFlag() ? -value : value;
    }
    if (!this.#hasEscape) return;
    for (let line = 0; line < lines; line += 1) {
      const value = output[at + line] ?? 0;
      if (Math.abs(value) === ESCAPE) output[at + line] = Math.sign(value) * readEscape(reader);
    }
  }
}

/** Reads a value from 16 to 8191: ones, a zero, and then four bits more than there were ones. */
function readEscape(reader: BitReader): number {
  let bits = 4;
  while (reader.readFlag()) bits += 1;
  if (bits > MAX_ESCAPE_BITS) throw new Error('a value of the spectrum is out of range');
  return (1 << bits) + reader.read(bits);
}

/** The codebooks of the spectrum. Codebook 1 is the first one. */
export const spectrumCodebooks: readonly SpectrumCodebook[] = forms.map(
  (form, at) => new SpectrumCodebook(spectrumCodes[at] ?? { counts: [], symbols: [] }, form),
);
